/** Wishes: what this player asks of the room, each with an id of its own, answered once. */
import type { Done, Refused, Request } from "../generated/wire";

type Wishing = Extract<Request, { id: string }>;
/** A wish before it has its id. */
export type Wish = Wishing extends infer W ? (W extends { id: string } ? Omit<W, "id"> : never) : never;

/** The room said no, or did not answer: a code and numbers, and the locale files make the sentence. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string;
  readonly numbers: Readonly<Record<string, number>>;

  constructor(code: string, rule = "", numbers: Readonly<Record<string, number>> = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.rule = rule;
    this.numbers = numbers;
  }
}

interface Pending {
  readonly frame: string;
  readonly resolve: (done: Done) => void;
  readonly reject: (why: Refusal) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A fresh id; `crypto.randomUUID` is missing on plain http in a home network. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Wishes on their way: sent again with the same id after a drop, for a repeated id changes nothing. */
export class Wishes {
  readonly #pending = new Map<string, Pending>();
  readonly #patience: number;
  readonly #id: () => string;

  constructor(patience = 10_000, id: () => string = freshId) {
    this.#patience = patience;
    this.#id = id;
  }

  /** The frames that still wait for an answer, in the order in which they were wished. */
  get unanswered(): string[] {
    return [...this.#pending.values()].map((pending) => pending.frame);
  }

  /** Keep a wish until it is answered; `send` puts it on the wire, if there is one. */
  make(wish: Wish, send: (frame: string) => void): Promise<Done> {
    const id = this.#id();
    const frame = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(id)?.reject(new Refusal("no_answer")), this.#patience);
      this.#pending.set(id, { frame, resolve, reject, timer });
      send(frame);
    });
  }

  answered(reply: Done | Refused): void {
    const pending = this.#settle(reply.id);
    if (reply.type === "done") pending?.resolve(reply);
    else pending?.reject(new Refusal(reply.code, reply.rule, reply.numbers));
  }

  /** Nobody will answer any more. */
  abandon(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(new Refusal("no_answer"));
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending) clearTimeout(pending.timer);
    this.#pending.delete(id);
    return pending;
  }
}
