import { noonOf, type PlainDate } from "../../domain/shared/plain-date.ts";
import { lateFormat } from "./late-format.ts";

const FORMS = {
  short: lateFormat({ month: "short", day: "numeric" }),
  weekday: lateFormat({ weekday: "short", month: "short", day: "numeric" }),
  year: lateFormat({ month: "short", day: "numeric", year: "numeric" }),
  full: lateFormat({ weekday: "short", month: "short", day: "numeric", year: "numeric" }),
};

/** Writes a plain date in words, read at noon (D48); any other text stays as it is. */
export function dayText(date: PlainDate, length: keyof typeof FORMS): string {
  const noon = noonOf(date);
  return noon === null ? date : FORMS[length](noon);
}

/** Returns a moment's day (ISO 8601) in this device's calendar: "Nov 21, 2026". */
export function momentDayText(at: string): string {
  return FORMS.year(new Date(at));
}
