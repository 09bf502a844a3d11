/**
 * What a screen reader hears: one polite and one assertive region. Lines are kept for a moment and then dropped, so
 * that two in a row are both heard and nothing old is read again.
 */
export type Urgency = "calm" | "now";

interface Said {
  readonly id: number;
  readonly text: string;
}

const KEPT = 4_000;

export const speech: Record<Urgency, Said[]> = $state({ calm: [], now: [] });
let last = 0;

/** Have a sentence spoken: `calm` waits for its turn, `now` interrupts. */
export function announce(text: string, urgency: Urgency = "calm"): void {
  if (!text) return;
  const id = ++last;
  speech[urgency] = [...speech[urgency], { id, text }];
  setTimeout(() => {
    speech[urgency] = speech[urgency].filter((said) => said.id !== id);
  }, KEPT);
}
