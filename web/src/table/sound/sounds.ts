/** Which sound belongs to what has happened, and playing it at the reader's volume. */
import type { AnyFact } from "../../generated/wire";
import { settings, type SoundGroup } from "../../settings/settings.svelte";
import type { Step } from "../../model/live.svelte";
import { SOUNDS, type SoundName } from "./synth";

const MINE: ReadonlySet<SoundName> = new Set(["myTurn", "timeLow", "win"]);
const ROOM: ReadonlySet<SoundName> = new Set(["sits", "error", "message"]);

export function groupOf(name: SoundName): SoundGroup {
  return MINE.has(name) ? "mine" : ROOM.has(name) ? "room" : "table";
}

/** A sound and how many milliseconds after the step it comes. */
export interface Cue {
  readonly name: SoundName;
  readonly after: number;
}

const CARDS_APART = 70;

/** What is to be heard of a step; what is told anew is silent. */
export function cuesOf(step: Step, seat: number): Cue[] {
  if (step.fresh) return [];
  const cues: Cue[] = [];
  let cards = 0;
  for (const { fact } of step.facts) {
    if (fact.type === "dealt") cues.push({ name: "deal", after: cards++ * CARDS_APART });
    else if (fact.type === "board") fact.cards.forEach((_, n) => cues.push({ name: "turn", after: n * CARDS_APART }));
    else {
      const name = soundOf(fact, step, seat);
      if (name) cues.push({ name, after: 0 });
    }
  }
  return cues;
}

function soundOf(fact: AnyFact, step: Step, seat: number): SoundName | null {
  const hand = step.after.hand;
  switch (fact.type) {
    case "checked":
      return "check";
    case "folded":
      return "fold";
    case "discarded":
      return "fold";
    case "called":
    case "brought_in":
    case "wagered":
      return hand?.last[fact.player]?.allIn ? "allIn" : fact.type === "wagered" ? "bet" : "call";
    case "gathered":
      return step.before && step.before.hand && step.before.hand.bets.some((bet) => bet > 0) ? "pot" : null;
    case "awarded":
      return fact.wins.some((win) => hand?.opened.seats[win.player] === seat) ? "win" : "pot";
    case "sat":
      return "sits";
    default:
      return null;
  }
}

let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function wakeSound(): void {
  audio ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (audio?.state === "suspended") void audio.resume();
}

export function play(name: SoundName, after = 0): void {
  if (!audio || audio.state !== "running" || settings.volume <= 0 || !settings.sounds[groupOf(name)]) return;
  if (document.hidden && groupOf(name) === "table") return;
  const out = audio.createGain();
  out.gain.value = settings.volume;
  out.connect(audio.destination);
  for (const draw of SOUNDS[name]) draw(audio, out, audio.currentTime + 0.01 + after / 1000);
}
