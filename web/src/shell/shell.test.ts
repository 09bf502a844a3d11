import { describe, expect, it } from "vitest";
import type { TableRow } from "../generated/wire";
import { spec } from "../../tests/samples";
import { greeting, ordered, verbOf } from "./lobby/rows";
import { routeOf } from "./router.svelte";
import { hueOf, initialOf } from "./ui/avatar";

function row(table: string, players: number, more: Partial<TableRow> = {}): TableRow {
  const now = { variant: "holdem", structure: "no_limit" } as const;
  return { table, spec: spec({ seats: 6 }), players, bots: 0, hand: 1, mine: false, now, running: false, ...more };
}

describe("the lobby", () => {
  it("puts my table first and full tables last, and otherwise keeps the room's order", () => {
    const rows = [row("full", 6), row("a", 2), row("mine", 6, { mine: true }), row("b", 5)];
    expect(ordered(rows, "all", true).map((each) => each.table)).toEqual(["mine", "a", "b", "full"]);
    expect(ordered(rows, "all", false).map((each) => each.table)).toEqual(["mine", "full", "a", "b"]);
    expect(ordered(rows, "omaha", true)).toEqual([]);
  });

  it("offers the one thing that can be done", () => {
    expect(verbOf(row("a", 2, { bots: 3 }))).toBe("sit");
    expect(verbOf(row("a", 2, { bots: 4 }))).toBe("watch");
    expect(verbOf(row("a", 6, { mine: true }))).toBe("return");
    expect([verbOf(row("a", 2, { running: true })), verbOf(row("a", 2, { running: true, mine: true }))]).toEqual(["watch", "return"]);
  });

  it("greets by the hour", () => {
    expect([3, 8, 14, 21].map(greeting)).toEqual(["night", "morning", "day", "evening"]);
  });
});

describe("the address", () => {
  it("names a table, the new-table form, or the lobby", () => {
    expect(routeOf("/t/kx3f9", "")).toEqual({ name: "table", id: "kx3f9" });
    expect(routeOf("/", "#new")).toEqual({ name: "new" });
    expect(routeOf("/t/../etc", "")).toEqual({ name: "lobby" });
    expect(routeOf("/t/UPPER", "")).toEqual({ name: "lobby" });
  });

  it("names a finished hand and the step of it that is shown", () => {
    expect(routeOf("/hand/kx3f9.118", "")).toEqual({ name: "hand", id: "kx3f9.118", at: 0 });
    expect(routeOf("/hand/kx3f9.118", "", "?at=23")).toEqual({ name: "hand", id: "kx3f9.118", at: 23 });
    expect(routeOf("/hand/kx3f9.118", "", "?at=-1")).toEqual({ name: "hand", id: "kx3f9.118", at: 0 });
    expect(routeOf("/hand/kx3f9", "")).toEqual({ name: "lobby" });
  });
});

describe("the mark of a name", () => {
  it("is its first letter and always the same hue", () => {
    expect(initialOf("  їжак")).toBe("Ї");
    expect(initialOf("👑 king")).toBe("👑");
    expect(hueOf("Anna")).toBe(hueOf("Anna"));
    const hues = ["Anna", "Boris", "Viktoria", "Georgij", "Gus", "Hedy", "Їжак", "李"].map(hueOf);
    expect(hues.every((hue) => hue >= 0 && hue < 360)).toBe(true);
    expect(new Set(hues).size).toBeGreaterThan(5);
  });
});
