const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
});

/** In: ISO 8601. Out: "Nov 21, 2026" in this device's calendar. */
export function dayText(at: string): string {
  return format.format(new Date(at));
}
