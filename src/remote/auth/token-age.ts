import type { SessionRecord } from "./session-record.ts";

const LONGEST_MARGIN_MS = 60_000;
/** Clocks are corrected by small steps all the time; only a real jump back makes age unknown. */
const CLOCK_STEP_MS = 60_000;

/**
 * Whether the access token should be exchanged before it is used. Its age is counted on the
 * local clock from the moment it arrived, never from the server's `exp`: a device clock that is
 * 59 minutes fast would else find every new token expired and refresh in a loop.
 */
export function needsRefresh(session: SessionRecord, now: number): boolean {
  const age = now - session.obtainedAt;
  const margin = Math.min(LONGEST_MARGIN_MS, session.lifetimeMs / 10);
  return age < -CLOCK_STEP_MS || age > session.lifetimeMs - margin;
}
