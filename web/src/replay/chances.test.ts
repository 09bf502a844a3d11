import { describe, expect, it } from "vitest";
import type { AnyFact, Event, HandOdds, HandRecord } from "../generated/wire";
import { roll, sitting } from "../../tests/samples";
import golden from "../../../tests/hands/holdem/heads_up_all_in.json";
import { shortly } from "../table/view/shortly";
import { chancesAt, sceneAt } from "./chances";
import { Replay } from "./steps";

const events = golden.views["0"] as unknown as readonly Event[];
const opened = events.find((event) => event.type === "opened");
const sittings = (opened?.seats ?? []).map((seat, n) => sitting(seat, opened?.names[n] ?? "", opened?.stacks[n]));
const record: HandRecord = { format: "croupier-hand-1", id: "t.1", table: "t", at: 0, player: 0, facts: [roll({ sittings }), ...events] as AnyFact[], openings: [] };
const replay = new Replay(record);
const odds = (...equities: number[]) => ({ chances: equities.map((equity) => ({ win: 0, tie: 0, equity, error: equity === 0.5 ? 0.01 : 0 })), deals: 1, exact: equities[0] !== 0.5 });
const dealt = record.facts.findLastIndex(({ type }) => type === "dealt") + 1;
const flop = record.facts.findIndex(({ type }) => type === "board") + 1;
const found: HandOdds = {
  game: true,
  scenes: [
    { since: dealt, players: [0, 1], hidden: 0, boards: [odds(0.8, 0.2)] },
    { since: flop, players: [0, 1], hidden: 1, boards: [odds(0.5, 0.5), odds(0.9, 0.1)] },
  ],
};

describe("the chances in a replay", () => {
  it("hold from the fact with which they begin until the next ones", () => {
    expect(sceneAt(found, dealt - 1)).toBeNull();
    expect(sceneAt(found, dealt)?.boards).toHaveLength(1);
    expect(sceneAt(found, flop - 1)?.boards).toHaveLength(1);
    expect(sceneAt(found, 10_000)?.boards).toHaveLength(2);
  });

  it("are there at the deal, with the cards that are shown in the end", () => {
    const chances = chancesAt(found, replay, 0);
    expect(chances?.shares.map(({ seat, equity }) => [seat, equity])).toEqual([[1, 0.8], [2, 0.2]]);
    expect(chances?.shares.map(({ cards }) => cards)).toEqual([[48, 44], [23, 21]]);
    expect(chances?.exact).toBe(true);
  });

  it("are the mean of several boards, and as sure as the least sure of them", () => {
    const chances = chancesAt(found, replay, replay.last);
    expect(chances?.shares.map(({ equity }) => equity)).toEqual([0.7, 0.3]);
    expect(chances?.shares[0]?.boards).toEqual([0.5, 0.9]);
    expect([chances?.exact, chances?.error, chances?.hidden]).toEqual([false, 0.01, 1]);
  });

  it("are called nothing and all only when they are", () => {
    expect([0, 0.004, 0.014, 0.5, 0.995, 1].map(shortly)).toEqual(["0", "<1", "1", "50", ">99", "100"]);
  });
});
