import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { clockTime } from "./clock-time.ts";
import { dayText } from "./day-text.ts";

/** Returns "4:13 PM" today, "Nov 20, 4:13 PM" else; "" for no time. `now` is ms since 1970. */
export function momentText(at: string | null, now: number): string {
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return "";
  if (localPlainDate(date) === localPlainDate(now)) return clockTime(at);
  return `${dayText(localPlainDate(date), "short")}, ${clockTime(at)}`;
}
