/** Returns "4:13 PM" on this device's clock; "" for no time. `at` is ms since 1970 or ISO 8601. */
export function clockTime(at: number | string | null): string {
  if (at === null) return "";
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return "";
  const hours = date.getHours();
  const minutes = `${date.getMinutes()}`.padStart(2, "0");
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}
