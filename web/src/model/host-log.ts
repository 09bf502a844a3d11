/** What the log says of a table's host: codes and arguments, like all other lines. */
import type { HostFact } from "../generated/wire";

export type HostCode =
  | "host" | "host_over" | "cohost" | "cohost_off" | "cohost_claims" | "paused" | "resumed" | "door_open" | "door_guarded" | "door_locked"
  | "asks_seat" | "asks_chips" | "granted" | "declined" | "withdrew" | "kicked" | "forgiven"
  | "corrected_more" | "corrected_less" | "corrected_from" | "correction_asked" | "correction_dropped" | "voided" | "payment_sent" | "payment_got" | "payment_unsaid"
  | "evening_closing" | "evening_closed";

export interface HostLine {
  readonly code: HostCode;
  readonly seat: number;
  readonly name: string;
  readonly by: string;
  readonly amount: number;
  /** The seat or the reason that belongs to the line. */
  readonly what: string;
}

/** The line for a fact of the host; `nameAt` is the name in a seat. */
export function hostLine(fact: HostFact, nameAt: (seat: number) => string): HostLine {
  const line = (code: HostCode, more: Partial<HostLine> = {}): HostLine => ({ seat: 0, name: "", by: "", amount: 0, what: "", ...more, code });
  const by = "by_name" in fact ? fact.by_name : "";
  switch (fact.type) {
    case "host_changed":
      return line(fact.by === fact.player ? "host" : "host_over", { name: fact.name, by });
    case "cohost_changed":
      return line(!fact.yes ? "cohost_off" : fact.by === fact.player ? "cohost_claims" : "cohost", { name: fact.name, by });
    case "paused":
    case "resumed":
      return line(fact.type, { name: by });
    case "door_set":
      return line(fact.locked ? "door_locked" : fact.approval ? "door_guarded" : "door_open", { name: by });
    case "knocked": {
      const { name, seat, amount } = fact.knock;
      return line(seat > 0 ? "asks_seat" : "asks_chips", { name, amount, what: String(seat) });
    }
    case "knock_answered":
      return line(fact.yes ? "granted" : fact.by === fact.player ? "withdrew" : "declined", { name: fact.name, by });
    case "kicked":
      return line("kicked", { seat: fact.seat, name: fact.name, by });
    case "forgiven":
      return line("forgiven", { name: fact.name, by });
    case "corrected": {
      const code = fact.source > 0 ? "corrected_from" : fact.amount > 0 ? "corrected_more" : "corrected_less";
      const source = fact.source > 0 ? nameAt(fact.source) : "";
      return line(code, { seat: fact.seat, name: nameAt(fact.seat), by: source || by, amount: Math.abs(fact.amount), what: fact.reason });
    }
    case "correction_asked":
    case "correction_dropped": {
      const { name, by_name, amount, reason } = fact.correction;
      return line(fact.type, { name, by: by_name, amount, what: reason });
    }
    case "voided":
      return line("voided", { name: by, amount: fact.hand, what: fact.reason });
    case "evening_closing":
      return line("evening_closing", { name: by });
    case "evening_closed":
      return line("evening_closed", { amount: fact.evening });
    case "payment_marked":
      return line(!fact.on ? "payment_unsaid" : fact.side === "payer" ? "payment_sent" : "payment_got", { name: by, amount: fact.amount });
  }
}
