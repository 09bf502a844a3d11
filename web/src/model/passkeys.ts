/** Passkeys of this browser: offered where the room takes them, the page is in a secure context, and the browser can. */
import type { Me } from "../generated/wire";
import * as api from "./api";
import { Refusal } from "./wish";

/** Whether passkeys can work on this page at all: an address of figures has none. */
export function mayHavePasskeys(place: { isSecureContext: boolean; hostname: string; able: boolean }): boolean {
  const figures = /^[\d.]+$|:/.test(place.hostname);
  return place.isSecureContext && place.able && !figures;
}

/** Whether to offer passkeys. */
export async function offersPasskeys(): Promise<boolean> {
  const able = typeof PublicKeyCredential !== "undefined" && typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";
  if (!mayHavePasskeys({ isSecureContext, hostname: location.hostname, able })) return false;
  return api.ways().then(({ passkeys }) => passkeys, () => false);
}

/** Make a passkey on this device; null when the person thinks better of it. */
export const makePasskey = (): Promise<Me | null> =>
  ceremony("offer", (options) => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON) }));

/** Sign in by a passkey of this device; null when the person thinks better of it. */
export const signInByPasskey = (): Promise<Me | null> =>
  ceremony("ask", (options) => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON) }));

async function ceremony(step: "offer" | "ask", show: (options: unknown) => Promise<Credential | null>): Promise<Me | null> {
  const { ticket, options } = await api.beginPasskey(step);
  const credential = await show(JSON.parse(options)).catch(declined);
  if (!(credential instanceof PublicKeyCredential)) return null;
  return api.showPasskey({ ticket, credential: JSON.stringify(credential.toJSON()) }, step === "ask");
}

/** A closed sheet is no mistake; a device that has a passkey already says so, and anything else did not fit. */
function declined(why: unknown): null {
  if (why instanceof DOMException && (why.name === "NotAllowedError" || why.name === "AbortError")) return null;
  throw new Refusal("bad_passkey");
}
