/** The coach's judgements of my placements: asked for one after another, and put into words. */
import type { Judgement } from "../generated/wire";
import { fractions } from "../i18n/numbers";
import type { Words } from "../i18n/words";

/** Costs below this are no difference at all. */
const LEAST = 0.005;

/** Nothing better was found, something that may be better, or something that is. */
export type Tone = "best" | "even" | "worse";

export function toneOf({ cost, margin }: Judgement): Tone {
  if (cost < LEAST) return "best";
  return cost <= margin ? "even" : "worse";
}

/** "−1.24 ± 0.50". */
export function costWords(words: Words, { cost, margin }: Pick<Judgement, "cost" | "margin">): string {
  const points = `−${fractions(cost, words.language)}`;
  return margin < LEAST ? points : words.say("coached-cost", { points, margin: fractions(margin, words.language) });
}

/** What all placements have cost, with what is known of it. */
export function totalOf(found: readonly Judgement[]): Pick<Judgement, "cost" | "margin"> {
  return { cost: found.reduce((sum, { cost }) => sum + cost, 0), margin: Math.sqrt(found.reduce((sum, { margin }) => sum + margin ** 2, 0)) };
}

/** What was thrown away of a street that was laid so. */
export function thrownOf({ given }: Judgement, rows: Judgement["rows"]): readonly number[] {
  const lying = new Set(rows.flat());
  return given.filter((card) => !lying.has(card));
}

/** Ask for placement after placement, and tell each; an answer that does not come ends it. */
export async function judgeAll(
  first: number, count: number, ask: (placement: number) => Promise<Judgement>, told: (judgement: Judgement) => void, stopped: () => boolean,
): Promise<void> {
  for (let placement = first; placement < count && !stopped(); placement++) told(await ask(placement));
}
