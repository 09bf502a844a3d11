/** Fluent messages of one language, from the same files that the room and the terminal read. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;

// What the terminal alone says is left out.
const sources = import.meta.glob<string>(
  ["../../../src/croupier/locale/*/*.ftl", "!../../../src/croupier/locale/*/{explain,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

/** The text of every locale file of a language, by file name. */
export function filesOf(language: Language): Map<string, string> {
  const mark = `/locale/${language}/`;
  const entries = Object.entries(sources).filter(([path]) => path.includes(mark));
  return new Map(entries.map(([path, text]) => [path.split(mark)[1] ?? path, text]));
}

/** A reader's words: `say` looks up a message and fills in its arguments. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  /** `more`: files that only some page needs and has fetched by itself. */
  constructor(language: Language, more: readonly string[] = []) {
    this.language = language;
    // Without isolation marks: names are put into elements of their own where their direction could matter.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of [...filesOf(language).values(), ...more]) this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#message(id) !== null;
  }

  /** The sentence for `id` or `id.attribute`; an id that no file has is shown as it is, so that it is seen. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#message(id);
    return pattern === null ? id : this.#bundle.formatPattern(pattern, args, []);
  }

  #message(id: string) {
    const [key = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(key);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}
