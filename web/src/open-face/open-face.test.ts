import { describe, expect, it } from "vitest";
import { OPEN_FACE } from "../../fixtures/open-face";
import { Words } from "../i18n/words";
import { UNKNOWN } from "../model/chinese";
import type { Step } from "../model/live.svelte";
import { Table } from "../model/table";
import { DEFAULTS, EVERYWHERE, FACE_DEEDS, bind, bindings, faceDeedOf, resetBindings } from "../table/keys/bindings.svelte";
import { moveSentences, tellScore } from "./sentences";
import { ASKED, feltSizes, finished, sizes } from "./sizes";
import { isTold, lightOf, PARTS, taleOf } from "./tale";
import { awaited, paid, playersOf, seating } from "./view";
import { describeRow, taskWords } from "./words";

const EN = new Words("en");

/** A table after the frames of a scene, with what was told beside them. */
function at(name: string) {
  const scene = OPEN_FACE[name];
  if (!scene) throw new Error(`no scene ${name}`);
  const table = new Table("t1");
  for (const frame of scene.frames) for (const numbered of frame.facts) table.apply(numbered);
  const told = scene.frames.at(-1);
  const openFace = told?.open_face ? { ...told.open_face, at: performance.now() } : null;
  const me = table.deal && told ? table.deal.playerAt(told.seat) : -1;
  const views = playersOf(table, { openFace, me });
  return { table, deal: table.deal as NonNullable<typeof table.deal>, views, me, told };
}

describe("the players of a deal", () => {
  it("have me below, and the others in the order of the table", () => {
    const { own, others } = seating(at("face-street").views);
    expect([own?.name, ...others.map(({ name }) => name)]).toEqual(["Boris", "Viktoria", "Anna"]);
  });

  it("show a spectator the button below and no card that is not open", () => {
    const { views } = at("face-spectator");
    expect(seating(views).own?.button).toBe(true);
    expect(views.flatMap(({ discards }) => discards)).toEqual([]);
    expect(views.some(({ isMe }) => isMe)).toBe(false);
  });

  it("are waited for one after another, and all at once in Fantasyland", () => {
    expect(awaited(at("face-waiting").views).map(({ name }) => name)).toEqual(["Viktoria"]);
    expect(awaited(at("face-fantasy-17").views).map(({ state, fantasy }) => [state, fantasy])).toEqual([["setting", 17], ["setting", 17], ["setting", 17]]);
    expect(awaited(at("face-fantasy-other").views).map(({ state }) => state)).toEqual(["placing", "setting"]);
  });

  it("have names and royalties as the room tells them", () => {
    const [anna] = at("face-discard").views;
    expect([anna?.names[2]?.category, anna && paid(anna), anna?.fouled]).toEqual(["full_house", 6, false]);
    expect(at("face-foul").views.map(({ fouled }) => fouled)).toEqual([false, true]);
  });

  it("keep the backs of who sets unseen, and say how many cards are in a closed hand", () => {
    const [, boris] = at("face-fantasy-other").views;
    expect([boris?.inHand, boris?.rows.flat()]).toEqual([14, []]);
    const viktoria = at("face-waiting").views[2];
    expect([viktoria?.inHand, viktoria?.rows.flat().includes(UNKNOWN)]).toEqual([3, false]);
  });
});

describe("rows in words", () => {
  it("say the row, how full it is, what it makes and what it pays", () => {
    const [anna] = at("face-discard").views;
    if (!anna) throw new Error("nobody");
    expect(describeRow(EN, anna, 1)).toBe("Middle, 2 of 5, a pair of aces, no royalty, ace of diamonds, ace of hearts");
    expect(describeRow(EN, anna, 2)).toContain("Bottom, 5 of 5, a full house, tens full of jacks, 6 points of royalties");
    expect(describeRow(EN, anna, 0)).toBe("Top, 0 of 3");
  });

  it("name in the log whose open cards came, and call no cards of others mine", () => {
    const { table } = at("face-watch-moves");
    expect(table.lines.map(({ code, name }) => [code, name])).toContainEqual(["dealt_up", "Anna"]);
    const told = at("face-score").table.lines;
    expect(told.filter(({ code }) => code === "given").map(({ name }) => name)).toEqual(["Anna", "Anna", "Anna", "Anna"]);
    expect(told.filter(({ code }) => code === "dealt_up").map(({ name }) => name)).toEqual(["Anna", "Boris", "Viktoria"]);
  });

  it("say what is still to do with a street", () => {
    expect([taskWords(EN, 2, 1), taskWords(EN, 1, 0), taskWords(EN, 0, 1)]).toEqual(["Place 2 cards, discard 1", "Place 1 card", "All placed: press Ready"]);
  });

  it("are said for each move that others make in the open, and never for a hidden one", () => {
    const { table } = at("face-watch-moves");
    const facts = OPEN_FACE["face-watch-moves"]?.frames[0]?.facts ?? [];
    const step: Step = { before: null, after: table, facts, fresh: false };
    expect(moveSentences(step, EN, 3, "all").sentences[0]).toMatch(/^Anna: ten of clubs into the row Bottom/);
    expect(moveSentences(step, EN, 3, "mine").sentences).toEqual([]);
    expect(moveSentences(step, EN, 1, "mine").own.length).toBeGreaterThan(0);
    const hidden = moveSentences({ ...step, facts: [{ n: 9, fact: { type: "put", player: 1, card: -1, row: -1, up: false } }] }, EN, 3, "all");
    expect(hidden.sentences).toEqual([]);
  });
});

describe("the score", () => {
  const { deal, me } = at("face-score");
  const tale = taleOf(deal, me);
  if (!tale) throw new Error("nothing was scored");

  it("is told pair by pair, mine first and from my side, row by row, then scoop, royalties and sum", () => {
    expect(tale.pairs.map(({ us, them }) => [us, them])).toEqual([[0, 1], [0, 2], [2, 1]]);
    expect(tale.beats.slice(0, 6).map(({ part }) => part)).toEqual([...PARTS]);
    expect(tale.beats.slice(6, 11).map(({ part }) => part)).toEqual(["top", "middle", "bottom", "royalties", "points"]);
  });

  it("shows a number only when it has been told", () => {
    expect([isTold(tale, 1, 0, "top"), isTold(tale, 1, 0, "middle"), isTold(tale, tale.beats.length, 2, "points")]).toEqual([true, false, true]);
    expect(isTold(tale, 8, 1, "scoop")).toBe(false);
  });

  it("puts the rows that are compared into the light and the third player into the shade", () => {
    expect([lightOf(tale, 1, 0, 0), lightOf(tale, 1, 1, 0), lightOf(tale, 1, 0, 1), lightOf(tale, 1, 2, 0)]).toEqual(["won", "lost", "shade", "shade"]);
    expect(lightOf(tale, tale.beats.length, 2, 0)).toBe("plain");
  });

  it("adds up: every pair is the sum of its parts, and all points together are none", () => {
    for (const name of ["face-score", "face-foul", "face-fantasy-score", "face-caps"]) {
      const one = at(name);
      const told = taleOf(one.deal, one.me);
      for (const { points } of told?.pairs ?? []) expect(points.top + points.middle + points.bottom + points.scoop + points.royalties).toBe(points.points);
      expect(told?.points.reduce((sum, points) => sum + points, 0)).toBe(0);
      expect(told?.chips.reduce((sum, chips) => sum + chips, 0)).toBe(0);
    }
  });

  it("says what a stack could not pay", () => {
    const { deal: short, me: reader } = at("face-caps");
    const pairs = taleOf(short, reader)?.pairs ?? [];
    expect(pairs.some(({ forgiven }) => forgiven > 0)).toBe(true);
    expect(tellScore(EN, taleOf(short, reader) as never, reader, (player) => `P${player}`, String, "all").join(" ")).toContain("could not be paid");
  });

  it("is spoken in words: my pairs alone when I want to hear little", () => {
    const names = (player: number) => deal.nameOf(player);
    expect(tellScore(EN, tale, me, names, String, "mine")).toHaveLength(3);
    expect(tellScore(EN, tale, me, names, String, "all")).toHaveLength(4);
    expect(tellScore(EN, tale, me, names, String, "mine")[0]).toMatch(/^Anna – Boris: Top \+1, Middle \+1, Bottom \+1, Scoop \+3, Royalties \+11\. Together \+17, chips 17\./);
  });
});

describe("the keys of open-face Chinese", () => {
  const key = (code: string, sign = code) => ({ code, key: sign, ctrlKey: false, metaKey: false, altKey: false });

  it("put the card into a row by 1, 2 and 3, go along the cards by arrows, undo by U, arrange by A and end the street by Enter", () => {
    expect(["Digit1", "Numpad2", "Digit3", "ArrowLeft", "ArrowRight", "KeyU", "KeyA", "Enter"].map((code) => faceDeedOf(key(code)))).toEqual([
      "row-top", "row-middle", "row-bottom", "card-before", "card-next", "undo", "arrange", "ready",
    ]);
  });

  it("have no two deeds on one key, and can be changed like the others", () => {
    const codes = [...FACE_DEEDS, ...EVERYWHERE].map((deed) => DEFAULTS[deed]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(bind("undo", key("KeyT"))).toBe("time");
    expect(bind("undo", key("KeyZ"))).toBeNull();
    expect([faceDeedOf(key("KeyZ")), faceDeedOf(key("KeyU"))]).toEqual(["undo", null]);
    resetBindings();
    expect(bindings.undo).toBe("KeyU");
  });
});

describe("the sizes", () => {
  const PHONES = [[360, 596], [390, 800], [430, 888]] as const;

  it("keep my rows, my cards and Ready in one phone screen, with 5, 3 and 17 cards", () => {
    for (const [w, h] of PHONES)
      for (const cards of [1, 3, 5, 14, 17]) {
        const { own, tray, across, line, other } = sizes("phone", w, h, cards);
        const trays = Math.ceil(cards / across);
        const tiles = line ? 70 : 86 + other * 6;
        expect(tiles + own * 4.2 + 22 + 36 + 118 + trays * (tray * 1.4 + 20), `${w}x${h}, ${cards}`).toBeLessThanOrEqual(h);
        expect(84 + 54 + own * 5).toBeLessThanOrEqual(w);
        expect(across * tray + (across - 1) * 5 + 24).toBeLessThanOrEqual(w);
      }
  });

  it("leave my rows readable and a line for each of the others while the score is told, and the next match is asked for", () => {
    for (const [w, h] of [...PHONES, [360, 560], [320, 524]] as const)
      for (const under of [0, ASKED, finished(3, h)]) {
        const { own, line, other, fold } = sizes("phone", w, h, 0, true, under);
        const tiles = line ? 70 : 86 + other * 6;
        expect(tiles + own * 4.2 + 22 + 36 + (fold ? 64 : 306) + under, `${w}x${h} over ${under}`).toBeLessThanOrEqual(h);
        expect(own, `${w}x${h}`).toBeGreaterThanOrEqual(under > ASKED ? 28 : 36);
      }
  });

  it("fold the score to a line only where my rows would be too small to read", () => {
    const folds = (w: number, h: number, asked: boolean) => sizes("phone", w, h, 0, true, asked ? ASKED : 0).fold;
    expect([folds(360, 596, false), folds(360, 596, true), folds(390, 800, true), folds(360, 560, false)]).toEqual([false, true, false, true]);
    expect([sizes("phone", 360, 596, 0, false, ASKED).fold, sizes("desktop", 1280, 676, 0, true, ASKED).fold]).toEqual([false, false]);
  });

  it("keep my cards beside each other in the panel of a phone on its side", () => {
    for (const w of [640, 740, 844, 932])
      for (const cards of [3, 5]) {
        const { tray, across } = sizes("landscape", w, 346, cards);
        expect(across * tray + (across - 1) * 8 + 24, `${w}, ${cards}`).toBeLessThanOrEqual(w * 0.32);
      }
  });

  it("keep the boards of the others and mine on the felt alone, in a replay and while its score is told", () => {
    for (const [w, h] of [[992, 604], [888, 668], [1320, 960], [390, 510], [390, 386], [360, 330], [360, 274], [390, 398]] as const)
      for (const others of [1, 2]) {
        const { own, other, mini, line } = feltSizes(w, h, others);
        const board = line ? 72 : mini ? 76 + other * 6.2 : 74 + other * 4.5;
        expect(board + own * 4.5 + 36, `${w}x${h}, ${others}`).toBeLessThanOrEqual(h);
        expect((mini ? 138 : 500) + own * 5, `${w}x${h}`).toBeLessThanOrEqual(w);
      }
    expect([feltSizes(390, 386, 2).line, feltSizes(390, 398, 1).line]).toEqual([false, false]);
    for (const others of [1, 2]) {
      const { own, other, line } = feltSizes(523, 284, others); // a phone on its side: the others stand beside me
      expect([own * 4.5 + 36 <= 284, 176 + 84 + own * 5.5 <= 523, others * (line ? 70 : 76 + other * 6.2) + 12 <= 284]).toEqual([true, true, true]);
    }
  });

  it("leave a card of mine wide enough to read and to press", () => {
    for (const [w, h] of PHONES) expect(Math.min(sizes("phone", w, h, 3).own, sizes("phone", w, h, 5).tray)).toBeGreaterThanOrEqual(43);
  });
});
