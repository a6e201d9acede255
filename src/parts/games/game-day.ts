/** "2026-11-21" → "Nov 21", where the weekday has no room; a plain date, read at noon (D48). */
export function gameDayText(plainDate: string): string {
  return dayFormat.format(new Date(`${plainDate}T12:00:00Z`));
}

const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
