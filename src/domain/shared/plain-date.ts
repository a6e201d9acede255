/** A calendar day as YYYY-MM-DD: never a moment, so that no time zone moves it (P §5, D48). */
export type PlainDate = string;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * In: a plain date. Out: its noon on the local clock, for formatting (P §5 "parsed at noon");
 * null for what is no calendar day.
 */
export function noonOf(date: PlainDate): Date | null {
  const [, year, month, day] = FORM.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const noon = new Date(Number(year), Number(month) - 1, Number(day), 12);
  return noon.getMonth() === Number(month) - 1 && noon.getDate() === Number(day) ? noon : null;
}

/** In: a moment. Out: the calendar day on this device's clock, as `ir_date` stores it (P §4). */
export function localPlainDate(moment: number): PlainDate {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
