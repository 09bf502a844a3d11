/** Calling somebody who looks elsewhere when it becomes his turn: the title flashes, and if he wants it the system tells him. */
const BLINK = 1_000;

/** What the title says while the page is hidden and it is the reader's turn: the call and the table by turns. */
export function flashTitle(show: (called: boolean) => void, page: Document = document): () => void {
  let called = true;
  const timer = setInterval(() => show((called = !page.hidden || !called)), BLINK);
  show(true);
  return () => clearInterval(timer);
}

/** Whether this browser can tell somebody outside of its page, and whether he lets it. */
export function noticeState(): "on" | "ask" | "never" {
  if (typeof Notification === "undefined") return "never";
  return Notification.permission === "granted" ? "on" : Notification.permission === "denied" ? "never" : "ask";
}

/** Ask to be allowed to; false when the reader or his browser says no. */
export async function allowNotices(): Promise<boolean> {
  if (noticeState() === "ask") await Notification.requestPermission();
  return noticeState() === "on";
}

/** Tell somebody who does not see the page that it is his turn; gives how to take it back. */
export function callBack(title: string, body: string, table: string, page: Document = document): () => void {
  if (!page.hidden || noticeState() !== "on") return () => undefined;
  try {
    const notice = new Notification(title, { body, tag: `turn-${table}`, icon: "/icon.svg" });
    notice.onclick = () => {
      globalThis.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    return () => undefined; // phones let a page do this only through a worker: there sound and title must do
  }
}
