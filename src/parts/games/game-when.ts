/** "2026-11-21" → "Sat, Nov 21". A game's date is a plain date, read at noon (D48). */
export function gameDateText(plainDate: string): string {
  return dateFormat.format(new Date(`${plainDate}T12:00:00Z`));
}

const dateFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
