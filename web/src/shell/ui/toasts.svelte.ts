/** Short notices: a bold fact and a detail, at most two at a time; they are spoken as well. */
import { announce } from "./speech.svelte";

export interface Toast {
  readonly id: number;
  readonly fact: string;
  readonly detail: string;
  readonly kind: "neutral" | "bad";
}

const MOST = 2;
const STAYS = 5_000;

export const toasts: { list: Toast[] } = $state({ list: [] });
let last = 0;

/** Show a notice; a bad one is spoken at once. Returns its id. */
export function toast(fact: string, detail = "", kind: Toast["kind"] = "neutral"): number {
  const id = ++last;
  toasts.list = [...toasts.list, { id, fact, detail, kind }].slice(-MOST);
  announce(detail ? `${fact}. ${detail}` : fact, kind === "bad" ? "now" : "calm");
  setTimeout(() => dismiss(id), STAYS + 40 * (fact.length + detail.length));
  return id;
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((each) => each.id !== id);
}
