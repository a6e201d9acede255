import type { Season } from "../../domain/season/season.ts";
import { dayText } from "../page/day-text.ts";

/** Returns "Sep 12 – Nov 29, 2026", with the first year too if it is another one. */
export function seasonDates({ startDate, endDate }: Pick<Season, "startDate" | "endDate">): string {
  if (startDate === null && endDate === null) return "No dates";
  if (startDate === null) return `Until ${dayText(endDate ?? "", "year")}`;
  if (endDate === null) return `From ${dayText(startDate, "year")}`;
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${dayText(startDate, isOneYear ? "short" : "year")} – ${dayText(endDate, "year")}`;
}
