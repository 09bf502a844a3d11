/** Parts as per cents, as the language writes them. */
import { fractions } from "../i18n/numbers";
import { settings } from "../settings/settings.svelte";

/** A part of 1 in per cent, with so many decimals. */
export const perCent = (part: number, digits = 1): string => fractions(100 * part, settings.language, digits);
