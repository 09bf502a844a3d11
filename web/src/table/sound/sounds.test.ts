import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { groupOf } from "./sounds";
import { SOUNDS, type SoundName } from "./synth";

/** A clock that writes down until when each of its voices sounds. */
function listener() {
  const ends: number[] = [];
  const volumes: number[] = [];
  const param = () => ({ value: 0, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  const node = () => ({ connect: <T>(to: T) => to });
  const audio = {
    state: "running", currentTime: 0, sampleRate: 8_000, destination: node(), resume: async () => undefined,
    createGain: () => {
      const gain = param();
      return { ...node(), gain: Object.defineProperty(gain, "value", { set: (value: number) => volumes.push(value) }) };
    },
    createOscillator: () => ({ ...node(), type: "", frequency: param(), start: () => undefined, stop: (at: number) => ends.push(at) }),
    createBuffer: (_: number, length: number) => ({ sampleRate: 8_000, getChannelData: () => new Float32Array(length) }),
    createBufferSource: () => ({ ...node(), buffer: null, start: (at: number, _: number, long: number) => ends.push(at + long) }),
    createBiquadFilter: () => ({ ...node(), type: "", frequency: param(), Q: param() }),
  };
  return { ends, volumes, audio };
}

const NAMES = Object.keys(SOUNDS) as SoundName[];

async function player(hidden = false) {
  const heard = listener();
  vi.resetModules();
  vi.stubGlobal("AudioContext", function () { return heard.audio; });
  vi.stubGlobal("document", { hidden });
  const sounds = await import("./sounds");
  const { settings: own } = await import("../../settings/settings.svelte");
  return { ...heard, ...sounds, own };
}

afterEach(() => vi.unstubAllGlobals());

describe("every sound", () => {
  it.each(NAMES)("%s is made on the spot and is over within half a second", (name) => {
    const { audio, ends } = listener();
    for (const draw of SOUNDS[name]) draw(audio as unknown as BaseAudioContext, audio.createGain() as unknown as AudioNode, 0);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(0.5);
  });

  it("belongs to a group that has a switch, and there is one for each thing that happens", () => {
    expect(new Set(NAMES.map(groupOf))).toEqual(new Set(Object.keys(settings.sounds)));
    expect(NAMES).toEqual(expect.arrayContaining(["deal", "check", "bet", "fold", "myTurn", "timeLow", "win", "message"]));
  });
});

describe("playing", () => {
  it("is silent until the page was touched", async () => {
    const { play, wakeSound, ends } = await player();
    play("deal");
    expect(ends).toEqual([]);
    wakeSound();
    play("deal");
    expect(ends).toHaveLength(1);
  });

  it("goes by the one volume, and by the switch of its group", async () => {
    const { play, wakeSound, own, ends, volumes } = await player();
    wakeSound();
    own.volume = 0.3;
    play("myTurn");
    expect(volumes).toContain(0.3);
    own.sounds.mine = false;
    own.sounds.table = true;
    const before = ends.length;
    play("win");
    expect(ends).toHaveLength(before);
    play("check");
    expect(ends.length).toBeGreaterThan(before);
    own.volume = 0;
    const now = ends.length;
    for (const name of NAMES) play(name);
    expect(ends).toHaveLength(now);
  });

  it("in a hidden page tells of my turn, and not of every chip", async () => {
    const { play, wakeSound, ends } = await player(true);
    wakeSound();
    play("bet");
    expect(ends).toEqual([]);
    play("myTurn");
    expect(ends.length).toBeGreaterThan(0);
  });
});
