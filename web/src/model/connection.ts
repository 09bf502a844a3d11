/**
 * The one line to the room. It keeps itself up, asks again for what it missed, and passes facts on in order and once.
 *
 * It watches a table or the lobby, never both. After a drop it resumes from the last fact that it has seen.
 */
import type { Done, Lobby, Refused, Reply, Request, Told } from "../generated/wire";
import { TRIES_UNTIL_LOST, wait } from "./backoff";
import { Wishes, type Wish } from "./wish";

/**
 * connecting: the first try. live: in step. stale: was in step, is catching up. lost: tries in vain, again at `retryAt`.
 */
export type StatusKind = "connecting" | "live" | "stale" | "lost";

export interface Status {
  readonly kind: StatusKind;
  /** When the next try comes, by `Date.now()`; 0 while one is running. */
  readonly retryAt: number;
  /** The room gave this line to another window of the same player: it rests until somebody wakes it here. */
  readonly resting: boolean;
}

/** The part of a WebSocket that is used here, so that tests may bring their own. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onclose: ((farewell: { code: number }) => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly dial: () => Line;
  readonly chance?: () => number;
  readonly patience?: number;
}

const OPEN = 1;
const HEARTBEAT = 15_000;
const PONG_WITHIN = 5_000;
/** Coming back from the background: a line that is dead must be known within two seconds. */
const PONG_AT_ONCE = 900;
const DIAL_WITHIN = 8_000;
/** The room closed this line because the same player has opened too many: fighting for it would help nobody. */
const REPLACED = 4000;

interface Watched {
  readonly table: string;
  since: number;
  readonly told: (told: Told) => void;
  readonly refused: (why: Refused) => void;
}

export class Connection {
  status: Status = { kind: "connecting", retryAt: 0, resting: false };
  readonly #dial: () => Line;
  readonly #chance: () => number;
  readonly #wishes: Wishes;
  readonly #listeners = new Set<(status: Status) => void>();
  #line: Line | null = null;
  #tries = 0;
  #wasLive = false;
  #closed = false;
  #asked = false;
  #watched: Watched | null = null;
  #lobby: ((lobby: Lobby) => void) | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#dial = options.dial;
    this.#chance = options.chance ?? Math.random;
    this.#wishes = new Wishes(options.patience);
  }

  /** Tell of every change of `status`; returns how to stop. */
  onStatus(listener: (status: Status) => void): () => void {
    this.#listeners.add(listener);
    listener(this.status);
    return () => this.#listeners.delete(listener);
  }

  /** Begin; safe to call again: it tries at once if the line is down. */
  open(): void {
    this.#closed = false;
    if (this.#line) return;
    clearTimeout(this.#retry);
    this.#become(this.#wasLive ? "stale" : this.#tries === 0 ? "connecting" : this.status.kind);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
    this.#wishes.abandon();
  }

  /** Follow a table from fact `since` + 1 on; what comes is in order, without gaps and without repeats. */
  watch(table: string, since: number, told: Watched["told"], refused: Watched["refused"] = () => undefined): () => void {
    const watched: Watched = { table, since, told, refused };
    this.#watched = watched;
    this.#lobby = null;
    this.#ask();
    return () => {
      if (this.#watched === watched) this.#watched = null;
    };
  }

  /** Follow the lobby instead. */
  watchLobby(told: (lobby: Lobby) => void): () => void {
    this.#lobby = told;
    this.#watched = null;
    this.#ask();
    return () => {
      if (this.#lobby === told) this.#lobby = null;
    };
  }

  /** Wish something; rejects with a `Refusal`. An unanswered wish is repeated with the same id after a drop. */
  wish(wish: Wish): Promise<Done> {
    return this.#wishes.make(wish, (frame) => this.#send(frame));
  }

  /** The page is seen again, or the network is back: make sure within a second that the line lives. */
  wake(): void {
    if (this.#closed || this.status.resting) return;
    if (this.#line?.readyState === OPEN) return this.#ping(PONG_AT_ONCE);
    this.#drop();
    this.#tries = 0;
    this.open();
  }

  /** The reader asks for the line, also when another window has it. */
  demand(): void {
    if (this.status.resting) this.#become("stale");
    this.wake();
  }

  #connect(): void {
    const line = this.#dial();
    this.#line = line;
    this.#silence = setTimeout(() => this.#down(line), DIAL_WITHIN);
    line.onopen = () => this.#up(line);
    line.onclose = ({ code }) => this.#ended(line, code);
    line.onmessage = ({ data }) => this.#heard(line, data);
  }

  #up(line: Line): void {
    if (line !== this.#line) return;
    this.#beat();
    this.#ask();
    if (!this.#watched && !this.#lobby) this.#inStep();
    for (const frame of this.#wishes.unanswered) this.#send(frame);
  }

  #ended(line: Line, code: number): void {
    if (line !== this.#line || code !== REPLACED) return this.#down(line);
    this.#drop();
    this.#become("lost", 0, true);
  }

  #down(line: Line): void {
    if (line !== this.#line) return;
    this.#drop();
    if (this.#closed) return;
    const pause = wait(this.#tries++, this.#chance);
    const kind = this.#tries >= TRIES_UNTIL_LOST ? "lost" : this.#wasLive ? "stale" : "connecting";
    this.#become(kind, Date.now() + pause);
    this.#retry = setTimeout(() => {
      this.#become(kind);
      this.#connect();
    }, pause);
  }

  /** Let go of the line without waiting for its farewell, which may take minutes on a dead network. */
  #drop(): void {
    clearTimeout(this.#pulse);
    clearTimeout(this.#silence);
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onclose = line.onmessage = null;
    line.close();
  }

  #ask(): void {
    if (this.#watched) this.#request({ type: "watch", table: this.#watched.table, since: this.#watched.since });
    else if (this.#lobby) this.#request({ type: "watch_lobby" });
    this.#asked = true;
  }

  #request(request: Request): void {
    this.#send(JSON.stringify(request));
  }

  #send(frame: string): void {
    if (this.#line?.readyState === OPEN) this.#line.send(frame);
  }

  #heard(line: Line, data: unknown): void {
    if (line !== this.#line || typeof data !== "string") return;
    this.#beat();
    const reply = JSON.parse(data) as Reply;
    switch (reply.type) {
      case "told":
        return this.#told(reply);
      case "lobby":
        this.#inStep();
        return this.#lobby?.(reply);
      case "done":
        return this.#wishes.answered(reply);
      case "refused":
        if (reply.id === "") return this.#refusedToShow(reply);
        return this.#wishes.answered(reply);
      case "pong":
        return;
    }
  }

  #told(told: Told): void {
    const watched = this.#watched;
    if (!watched || told.table !== watched.table) return;
    const facts = told.fresh ? told.facts : told.facts.filter(({ n }) => n > watched.since);
    const first = facts[0];
    if (!told.fresh && first && first.n > watched.since + 1) return this.#missed();
    watched.since = facts.at(-1)?.n ?? watched.since;
    this.#inStep();
    watched.told({ ...told, facts });
  }

  /** What was asked without an id is the watching itself: there is no such table. */
  #refusedToShow(why: Refused): void {
    this.#inStep();
    this.#watched?.refused(why);
  }

  /** Facts are missing: ask for them once and pass nothing on until they are here. */
  #missed(): void {
    if (this.status.kind === "live") this.#asked = false;
    this.#become("stale");
    if (!this.#asked) this.#ask();
  }

  #inStep(): void {
    this.#tries = 0;
    this.#wasLive = true;
    this.#asked = false;
    this.#become("live");
  }

  /** Something was heard: the line lives; ask again when it has been quiet for long. */
  #beat(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(PONG_WITHIN), HEARTBEAT);
  }

  #ping(within: number): void {
    const line = this.#line;
    if (!line) return;
    this.#request({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#down(line);
      this.wake();
    }, within);
  }

  #become(kind: StatusKind, retryAt = 0, resting = false): void {
    const { status } = this;
    if (status.kind === kind && status.retryAt === retryAt && status.resting === resting) return;
    this.status = { kind, retryAt, resting };
    for (const listener of this.#listeners) listener(this.status);
  }
}

/** The room's address on the same host as the page. */
export function roomUrl(location: { protocol: string; host: string }): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
