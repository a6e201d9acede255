import type { GameEvent } from "../../domain/game/events.ts";
import type { Candidates } from "./suspicion.ts";

/**
 * Returns `poison` and the events that need it (I14): changes and removals of its entries, and
 * transitions that have seen it. A removal that also names other entries stays (I11), and so do
 * stats of a player whose `player.added` is poison, because they score (D28).
 * @param waiting the game's pending events in device order; `poison` may be among them
 * @returns event ids in device order, `poison` first
 */
export function poisonWithDependents(
  poison: GameEvent,
  waiting: readonly GameEvent[],
): readonly string[] {
  const eventIds = new Set([poison.eventId]);
  const entryIds = new Set(recordedEntryIds(poison));
  for (const event of waiting) {
    if (event.deviceSeq <= poison.deviceSeq || eventIds.has(event.eventId)) continue;
    if (!dependsOn(event, eventIds, entryIds)) continue;
    eventIds.add(event.eventId);
    for (const entryId of recordedEntryIds(event)) entryIds.add(entryId);
  }
  return [...eventIds];
}

/**
 * Returns what may be sent while `suspects` are not judged (I14): not what depends on them, and no
 * transition tapped after them, because a game that is finalized too early makes its plays late.
 * @param waiting the game's pending events in device order
 */
export function candidatesBeside(
  suspects: ReadonlySet<string>,
  waiting: readonly GameEvent[],
): Candidates {
  const suspected = waiting.filter(({ eventId }) => suspects.has(eventId));
  const blocked = new Set(suspected.flatMap((event) => poisonWithDependents(event, waiting)));
  const barrier = waiting.findIndex(
    (event, index) =>
      TRANSITIONS.has(event.type) &&
      !blocked.has(event.eventId) &&
      waiting.slice(0, index).some(({ eventId }) => suspects.has(eventId)),
  );
  if (barrier >= 0) for (const { eventId } of waiting.slice(barrier)) blocked.add(eventId);
  return {
    ids: waiting.map(({ eventId }) => eventId),
    blocked,
    lastResort: waiting[barrier]?.eventId ?? null,
  };
}

const TRANSITIONS: ReadonlySet<GameEvent["type"]> = new Set([
  "game.finalized.v1",
  "game.reopened.v1",
  "game.reset.v1",
]);

function recordedEntryIds(event: GameEvent): readonly string[] {
  return event.type === "stat.recorded.v1"
    ? event.payload.entries.map((entry) => entry.entryId)
    : [];
}

function dependsOn(
  event: GameEvent,
  eventIds: ReadonlySet<string>,
  entryIds: ReadonlySet<string>,
): boolean {
  switch (event.type) {
    case "stat.changed.v1":
      return entryIds.has(event.payload.entryId);
    case "stat.removed.v1":
      return event.payload.entryIds.every((entryId) => entryIds.has(entryId));
    case "game.finalized.v1":
    case "game.reopened.v1":
    case "game.reset.v1":
      return eventIds.has(event.payload.seenTransition ?? "");
    default:
      return false;
  }
}
