/** The screen of a phone stays on while a table is open: where the browser can do that, and as long as the page is seen. */
import { onMount } from "svelte";

/** Hold the screen on from now, and again whenever the page comes back; gives how to let it go. */
export function holdScreen(page: Document = document, device: Navigator = navigator): () => void {
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  const ask = async () => {
    if (page.hidden || gone || (lock && !lock.released)) return;
    try {
      lock = (await device.wakeLock?.request("screen")) ?? null;
    } catch {
      lock = null; // a phone that saves its battery says no
    }
    if (gone) void lock?.release();
  };
  const seen = () => void ask();
  void ask();
  page.addEventListener("visibilitychange", seen);
  return () => {
    gone = true;
    page.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}

export function keepScreenOn(): void {
  onMount(() => holdScreen());
}
