/** The screen of a phone stays on while a table is open: where the browser can do that, and as long as the page is seen. */
import { onMount } from "svelte";

export function keepScreenOn(): void {
  onMount(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async () => {
      if (document.hidden || gone || (lock && !lock.released)) return;
      try {
        lock = (await navigator.wakeLock?.request("screen")) ?? null;
      } catch {
        lock = null; // a phone that saves its battery says no
      }
      if (gone) void lock?.release();
    };
    const seen = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", seen);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", seen);
      void lock?.release();
    };
  });
}
