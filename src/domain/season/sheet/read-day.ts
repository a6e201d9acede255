import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import type { PlainDate } from "../../shared/plain-date.ts";

/** Says how to read dates with slashes. 9/5 and 5/9 look alike, so a person decides. */
export type SlashDates = "month_first" | "day_first";

type DayReading =
  | { readonly day: PlainDate }
  | { readonly problem: "date" | "date_without_year" | "date_as_number" };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?";
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /;
/** Spreadsheets add this to a day without a time. */
const MIDNIGHT = /[t ]0?0:00(:00)?(\.0+)?z?$/;

/** Reads 2026-09-05, 9/5/2026, Sep 5, 2026 and 5-Sep-2026, with or without the day of the week. */
export function readDay(text: string, slashes: SlashDates): DayReading {
  const plain = text.toLowerCase().replace(MIDNIGHT, "").replace(WEEKDAY, "");
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(plain);
  if (slashed) {
    const [, first, second, year] = slashed;
    return slashes === "month_first" ? dayOf(year, first, second) : dayOf(year, second, first);
  }
  const monthFirst = new RegExp(`^${MONTH}[ -]?(\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`).exec(plain);
  if (monthFirst) return dayOf(monthFirst[3], monthText(monthFirst[1]), monthFirst[2]);
  const dayFirst = new RegExp(
    `^(\\d{1,2})(?:st|nd|rd|th)?\\.?[ -]${MONTH}[ ,-]+(\\d{4}|\\d{2})$`,
  ).exec(plain);
  if (dayFirst) return dayOf(dayFirst[3], monthText(dayFirst[2]), dayFirst[1]);
  if (/^\d{5}(\.0)?$/.test(plain)) return { problem: "date_as_number" };
  const yearless = new RegExp(`^(\\d{1,2}[/-]\\d{1,2}|${MONTH} \\d{1,2}|\\d{1,2}[ -]${MONTH})$`);
  return { problem: yearless.test(plain) ? "date_without_year" : "date" };
}

function monthText(name = ""): string {
  return `${monthNumberOf(name)}`;
}

/** Returns the month from 1 whose English name starts with the same three letters; 0 for none. */
export function monthNumberOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** A year of two digits belongs to this century. */
function dayOf(year = "", month = "", day = ""): DayReading {
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const date = new Date(fullYear, Number(month) - 1, Number(day), 12);
  const isThatDay =
    isValid(date) && date.getMonth() === Number(month) - 1 && date.getDate() === Number(day);
  if (!isThatDay || fullYear < 1900 || fullYear > 2200) return { problem: "date" };
  return { day: lightFormat(date, "yyyy-MM-dd") };
}
