/** Keeps one WebSocket to the room up: dials, listens for its pulse, dials again; what is said over it is not its affair. */
import { TRIES_UNTIL_LOST, wait } from "./backoff";

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
  /** The session of this line has ended: it is not dialled again before somebody knows who is here now. */
  readonly signedOut: boolean;
}

export const AT_FIRST: Status = { kind: "connecting", retryAt: 0, resting: false, signedOut: false };

/** The part of a WebSocket that is used here, so that tests may bring their own. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onclose: ((farewell: { code: number }) => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Ends {
  readonly dial: () => Line;
  readonly chance: () => number;
  /** The frame that asks the room for a sign of life. */
  readonly ping: string;
  readonly up: () => void;
  readonly heard: (frame: string) => void;
  readonly changed: (status: Status) => void;
}

const OPEN = 1;
const HEARTBEAT = 15_000;
const PONG_WITHIN = 5_000;
/** Coming back from the background: a line that is dead must be known within two seconds. */
const PONG_AT_ONCE = 900;
const DIAL_WITHIN = 8_000;
/** The room closed this line because the same player has opened too many: fighting for it would help nobody. */
const REPLACED = 4000;
/** The session has ended: signed out here or elsewhere, or replaced by another one. */
const SIGNED_OUT = 4001;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Lifeline {
  status = AT_FIRST;
  readonly #ends: Ends;
  #line: Line | null = null;
  #tries = 0;
  #wasLive = false;
  /** Nobody has asked for the line yet, or nobody wants it any more. */
  #closed = true;
  #retry: Timer;
  #pulse: Timer;
  #silence: Timer;

  constructor(ends: Ends) {
    this.#ends = ends;
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
  }

  /** The page is seen again, or the network is back: make sure within a second that the line lives. */
  wake(): void {
    if (this.#closed || this.status.resting || this.status.signedOut) return;
    if (this.#line?.readyState === OPEN) return this.#ping(PONG_AT_ONCE);
    this.#drop();
    this.#tries = 0;
    this.open();
  }

  /** The reader asks for the line, also when another window has it. */
  demand(): void {
    if (this.status.resting || this.status.signedOut) this.#become("stale");
    this.wake();
  }

  /** Put a frame on the line, if there is one. */
  send(frame: string): void {
    if (this.#line?.readyState === OPEN) this.#line.send(frame);
  }

  /** Everything that was asked for is here. */
  inStep(): void {
    this.#tries = 0;
    this.#wasLive = true;
    this.#become("live");
  }

  /** Something is missing. */
  behind(): void {
    this.#become("stale");
  }

  #connect(): void {
    const line = this.#ends.dial();
    this.#line = line;
    this.#silence = setTimeout(() => this.#down(line), DIAL_WITHIN);
    line.onopen = () => {
      this.#beat();
      this.#ends.up();
    };
    line.onclose = ({ code }) => this.#ended(line, code);
    line.onmessage = ({ data }) => {
      this.#beat();
      if (typeof data === "string") this.#ends.heard(data);
    };
  }

  #ended(line: Line, code: number): void {
    if (line !== this.#line || (code !== REPLACED && code !== SIGNED_OUT)) return this.#down(line);
    this.#drop();
    this.#become("lost", 0, code === REPLACED ? "resting" : "signedOut");
  }

  #down(line: Line): void {
    if (line !== this.#line) return;
    this.#drop();
    if (this.#closed) return;
    const pause = wait(this.#tries++, this.#ends.chance);
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

  /** Something was heard: the line lives; ask again when it has been quiet for long. */
  #beat(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(PONG_WITHIN), HEARTBEAT);
  }

  #ping(within: number): void {
    const line = this.#line;
    if (!line) return;
    this.send(this.#ends.ping);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#down(line);
      this.wake();
    }, within);
  }

  #become(kind: StatusKind, retryAt = 0, why: "resting" | "signedOut" | null = null): void {
    const { status } = this;
    const next = { kind, retryAt, resting: why === "resting", signedOut: why === "signedOut" };
    if (status.kind === kind && status.retryAt === retryAt && status.resting === next.resting && status.signedOut === next.signedOut) return;
    this.status = next;
    this.#ends.changed(this.status);
  }
}
