import type { EventEnvelope } from "../events.ts";

type Placed = Pick<EventEnvelope, "gameSeq" | "deviceSeq">;

/**
 * Compares by the order of a game's log: confirmed events by gameSeq, then this device's waiting
 * events by deviceSeq (I10). Clocks are never used.
 */
export function compareLogOrder(a: Placed, b: Placed): number {
  if (a.gameSeq !== null && b.gameSeq !== null) return a.gameSeq - b.gameSeq;
  if (a.gameSeq !== null) return -1;
  return b.gameSeq === null ? a.deviceSeq - b.deviceSeq : 1;
}
