const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** In: ISO 8601. Out: "Nov 14, 10:38 AM" on this device's clock; "" for no time. */
export function momentText(at: string | null): string {
  if (at === null) return "";
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? "" : format.format(date).replace(/\s/gu, " ");
}
