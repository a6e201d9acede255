import * as v from "valibot";
import type { KnownEventType, PayloadByType } from "../domain/game/events.ts";
import { statCountsSchema, statEntrySchema, statFieldsSchema } from "./stat-schema.ts";

const ids = v.array(v.string());
const count = v.pipe(v.number(), v.integer());
const teamOnly = v.object({ teamId: v.string() });
const eventIds = v.object({ eventIds: ids });
const score = v.object({ visitor: count, home: count });
const jerseyNumber = v.nullable(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.transform((digits) => String(digits)),
    ),
  ]),
);
// Where the last transition seen is named, it alone decides; the other two may be missing (I20).
const seen = {
  seenEpoch: v.optional(count, 0),
  seenState: v.optional(v.picklist(["open", "final"]), "open"),
  seenTransition: v.exactOptional(v.nullable(v.string())),
};

/**
 * The payload of each known event type, keys already in camelCase. Fields that a newer
 * version added are left out; a payload that does not fit makes the event an unknown one,
 * which is stored and skipped (I7).
 */
export const payloadSchemas: {
  readonly [Type in KnownEventType]: v.GenericSchema<unknown, PayloadByType[Type]>;
} = {
  "stat.recorded.v1": v.object({ entries: v.array(statEntrySchema) }),
  "stat.changed.v1": v.object({
    entryId: v.string(),
    to: statFieldsSchema,
    seenVersion: v.exactOptional(count),
  }),
  "stat.removed.v1": v.object({ entryIds: ids }),
  "timeout.used.v1": teamOnly,
  "timeout.returned.v1": teamOnly,
  "roster.changed.v1": v.object({
    teamId: v.string(),
    add: v.optional(ids, []),
    remove: v.optional(ids, []),
    overrides: v.exactOptional(v.array(v.object({ playerId: v.string(), reason: v.string() }))),
  }),
  "player.added.v1": v.object({
    playerId: v.string(),
    teamId: v.string(),
    jerseyNumber: v.optional(jerseyNumber, null),
    name: v.exactOptional(v.string()),
  }),
  "stats.corrected.v1": v.object({
    playerId: v.string(),
    teamId: v.string(),
    deltas: statCountsSchema,
    base: v.exactOptional(statCountsSchema),
  }),
  "stats.imported.v1": v.object({
    batchId: v.string(),
    rows: v.array(v.object({ playerId: v.string(), teamId: v.string(), counts: statCountsSchema })),
  }),
  "score.overridden.v1": score,
  "score.override_cleared.v1": v.object({}),
  "game.finalized.v1": v.object({
    ...seen,
    computed: v.exactOptional(score),
    note: v.exactOptional(v.string()),
  }),
  "game.reopened.v1": v.object(seen),
  "game.reset.v1": v.object({ ...seen, word: v.exactOptional(v.string()) }),
  "held.applied.v1": eventIds,
  "held.set_aside.v1": eventIds,
};

export function isKnownEventType(type: string): type is KnownEventType {
  return Object.hasOwn(payloadSchemas, type);
}
