/** Formats league-local HH:MM (seconds allowed) as "6:05 PM" (P §2); null for anything else. */
export function twelveHourTime(time: string | null): string | null {
  const [, hourText, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? "") ?? [];
  const hour = Number(hourText);
  if (hourText === undefined || hour > 23 || Number(minutes) > 59) return null;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
