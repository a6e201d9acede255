import { addWeeks } from "date-fns/addWeeks";
import { localPlainDate, noonOf, type PlainDate } from "../../shared/plain-date.ts";

const MOST_WEEKS = 60;

/** Returns `count` days a week apart, starting with the first day. */
export function weeklyDays(firstDay: PlainDate, count: number): PlainDate[] {
  const first = noonOf(firstDay);
  if (first === null || !Number.isInteger(count)) return [];
  const weeks = Math.min(Math.max(count, 0), MOST_WEEKS);
  return Array.from({ length: weeks }, (_, week) => localPlainDate(addWeeks(first, week)));
}
