import { lateFormat } from "./late-format.ts";

const format = lateFormat({ hour: "numeric", minute: "2-digit" });

/** "4:13 PM" on this device's clock; "" for no time. `at`: ms since 1970 or ISO 8601. */
export function clockTime(at: number | string | null): string {
  if (at === null) return "";
  const date = new Date(at);
  // Some engines put a narrow space before AM and PM; one spelling everywhere.
  return Number.isNaN(date.getTime()) ? "" : format(date).replace(/\s/gu, " ");
}
