import type { EventEnvelope, PayloadByType } from "../events.ts";
import type { GameState } from "../game-state.ts";

export type ClockType = "clock.started.v1" | "clock.stopped.v1" | "clock.set.v1";

/**
 * A fact counts if its phone had seen the current clock. Of two that did not know of each other the
 * later instant counts, so that a phone long offline does not turn the clock back (D71).
 */
export function tellClock(
  state: GameState,
  { eventId }: EventEnvelope,
  type: ClockType,
  { seenClock, ...said }: PayloadByType[ClockType],
): void {
  const { clock } = state;
  if (clock !== null && seenClock !== clock.eventId && said.atMs < clock.atMs) return;
  state.clock = { eventId, ...said, isRunning: type === "clock.started.v1" };
}
