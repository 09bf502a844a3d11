/** Quick phrases and feelings: a code each, and every reader gets it in his own language. */
import type { Sign, TalkLine } from "../../generated/wire";
import { t } from "../../i18n/i18n.svelte";

type Name = Sign["sign"];

export const PHRASES = ["hello", "good_luck", "nice_hand", "well_played", "unlucky", "sorry", "thanks", "one_moment"] as const satisfies readonly Name[];
export const FEELINGS = ["clap", "laugh", "wow", "sad", "fire", "think"] as const satisfies readonly Name[];
export const FACES: Readonly<Record<string, string>> = { clap: "👏", laugh: "😄", wow: "😮", sad: "😢", fire: "🔥", think: "🤔" };

/** What a line says: words as they are, or a sign. */
export function lineWords(line: TalkLine): string {
  if (line.sign === "") return line.text;
  return FACES[line.sign] ?? t(`sign-${line.sign}`);
}
