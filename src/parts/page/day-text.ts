import { noonOf, type PlainDate } from "../../domain/shared/plain-date.ts";

const MONTHS = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec".split(",");
const WEEKDAYS = "Sun,Mon,Tue,Wed,Thu,Fri,Sat".split(",");

const short = (at: Date) => `${MONTHS[at.getMonth()]} ${at.getDate()}`;
const weekday = (at: Date) => `${WEEKDAYS[at.getDay()]}, ${short(at)}`;

/** Not made by `Intl`, whose first format takes 25 ms of every start, and four times that on a slow phone. */
const FORMS = {
  short,
  weekday,
  year: (at: Date) => `${short(at)}, ${at.getFullYear()}`,
  full: (at: Date) => `${weekday(at)}, ${at.getFullYear()}`,
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
