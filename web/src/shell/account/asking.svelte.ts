/** A form that asks the room for something: busy while it waits, and the refusal in words at the field that it means. */
import { refusalWords, t } from "../../i18n/i18n.svelte";
import { BadRequest } from "../../model/api";
import { Refusal } from "../../model/wish";

export class Asking {
  busy = $state(false);
  /** What is wrong, as a sentence, and with which field. */
  problem = $state("");
  place = $state("");

  /** The problem, if it is this field's. */
  at(place: string): string {
    return this.place === place ? this.problem : "";
  }

  clear(): void {
    this.problem = this.place = "";
  }

  /** Ask, and say whether the room did it; `otherwise` is the field of a refusal that names none. */
  async for(wished: () => Promise<unknown>, otherwise: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.clear();
    try {
      await wished();
      return true;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      this.problem = why.code === "no_answer" ? t("enter-failed") : refusalWords(why.code, why.numbers);
      this.place = (why instanceof BadRequest && why.place) || otherwise;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
