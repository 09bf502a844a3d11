import { describe, expect, it } from "vitest";
import type { AnyFact, Match } from "../generated/wire";
import { positions } from "./position";
import { opened, roll, spec } from "../../tests/samples";
import { Table } from "./table";

function table(...facts: AnyFact[]): Table {
  const made = new Table("t");
  facts.forEach((fact, place) => made.apply({ n: 40 + place, fact }));
  return made;
}

describe("a table in the browser", () => {
  it("knows from a roll who sits where, and from an opening who is dealt in", () => {
    const now = table(roll(), opened());
    expect(now.n).toBe(41);
    expect([...now.sittings.keys()]).toEqual([2, 4, 5]);
    expect(now.playerAt(4)).toBe(1);
    expect(now.playerAt(1)).toBe(-1);
    expect(now.button).toBe(5);
    expect(now.handNumber).toBe(7);
  });

  it("keeps the stacks at the seats in step with the hand", () => {
    const now = table(roll(), opened(), { type: "posted", player: 1, kind: "big_blind", amount: 10 });
    expect(now.sittings.get(4)?.stack).toBe(990);
  });

  it("does not give a newcomer the stack of the player who sat there before", () => {
    const now = table(
      roll(), opened(), { type: "folded", player: 2 }, { type: "stood", seat: 5, player: "viktoria", stack: 1000, at: 0 },
      { type: "sat", seat: 5, player: "mia", name: "Mia", stack: 400, bot: false, new: true, waits: false },
      { type: "posted", player: 0, kind: "small_blind", amount: 5 },
    );
    expect(now.sittings.get(5)).toMatchObject({ name: "Mia", stack: 400 });
    expect(now.playerAt(5)).toBe(-1);
  });

  it("is played by another spec when the hand is over, or at once when none runs", () => {
    const omaha: AnyFact = { type: "changed", spec: { ...spec(), variant: "omaha" }, by: "anna", by_name: "Anna" };
    expect(table(roll(), omaha).spec?.variant).toBe("omaha");
    const running = table(roll(), opened(), omaha);
    expect(running.spec?.variant).toBe("holdem");
    const over = running.copy();
    over.apply({ n: 43, fact: { type: "ended", carry: 0 } });
    expect([running.spec?.variant, over.spec?.variant]).toEqual(["holdem", "omaha"]);
  });

  it("takes the spec that waited for the end when the hand is voided", () => {
    const now = table(
      roll(), opened(), { type: "changed", spec: { ...spec(), variant: "razz" }, by: "anna", by_name: "Anna" },
      { type: "voided", hand: 7, reason: "misdeal", by: "anna", by_name: "Anna" },
    );
    expect(now.spec?.variant).toBe("razz");
  });

  it("counts the matches of open-face Chinese, their deals and the circle as the room does", () => {
    const players = ["anna", "boris", "viktoria"];
    const opening = { type: "chinese_opened", hand: 7, variant: "ofc", house: {}, seats: [2, 4, 5], names: players, stacks: [9, 9, 9], button: 5, fantasy: [0, 0, 0] } as unknown as AnyFact;
    const after = (match: Match) => table(roll({ match }), opening).match;
    const none = { number: 0, deal: 0, players: [], fantasy: [], circle: 0 };
    expect(after(none)).toEqual({ number: 1, deal: 1, players, fantasy: [], circle: 0 });
    expect(after({ number: 3, deal: 1, players, fantasy: [14, 0, 0], circle: 1 })).toEqual({ number: 3, deal: 2, players, fantasy: [], circle: 1 });
    expect(after({ number: 3, deal: 0, players: players.toReversed(), fantasy: [], circle: 2 })).toEqual({ number: 4, deal: 1, players, fantasy: [], circle: 2 });
    expect(after({ number: 3, deal: 0, players, fantasy: [], circle: 3 })).toMatchObject({ number: 4, circle: 0 });
    expect(after({ number: 3, deal: 0, players: ["anna", "boris"], fantasy: [], circle: 1 })).toMatchObject({ number: 4, circle: 0 });
  });

  it("knows who straddles, whether a bomb pot is to come, and where a rotation stands", () => {
    const now = table(
      roll({ place: { game: 2, hand: 1, hands: 3, level: 0, chooser: 0 } }), { type: "straddling", seat: 4, on: true },
      { type: "bomb_called", by: "anna", by_name: "Anna" },
    );
    expect(now.sittings.get(4)?.straddles).toBe(true);
    expect([now.bombCalled, now.place?.game]).toEqual([true, 2]);
    now.apply({ n: 50, fact: roll() });
    expect([now.bombCalled, now.place]).toEqual([false, null]);
  });

  it("lets who owes blinds owe them still after a hand in which nobody posts any", () => {
    const owes = roll();
    const sittings = owes.sittings.map((one) => ({ ...one, marks: ["big_blind"] as const, waits: true }));
    const stud = table({ ...owes, sittings }, opened({ posts: [{ player: 0, kind: "ante", amount: 1 }] }));
    expect(stud.sittings.get(2)).toMatchObject({ marks: ["big_blind"], waits: true });
    expect(table({ ...owes, sittings }, opened()).sittings.get(2)).toMatchObject({ marks: [], waits: false });
  });

  it("keeps chips that were bought after the hand when cards are shown late", () => {
    const now = table(
      roll(), opened(), { type: "ended", carry: 0 }, { type: "bought", seat: 2, amount: 500 },
      { type: "shown", player: 0, cards: [1, 2] },
    );
    expect(now.sittings.get(2)?.stack).toBe(1500);
    expect(now.hand?.shown[0]).toEqual([1, 2]);
  });

  it("calls a lone pot the pot, and several main and side", () => {
    const one = table(roll(), opened(), { type: "gathered", pots: [{ amount: 30, players: [0, 1] }] });
    expect(one.pots.map((pot) => pot.label)).toEqual(["pot"]);
    const two = table(roll(), opened(), { type: "gathered", pots: [{ amount: 30, players: [0, 1] }, { amount: 8, players: [1] }] });
    expect(two.pots.map((pot) => [pot.label, pot.number, pot.amount])).toEqual([["main", 0, 30], ["side", 1, 8]]);
  });

  it("shows antes as the pot before the first bets are gathered, and empties a pot that is paid out", () => {
    const ante = table(roll(), opened(), { type: "posted", player: 0, kind: "ante", amount: 2 });
    expect(ante.pots).toMatchObject([{ label: "pot", amount: 2 }]);
    const paid = table(
      roll(), opened(), { type: "posted", player: 0, kind: "ante", amount: 2 },
      { type: "gathered", pots: [{ amount: 2, players: [0] }] },
      { type: "awarded", pot: 0, amount: 2, board: 0, half: "", wins: [{ player: 0, amount: 2, odd: 0, cards: [], name: null }] },
    );
    expect(paid.pots).toEqual([]);
  });

  it("remembers who is away, who comes back and how often the clock ran out", () => {
    const away = table(roll(), { type: "timed_out", seat: 4 }, { type: "timed_out", seat: 4 }, { type: "away", seat: 4, why: "timeouts" });
    expect(away.sittings.get(4)).toMatchObject({ away: true, timeouts: 2 });
    away.apply({ n: 99, fact: { type: "back", seat: 4, waits: false } });
    expect(away.sittings.get(4)).toMatchObject({ away: false, timeouts: 0 });
  });

  it("remembers who is new, what was missed and who waits, until the player is dealt in", () => {
    const now = table(
      roll({ sittings: [] }), { type: "sat", seat: 5, player: "mia", name: "Mia", stack: 400, bot: false, new: true, waits: true },
      ...[2, 4].map((seat) => ({ type: "sat" as const, seat, player: `p${seat}`, name: "", stack: 400, bot: false, new: false, waits: false })),
      { type: "missed", seat: 4, blind: "big_blind" }, { type: "missed", seat: 4, blind: "small_blind" },
      { type: "missed", seat: 4, blind: "big_blind" }, { type: "back", seat: 4, waits: true },
    );
    expect(now.sittings.get(5)).toMatchObject({ marks: ["new"], waits: true });
    expect(now.sittings.get(4)).toMatchObject({ marks: ["big_blind", "small_blind"], waits: true });
    now.apply({ n: 99, fact: opened() });
    expect([...now.sittings.values()].map(({ marks, waits }) => [marks, waits])).toEqual([[[], false], [[], false], [[], false]]);
  });

  it("forgives timeouts to who acts himself, but not to whom the clock folded", () => {
    const late = table(roll(), opened(), { type: "timed_out", seat: 4 }, { type: "folded", player: 1 });
    expect(late.sittings.get(4)?.timeouts).toBe(1);
    const awake = table(roll(), opened(), { type: "timed_out", seat: 4 }, { type: "checked", player: 1 }, { type: "checked", player: 1 });
    expect(awake.sittings.get(4)?.timeouts).toBe(0);
  });

  it("logs codes with names, amounts and seats, never sentences", () => {
    const now = table(
      roll(), opened(), { type: "wagered", player: 0, to: 40, step: 30, full: true, opens: false },
      { type: "stood", seat: 5, player: "viktoria", stack: 1000, at: 0 },
    );
    expect(now.lines.map((line) => [line.code, line.name, line.amount])).toEqual([
      ["hand", "", 7], ["raised", "Anna", 40], ["stood", "Viktoria", 1000],
    ]);
  });

  it("logs the pots of a split each with its own number", () => {
    const win = (player: number, amount: number) => ({ player, amount, odd: 0, cards: [], name: null });
    const now = table(
      roll(), opened(), { type: "gathered", pots: [{ amount: 30, players: [0, 1, 2] }, { amount: 8, players: [1, 2] }] },
      { type: "awarded", pot: 1, amount: 8, board: 0, half: "", wins: [win(1, 8)] }, { type: "awarded", pot: 0, amount: 30, board: 0, half: "", wins: [win(0, 15), win(1, 15)] },
    );
    expect(now.lines.filter((line) => line.code === "won").map((line) => [line.name, line.pot, line.pots, line.amount])).toEqual([
      ["Boris", 1, 2, 8], ["Anna", 0, 2, 15], ["Boris", 0, 2, 15],
    ]);
  });

  it("begins anew from a roll but keeps its log", () => {
    const now = table(roll(), opened(), { type: "ended", carry: 1 }, roll({ hand: 7, button: 5, carry: 1 }));
    expect(now.hand).toBeNull();
    expect(now.carry).toBe(1);
    expect(now.lines).toHaveLength(2);
  });

  it("copies into a snapshot that later facts do not change", () => {
    const now = table(roll(), opened());
    const before = now.copy();
    now.apply({ n: 42, fact: { type: "posted", player: 1, kind: "big_blind", amount: 10 } });
    now.apply({ n: 43, fact: { type: "stood", seat: 2, player: "anna", stack: 1000, at: 0 } });
    expect(before.n).toBe(41);
    expect(before.sittings.get(4)?.stack).toBe(1000);
    expect(before.playerAt(2)).toBe(0);
    expect(before.hand?.total).toBe(0);
  });
});

describe("the names of the places", () => {
  const post = (player: number, kind: "small_blind" | "big_blind") => ({ player, kind, amount: 5 });

  it("gives six players SB, BB, UTG, HJ, CO and BTN", () => {
    const six = opened({ seats: [1, 2, 3, 4, 5, 6], button: 6, posts: [post(0, "small_blind"), post(1, "big_blind")] });
    expect(positions(six)).toEqual(["SB", "BB", "UTG", "HJ", "CO", "BTN"]);
  });

  it("gives nine players two in the middle and two under the gun", () => {
    const nine = opened({ seats: [1, 2, 3, 4, 5, 6, 7, 8, 9], button: 9, posts: [post(0, "small_blind"), post(1, "big_blind")] });
    expect(positions(nine)).toEqual(["SB", "BB", "UTG", "UTG+1", "MP", "MP+1", "HJ", "CO", "BTN"]);
  });

  it("puts the small blind of two players on the button", () => {
    const two = opened({ seats: [3, 7], button: 7, posts: [post(1, "small_blind"), post(0, "big_blind")] });
    expect(positions(two)).toEqual(["BB", "BTN"]);
  });

  it("leaves nobody on a dead button and nobody in a dead small blind", () => {
    const dead = opened({ seats: [4, 5, 6, 1], button: 2, posts: [post(0, "big_blind")] });
    expect(positions(dead)).toEqual(["BB", "UTG", "HJ", "CO"]);
  });
});
