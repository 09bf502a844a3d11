/** The languages of the room; each has a folder in `locale/`. */
export const LANGUAGES = ["en", "uk", "ru", "bg"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, and the two letters that stand in the bar. */
export const NAMES: Readonly<Record<Language, { readonly own: string; readonly short: string }>> = {
  en: { own: "English", short: "EN" },
  uk: { own: "Українська", short: "УК" },
  ru: { own: "Русский", short: "РУ" },
  bg: { own: "Български", short: "БГ" },
};

/** The first language of a reader's list that we speak, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
