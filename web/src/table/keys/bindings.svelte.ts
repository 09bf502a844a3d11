/** Which key does what at the table; every one can be changed, and this browser keeps the change. */
export const DEEDS = ["fold", "check-call", "raise", "cards", "board", "pot", "seats", "last", "time", "bar", "help"] as const;
export type KeyDeed = (typeof DEEDS)[number];

/** What keys do at a table of open-face Chinese, beside those that are heard again everywhere. */
export const FACE_DEEDS = ["row-top", "row-middle", "row-bottom", "card-next", "card-before", "undo", "arrange", "ready", "own-rows", "points"] as const;
export type FaceDeed = (typeof FACE_DEEDS)[number];
type AnyDeed = KeyDeed | FaceDeed;

/** The deeds of a betting table that mean the same at every table. */
export const EVERYWHERE: readonly KeyDeed[] = ["cards", "board", "seats", "last", "time", "bar", "help"];

/** Keys by their place on the keyboard, so that a Cyrillic layout has the same ones; `help` is a sign. */
export const DEFAULTS: Readonly<Record<AnyDeed, string>> = {
  fold: "KeyF", "check-call": "KeyC", raise: "KeyR", cards: "KeyH", board: "KeyB", pot: "KeyP", seats: "KeyS",
  last: "KeyL", time: "KeyT", bar: "F6", help: "?",
  "row-top": "Digit1", "row-middle": "Digit2", "row-bottom": "Digit3", "card-next": "ArrowRight", "card-before": "ArrowLeft",
  undo: "KeyU", arrange: "KeyA", ready: "Enter", "own-rows": "KeyO", points: "KeyP",
};

const ALL: readonly AnyDeed[] = [...DEEDS, ...FACE_DEEDS];

const KEPT_AS = "croupier-keys";
/** Keys that mean something everywhere, or at this table already. */
const RESERVED = /^(Tab|Enter|Escape|Space|Shift.*|Control.*|Alt.*|Meta.*|Arrow.*|Page.*|Home|End|Digit[1-7]|Numpad[1-7])$/;

/** At a table of open-face Chinese numbers and arrows can be given to its own deeds. */
const RESERVED_FACE = /^(Tab|Escape|Space|Shift.*|Control.*|Alt.*|Meta.*)$/;

function read(kept: string | null): Record<AnyDeed, string> {
  const found: Record<string, unknown> = {};
  try {
    Object.assign(found, JSON.parse(kept ?? "{}"));
  } catch {
    // what cannot be read counts as never changed
  }
  const one = (deed: AnyDeed) => (typeof found[deed] === "string" ? found[deed] : DEFAULTS[deed]);
  return Object.fromEntries(ALL.map((deed) => [deed, one(deed)])) as Record<AnyDeed, string>;
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const bindings: Record<AnyDeed, string> = $state(read(storage()?.getItem(KEPT_AS) ?? null));

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** What a pressed key means here, null for nothing. */
export function deedOf(event: Pressed): KeyDeed | null {
  return among(DEEDS, event);
}

/** What a pressed key means at a table of open-face Chinese; the number pad has the rows too. */
export function faceDeedOf(event: Pressed): FaceDeed | KeyDeed | null {
  const onPad = event.code.replace(/^Numpad(?=[1-3]$)/, "Digit");
  return among(FACE_DEEDS, { ...event, key: event.key, code: onPad, ctrlKey: event.ctrlKey, metaKey: event.metaKey, altKey: event.altKey }) ?? among(EVERYWHERE, event);
}

function among<Deed extends AnyDeed>(deeds: readonly Deed[], event: Pressed): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return deeds.find((deed) => bindings[deed] === event.code || bindings[deed] === event.key) ?? null;
}

/** The deeds that stand on the sheet of keys together, so that no two of them may have the same key. */
export function besides(deed: KeyDeed | FaceDeed): readonly (KeyDeed | FaceDeed)[] {
  if (isFace(deed)) return [...FACE_DEEDS, ...EVERYWHERE];
  return EVERYWHERE.includes(deed) ? ALL : DEEDS;
}

function isFace(deed: AnyDeed): deed is FaceDeed {
  return (FACE_DEEDS as readonly AnyDeed[]).includes(deed);
}

/** The number of a preset, or of a card to throw away, 1 to 7, null for another key. */
export function presetOf(event: Pressed): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const found = /^(?:Digit|Numpad)([1-7])$/.exec(event.code);
  return found ? Number(found[1]) : null;
}

/** Give a deed another key; answers with the deed that has it already, and then nothing is changed. */
export function bind(deed: AnyDeed, event: Pressed): AnyDeed | "reserved" | null {
  if ((isFace(deed) ? RESERVED_FACE : RESERVED).test(event.code) || event.ctrlKey || event.metaKey || event.altKey) return "reserved";
  const taken = among(besides(deed), event);
  if (taken !== null && taken !== deed) return taken;
  bindings[deed] = event.code;
  keep();
  return null;
}

export function resetBindings(): void {
  Object.assign(bindings, DEFAULTS);
  keep();
}

function keep(): void {
  storage()?.setItem(KEPT_AS, JSON.stringify(bindings));
}

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

/** How a key is written on the sheet: "F", "?". */
export function keyName(code: string): string {
  return ARROWS[code] ?? code.replace(/^(Key|Digit|Numpad)/, "");
}

/** Whether somebody is typing there: then keys are letters. A slider is no typing. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog")) return true;
  if (target instanceof HTMLInputElement) return target.type !== "range";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
