/** What the host of a table has decided, as its facts tell it; nothing is decided here. */
import type { Correction, Desk, Guest, HostFact, Payment, PaymentMarked, TableFact } from "../generated/wire";

/** The desk of a table that has no host: its door is open. */
export const NOBODY: Desk = {
  host: { player: "", name: "" }, cohosts: [], approval: false, locked: false, paused: false, knocks: [], barred: [], payments: [],
  evening: 1, since: 0, last: 0, closing: false, corrections: [],
};

/** Whether the host has sent this player away. */
export function isBarred(desk: Desk, player: string): boolean {
  return desk.barred.some((guest) => guest.player === player);
}

/** Whether this player is the host or a co-host. */
export function hosts(desk: Desk, player: string): boolean {
  return player !== "" && [desk.host, ...desk.cohosts].some((guest) => guest.player === player);
}

/** Nothing of this player waits any more. */
export function heard(desk: Desk, player: string): Desk {
  return desk.knocks.some((knock) => knock.player === player)
    ? { ...desk, knocks: desk.knocks.filter((knock) => knock.player !== player) }
    : desk;
}

/** The desk after a fact of the host; those that move chips are the table's own. */
export function deskAfter(desk: Desk, fact: HostFact, isBot: boolean): Desk {
  switch (fact.type) {
    case "host_changed":
      return heard(hostChanged(desk, { player: fact.player, name: fact.name }), fact.player);
    case "cohost_changed": {
      const others = without(desk.cohosts, fact.player);
      return { ...desk, cohosts: fact.yes ? [...others, { player: fact.player, name: fact.name }] : others };
    }
    case "paused":
    case "resumed":
      return fact.type === "paused" ? { ...desk, paused: true } : { ...desk, paused: false, closing: false };
    case "evening_closing":
      return { ...desk, closing: true };
    case "evening_closed":
      return { ...desk, evening: fact.evening + 1, since: fact.hands, paused: desk.paused || desk.closing, closing: false, payments: [] };
    case "door_set":
      return { ...desk, approval: fact.approval, locked: fact.locked };
    case "knocked": {
      const rest = heard(desk, fact.knock.player);
      return { ...rest, knocks: [...rest.knocks, fact.knock] };
    }
    case "knock_answered":
      if (!fact.yes) return heard(desk, fact.player);
      return { ...desk, knocks: desk.knocks.map((knock) => (knock.player === fact.player ? { ...knock, granted: true } : knock)) };
    case "kicked": {
      const barred = without(desk.barred, fact.player);
      const { player, name } = fact;
      const after = { ...desk, barred: isBot ? barred : [...barred, { player, name }], cohosts: without(desk.cohosts, player) };
      return heard(after, player);
    }
    case "forgiven":
      return { ...desk, barred: without(desk.barred, fact.player) };
    case "correction_asked":
      return { ...desk, corrections: [...withoutCorrection(desk, fact.correction.player), fact.correction] };
    case "correction_dropped":
      return { ...desk, corrections: withoutCorrection(desk, fact.correction.player) };
    case "payment_marked":
      return fact.evening === desk.evening ? { ...desk, payments: paymentsAfter(desk.payments, fact) } : desk;
    default:
      return desk;
  }
}

const HOST_FACTS: ReadonlySet<string> = new Set<HostFact["type"]>([
  "host_changed", "cohost_changed", "paused", "resumed", "door_set", "knocked", "knock_answered", "kicked", "forgiven",
  "corrected", "correction_asked", "correction_dropped", "voided", "payment_marked", "evening_closing", "evening_closed",
]);

/** Whether a fact comes from the host, or waits for him. */
export function isHostFact(fact: { readonly type: string }): fact is Extract<TableFact, HostFact> {
  return HOST_FACTS.has(fact.type);
}

function hostChanged(desk: Desk, host: Guest): Desk {
  const old = desk.host.player === "" ? [] : [desk.host];
  return { ...desk, host, cohosts: without([...desk.cohosts, ...old], host.player) };
}

/** The corrections that wait, but the one for this player. */
export function withoutCorrection(desk: Desk, player: string): readonly Correction[] {
  return desk.corrections.filter((one) => one.player !== player);
}

function without(guests: readonly Guest[], player: string): Guest[] {
  return guests.filter((guest) => guest.player !== player);
}

function paymentsAfter(payments: readonly Payment[], { payer, payee, amount, side, on }: PaymentMarked): Payment[] {
  const field = side === "payer" ? "paid" : "received";
  const same = (one: Payment) => one.payer === payer && one.payee === payee && one.amount === amount && one[field] !== on;
  const place = payments.findLastIndex(same);
  const after = place < 0
    ? [...payments, { payer, payee, amount, paid: false, received: false, [field]: on }]
    : payments.map((one, n) => (n === place ? { ...one, [field]: on } : one));
  return after.filter((one) => one.paid || one.received);
}
