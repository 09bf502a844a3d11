/** What one reader likes, kept in this browser and applied to the page; nothing of it is told to the room. */
import { LANGUAGES, preferred, type Language } from "../i18n/languages";
import { firstPresets, readPresets, type LikedPresets } from "./presets";

export type Theme = "system" | "dark" | "light";
export type Felt = "pine" | "slate" | "wine" | "dusk" | "linen";
export type DeckColours = "four" | "two";
export type Motion = "system" | "off";
export type Unit = "chips" | "bb";
/** The groups of sounds, each with a switch (design, section 5). */
export type SoundGroup = "table" | "mine" | "room";

export interface Choices {
  language: Language;
  theme: Theme;
  felt: Felt;
  deck: DeckColours;
  /** 0 (silent) to 1. */
  volume: number;
  sounds: Record<SoundGroup, boolean>;
  motion: Motion;
  unit: Unit;
  confirmAllIn: boolean;
  /** Ask once before a hand of open-face Chinese is confirmed that is surely dead. */
  confirmFoul: boolean;
  /** What the pot pays for a call, in the bar; off unless somebody wants it. */
  potOdds: boolean;
  /** The chances of the known hands when a hand is played again. */
  replayOdds: boolean;
  presets: LikedPresets;
  /** A notice of the system when it is my turn and the page is hidden. */
  notices: boolean;
}

export const FELTS: readonly Felt[] = ["pine", "slate", "wine", "dusk", "linen"];
export const THEMES: readonly Theme[] = ["system", "dark", "light"];
export const SOUND_GROUPS: readonly SoundGroup[] = ["table", "mine", "room"];
const KEPT_AS = "croupier";

/** The choices of somebody who never chose. */
export function defaults(languages: readonly string[]): Choices {
  return {
    language: preferred(languages),
    theme: "system",
    felt: "pine",
    deck: "four",
    volume: 0.6,
    sounds: { table: true, mine: true, room: true },
    motion: "system",
    unit: "chips",
    confirmAllIn: true,
    confirmFoul: true,
    potOdds: false,
    replayOdds: true,
    presets: { preflop: firstPresets("preflop"), postflop: firstPresets("postflop") },
    notices: false,
  };
}

/** Choices read from storage: whatever is missing or strange is replaced by its default. */
export function readChoices(kept: string | null, languages: readonly string[]): Choices {
  const base = defaults(languages);
  const found = parsed(kept);
  const one = <T extends string>(key: keyof Choices, known: readonly T[], otherwise: T): T =>
    known.includes(found[key] as T) ? (found[key] as T) : otherwise;
  const yes = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  const sounds = (found.sounds ?? {}) as Record<string, unknown>;
  const volume = found.volume;
  return {
    language: one("language", LANGUAGES, base.language),
    theme: one("theme", THEMES, base.theme),
    felt: one("felt", FELTS, base.felt),
    deck: one("deck", ["four", "two"] as const, base.deck),
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : base.volume,
    sounds: {
      table: yes(sounds.table, true),
      mine: yes(sounds.mine, true),
      room: yes(sounds.room, true),
    },
    motion: one("motion", ["system", "off"] as const, base.motion),
    unit: one("unit", ["chips", "bb"] as const, base.unit),
    confirmAllIn: yes(found.confirmAllIn, base.confirmAllIn),
    confirmFoul: yes(found.confirmFoul, base.confirmFoul),
    potOdds: yes(found.potOdds, base.potOdds),
    replayOdds: yes(found.replayOdds, base.replayOdds),
    presets: readPresets(found.presets),
    notices: yes(found.notices, base.notices),
  };
}

function parsed(kept: string | null): Partial<Record<keyof Choices, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? "{}");
    return value !== null && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // a browser that forbids storage still plays
  }
}

/** The attributes of the page's root that the tokens read (design, section 2). */
export function wear(root: HTMLElement, choices: Choices, prefersLight: boolean): void {
  const light = choices.theme === "light" || (choices.theme === "system" && prefersLight);
  root.classList.toggle("light", light);
  root.classList.toggle("dark", !light);
  root.lang = choices.language;
  root.dataset.felt = choices.felt;
  root.dataset.deck = choices.deck;
  root.dataset.motion = choices.motion === "off" ? "off" : "on";
}

const languages = typeof navigator === "undefined" ? [] : navigator.languages;

/** The one set of choices: read and assign its fields; `keepSettings` stores and shows every change. */
export const settings: Choices = $state(readChoices(storage()?.getItem(KEPT_AS) ?? null, languages));

/** Take over what was chosen in another tab of this browser; without it the older tab would write its own over it. */
export function takeOver(told: Pick<StorageEvent, "key" | "newValue">): void {
  if (told.key === KEPT_AS && told.newValue !== null) Object.assign(settings, readChoices(told.newValue, languages));
}

/** Show and keep every change from now on; call once, inside a component. */
export function keepSettings(): void {
  addEventListener("storage", takeOver);
  const light = matchMedia("(prefers-color-scheme: light)");
  let prefersLight = $state(light.matches);
  light.addEventListener("change", (event) => (prefersLight = event.matches));
  $effect(() => {
    wear(document.documentElement, settings, prefersLight);
    storage()?.setItem(KEPT_AS, JSON.stringify(settings));
  });
}
