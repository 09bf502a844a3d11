import { describe, expect, it } from "vitest";
import type { AnyFact, Event, HandRecord } from "../generated/wire";
import { roll, sitting } from "../../tests/samples";
import { Replay } from "./steps";

interface Golden {
  readonly views: Readonly<Record<string, readonly Event[]>>;
  readonly final: { readonly stacks: readonly number[] };
}

const files = import.meta.glob<Golden>("../../../tests/hands/*/*.json", { import: "default", eager: true });
const hands = Object.entries(files).map(([path, golden]) => [path.split("/hands/")[1] ?? path, golden] as const);

function record(golden: Golden): HandRecord {
  const events = golden.views["0"] ?? [];
  const opened = events.find((event) => event.type === "opened");
  const sittings = (opened?.seats ?? []).map((seat, n) => sitting(seat, opened?.names[n] ?? "", opened?.stacks[n]));
  const facts: AnyFact[] = [roll({ sittings }), ...events];
  return { format: "croupier-hand-1", id: "t.1", table: "t", at: 0, player: 0, facts, openings: [] };
}

describe("a hand that is played again", () => {
  it.each(hands)("tells every fact once, and ends as the hand did: %s", (_, golden) => {
    const replay = new Replay(record(golden));
    const { ends, final } = replay;
    expect([...ends].sort((one, other) => one - other)).toEqual(ends);
    expect(new Set(ends).size).toBe(ends.length);
    expect(ends.at(-1)).toBe(replay.record.facts.length);
    expect(final.hand?.stacks).toEqual(golden.final.stacks);
    expect(final.hand?.finished).toBe(true);
  });

  it.each(hands)("begins when the cards are dealt, before anybody has done anything: %s", (_, golden) => {
    const hand = new Replay(record(golden)).at(0).hand;
    expect(hand?.holes.some((cards) => cards.length > 0)).toBe(true);
    expect(hand?.folded.includes(true)).toBe(false);
    expect(hand?.finished).toBe(false);
  });

  it("shows one thing at a time: no step has two decisions", () => {
    const DECISIONS = new Set(["folded", "checked", "called", "wagered"]);
    for (const [name, golden] of hands) {
      const { ends, record: { facts } } = new Replay(record(golden));
      ends.forEach((end, step) => {
        const told = facts.slice(step === 0 ? 0 : ends[step - 1], end);
        expect(told.filter(({ type }) => DECISIONS.has(type)).length, `${name} ${step}`).toBeLessThan(2);
      });
    }
  });

  it("has a mark for the deal, each street and the end, in order", () => {
    const golden = hands.find(([name]) => name === "holdem/a_beaten_hand_is_mucked.json")?.[1] as Golden;
    const { marks } = new Replay(record(golden));
    expect(marks.map(({ what }) => what)).toEqual(["deal", "flop", "turn", "river", "end"]);
    expect(marks.map(({ step }) => step)).toEqual(marks.map(({ step }) => step).toSorted((one, other) => one - other));
  });

  it("keeps to its ends when it is asked for a step that there is none of", () => {
    const replay = new Replay(record(hands[0]?.[1] as Golden));
    expect(replay.at(-5).n).toBe(replay.at(0).n);
    expect(replay.at(999).n).toBe(replay.final.n);
  });
});
