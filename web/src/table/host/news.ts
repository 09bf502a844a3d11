/** What of the host's deeds a player must not overlook, because it is about him. */
import type { Step } from "../../model/live.svelte";

export interface News {
  readonly id: "told-kicked" | "told-yes" | "told-no" | "told-corrected" | "told-voided";
  /** Who did it. */
  readonly name: string;
}

/** The notices of a step for this player; what he has done himself, and what is long past, is no news. */
export function newsFor(step: Pick<Step, "facts" | "after" | "before" | "fresh">, me: string): News[] {
  if (step.fresh || me === "") return [];
  const mine = (seat: number) => step.after.sittings.get(seat)?.player === me;
  return step.facts.flatMap(({ fact }): News[] => {
    if (!("by" in fact) || fact.by === me) return [];
    const name = fact.by_name;
    switch (fact.type) {
      case "kicked":
        return fact.player === me ? [{ id: "told-kicked", name }] : [];
      case "knock_answered":
        return fact.player === me ? [{ id: fact.yes ? "told-yes" : "told-no", name }] : [];
      case "corrected":
        return mine(fact.seat) || mine(fact.source) ? [{ id: "told-corrected", name }] : [];
      case "voided":
        return [{ id: "told-voided", name }];
      default:
        return [];
    }
  });
}
