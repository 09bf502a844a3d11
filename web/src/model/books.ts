/** The books of a table over plain HTTP: the sheet, who pays whom, and the host's link. */
import type { Debt, Hosting, Marking, MyEvening, MyEvenings, Sheet, Token } from "../generated/wire";
import { call } from "./api";

type Side = Marking["side"];

/** The party that stands for the rake, the bots and odd chips. */
export const HOUSE = "house";

/** The sheet of an evening; 0: of the one that is played, or of the last one before its first hand. */
export function sheetOf(table: string, evening: number): Promise<Sheet> {
  return call<Sheet>(`/api/tables/${table}/sheet?evening=${evening}`);
}

/** The evenings that I have played in this room, the last first. */
export async function myEvenings(): Promise<readonly MyEvening[]> {
  return (await call<MyEvenings>("/api/evenings")).evenings;
}

/** Say for one side that a debt is paid, or no longer; the answer is the sheet after it. */
export function markPaid({ table, evening }: Sheet, { payer, payee, amount }: Debt, side: Side, on: boolean): Promise<Sheet> {
  return call<Sheet>(`/api/tables/${table}/payments`, { payer, payee, amount, side, on, evening } satisfies Marking);
}

/** Host the tables that have no host, by the link that was printed where the room was started. */
export function claim(token: string): Promise<Hosting> {
  return call<Hosting>("/api/host", { token } satisfies Token);
}

/** The secret of the host's link, "" for none: it stands behind the #, which no server and no log ever sees. */
export function tokenOf(hash: string): string {
  return /^#host=([\w-]{1,100})$/.exec(hash)?.[1] ?? "";
}

/** Which side of a debt this player speaks for, if any: his own, or the house's when he hosts. */
export function sideOf(debt: Debt, me: string, hosts: boolean): Side | null {
  const speaks = (party: string) => party === me || (party === HOUSE && hosts);
  return speaks(debt.payer) ? "payer" : speaks(debt.payee) ? "payee" : null;
}
