import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { setHours } from "date-fns/setHours";

/** A calendar day as YYYY-MM-DD, not a moment, so that no time zone changes it (P §5, D48). */
export type PlainDate = string;

const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the day's noon by the local clock, for formatting (P §5); null when it is no day. */
export function noonOf(date: PlainDate): Date | null {
  const noon = FORM.test(date) ? setHours(parseISO(date), 12) : null;
  return isValid(noon) ? noon : null;
}

/** Returns the calendar day of a moment by this device's clock, as `ir_date` stores it (P §4). */
export function localPlainDate(moment: number | Date): PlainDate {
  return lightFormat(moment, "yyyy-MM-dd");
}
