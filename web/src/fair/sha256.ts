/**
 * SHA-256 of a text, as 64 hexadecimal digits. Browsers give WebCrypto only to pages with https (or on localhost); a
 * room in a home network has none, so there is a small one of our own beside it.
 */
const K = firstBitsOf(64, (prime) => Math.cbrt(prime));
const START = firstBitsOf(8, (prime) => Math.sqrt(prime));

/** The first 32 bits behind the point of a root of the first primes: where the constants of SHA-256 come from. */
function firstBitsOf(count: number, root: (prime: number) => number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) prime = false;
    if (prime) found.push(((root(number) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 without the browser's help. */
export function ownSha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = [...START];
  for (let at = 0; at < padded.length; at += 64) mix(state, view, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(state: number[], view: DataView, at: number): void {
  const w = Array.from({ length: 64 }, (_, i) => (i < 16 ? view.getInt32(at + 4 * i) : 0));
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15] as number, w[i - 2] as number];
    const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const large = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + small + (w[i - 7] as number) + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] as number) + word) | 0));
}

/** SHA-256 by WebCrypto where the browser has it, else by our own. */
export async function sha256(text: string): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return ownSha256(text);
  const hash = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
