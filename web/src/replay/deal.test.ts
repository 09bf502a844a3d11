import { describe, expect, it } from "vitest";
import type { AnyFact, ChineseEvent, ChineseOpened, HandTold } from "../generated/wire";
import { OPEN_FACE } from "../../fixtures/open-face";
import { UNKNOWN } from "../model/chinese";
import { lightOf, PARTS } from "../open-face/tale";
import { roll, sitting } from "../../tests/samples";
import { DealReplay } from "./deal";

interface Golden {
  readonly opened: ChineseOpened;
  readonly views: Readonly<Record<string, readonly ChineseEvent[]>>;
  readonly final: { readonly stacks: readonly number[] };
}

const files = import.meta.glob<Golden>("../../../tests/chinese/hands/*/*.json", { import: "default", eager: true });
const deals = Object.entries(files).map(([path, golden]) => [path.split("/hands/")[1] ?? path, golden] as const);
const named = (name: string) => deals.find(([path]) => path.includes(name))?.[1] as Golden;

function record(golden: Golden, player = 0): HandTold {
  const events = golden.views[player < 0 ? "spectator" : String(player)] ?? [];
  const { seats, names, stacks } = golden.opened;
  const facts: AnyFact[] = [roll({ sittings: seats.map((seat, n) => sitting(seat, names[n] ?? "", stacks[n])) }), ...events];
  return { format: "croupier-hand-1", id: "t.1", table: "t", at: 0, player, facts, openings: [], standings: [] };
}

describe("a deal that is played again", () => {
  it.each(deals)("tells every fact in order, and ends as the deal did: %s", (_, golden) => {
    const { ends, final, record: { facts } } = new DealReplay(record(golden));
    expect([...ends].sort((one, other) => one - other)).toEqual(ends);
    expect(ends.at(-1)).toBe(facts.length);
    expect(final.deal?.stacks).toEqual(golden.final.stacks);
    expect(final.deal?.finished).toBe(true);
  });

  it.each(deals)("shows one placement at a time, and the cards of a street before they are laid: %s", (_, golden) => {
    const replay = new DealReplay(record(golden));
    const { ends, record: { facts }, scored } = replay;
    ends.slice(0, scored).forEach((end, step) => {
      const told = facts.slice(step === 0 ? 0 : ends[step - 1], end);
      expect(told.filter(({ type }) => type === "locked").length).toBeLessThan(2);
      const mine = told.find((fact) => fact.type === "given" && fact.player === 0);
      if (mine) expect(replay.at(step).deal?.handOf(0).length).toBeGreaterThan(0);
    });
  });

  it.each(deals)("shows who only watches no card that the others did not see: %s", (_, golden) => {
    const replay = new DealReplay(record(golden, -1));
    for (let step = 0; step <= replay.last; step++) {
      const deal = replay.at(step).deal;
      expect(deal?.discards.flat().every((card) => card === UNKNOWN)).toBe(true);
    }
  });

  it("tells my discards and nobody else's", () => {
    const replay = new DealReplay(record(named("ofc/moves_on_the_first_street"), 1));
    const discards = replay.final.deal?.discards ?? [];
    expect(discards.map((cards) => cards.some((card) => card !== UNKNOWN))).toEqual([false, true, false]);
  });

  it("has placements of mine to judge, by their streets, and none that the clock laid", () => {
    const [mine, clocked] = [new DealReplay(record(named("ofc/moves_on_the_first_street"), 1)), record(named("the_clock_places"))];
    expect(mine.mine.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(mine.mine.every(({ step }) => mine.at(step).deal?.toAct.includes(1) === false)).toBe(true);
    const auto = clocked.facts.flatMap((fact) => (fact.type === "locked" && fact.player === 0 ? [fact.auto] : []));
    expect(new DealReplay(clocked).mine.map(({ number }) => number)).toEqual(auto.flatMap((by, number) => (by ? [] : [number])));
    expect(new DealReplay({ ...clocked, facts: clocked.facts.map((fact) => (fact.type === "locked" ? { ...fact, auto: true } : fact)) }).mine).toEqual([]);
  });

  it("has a mark for the deal, each street, the score and the end, in order", () => {
    const { marks, last, scored } = new DealReplay(record(named("ofc/moves_on_the_first_street")));
    expect(marks.map(({ what, number }) => what || number)).toEqual(["deal", 2, 3, 4, 5, "score", "end"]);
    expect(marks.map(({ step }) => step)).toEqual(marks.map(({ step }) => step).toSorted((one, other) => one - other));
    expect([marks.at(-2)?.step, marks.at(-1)?.step]).toEqual([scored, last]);
  });

  it("tells the score number by number, with the rows that are compared in the light, and at last the chips", () => {
    const replay = new DealReplay(record(named("ofc/moves_on_the_first_street")));
    const { tale, scored, last } = replay;
    if (!tale) throw new Error("nothing was scored");
    expect([replay.told(scored - 1), replay.told(scored), replay.told(last)]).toEqual([0, 1, tale.beats.length]);
    expect(Array.from({ length: PARTS.length }, (_, n) => replay.beatAt(scored + n)?.part)).toEqual([...PARTS]);
    expect(lightOf(tale, replay.told(scored), 0, 0)).toBe("won");
    expect(replay.at(scored).deal?.gains.some((chips) => chips !== 0)).toBe(false);
    expect(replay.at(last).deal?.gains).toEqual(tale.chips);
  });

  /** The deal of a scene that is over, as it is played again. */
  function replayed(name: string): DealReplay {
    const scene = OPEN_FACE[name];
    const facts = scene?.frames.flatMap((frame) => frame.facts.map(({ fact }): AnyFact => fact)) ?? [];
    return new DealReplay({ format: "croupier-hand-1", id: "t.1", table: "t", at: 0, player: 0, facts, openings: [], standings: scene?.standings ?? [] });
  }

  it("names rows as at the table, half-made ones too", () => {
    const [replay, table] = [replayed("face-score"), OPEN_FACE["face-last"]?.frames[0]];
    const step = replay.ends.findIndex((end) => replay.record.facts.slice(0, end).filter(({ type }) => type === "locked").length === 14);
    const [rows, told] = [replay.rowsAt(step), table?.open_face?.rows ?? {}];
    expect(Object.keys(told).length).toBe(3);
    for (const seat of ["1", "2"]) expect(rows[seat]).toEqual(told[seat]);
    const half = replay.rowsAt(replay.ends.findIndex((end) => replay.record.facts.slice(0, end).some(({ type }) => type === "locked")));
    expect(Object.values(half).flatMap(({ names }) => names).some((name) => name !== null)).toBe(true);
  });

  it("names no row of one who sets unseen before the hands are turned up, and says when a hand is dead", () => {
    const replay = replayed("face-fantasy-score");
    const covered = Array.from({ length: replay.scored }, (_, step) => step).filter((step) => replay.at(step).deal?.covered[1]);
    expect(covered.length).toBeGreaterThan(0);
    for (const step of covered) expect(replay.rowsAt(step)["2"]?.names ?? [null, null, null]).toEqual([null, null, null]);
    const foul = replayed("face-foul");
    expect(Object.values(foul.rowsAt(foul.scored - 1)).map(({ fouled }) => fouled)).toContain(true);
  });

  it("keeps to its ends when it is asked for a step that there is none of", () => {
    const replay = new DealReplay(record(named("ofc/moves_on_the_first_street")));
    expect(replay.at(-5).n).toBe(replay.at(0).n);
    expect(replay.at(999).n).toBe(replay.final.n);
  });
});
