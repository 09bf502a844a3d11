/** Sounds made on the spot, none longer than 400 ms (design, section 5). Each draws on the given clock and output. */
type Draw = (audio: BaseAudioContext, out: AudioNode, at: number) => void;

function envelope(audio: BaseAudioContext, out: AudioNode, at: number, peak: number, rise: number, fall: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(out);
  return gain;
}

/** A tone: `to` is where its pitch goes. */
function tone(shape: OscillatorType, from: number, to: number, peak: number, length: number, after = 0, rise = 0.004): Draw {
  return (audio, out, at) => {
    const start = at + after;
    const voice = audio.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + length);
    voice.connect(envelope(audio, out, start, peak, rise, length - rise));
    voice.start(start);
    voice.stop(start + length + 0.02);
  };
}

let grain: AudioBuffer | null = null;

/** A second of noise, made once; from a fixed formula, for it only has to be rough. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  if (grain && grain.sampleRate === audio.sampleRate) return grain;
  grain = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = grain.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < samples.length; n++) {
    seed = (seed * 16807) % 2147483647;
    samples[n] = (seed / 2147483647) * 2 - 1;
  }
  return grain;
}

/** A brush of noise around a pitch. */
function brush(pitch: number, wide: number, peak: number, length: number, after = 0): Draw {
  return (audio, out, at) => {
    const start = at + after;
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(pitch, start);
    filter.Q.value = wide;
    source.connect(filter).connect(envelope(audio, out, start, peak, length * 0.2, length * 0.8));
    source.start(start, (after * 7) % 0.5, length + 0.05);
  };
}

/** One chip on another. */
function clink(after: number, pitch = 3400): Draw[] {
  return [tone("triangle", pitch, pitch * 0.92, 0.1, 0.07, after, 0.001), tone("sine", pitch * 1.51, pitch * 1.45, 0.06, 0.05, after, 0.001), brush(6200, 2, 0.08, 0.03, after)];
}

export const SOUNDS = {
  deal: [brush(2600, 0.8, 0.26, 0.11)],
  turn: [brush(4200, 1.4, 0.3, 0.05), tone("sine", 900, 500, 0.05, 0.04)],
  check: [tone("sine", 190, 110, 0.5, 0.08), tone("sine", 180, 105, 0.4, 0.08, 0.11)],
  call: clink(0),
  bet: [...clink(0), ...clink(0.08, 3700)],
  fold: [brush(1300, 0.7, 0.18, 0.2)],
  allIn: [tone("sawtooth", 70, 130, 0.12, 0.38, 0, 0.2), tone("sine", 140, 260, 0.2, 0.38, 0, 0.2)],
  pot: [...clink(0, 3200), ...clink(0.05, 3500), ...clink(0.1, 3300), ...clink(0.16, 3800)],
  myTurn: [tone("sine", 587, 587, 0.22, 0.16, 0, 0.01), tone("sine", 880, 880, 0.22, 0.24, 0.13, 0.01)],
  timeLow: [tone("sine", 1320, 1320, 0.14, 0.06)],
  win: [tone("triangle", 523, 523, 0.2, 0.14, 0, 0.01), tone("triangle", 659, 659, 0.2, 0.14, 0.1, 0.01), tone("triangle", 784, 784, 0.2, 0.2, 0.2, 0.01)],
  sits: [tone("sine", 392, 440, 0.14, 0.2, 0, 0.02)],
  message: [tone("sine", 660, 740, 0.1, 0.1, 0, 0.01)],
  error: [tone("triangle", 220, 208, 0.22, 0.14, 0, 0.01), tone("triangle", 165, 156, 0.22, 0.2, 0.13, 0.01)],
} as const satisfies Record<string, readonly Draw[]>;

export type SoundName = keyof typeof SOUNDS;
