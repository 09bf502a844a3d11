/** What the pages of the learn corner are called. */
import { known, t } from "../i18n/i18n.svelte";
import { CHINESE, ROTATIONS } from "./data";
import type { Place } from "./places";

/** The name of a game, a rotation or an open-face game by its key. */
export function gameName(key: string): string {
  if (key in CHINESE) return t(`chinese-name-${key}`);
  if (key in ROTATIONS) return t(`choice-rotation-${key}`);
  return known(`variant-${key}`) ? t(`variant-${key}`) : t("learn-games");
}

export function titleOf({ part, key }: Place): string {
  if (part === "games" && key) return gameName(key);
  return part === "home" ? t("learn.title") : t(`learn-${part}`);
}
