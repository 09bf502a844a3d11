/** How the table is laid out, by the room that there is (design, section 7). Sizes are CSS pixels below the top bar. */
export type Form = "desktop" | "tablet" | "landscape" | "phone";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The height of the top bar: the breakpoints of the design are those of the whole screen. */
export const TOP = 44;

export function formOf(w: number, h: number): Form {
  if (h + TOP < 480 && w > h) return "landscape";
  if (w < 600) return "phone";
  return w < 1024 ? "tablet" : "desktop";
}

export interface Frame {
  readonly stage: Box;
  /** Where the decision is made; on the desktop it lies on the stage, in its lower right corner. */
  readonly controls: Box;
}

const TABLET_CONTROLS = 150;
const PHONE_CONTROLS = 190;
const LOW_PHONE_CONTROLS = 168;

/** Whether a phone is so low that everything gets smaller: 720 with its bar. */
export function isLow(h: number): boolean {
  return h + TOP <= 720;
}

/** How the screen is shared between the table and the controls. */
export function frame(form: Form, w: number, h: number): Frame {
  switch (form) {
    case "desktop": {
      const u = scale(w, h);
      const bar = { w: 432 * u, h: 194 * u };
      return { stage: { x: 0, y: 0, w, h }, controls: { x: w - bar.w - 16, y: h - bar.h - 16, ...bar } };
    }
    case "landscape": {
      const left = Math.round(w * 0.62);
      return { stage: { x: 0, y: 0, w: left, h }, controls: { x: left, y: 0, w: w - left, h } };
    }
    default: {
      const zone = form === "tablet" ? TABLET_CONTROLS : isLow(h) ? LOW_PHONE_CONTROLS : PHONE_CONTROLS;
      return { stage: { x: 0, y: 0, w, h: h - zone }, controls: { x: 0, y: h - zone, w, h: zone } };
    }
  }
}

/** By how much everything on the desktop's stage is larger than as drawn at 1280 by 676. */
export function scale(w: number, h: number): number {
  return Math.min(1.6, Math.max(0.8, Math.min(w / 1280, h / 676)));
}
