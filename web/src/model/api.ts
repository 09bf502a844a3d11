/** The few things that go over plain HTTP: who I am, coming in, the form of a new table, opening it. */
import type { Arrangement, Ceremony, ChangePassword, Enter, Form, Hands, HandTold, Judgement, KeepName, Me, Opening, PasskeyShown, Problem, SignedOut, SignIn, SignOut, TableSpec, Terms, Ways } from "../generated/wire";
import { Refusal } from "./wish";

/** An HTTP refusal also says which field of the request it means. */
export class BadRequest extends Refusal {
  readonly place: string;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.code, "", problem.numbers);
    this.place = problem.place;
    this.status = status;
  }
}

/** A request and its answer; throws `BadRequest`, or `Refusal` when the room does not answer. */
export async function call<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { headers: { accept: "application/json" }, credentials: "same-origin", ...(signal ? { signal } : {}) };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal("no_answer");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  throw isProblem(answer) ? new BadRequest(answer, response.status) : new Refusal("no_answer");
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "code" in answer;
}

/** Who this browser is to the room, null if it has not come in yet; throws `Refusal` when the room does not answer. */
export async function me(): Promise<Me | null> {
  try {
    return await call<Me>("/api/me");
  } catch (error) {
    if (error instanceof BadRequest && (error.status === 401 || error.code === "no_session")) return null;
    throw error;
  }
}

/** Come in under a name. */
export function enter(name: string): Promise<Me> {
  return call<Me>("/api/enter", { name } satisfies Enter);
}

/** Keep the name that I have, with a password. */
export const keepName = (password: string): Promise<Me> => call<Me>("/api/account", { password } satisfies KeepName);

export const signIn = (name: string, password: string): Promise<Me> =>
  call<Me>("/api/account/sign-in", { name, password } satisfies SignIn);

export const changePassword = (current: string, password: string): Promise<Me> =>
  call<Me>("/api/account/password", { current, password } satisfies ChangePassword);

export const signOut = (everywhere: boolean): Promise<SignedOut> =>
  call<SignedOut>("/api/account/sign-out", { everywhere } satisfies SignOut);

/** How one can sign in to this room. */
export const ways = (): Promise<Ways> => call<Ways>("/api/account");

export const beginPasskey = (step: "offer" | "ask"): Promise<Ceremony> => call<Ceremony>(`/api/passkeys/${step}`, {});

/** What the passkey has said: a new one is kept, or its owner is let in. */
export const showPasskey = (shown: PasskeyShown, signIn: boolean): Promise<Me> =>
  call<Me>(signIn ? "/api/passkeys/sign-in" : "/api/passkeys", shown);

export const dropPasskeys = (): Promise<Me> => call<Me>("/api/passkeys/drop", {});

export function form(): Promise<Form> {
  return call<Form>("/api/form");
}

/** Open a table; the answer is its id. */
export function openTable(spec: TableSpec): Promise<Opening> {
  return call<Opening>("/api/tables", spec);
}

/** The last finished hands of a table that began before fact `before`, newest first. */
export function handsOf(table: string, before = 0): Promise<Hands> {
  return call<Hands>(`/api/tables/${table}/hands${before > 0 ? `?before=${before}` : ""}`);
}

/** A finished hand as this reader may know it. */
export function handRecord(id: string): Promise<HandTold> {
  return call<HandTold>(`/api/hands/${encodeURIComponent(id)}`);
}

/** What my placement number `placement` (0 is the first) of a finished deal has cost. */
export function judgementOf(hand: string, placement: number): Promise<Judgement> {
  return call<Judgement>(`/api/hands/${encodeURIComponent(hand)}/coach?placement=${placement}`);
}

/** Where my cards of this table's deal, which I set all at once, are worth most: a proposal. */
export function arrangement(table: string): Promise<Arrangement> {
  return call<Arrangement>(`/api/tables/${table}/arrangement`);
}

/** What a seat of this table costs me at this moment. */
export function terms(table: string, seat: number): Promise<Terms> {
  return call<Terms>(`/api/tables/${table}/terms?seat=${seat}`);
}
