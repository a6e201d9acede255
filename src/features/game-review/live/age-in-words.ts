import { liveMessages } from "./live-messages.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** "Updated 4 s ago". A clock that was set back makes nothing younger than now. */
export function ageInWords(confirmedAtMs: number | null, nowMs: number): string {
  if (confirmedAtMs === null) return liveMessages.notYet;
  const ageMs = Math.max(0, nowMs - confirmedAtMs);
  if (ageMs < 1_000) return liveMessages.updatedNow;
  if (ageMs < MINUTE_MS) return liveMessages.updatedSeconds(Math.floor(ageMs / 1_000));
  if (ageMs < HOUR_MS) return liveMessages.updatedMinutes(Math.floor(ageMs / MINUTE_MS));
  return liveMessages.updatedHours;
}
