import type { GameEvent } from "../../domain/game/events.ts";
import type { Candidates } from "./suspicion.ts";

/**
 * Changes and removals of its entries and transitions that saw it depend on it (I14); stats of an
 * added player do not (D28). `waiting` is in device order.
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

/** Leaves out what depends on suspects, and later transitions: they make plays late (I14). */
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
