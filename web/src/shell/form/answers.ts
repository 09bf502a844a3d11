/** The answers to the form of a new table, and the spec that they add up to. There are no rules of the game here. */
import type { Field, Form, Offer, TableSpec } from "../../generated/wire";

/** One answer a place: text as it was typed, or yes and no. */
export type Answers = Record<string, string | boolean>;

/** What is wrong with an answer: a code of the locale files and its numbers. */
export interface Fault {
  readonly code: string;
  readonly numbers: Readonly<Record<string, number>>;
}

export function start(form: Form, name: string): Answers {
  const entries = form.fields.map((field) => [field.place, initial(field)] as const);
  return { ...Object.fromEntries(entries), name };
}

export function initial(field: Field): string | boolean {
  if (field.kind === "switch") return field.default === true;
  return field.default === null ? "" : String(field.default);
}

/** The answers that add up to a spec: the form of a table that is open already. */
export function answersOf(form: Form, spec: TableSpec): Answers {
  return Object.fromEntries(form.fields.map((field) => [field.place, written(field, at(spec, field.place))]));
}

function at(spec: TableSpec, place: string): unknown {
  return place.split(".").reduce<unknown>((here, step) => (here as Record<string, unknown> | null | undefined)?.[step], spec);
}

function written(field: Field, value: unknown): string | boolean {
  if (value === undefined && !field.part_of) return initial(field); // what a table of another game does not have
  if (field.kind === "switch") return value === true;
  if (hasTables(field)) return field.choices.find((name) => isSame(field.tables[name], value)) ?? JSON.stringify(value);
  return value === null || value === undefined ? "" : String(value as string | number);
}

/** Another game is mostly played with other betting, and maybe not at the seats that were chosen: take what it has. */
export function keepPlayable(form: Form, answers: Answers): void {
  const game = form.games.find((each) => each.variant === answers.variant);
  if ("betting.structure" in answers && game) answers["betting.structure"] = game.structures[0] ?? "";
  const seats = form.fields.find((each) => each.place === "seats");
  const most = seats ? mostOf(form, seats, answers) : null;
  if (most !== null && Number(answers["seats"]) > most) answers["seats"] = String(most);
}

/** Whether a choice stands for a whole table of numbers; a table without a name is an answer as it is. */
function hasTables(field: Field): boolean {
  return Object.keys(field.tables).length > 0;
}

/** Both come from the room, and a struct's fields always have one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isChanged(field: Field, answers: Answers): boolean {
  return answers[field.place] !== initial(field);
}

/** Where a question stands: the main ones in the open, the house rules folded away by what they are about. */
export type Group =
  | "table" | "game" | "stakes" | "buy_in"
  | "forced" | "deal" | "betting" | "pot_limit" | "fixed_limit" | "pots" | "showdown" | "clock" | "guests";

export const MAIN_GROUPS: readonly Group[] = ["table", "game", "stakes", "buy_in"];
export const RULE_GROUPS: readonly Group[] = [
  "clock", "guests", "forced", "betting", "pot_limit", "fixed_limit", "pots", "showdown", "deal",
];

/** The chapter of the rulebook tells what a rule is about, so that a new rule finds its place by itself. */
const CHAPTERS: Readonly<Record<string, Group>> = { C: "forced", D: "deal", E: "betting", F: "pots", G: "showdown", I: "clock" };
const BY_PLACE: Readonly<Record<string, Group>> = {
  name: "table", seats: "table", variant: "game", rotation: "game", "betting.structure": "game",
  bomb_every: "forced", bomb_boards: "forced", bomb_ante_bb: "forced",
  "betting.ante": "forced", "betting.min_bet": "betting", "house.buy_in_min_bb": "buy_in", "house.buy_in_max_bb": "buy_in",
  "tournament.circles": "game", "tournament.points": "buy_in", "tournament.prizes": "buy_in",
  "cash.spectators_talk": "guests", "cash.spectators_delay": "guests",
};

export function groupOf(field: Field): Group {
  const placed = BY_PLACE[field.place];
  if (placed) return placed;
  if (field.place.startsWith("house.pl_")) return "pot_limit";
  if (field.place.startsWith("house.fl_")) return "fixed_limit";
  if (field.place.startsWith("betting.")) return "stakes";
  return CHAPTERS[field.rule.slice(0, 1) || (field.part_of === "house.rake" ? "F" : "")] ?? "deal";
}

/** Questions that have no meaning for what was answered elsewhere are not asked. */
const ASKED_IF: Readonly<Record<string, (answers: Answers, offer: Offered) => boolean>> = {
  "betting.small_bet": isLimit,
  "betting.big_bet": isLimit,
  "betting.min_bet": (answers) => !isLimit(answers),
  "betting.ante": (answers, offer) => answers["house.ante_type"] !== "none" || asksAnte(answers, offer),
  bomb_boards: bombs,
  bomb_ante_bb: bombs,
  "house.bb_ante_short": (answers) => answers["house.ante_type"] === "bb_ante",
  "house.straddle": (answers) => isMixed(answers) || !isFixed(answers),
  "house.straddle_postflop_min": straddles,
  "house.straddle_min_raise": straddles,
  "house.min_raise_rule": (answers) => isMixed(answers) || !isFixed(answers),
  "tournament.points": isTournament,
  "tournament.prizes": isTournament,
  "cash.buy_in_max_points": (answers) => !isTournament(answers),
  "house.rake.cap": (answers) => answers["house.rake.percent"] !== "",
};

export function isAsked(form: Form, field: Field, answers: Answers): boolean {
  const offer = offerOf(form, answers);
  if (offer.unasked.includes(field.place)) return false;
  if (isMixed(answers) && /^house\.[pf]l_/.test(field.place)) return true;
  if (field.place.startsWith("house.pl_")) return answers["betting.structure"] === "pot_limit";
  if (field.place.startsWith("house.fl_")) return isFixed(answers);
  return ASKED_IF[field.place]?.(answers, offer) ?? true;
}

/** What the room offers of the chosen game or mix of games. */
type Offered = Pick<Offer, "seats" | "unasked">;

function offerOf(form: Form, answers: Answers): Offered {
  const mixed = form.mixed.find((each) => each.rotation === answers.rotation);
  return mixed ?? form.games.find((each) => each.variant === answers.variant) ?? { seats: 11, unasked: [] };
}

function isMixed(answers: Answers): boolean {
  return (answers.rotation ?? "") !== "";
}

/** Games of antes: where nobody chooses who antes, or in a mix that may have some. */
function asksAnte(answers: Answers, offer: Offered): boolean {
  return isMixed(answers) || offer.unasked.includes("house.ante_type");
}

/** Whether there are a small and a big bet. */
function isLimit(answers: Answers): boolean {
  return isMixed(answers) || isFixed(answers) || answers["betting.structure"] === "spread_limit";
}

function isTournament(answers: Answers): boolean {
  return Number(answers["tournament.circles"] ?? 0) > 0;
}

function bombs(answers: Answers): boolean {
  return answers.bomb_every !== "" && Number(answers.bomb_every) !== 0;
}

function isFixed(answers: Answers): boolean {
  return answers["betting.structure"] === "fixed_limit";
}

function straddles(answers: Answers): boolean {
  return (isMixed(answers) || !isFixed(answers)) && answers["house.straddle"] !== "off";
}

/** The values of a choice: the structures are those of the chosen game; a table without a name is there if it is the answer. */
export function choicesOf(form: Form, field: Field, answers: Answers): readonly string[] {
  const answer = answers[field.place];
  if (hasTables(field) && typeof answer === "string" && !field.choices.includes(answer)) return [...field.choices, answer];
  if (field.place !== "betting.structure") return field.choices;
  const game = form.games.find((each) => each.variant === answers.variant);
  return field.choices.filter((value) => game?.structures.includes(value) ?? true);
}

/** The greatest number of seats is also the game's. */
export function mostOf(form: Form, field: Field, answers: Answers): number | null {
  if (field.place !== "seats") return field.most;
  return Math.min(field.most ?? Infinity, offerOf(form, answers).seats);
}

const WHOLE = /^-?\d{1,15}$/;
const NUMBER = /^\d{1,6}([.,]\d{1,4})?$/;

/** What is wrong with one answer by its kind and bounds alone; the room looks at the rest. */
export function faultOf(field: Field, answer: string | boolean, most = field.most): Fault | null {
  if (typeof answer === "boolean" || field.kind === "choice") return null;
  const text = answer.trim();
  const least = field.least;
  if (field.kind === "text") {
    if (text.length < (least ?? 0)) return { code: "missing", numbers: {} };
    return most !== null && [...text].length > most ? { code: "too_long", numbers: { most } } : null;
  }
  if (text === "") return field.part_of ? null : { code: "missing", numbers: {} };
  if (!(field.kind === "whole" ? WHOLE : NUMBER).test(text)) {
    return { code: field.kind === "whole" ? "not_whole" : "not_a_number", numbers: {} };
  }
  const value = Number(text.replace(",", "."));
  if (least !== null && value < least) return { code: "too_small", numbers: { least } };
  return most !== null && value > most ? { code: "too_big", numbers: { most } } : null;
}

/** All faults of the questions that are asked, by place. */
export function faultsOf(form: Form, answers: Answers): Record<string, Fault> {
  const found: Record<string, Fault> = {};
  for (const field of form.fields.filter((each) => isAsked(form, each, answers))) {
    const fault = faultOf(field, answers[field.place] ?? "", mostOf(form, field, answers));
    if (fault) found[field.place] = fault;
  }
  return found;
}

/** The spec to send; what is not asked keeps its default, and an optional part without an answer is null. */
export function specOf(form: Form, answers: Answers): TableSpec {
  const spec: Record<string, unknown> = {};
  for (const field of form.fields) {
    const answer = isAsked(form, field, answers) ? (answers[field.place] ?? "") : initial(field);
    if (field.part_of && partIsEmpty(form, field.part_of, answers)) put(spec, field.part_of, null);
    else put(spec, field.place, valueOf(field, answer));
  }
  return spec as unknown as TableSpec;
}

function partIsEmpty(form: Form, part: string, answers: Answers): boolean {
  const first = form.fields.find((field) => field.part_of === part);
  return first === undefined || answers[first.place] === "" || Number(answers[first.place]) === 0;
}

function valueOf(field: Field, answer: string | boolean): unknown {
  if (typeof answer === "boolean") return answer;
  if (hasTables(field)) return field.tables[answer] ?? (JSON.parse(answer) as unknown);
  if (field.kind === "whole" || field.kind === "percent") return Number(answer.trim().replace(",", ".") || 0);
  return answer.trim();
}

function put(into: Record<string, unknown>, place: string, value: unknown): void {
  const steps = place.split(".");
  const last = steps.pop() as string;
  let here = into;
  for (const step of steps) here = (here[step] ??= {}) as Record<string, unknown>;
  here[last] = value;
}

/** The small blind follows the big one as long as it is its half. */
export function halfOf(big: string): string {
  const value = Number(big);
  return Number.isInteger(value) && value > 0 ? String(Math.floor(value / 2)) : "";
}
