const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * Milliseconds to wait from a Retry-After header (seconds or a date), 0 to one hour; null when
 * it is absent or unreadable. A date is measured against the answer's own Date header, because
 * the device's clock may be hours off.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get("Retry-After")?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return clamp(Number(text) * 1000);
  const until = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(until)) return null;
  const serverNow = Date.parse(headers.get("Date") ?? "");
  return clamp(until - (Number.isNaN(serverNow) ? now : serverNow));
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
}
