import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyFact, HandRecord, Told } from "../generated/wire";
import type { Wish } from "../model/wish";
import { roll } from "../../tests/samples";
import { Cutter } from "./cutter";
import { check, hashOfSeed, jointKey, permutation, type Verdict } from "./proof";
import { ownSha256, sha256 } from "./sha256";

afterEach(() => vi.unstubAllGlobals());

describe("SHA-256", () => {
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("is the same as everywhere for a text of %i letters", async (length) => {
    const text = "Aß€♠".repeat(length).slice(0, length);
    expect(ownSha256(text)).toBe(await sha256(text)); // by WebCrypto
  });

  it("needs no WebCrypto, which a page without https does not have", async () => {
    vi.stubGlobal("crypto", {});
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

interface Sample {
  readonly name: string;
  readonly record: HandRecord;
  readonly verdict: Verdict;
}

const files = import.meta.glob<Sample>("../../../tests/proofs/*.json", { import: "default", eager: true });
const samples = Object.values(files).map((sample) => [sample.name, sample] as const);

describe("the proof of a hand", () => {
  it("gives the numbers that docs/fairness.md states", async () => {
    const hash = await hashOfSeed("0".repeat(64));
    expect(hash).toBe("5976a8b884da303024555f1a9f83951b55ff6d6cdfd015c60579684bddf5e397");
    const root = "030038739103bad302dafd8d5a9c9176a87c09afd8effd7038041a4af121e46e";
    const seal = { deal: "abcdefgh/1", algorithm: "croupier-deck-1", root, size: 52, pledges: [{ seat: 1, player: "ann", hash }] };
    const key = await jointKey(seal, ["0".repeat(64)]);
    expect(key).toBe("41e61ee9bdea9a487a8175efb247315400e7984a662924526ffc55e23425c025");
    expect((await permutation(key, 52)).slice(0, 5)).toEqual([29, 41, 24, 42, 21]);
  });

  it("has samples of hands that hold and of hands that were tampered with", () => {
    expect(samples.filter(([, { verdict }]) => verdict.faults.length === 0).length).toBeGreaterThan(5);
    expect(samples.filter(([, { verdict }]) => verdict.faults.length > 0).length).toBeGreaterThan(5);
  });

  it.each(samples)("finds what the room's own check finds: %s", async (_, { record, verdict }) => {
    expect(await check(record)).toEqual(verdict);
  });
});

describe("a browser that sits at a table", () => {
  function sitting(wish = vi.fn<(wish: Wish) => Promise<unknown>>().mockResolvedValue(null)) {
    const cutter = new Cutter("t", wish);
    const hear = async (facts: AnyFact[] = [], more: Partial<Told> = {}) => {
      await cutter.hear({ facts: facts.map((fact, n) => ({ n, fact })), seat: 3, fresh: false, ...more } as Told);
    };
    const last = () => wish.mock.lastCall?.[0] as Record<string, string>;
    return { hear, last, wish, lost: () => cutter.lost() };
  }

  const seal = (...hashes: (string | undefined)[]) => ({
    deal: "t/1", algorithm: "croupier-deck-1", root: "", size: 52,
    pledges: hashes.map((hash, n) => ({ seat: n + 1, player: "", hash: hash ?? "" })),
  });

  it("promises a seed once, and tells it when the deck is sealed with it", async () => {
    const { hear, last, wish } = sitting();
    await hear();
    const { type, hash } = last();
    expect(type).toBe("promise_seed");
    await hear();
    expect(wish).toHaveBeenCalledTimes(1);
    await hear([{ type: "sealed", seal: seal("other", hash), deck: [], key: "" }]);
    expect(last().type).toBe("reveal_seed");
    expect(await hashOfSeed(last().seed ?? "")).toBe(hash);
    await hear();
    expect(wish).toHaveBeenCalledTimes(2);
  });

  it("never tells a seed while the deck that it cuts is not sealed", async () => {
    const { hear, wish } = sitting();
    await hear();
    await hear([{ type: "sealed", seal: seal("other"), deck: [], key: "" }]);
    expect(wish.mock.calls.map(([{ type }]) => type)).toEqual(["promise_seed"]);
  });

  it("promises another seed for the next deck when it tells the first one", async () => {
    const { hear, last, wish } = sitting();
    await hear();
    const { hash } = last();
    await hear([{ type: "sealed", seal: seal(hash), deck: [], key: "" }]);
    const { next } = last();
    expect(next).not.toBe(hash);
    await hear([{ type: "cut", seal: seal(hash), seeds: [""], key: "" }]);
    expect(wish).toHaveBeenCalledTimes(2);
    await hear([{ type: "sealed", seal: seal(next), deck: [], key: "" }]);
    expect(await hashOfSeed(last().seed ?? "")).toBe(next);
    expect(last().next).not.toBe(next);
  });

  it("promises the next seed by itself when the room did not take the first one any more", async () => {
    const { hear, last, wish } = sitting();
    await hear();
    const { hash } = last();
    wish.mockRejectedValueOnce(new Error("no_such_pledge"));
    await hear([{ type: "sealed", seal: seal(hash), deck: [], key: "" }]);
    const { next } = last();
    await hear([{ type: "cut", seal: seal(hash), seeds: [""], key: "" }]);
    expect(last()).toMatchObject({ type: "promise_seed", hash: next });
  });

  it("promises again when the room may have forgotten, and when a wish was lost", async () => {
    const { hear, last, wish } = sitting();
    wish.mockRejectedValueOnce(new Error("lost"));
    await hear();
    await hear();
    expect(wish).toHaveBeenCalledTimes(2);
    const { hash } = last();
    await hear([], { fresh: true });
    expect(wish).toHaveBeenCalledTimes(3);
    expect(last()).toMatchObject({ type: "promise_seed", hash });
  });

  it("promises the same seed again after its line was lost", async () => {
    const { hear, last, lost, wish } = sitting();
    await hear();
    const { hash } = last();
    lost();
    await hear();
    await hear();
    expect(wish).toHaveBeenCalledTimes(2);
    expect(last()).toMatchObject({ type: "promise_seed", hash });
  });

  it("tells its seed again when the room was lost between the seal and the cut", async () => {
    const { hear, last, lost, wish } = sitting();
    await hear();
    const { hash } = last();
    await hear([{ type: "sealed", seal: seal(hash), deck: [], key: "" }]);
    const told = last();
    lost();
    await hear();
    expect(wish).toHaveBeenCalledTimes(3);
    expect(last()).toEqual(told);
  });

  it("goes on with the next seed when the deck for which it has told one is thrown away", async () => {
    const { hear, last } = sitting();
    await hear();
    await hear([{ type: "sealed", seal: seal(last().hash), deck: [], key: "" }]);
    const { next } = last();
    await hear([{ type: "sealed", seal: seal(next), deck: [], key: "" }]);
    expect(last().type).toBe("reveal_seed");
    expect(await hashOfSeed(last().seed ?? "")).toBe(next);
  });

  it("promises the next seed again when the deck for which it has told one was dealt unseen", async () => {
    const { hear, last } = sitting();
    await hear();
    await hear([{ type: "sealed", seal: seal(last().hash), deck: [], key: "" }]);
    const { next } = last();
    await hear([roll()], { fresh: true });
    expect(last()).toMatchObject({ type: "promise_seed", hash: next });
  });

  it("promises nothing while it only watches", async () => {
    const { hear, wish } = sitting();
    await hear([], { seat: 0 });
    expect(wish).not.toHaveBeenCalled();
  });
});
