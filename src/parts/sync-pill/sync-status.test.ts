import { expect, it } from "vitest";
import { filledAnswer } from "./sync-status.ts";

it.each([
  ["saving", {}, true, null],
  ["offline", {}, true, null],
  ["attention", {}, true, "retry"],
  ["not-saved", {}, true, "retry"],
  ["attention", { signInNeeded: true }, true, null],
  ["attention", { isPassEnded: true }, true, "export"],
  ["attention", {}, false, null],
  ["saved", {}, false, null],
] as const)("D73: %s %o, with data %s: the filled answer is %s", (state, more, hasData, answer) => {
  expect(filledAnswer({ state, signInNeeded: false, ...more }, hasData)).toBe(answer);
});
