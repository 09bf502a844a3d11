/** Which key does what at the table; every one can be changed, and this browser keeps the change. */
export const DEEDS = ["fold", "check-call", "raise", "cards", "board", "pot", "seats", "last", "time", "bar", "help"] as const;
export type KeyDeed = (typeof DEEDS)[number];

/** Keys by their place on the keyboard, so that a Cyrillic layout has the same ones; `help` is a sign. */
export const DEFAULTS: Readonly<Record<KeyDeed, string>> = {
  fold: "KeyF", "check-call": "KeyC", raise: "KeyR", cards: "KeyH", board: "KeyB", pot: "KeyP", seats: "KeyS",
  last: "KeyL", time: "KeyT", bar: "F6", help: "?",
};

const KEPT_AS = "croupier-keys";
/** Keys that mean something everywhere, or at this table already. */
const RESERVED = /^(Tab|Enter|Escape|Space|Shift.*|Control.*|Alt.*|Meta.*|Arrow.*|Page.*|Home|End|Digit[1-7]|Numpad[1-7])$/;

function read(kept: string | null): Record<KeyDeed, string> {
  const found: Record<string, unknown> = {};
  try {
    Object.assign(found, JSON.parse(kept ?? "{}"));
  } catch {
    // what cannot be read counts as never changed
  }
  const one = (deed: KeyDeed) => (typeof found[deed] === "string" ? found[deed] : DEFAULTS[deed]);
  return Object.fromEntries(DEEDS.map((deed) => [deed, one(deed)])) as Record<KeyDeed, string>;
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const bindings: Record<KeyDeed, string> = $state(read(storage()?.getItem(KEPT_AS) ?? null));

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** What a pressed key means here, null for nothing. */
export function deedOf(event: Pressed): KeyDeed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return DEEDS.find((deed) => bindings[deed] === event.code || bindings[deed] === event.key) ?? null;
}

/** The number of a preset, or of a card to throw away, 1 to 7, null for another key. */
export function presetOf(event: Pressed): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const found = /^(?:Digit|Numpad)([1-7])$/.exec(event.code);
  return found ? Number(found[1]) : null;
}

/** Give a deed another key; answers with the deed that has it already, and then nothing is changed. */
export function bind(deed: KeyDeed, event: Pressed): KeyDeed | "reserved" | null {
  if (RESERVED.test(event.code) || event.ctrlKey || event.metaKey || event.altKey) return "reserved";
  const taken = deedOf(event);
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

/** How a key is written on the sheet: "F", "?". */
export function keyName(code: string): string {
  return code.replace(/^(Key|Digit|Numpad)/, "");
}

/** Whether somebody is typing there: then keys are letters. A slider is no typing. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog")) return true;
  if (target instanceof HTMLInputElement) return target.type !== "range";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
