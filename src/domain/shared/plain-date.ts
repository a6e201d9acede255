import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { setHours } from "date-fns/setHours";

/** A calendar day as YYYY-MM-DD: never a moment, so that no time zone moves it (P §5, D48). */
export type PlainDate = string;

const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** The day's noon on the local clock, for formatting (P §5); null for what is no calendar day. */
export function noonOf(date: PlainDate): Date | null {
  const noon = FORM.test(date) ? setHours(parseISO(date), 12) : null;
  return isValid(noon) ? noon : null;
}

/** The calendar day of a moment on this device's clock, as `ir_date` stores it (P §4). */
export function localPlainDate(moment: number | Date): PlainDate {
  return lightFormat(moment, "yyyy-MM-dd");
}
