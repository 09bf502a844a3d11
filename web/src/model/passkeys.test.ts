import { describe, expect, it } from "vitest";
import { mayHavePasskeys } from "./passkeys";

const page = { isSecureContext: true, hostname: "cards.example", able: true };

describe("passkeys", () => {
  it("are offered on a safe page of a browser that can", () => {
    expect(mayHavePasskeys(page)).toBe(true);
    expect(mayHavePasskeys({ ...page, hostname: "localhost" })).toBe(true);
  });

  it.each([
    ["without https", { isSecureContext: false }],
    ["to a browser that cannot", { able: false }],
    ["at an address of figures", { hostname: "192.168.1.7" }],
    ["at an address of IPv6", { hostname: "[::1]" }],
  ])("are not offered %s", (_, other) => {
    expect(mayHavePasskeys({ ...page, ...other })).toBe(false);
  });
});
