import { placeOf, type Place } from "../learn/places";

/** Where the reader is: the lobby, a new table, or a table; read from the address and nowhere else. */
export type Route =
  | { readonly name: "lobby" }
  | { readonly name: "new" }
  | { readonly name: "table"; readonly id: string }
  | { readonly name: "sheet"; readonly id: string; readonly evening: number }
  | { readonly name: "evenings" }
  | { readonly name: "hand"; readonly id: string; readonly at: number }
  | { readonly name: "learn"; readonly place: Place }
  | { readonly name: "odds"; readonly search: string }
  | { readonly name: "practice"; readonly exercise: string };

/** The place behind an address; whatever is unknown is the lobby. */
export function routeOf(path: string, hash: string, search = ""): Route {
  const table = /^\/t\/([a-z0-9-]{1,24})\/?$/.exec(path);
  if (table?.[1]) return { name: "table", id: table[1] };
  const sheet = /^\/t\/([a-z0-9-]{1,24})\/sheet\/?$/.exec(path);
  if (sheet?.[1]) return { name: "sheet", id: sheet[1], evening: Number(/^\?evening=(\d{1,6})$/.exec(search)?.[1] ?? 0) };
  if (/^\/evenings\/?$/.test(path)) return { name: "evenings" };
  const hand = /^\/hand\/([a-z0-9-]{1,24}\.\d{1,15})\/?$/.exec(path);
  if (hand?.[1]) return { name: "hand", id: hand[1], at: Number(/^\?at=(\d{1,4})$/.exec(search)?.[1] ?? 0) };
  if (/^\/odds\/?$/.test(path)) return { name: "odds", search };
  const exercise = /^\/practice(?:\/([a-z]{1,12}))?\/?$/.exec(path);
  if (exercise) return { name: "practice", exercise: exercise[1] ?? "" };
  const place = placeOf(path);
  if (place) return { name: "learn", place };
  return hash === "#new" ? { name: "new" } : { name: "lobby" };
}

const here = (): Route =>
  typeof location === "undefined" ? { name: "lobby" } : routeOf(location.pathname, location.hash, location.search);

export const router: { route: Route } = $state({ route: here() });

/** Go to an address of this room; `replace` leaves no step back. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  router.route = here();
  scrollTo(0, 0);
}

/** Write what is shown into the address; the page stays where it is. */
export function note(address: string, replace: boolean): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  router.route = here();
}

/** Follow the browser's own back and forward; returns how to stop. */
export function followBrowser(): () => void {
  const moved = () => {
    router.route = here();
  };
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  return () => {
    removeEventListener("popstate", moved);
    removeEventListener("hashchange", moved);
  };
}

/** The link that invites to a table, or to the room. */
export function linkTo(tableId: string | null): string {
  return tableId === null ? `${location.origin}/` : `${location.origin}/t/${tableId}`;
}

/** The link to a step of a finished hand. */
export function linkToHand(id: string, step: number): string {
  return `${location.origin}/hand/${id}?at=${step}`;
}

/** Write the step that is shown into the address, so that the page comes back to it; no step back is left. */
export function stepAt(id: string, step: number): void {
  history.replaceState(null, "", `/hand/${id}?at=${step}`);
}
