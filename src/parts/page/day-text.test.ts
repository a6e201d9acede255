import { expect, it } from "vitest";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { clockTime } from "./clock-time.ts";
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

it("days and times are those of Intl, on each day of five years and at each minute of a day", () => {
  const inForm = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", options).format;
  const day = { month: "short", day: "numeric" } as const;
  const named = { ...day, weekday: "short" } as const;
  const forms = {
    short: inForm(day),
    weekday: inForm(named),
    year: inForm({ ...day, year: "numeric" }),
    full: inForm({ ...named, year: "numeric" }),
  };
  for (let days = 0; days < 5 * 365; days += 1) {
    const at = new Date(2026, 0, 1 + days, 12);
    for (const form of ["short", "weekday", "year", "full"] as const) {
      expect(dayText(localPlainDate(at), form)).toBe(forms[form](at));
    }
  }
  const time = inForm({ hour: "numeric", minute: "2-digit" });
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    const at = new Date(2026, 10, 21, 0, minutes);
    expect(clockTime(at.getTime())).toBe(time(at).replace(/\s/gu, " "));
  }
});
