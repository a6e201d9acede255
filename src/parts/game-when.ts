/** "2026-11-21" → "Sat, Nov 21". A game's date is a plain date, read at noon (D48). */
export function gameDateText(plainDate: string): string {
  return dateFormat.format(new Date(`${plainDate}T12:00:00Z`));
}

/** "15:30" → "3:30 PM"; null where the time is to be announced (P §2: 12-hour format). */
export function gameTimeText(time: string | null): string | null {
  const parts = /^(\d{1,2}):(\d{2})/.exec(time ?? "");
  if (!parts) return null;
  const hour = Number(parts[1]);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${parts[2]} ${hour < 12 ? "AM" : "PM"}`;
}

const dateFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
