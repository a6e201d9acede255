import { expect, it } from "vitest";
import { dayText } from "./day-text.ts";

it.each([
  ["2026-11-21", "short", "Nov 21"],
  ["2026-11-21", "weekday", "Sat, Nov 21"],
  ["2026-03-08", "weekday", "Sun, Mar 8"],
  ["2026-11-21", "year", "Nov 21, 2026"],
  ["2026-11-14", "full", "Sat, Nov 14, 2026"],
  ["soon", "full", "soon"],
] as const)("D48: %s, %s: the day itself, wherever the device is", (date, length, text) => {
  expect(dayText(date, length)).toBe(text);
});
