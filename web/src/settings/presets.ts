/** The bet presets that a reader likes: which sizes stand beside the slider, before the flop and after it. */

/** The presets of one group, in this order: the sizes, then the pot, then all-in. */
export interface PresetGroup {
  /** Before the flop big blinds (over a raise: times the raise), later per cent of the pot. */
  sizes: number[];
  pot: boolean;
  allIn: boolean;
}

export const PRESET_GROUPS = ["preflop", "postflop"] as const;
export type PresetStage = (typeof PRESET_GROUPS)[number];
export type LikedPresets = Record<PresetStage, PresetGroup>;

/** As many as there are keys for them, 1 to 6. */
export const PRESETS_MOST = 6;

/** What a size may be, and with how many decimals. */
export const SIZE_RANGE: Readonly<Record<PresetStage, { least: number; most: number; decimals: number }>> = {
  preflop: { least: 1.1, most: 100, decimals: 2 },
  postflop: { least: 1, most: 1000, decimals: 0 },
};

/** The presets of somebody who changed none; always a new copy. */
export function firstPresets(stage: PresetStage): PresetGroup {
  return { sizes: stage === "preflop" ? [2, 2.5, 3] : [33, 50, 67, 75], pot: true, allIn: true };
}

/** How many sizes have room beside pot and all-in. */
export function roomFor({ pot, allIn }: Pick<PresetGroup, "pot" | "allIn">): number {
  return PRESETS_MOST - Number(pot) - Number(allIn);
}

/** Whether a number can be a size of its group. */
export function isSize(stage: PresetStage, value: unknown): value is number {
  const { least, most, decimals } = SIZE_RANGE[stage];
  return typeof value === "number" && value >= least && value <= most && Number(value.toFixed(decimals)) === value;
}

export type PresetProblem = "size" | "twice" | "full";

/** What is wrong with a group, null when it is good. */
export function problemOf(stage: PresetStage, group: PresetGroup): PresetProblem | null {
  if (!group.sizes.every((size) => isSize(stage, size))) return "size";
  if (new Set(group.sizes).size < group.sizes.length) return "twice";
  return group.sizes.length > roomFor(group) ? "full" : null;
}

/** Presets read from storage: a group that is missing or has anything strange in it is as it was at first. */
export function readPresets(found: unknown): LikedPresets {
  return { preflop: readGroup("preflop", found), postflop: readGroup("postflop", found) };
}

function readGroup(stage: PresetStage, found: unknown): PresetGroup {
  const group = (found as Partial<Record<PresetStage, unknown>> | null | undefined)?.[stage];
  const { sizes, pot, allIn } = (group ?? {}) as Partial<PresetGroup>;
  if (!Array.isArray(sizes) || typeof pot !== "boolean" || typeof allIn !== "boolean") return firstPresets(stage);
  const read = { sizes: [...sizes], pot, allIn };
  return problemOf(stage, read) === null ? read : firstPresets(stage);
}
