import { describe, expect, it } from "vitest";
import { potOdds } from "./odds";

describe("pot odds", () => {
  it("count the bet that lies there, and round up what one needs", () => {
    expect(potOdds(150, 50, "en")).toEqual({ ratio: "3", percent: "25" });
    expect(potOdds(1480, 400, "en")).toEqual({ ratio: "3.7", percent: "22" });
    expect(potOdds(1480, 400, "uk").ratio).toBe("3,7");
  });
});
