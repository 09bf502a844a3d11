import { describe, expect, it } from "vitest";
import { boxes, collisions, outside } from "../../table/geometry/boxes";
import { TOP } from "../../table/geometry/form";
import { layout } from "../../table/geometry/layout";
import { little } from "./little";

describe("the lesson's table on the smallest phone", () => {
  const found = little(layout("phone", 4, 360, 248, 640 - TOP));
  const scene = { hole: 2, hero: true, bet: "60", up: false, tags: false, pots: ["Pot 370"] };

  it("has every bet in view, and nothing over anything", () => {
    const all = boxes(found, scene);
    expect(collisions(all)).toEqual([]);
    expect(outside(found, all.filter(({ kind }) => kind !== "cards"))).toEqual([]);
  });

  it("has room for the cards that are shown", () => {
    expect(collisions(boxes(found, { ...scene, bet: "", up: true }))).toEqual([]);
  });
});
