import { lateFormat } from "./late-format.ts";

const format = lateFormat({ hour: "numeric", minute: "2-digit" });

/** Returns "4:13 PM" on this device's clock; "" for no time. `at` is ms since 1970 or ISO 8601. */
export function clockTime(at: number | string | null): string {
  if (at === null) return "";
  const date = new Date(at);
  // Some engines put a narrow space before AM and PM, so the spelling is made equal.
  return Number.isNaN(date.getTime()) ? "" : format(date).replace(/\s/gu, " ");
}
