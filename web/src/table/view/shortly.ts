/** A part of the pot for a small place: whole per cents, and what is not quite nothing or all is not called so. */
export function shortly(equity: number): string {
  const percent = 100 * equity;
  if (percent > 0 && percent < 1) return "<1";
  if (percent > 99 && percent < 100) return ">99";
  return `${Math.round(percent)}`;
}
