/**
 * What is said between this browser and the room: it watches a table or the lobby, never both, passes facts on in order
 * and once, asks again for what it missed, and repeats wishes that were not answered.
 */
import type { Around, Done, Lobby, Refused, Reply, Request, Talked, Told } from "../generated/wire";
import { Lifeline, type Line, type Status } from "./lifeline";
import { Wishes, type Wish } from "./wish";

export type { Line, Status } from "./lifeline";

export interface ConnectionOptions {
  readonly dial: () => Line;
  readonly chance?: () => number;
  readonly patience?: number;
}

interface Watched {
  readonly table: string;
  /** The number of the last fact that was passed on. */
  since: number;
  readonly told: (told: Told) => void;
  readonly refused: (why: Refused) => void;
  /** What is told beside the facts. */
  readonly beside: (reply: Talked | Around) => void;
}

/** Whoever asked too often waits so long before asking again. */
const AGAIN_IN = 1_000;

const frame = (request: Request): string => JSON.stringify(request);

export class Connection {
  readonly #line: Lifeline;
  readonly #wishes: Wishes;
  readonly #listeners = new Set<(status: Status) => void>();
  readonly #closers = new Set<(closing: boolean) => void>();
  /** The room has said that it closes, and it has not opened again since. */
  closing = false;
  #watched: Watched | null = null;
  #lobby: ((lobby: Lobby) => void) | null = null;
  /** What is missing has been asked for already. */
  #asked = false;

  constructor({ dial, chance = Math.random, patience }: ConnectionOptions) {
    this.#wishes = new Wishes(patience);
    this.#line = new Lifeline({
      dial,
      chance,
      ping: frame({ type: "ping" }),
      up: () => this.#up(),
      heard: (text) => this.#heard(JSON.parse(text) as Reply),
      changed: (status) => this.#listeners.forEach((listener) => listener(status)),
    });
  }

  get status(): Status {
    return this.#line.status;
  }

  /** Tell of every change of `status`, and of what it is now; returns how to stop. */
  onStatus(listener: (status: Status) => void): () => void {
    this.#listeners.add(listener);
    listener(this.status);
    return () => this.#listeners.delete(listener);
  }

  /** Tell when the room closes for a while, and when it is open again; returns how to stop. */
  onClosing(listener: (closing: boolean) => void): () => void {
    this.#closers.add(listener);
    listener(this.closing);
    return () => this.#closers.delete(listener);
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
    this.#wishes.abandon();
  }

  wake(): void {
    this.#line.wake();
  }

  demand(): void {
    this.#line.demand();
  }

  /** Follow a table from fact `since` + 1 on; what comes is in order, without gaps and without repeats. */
  watch(table: string, since: number, told: Watched["told"], refused: Watched["refused"] = () => undefined, beside: Watched["beside"] = () => undefined): () => void {
    const watched: Watched = { table, since, told, refused, beside };
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
    return this.#wishes.make(wish, (text) => this.#line.send(text));
  }

  #close(closing: boolean): void {
    if (closing === this.closing) return;
    this.closing = closing;
    this.#closers.forEach((listener) => listener(closing));
  }

  #up(): void {
    this.#close(false);
    this.#ask();
    if (!this.#watched && !this.#lobby) this.#inStep();
    for (const text of this.#wishes.unanswered) this.#line.send(text);
  }

  #ask(): void {
    const watched = this.#watched;
    if (watched) this.#line.send(frame({ type: "watch", table: watched.table, since: watched.since }));
    else if (this.#lobby) this.#line.send(frame({ type: "watch_lobby" }));
    this.#asked = true;
  }

  #heard(reply: Reply): void {
    switch (reply.type) {
      case "told":
        return this.#told(reply);
      case "talked":
      case "around":
        return reply.table === this.#watched?.table ? this.#watched.beside(reply) : undefined;
      case "lobby":
        this.#inStep();
        return this.#lobby?.(reply);
      case "done":
        return this.#wishes.answered(reply);
      case "refused":
        return reply.id === "" ? this.#refusedToShow(reply) : this.#wishes.answered(reply);
      case "closing":
        return this.#close(true);
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

  /** What was asked without an id is the watching itself: too soon, or there is no such table. */
  #refusedToShow(why: Refused): void {
    if (why.code === "too_many") {
      setTimeout(() => this.#ask(), AGAIN_IN);
      return;
    }
    this.#inStep();
    this.#watched?.refused(why);
  }

  /** Facts are missing: ask for them once and pass nothing on until they are here. */
  #missed(): void {
    if (this.status.kind === "live") this.#asked = false;
    this.#line.behind();
    if (!this.#asked) this.#ask();
  }

  #inStep(): void {
    this.#asked = false;
    this.#line.inStep();
  }
}

/** The room's address on the same host as the page. */
export function roomUrl(location: { protocol: string; host: string }): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
