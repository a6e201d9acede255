import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { clockTime } from "./clock-time.ts";
import { lateFormat } from "./late-format.ts";

const dayOf = lateFormat({ month: "short", day: "numeric" });

/** Returns "4:13 PM" today, "Nov 20, 4:13 PM" else; "" for no time. `now` is ms since 1970. */
export function momentText(at: string | null, now: number): string {
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return "";
  if (localPlainDate(date) === localPlainDate(now)) return clockTime(at);
  return `${dayOf(date)}, ${clockTime(at)}`;
}
