import { addWeeks } from "date-fns/addWeeks";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { localPlainDate, noonOf, type PlainDate } from "../../shared/plain-date.ts";

const MOST_WEEKS = 60;

/** Returns `count` days a week apart, starting with the first day. */
export function weeklyDays(firstDay: PlainDate, count: number): PlainDate[] {
  const first = noonOf(firstDay);
  if (first === null || !Number.isInteger(count)) return [];
  const weeks = Math.min(Math.max(count, 0), MOST_WEEKS);
  return Array.from({ length: weeks }, (_, week) => localPlainDate(addWeeks(first, week)));
}

/** Returns the season's first day, or its next weekday from today on while the season runs. */
export function nextDayOfPlay(
  {
    startDate,
    endDate,
  }: { readonly startDate: PlainDate | null; readonly endDate: PlainDate | null },
  today: PlainDate,
): PlainDate | null {
  const [first, now] = [startDate === null ? null : noonOf(startDate), noonOf(today)];
  if (first === null || now === null) return null;
  const isOver = endDate !== null && endDate < today;
  const weeks = isOver ? 0 : Math.max(0, Math.ceil(differenceInCalendarDays(now, first) / 7));
  return localPlainDate(addWeeks(first, weeks));
}
