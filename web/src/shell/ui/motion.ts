/** Whether things should simply be in their places: the reader's system or the reader said so. */
export function calmMotion(): boolean {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
