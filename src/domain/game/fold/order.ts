import type { EventEnvelope } from "../events.ts";

type Placed = Pick<EventEnvelope, "gameSeq" | "deviceSeq">;

/** Sorts confirmed events by gameSeq, then waiting ones by deviceSeq; never by clocks (I10). */
export function compareLogOrder(a: Placed, b: Placed): number {
  if (a.gameSeq !== null && b.gameSeq !== null) return a.gameSeq - b.gameSeq;
  if (a.gameSeq !== null) return -1;
  return b.gameSeq === null ? a.deviceSeq - b.deviceSeq : 1;
}
