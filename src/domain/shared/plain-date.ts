import { formatISO } from "date-fns/formatISO";
import { isValid } from "date-fns/isValid";

/** A calendar day as YYYY-MM-DD, not a moment, so that no time zone changes it (P §5, D48). */
export type PlainDate = string;

/** Returns the day's noon by the local clock, for formatting (P §5); null when it is no day. */
export function noonOf(date: PlainDate): Date | null {
  const noon = new Date(`${date}T12:00`);
  // Engines roll February 30th over into March.
  return isValid(noon) && localPlainDate(noon) === date ? noon : null;
}

/** A date field reads the typed year "27" as the year 27. */
export function hasFullYear(date: PlainDate): boolean {
  return date.length === 10 && date >= "1900" && date < "2200";
}

/** Returns the calendar day of a moment by this device's clock, as `ir_date` stores it (P §4). */
export function localPlainDate(moment: number | Date): PlainDate {
  return formatISO(moment, { representation: "date" });
}
