/**
 * Motion at the table: the state is on the screen already, and things travel to where they are. Only transform and
 * opacity move; when it is interrupted, everything is simply in its place (design, section 5).
 */
import { tick } from "svelte";
import type { AnyFact } from "../../generated/wire";
import type { Step } from "../../model/live.svelte";
import { calmMotion } from "../../shell/ui/motion";

const MS = { bet: 200, card: 260, stagger: 70, sweep: 420, pause: 150, fold: 220 } as const;
const MOVE = "cubic-bezier(.3,.1,.15,1)";
const OUT = "cubic-bezier(.2,.8,.2,1)";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What was on the stage before a step, to be moved after it. */
interface Before {
  readonly bets: Map<number, HTMLElement>;
  readonly betAt: Map<number, Point>;
  readonly holeAt: Map<number, { at: Point; node: HTMLElement }>;
  readonly pots: Map<number, { at: Point; node: HTMLElement }>;
  readonly disc: Point | null;
}

export class Motion {
  readonly #stage: HTMLElement;
  readonly #amount: (chips: number) => string;
  readonly #running = new Set<Animation>();

  /** `amount` writes chips as the reader likes them. */
  constructor(stage: HTMLElement, amount: (chips: number) => string) {
    this.#stage = stage;
    this.#amount = amount;
  }

  /** Show a step: called when the model has changed and the page has not yet. */
  show(step: Step): void {
    if (step.fresh || calmMotion() || document.hidden) return this.stop();
    const before = this.#before();
    void tick().then(() => this.#after(step, before));
  }

  /** Everything jumps to its place. */
  stop(): void {
    for (const run of this.#running) run.finish();
    this.#running.clear();
    this.#ghosts()?.replaceChildren();
  }

  #before(): Before {
    const each = (name: string) => [...this.#stage.querySelectorAll<HTMLElement>(`[data-${name}]`)];
    const keyed = (name: string) => new Map(each(name).map((node) => [Number(node.dataset[name]), { at: this.#middle(node), node: copy(node) }]));
    const bets = keyed("bet");
    const disc = each("disc")[0];
    return {
      bets: new Map([...bets].map(([seat, { node }]) => [seat, node])),
      betAt: new Map([...bets].map(([seat, { at }]) => [seat, at])),
      holeAt: keyed("hole"),
      pots: keyed("pot"),
      disc: disc ? this.#middle(disc) : null,
    };
  }

  #after(step: Step, before: Before): void {
    const seatOf = (player: number) => step.after.hand?.opened.seats[player] ?? 0;
    let cards = 0;
    for (const { fact } of step.facts) {
      if (fact.type === "dealt") this.#deal(seatOf(fact.player), fact.cards.length, cards++);
      else this.#one(fact, step, before, seatOf);
    }
    this.#button(before.disc);
  }

  #one(fact: AnyFact, step: Step, before: Before, seatOf: (player: number) => number): void {
    switch (fact.type) {
      case "board":
        return this.#turn(fact.board, step.after.hand?.boards[fact.board]?.length ?? 0, fact.cards.length);
      case "posted":
      case "called":
      case "brought_in":
      case "wagered":
        return this.#bet(seatOf(fact.player), before);
      case "gathered":
        return this.#sweep(step, before);
      case "returned":
        return this.#back(seatOf(fact.player), fact.amount, before);
      case "folded":
        return this.#fold(seatOf(fact.player), before);
      case "awarded":
        return fact.wins.forEach((win) => this.#pay(fact.pot, seatOf(win.player), before));
    }
  }

  /** The last `fresh` cards of a seat come from the middle of the board. */
  #deal(seat: number, fresh: number, place: number): void {
    const all = [...this.#stage.querySelectorAll<HTMLElement>(`[data-hole="${seat}"] [data-card]`)];
    all.slice(-fresh).forEach((card, n) => {
      const { x, y } = this.#offset(this.#boardMiddle(), this.#middle(card));
      const rest = getComputedStyle(card).transform;
      const end = rest === "none" ? "" : ` ${rest}`;
      this.#run(card, [{ transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 }, { opacity: 1, offset: 0.25 }, { transform: `translate(0, 0)${end}`, opacity: 1 }],
        { duration: MS.card, delay: (place + n * 2) * MS.stagger, easing: MOVE, fill: "backwards" });
    });
  }

  /** New board cards turn over one after another. */
  #turn(board: number, shown: number, fresh: number): void {
    for (let n = shown - fresh; n < shown; n++) {
      const card = this.#stage.querySelector<HTMLElement>(`[data-board="${board}"] [data-card="${n}"]`);
      if (!card) continue;
      const delay = (n - shown + fresh) * MS.stagger;
      const back = this.#ghost(card, this.#middle(card), (ghost) => ghost.querySelector("use")?.setAttribute("href", "#back"));
      const half = MS.card / 2;
      if (back) this.#run(back, [{ transform: "translate(0, -10px) scaleX(1)", opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "translate(0, 0) scaleX(0)" }], { duration: half, delay, easing: "ease-in", fill: "both" }, true);
      this.#run(card, [{ transform: "scaleX(0)", opacity: 0 }, { transform: "scaleX(0)", opacity: 1, offset: 0.01 }, { transform: "scaleX(1)", opacity: 1 }], { duration: half, delay: delay + half, easing: OUT, fill: "backwards" });
    }
  }

  /** A bet leaves the stack. */
  #bet(seat: number, before: Before): void {
    const bet = this.#stage.querySelector<HTMLElement>(`[data-bet="${seat}"]`);
    const plate = this.#stage.querySelector<HTMLElement>(`[data-plate="${seat}"]`);
    if (!bet || !plate || before.bets.has(seat)) return;
    this.#from(bet, this.#middle(plate), { duration: MS.bet, easing: MOVE });
  }

  /** All bets go to the pot; the last one comes from its plate, for it had no time to lie there. */
  #sweep(step: Step, before: Before): void {
    const to = this.#potMiddle();
    const late = step.facts.flatMap(({ fact }) =>
      fact.type === "called" ? [[fact.player, fact.amount] as const] : fact.type === "wagered" ? [[fact.player, fact.to] as const] : []);
    for (const [seat, node] of before.bets) this.#fly(node, before.betAt.get(seat) ?? to, to, MS.pause);
    for (const [player, chips] of late) {
      const seat = step.after.hand?.opened.seats[player] ?? 0;
      const plate = this.#stage.querySelector<HTMLElement>(`[data-plate="${seat}"]`);
      const model = before.bets.values().next().value;
      if (plate && model && !before.bets.has(seat)) this.#fly(this.#worth(model, chips), this.#middle(plate), to, MS.pause);
    }
    for (const pot of this.#stage.querySelectorAll<HTMLElement>("[data-pot]"))
      this.#run(pot, [{ opacity: before.pots.size > 0 ? 1 : 0 }, { opacity: 1 }], { duration: 120, delay: before.pots.size > 0 ? 0 : MS.pause + MS.sweep - 120, fill: "backwards" });
  }

  /** A copy of a pill with another amount. */
  #worth(pill: HTMLElement, chips: number): HTMLElement {
    const twin = pill.cloneNode(true) as HTMLElement;
    const number = twin.querySelector(".num");
    if (number) number.textContent = this.#amount(chips);
    return twin;
  }

  #back(seat: number, chips: number, before: Before): void {
    const [node, at] = [before.bets.get(seat), before.betAt.get(seat)];
    const plate = this.#stage.querySelector<HTMLElement>(`[data-plate="${seat}"]`);
    if (node && at && plate) this.#fly(this.#worth(node, chips), at, this.#middle(plate), 0);
  }

  #fold(seat: number, before: Before): void {
    const held = before.holeAt.get(seat);
    if (!held || held.node.classList.contains("hero")) return;
    const to = this.#boardMiddle();
    const near = { x: held.at.x + (to.x - held.at.x) * 0.35, y: held.at.y + (to.y - held.at.y) * 0.35 };
    this.#fly(held.node, held.at, near, 0, MS.fold, 0);
  }

  #pay(pot: number, seat: number, before: Before): void {
    const from = before.pots.get(pot);
    const plate = this.#stage.querySelector<HTMLElement>(`[data-plate="${seat}"]`);
    if (from && plate) this.#fly(from.node.cloneNode(true) as HTMLElement, from.at, this.#middle(plate), MS.pause);
  }

  #button(before: Point | null): void {
    const disc = this.#stage.querySelector<HTMLElement>("[data-disc]");
    if (!disc || !before) return;
    const at = this.#middle(disc);
    if (Math.hypot(at.x - before.x, at.y - before.y) > 4) this.#from(disc, before, { duration: MS.sweep, easing: MOVE });
  }

  /** A thing that is in its place comes from somewhere. */
  #from(node: HTMLElement, from: Point, timing: KeyframeAnimationOptions): void {
    const { x, y } = this.#offset(from, this.#middle(node));
    const rest = getComputedStyle(node).transform;
    const end = rest === "none" ? "" : rest;
    this.#run(node, [{ transform: `translate(${x}px, ${y}px) ${end}`, opacity: 0.2 }, { opacity: 1, offset: 0.3 }, { transform: `translate(0, 0) ${end}`, opacity: 1 }], { ...timing, fill: "backwards" });
  }

  /** A copy of a thing that is gone travels and vanishes. */
  #fly(node: HTMLElement, from: Point, to: Point, delay: number, duration: number = MS.sweep, fade = 0.85): void {
    const ghost = this.#place(node, from);
    if (!ghost) return;
    const { x, y } = this.#offset(to, from);
    const middle = "translate(-50%, -50%)";
    this.#run(ghost, [{ transform: `${middle} translate(0, 0)`, opacity: 1 }, { opacity: 1, offset: Math.max(0.01, fade) }, { transform: `${middle} translate(${x}px, ${y}px)`, opacity: 0 }], { duration, delay, easing: MOVE, fill: "both" }, true);
  }

  #ghost(node: HTMLElement, at: Point, change: (ghost: HTMLElement) => void): HTMLElement | null {
    const { width, height } = node.getBoundingClientRect();
    const ghost = this.#place(copy(node), at);
    if (!ghost) return null;
    ghost.style.marginLeft = `${-width / 2}px`;
    ghost.style.marginTop = `${-height / 2}px`;
    ghost.style.width = `${width}px`;
    change(ghost);
    return ghost;
  }

  #place(node: HTMLElement, at: Point): HTMLElement | null {
    const ghosts = this.#ghosts();
    if (!ghosts) return null;
    Object.assign(node.style, { position: "absolute", left: `${at.x}px`, top: `${at.y}px` });
    ghosts.append(node);
    return node;
  }

  #run(node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, vanish = false): void {
    const run = node.animate(frames, timing);
    this.#running.add(run);
    const done = () => {
      this.#running.delete(run);
      if (vanish) node.remove();
    };
    run.onfinish = done;
    run.oncancel = done;
  }

  #ghosts(): HTMLElement | null {
    return this.#stage.querySelector<HTMLElement>("[data-ghosts]");
  }

  #boardMiddle(): Point {
    const board = this.#stage.querySelector<HTMLElement>("[data-board]");
    return board ? this.#middle(board) : { x: this.#stage.clientWidth / 2, y: this.#stage.clientHeight * 0.45 };
  }

  #potMiddle(): Point {
    const pots = this.#stage.querySelector<HTMLElement>("[data-pots]");
    return pots ? this.#middle(pots) : this.#boardMiddle();
  }

  /** The middle of a thing on the stage. */
  #middle(node: HTMLElement): Point {
    const [own, stage] = [node.getBoundingClientRect(), this.#stage.getBoundingClientRect()];
    return { x: own.x + own.width / 2 - stage.x, y: own.y + own.height / 2 - stage.y };
  }

  #offset(from: Point, to: Point): Point {
    return { x: from.x - to.x, y: from.y - to.y };
  }
}

/** A copy that carries its own styles: a style attribute would not survive the room's policy, properties do. */
function copy(node: HTMLElement): HTMLElement {
  const twin = node.cloneNode(true) as HTMLElement;
  const pairs: [Element, Element][] = [[node, twin]];
  node.querySelectorAll("*").forEach((each, n) => pairs.push([each, twin.querySelectorAll("*")[n] as Element]));
  for (const [from, to] of pairs) {
    const [source, target] = [(from as HTMLElement).style, (to as HTMLElement).style];
    if (!source || !target) continue;
    for (const name of source) target.setProperty(name, source.getPropertyValue(name));
  }
  twin.querySelectorAll("[aria-label], [role]").forEach((each) => { each.removeAttribute("role"); each.removeAttribute("aria-label"); });
  for (const name of ["data-bet", "data-hole", "data-pot", "data-plate"]) twin.removeAttribute(name);
  return twin;
}
