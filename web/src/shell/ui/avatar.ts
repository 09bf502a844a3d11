/** A seat's mark from its name alone: the first letter and a hue that is always the same for the same name. */
export function initialOf(name: string): string {
  const [first] = [...name.trim()];
  return (first ?? "?").toLocaleUpperCase();
}

/** A hue of the colour circle, in steps of ten. */
export function hueOf(name: string): number {
  let mixed = 7;
  for (const sign of name.normalize("NFC")) mixed = (mixed * 31 + (sign.codePointAt(0) ?? 0)) % 100_003;
  return (mixed % 36) * 10;
}
