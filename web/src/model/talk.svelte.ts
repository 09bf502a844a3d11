/** The talk at a table, whose line is lost, and whom this reader does not want to hear. */
import type { Around, Talked, TalkLine } from "../generated/wire";

const KEPT = 100;
const KEPT_AS = "croupier-muted";

export class Talk {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Who may not speak here, by player. */
  hushed = $state.raw<ReadonlySet<string>>(new Set());
  /** Whose line is lost, by player. */
  lost = $state.raw<ReadonlySet<string>>(new Set());
  /** Whom I do not hear, by player; this browser keeps it. */
  muted = $state.raw<ReadonlySet<string>>(read());
  /** Lines that came while nobody looked at the talk. */
  unread = $state(0);

  /** What I want to read. */
  readable = $derived(this.lines.filter((line) => !this.muted.has(line.player)));

  readonly #listeners = new Set<(line: TalkLine) => void>();

  /** Be told of every new line that I want to hear; returns how to stop. */
  onLine(listener: (line: TalkLine) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  heard(reply: Talked | Around): void {
    if (reply.type === "around") {
      this.lost = new Set(reply.lost);
      return;
    }
    const last = reply.fresh ? 0 : (this.lines.at(-1)?.n ?? 0);
    const news = reply.lines.filter((line) => line.n > last);
    this.lines = (reply.fresh ? news : [...this.lines, ...news]).slice(-KEPT);
    this.hushed = new Set(reply.hushed);
    if (reply.fresh) return;
    for (const line of news.filter(({ player }) => !this.muted.has(player))) {
      this.unread += 1;
      for (const listener of this.#listeners) listener(line);
    }
  }

  /** Hear somebody no more, or again. */
  mute(player: string, on: boolean): void {
    const now = new Set(this.muted);
    if (on) now.add(player);
    else now.delete(player);
    this.muted = now;
    try {
      globalThis.localStorage?.setItem(KEPT_AS, JSON.stringify([...now].slice(-KEPT)));
    } catch {
      // a browser that forbids storage forgets it
    }
  }
}

function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEPT_AS) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}
