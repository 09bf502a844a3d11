/** The link that was printed where the room was started makes whoever opens it a host, once. */
import { t, words } from "../i18n/i18n.svelte";
import { refusalWords } from "../i18n/poker";
import { claim, tokenOf } from "../model/books";
import { Refusal } from "../model/wish";
import { toast } from "./ui/toasts.svelte";

/** Use the host's link, if this page was opened by it, and take its secret out of the address. */
export async function claimByLink(): Promise<void> {
  const token = tokenOf(location.hash);
  if (token === "") return;
  history.replaceState(null, "", location.pathname);
  try {
    const { tables } = await claim(token);
    toast(t("host-claimed", { count: tables }));
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    toast(t("refused"), refusalWords(words(), why.code, why.numbers), "bad");
  }
}
