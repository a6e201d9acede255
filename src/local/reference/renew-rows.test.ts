import { expect, it } from "vitest";
import { isSameValue } from "./renew-rows.ts";

it.each([
  [{ id: "a", counts: { tackles: 1 } }, { counts: { tackles: 1 }, id: "a" }, true],
  [{ id: "a", counts: { tackles: 1 } }, { id: "a", counts: { tackles: 2 } }, false],
  [{ id: "a" }, { id: "a", name: undefined }, false],
  [{ id: "a", name: undefined }, { id: "a", note: undefined }, false],
  [["a", "b"], ["a", "b"], true],
  [["a", "b"], ["b", "a"], false],
  [[], {}, false],
  [{ date: null }, { date: {} }, false],
  [{ at: new Date(0) }, { at: new Date(1) }, false],
  [7, "7", false],
  [null, null, true],
])("%j and %j: %s", (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});
