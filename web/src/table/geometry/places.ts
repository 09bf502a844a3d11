/** Where seats lie, in percent of the stage, clockwise from hero, who is not listed (design, section 7). */
export type Percent = readonly [x: number, y: number];

export const HERO: Percent = [50, 83.5];
export const HERO_BET: Percent = [38.6, 67];
export const HERO_BUTTON: Percent = [38, 76.5];

/** The desktop's plates by the number of seats. */
export const PLATES: Readonly<Record<number, readonly Percent[]>> = {
  2: [[50, 12]],
  3: [[17.1, 26.9], [82.9, 26.9]],
  4: [[13, 44], [50, 12], [87, 44]],
  5: [[14.5, 55.1], [26.1, 17.6], [73.9, 17.6], [85.5, 55.1]],
  6: [[17.1, 61.1], [17.1, 26.9], [50, 12], [82.9, 26.9], [82.9, 61.1]],
  7: [[18, 62.5], [14.7, 32.3], [35.9, 13.4], [64.1, 13.4], [85.3, 32.3], [82, 62.5]],
  8: [[18, 62.5], [13.5, 37.4], [27.1, 17], [50, 12], [72.9, 17], [86.5, 37.4], [82, 62.5]],
  9: [[18, 62.5], [13.1, 41.1], [21.5, 21.2], [39.9, 12.6], [60.1, 12.6], [78.5, 21.2], [86.9, 41.1], [82, 62.5]],
  10: [
    [16.2, 62.5], [11, 43.6], [16.7, 24.8], [32, 14.3], [50, 12], [68, 14.3], [83.3, 24.8], [89, 43.6], [83.8, 62.5],
  ],
  11: [
    [16.2, 62.5], [11, 45.8], [14.4, 28.4], [26.3, 16.7], [41.9, 12.3], [58.1, 12.3], [73.7, 16.7], [85.6, 28.4],
    [89, 45.8], [83.8, 62.5],
  ],
};

/** The dealer's button of the seats on the left half and in the middle; the right half is the mirror image. */
export const BUTTONS: Readonly<Record<number, readonly Percent[]>> = {
  2: [[44.6, 17.5]],
  3: [[24.5, 24.8]],
  4: [[20.3, 41.6], [44.6, 17.5]],
  5: [[21.8, 55.7], [20.7, 23]],
  6: [[24.5, 61.7], [24.5, 24.8], [44.6, 17.5]],
  7: [[25.3, 63.1], [22, 30.1], [30.5, 18.9]],
  8: [[25.3, 63.1], [20.8, 35.1], [21.7, 22.4], [44.6, 17.5]],
  9: [[25.3, 63.1], [20.4, 38.8], [28.8, 19.3], [34.5, 18.1]],
  10: [[23.6, 63.1], [18.3, 41.2], [24.1, 22.8], [26.6, 19.7], [44.6, 17.5]],
  11: [[23.6, 63.1], [18.4, 43.4], [21.8, 26.3], [20.9, 22.1], [36.5, 17.8]],
};

/** The button of the seat in place `k` (1 is the first left of hero) of `n` seats. */
export function buttonOf(n: number, k: number): Percent {
  const left = BUTTONS[n] ?? [];
  const own = left[k - 1];
  if (own) return own;
  const [x, y] = left[n - k - 1] ?? [50, 50];
  return [100 - x, y];
}

/** Bets lie between the plate and the middle. */
export function betOf([x, y]: Percent): Percent {
  return [50 + 0.665 * (x - 50), 44 + (y < 44 ? 0.672 : 0.563) * (y - 44)];
}

/** The phone's slots: L1 is the lowest at the left, T0 the one in the middle of the top. */
export type SlotName = "L0" | "L1" | "L2" | "L3" | "T1" | "T0" | "T2" | "R3" | "R2" | "R1" | "R0";

const ROWS = { 1: 77.5, 2: 59, 3: 30, top: 9.8 };
const ROWS_OF_ELEVEN = { 0: 80, 1: 66.5, 2: 53, 3: 27, top: 9.8 };

const SLOTS: Readonly<Record<number, readonly SlotName[]>> = {
  2: ["T0"],
  3: ["L3", "R3"],
  4: ["L2", "T0", "R2"],
  5: ["L2", "T1", "T2", "R2"],
  6: ["L2", "L3", "T0", "R3", "R2"],
  7: ["L2", "L3", "T1", "T2", "R3", "R2"],
  8: ["L1", "L2", "L3", "T0", "R3", "R2", "R1"],
  9: ["L1", "L2", "L3", "T1", "T2", "R3", "R2", "R1"],
  10: ["L1", "L2", "L3", "T1", "T0", "T2", "R3", "R2", "R1"],
  11: ["L0", "L1", "L2", "L3", "T1", "T2", "R3", "R2", "R1", "R0"],
};

export interface PhoneSlot {
  readonly name: SlotName;
  readonly at: Percent;
}

/** The phone's plates by the number of seats. */
export function phoneSlots(n: number): PhoneSlot[] {
  return (SLOTS[n] ?? []).map((name) => ({ name, at: [across(name, n), down(name, n)] }));
}

function across(name: SlotName, n: number): number {
  if (name[0] === "L") return 14;
  if (name[0] === "R") return 86;
  const side = n === 10 ? 33 : 17;
  return name === "T0" ? 50 : name === "T1" ? 50 - side : 50 + side;
}

function down(name: SlotName, n: number): number {
  const rows: Readonly<Record<string, number>> = n === 11 ? ROWS_OF_ELEVEN : ROWS;
  return rows[name[0] === "T" ? "top" : (name[1] ?? "")] ?? 50;
}

/** A phone on its side: seats in a column at either edge, counted from below, and in a row on top. */
export interface SideSlot {
  readonly at: Percent;
  readonly edge: "left" | "top" | "right";
}

const COLUMNS: Readonly<Record<number, readonly number[]>> = { 0: [], 1: [61], 2: [61, 27], 3: [84, 61, 27] };
const TOPS: Readonly<Record<number, readonly number[]>> = {
  0: [], 1: [50], 2: [35, 65], 3: [28, 50, 72], 4: [20.5, 40, 60, 79.5],
};
/** How many sit in each column and on top, by the number of the others. */
const SHARED: readonly (readonly [column: number, top: number])[] = [
  [0, 0], [0, 1], [1, 0], [1, 1], [1, 2], [2, 1], [2, 2], [3, 1], [3, 2], [3, 3], [3, 4],
];

/** The plates of a phone on its side: the columns hold `edge` percent of the width. */
export function sideSlots(n: number, edge: number): SideSlot[] {
  const [column, top] = SHARED[n - 1] ?? [0, 0];
  const rows = COLUMNS[column] ?? [];
  return [
    ...rows.map((y): SideSlot => ({ at: [edge, y], edge: "left" })),
    ...(TOPS[top] ?? []).map((x): SideSlot => ({ at: [x, 11], edge: "top" })),
    ...rows.toReversed().map((y): SideSlot => ({ at: [100 - edge, y], edge: "right" })),
  ];
}
