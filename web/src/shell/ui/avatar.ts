/** A seat's mark from its name alone: the first letter and a hue that is always the same for the same name. */
export function initialOf(name: string): string {
  const [first] = [...name.trim()];
  return (first ?? "?").toLocaleUpperCase();
}

/** A hue of the colour circle, in steps of ten. */
export function hueOf(name: string): number {
  let mixed = 0x811c9dc5; // FNV-1a: names that differ in one letter get hues far apart
  for (const sign of name.normalize("NFC")) mixed = Math.imul(mixed ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (((mixed ^ (mixed >>> 15)) >>> 0) % 36) * 10;
}
