import * as v from "valibot";
import { PERIODS } from "./clock/game-clock.ts";
import { EXTRA_POINT_TYPES, STAT_TYPES } from "./plays.ts";
import { STAT_KEYS, type StatCounts } from "./stat-catalogue.ts";

const ids = v.array(v.string());
const count = v.pipe(v.number(), v.integer());
const teamOnly = v.object({ teamId: v.string() });
const eventIds = v.object({ eventIds: ids });
const score = v.object({ visitor: count, home: count });
const said = v.optional(v.nullable(v.string()), null);
const jerseyNumber = v.nullable(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.transform((digits) => String(digits)),
    ),
  ]),
);
/** The import that wrote the fact and removes it when it is undone; people's own facts lack it. */
const ofImport = { batchId: v.exactOptional(v.string()) };
// When the last transition seen is named, it alone decides; the other two may be missing (I20).
const seen = {
  seenEpoch: v.optional(count, 0),
  seenState: v.optional(v.picklist(["open", "final"]), "open"),
  /** Event id; null when none was seen, absent when epoch and state decide. */
  seenTransition: v.exactOptional(v.nullable(v.string())),
};

const period = v.picklist(PERIODS);
const upTo = (most: number) => v.pipe(count, v.minValue(0), v.maxValue(most));
/** The clock at an instant, and the id of the last clock fact that the phone had seen. */
const clock = v.object({
  period,
  remainingMs: upTo(3_600_000),
  /** Milliseconds since 1970 by the server's clock, as far as the phone knows it. */
  atMs: upTo(4_102_444_799_999),
  seenClock: v.optional(v.nullable(v.pipe(v.string(), v.toLowerCase())), null),
});

const detailEntries = {
  /** Only for touchdowns; a missing kind reads as a rush. */
  statSubtype: v.exactOptional(v.picklist(["pass", "rush"])),
  passerPlayerId: v.exactOptional(v.nullable(v.string())),
  extraPointType: v.exactOptional(v.picklist(EXTRA_POINT_TYPES)),
  /** The tackle that a sack adds (D25). */
  automatic: v.exactOptional(v.boolean()),
};
const fieldEntries = {
  statType: v.picklist(STAT_TYPES),
  teamId: v.string(),
  /** The scorer, or the receiver of a pass touchdown (D27); null is a team-level entry (D26). */
  playerId: v.optional(v.nullable(v.string()), null),
  ...detailEntries,
};

/** Removes what a stat does not need, as the server does (I7); older tools say "receiving". */
function withoutUnreadable(raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isOld = raw.statSubtype === "receiving";
  const fields: Record<string, unknown> = { ...raw, ...(isOld ? { statSubtype: "pass" } : {}) };
  for (const [name, schema] of Object.entries(detailEntries)) {
    if (!v.is(schema, fields[name])) delete fields[name];
  }
  return fields;
}

const raw = v.pipe(v.looseObject({}), v.transform(withoutUnreadable));
const statFields = v.pipe(raw, v.object(fieldEntries));
const statEntry = v.pipe(raw, v.object({ ...fieldEntries, entryId: v.string() }));

/** Whole numbers by stat key; keys that this version does not know are left out. */
export const statCountsSchema: v.GenericSchema<unknown, Partial<StatCounts>> = v.partial(
  v.object(Object.fromEntries(STAT_KEYS.map((key) => [key, count]))),
);

/** The payload schemas by event type. An event that does not fit is stored and skipped as unknown (I7). */
export const payloadSchemas = {
  /** `gameClock` says when, if the league keeps a clock; an unreadable one is ignored (D71). */
  "stat.recorded.v1": v.object({
    entries: v.array(statEntry),
    gameClock: v.exactOptional(
      v.fallback(v.nullable(v.object({ period, seconds: upTo(3_600) })), null),
    ),
  }),
  /** `to` replaces all fields of the entry (D26). */
  "stat.changed.v1": v.object({
    entryId: v.string(),
    to: statFields,
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
    ...ofImport,
  }),
  "player.added.v1": v.object({
    playerId: v.string(),
    teamId: v.string(),
    jerseyNumber: v.optional(jerseyNumber, null),
    name: v.exactOptional(v.string()),
  }),
  /** `base` holds the figures that the person saw; the log's may differ (D37). */
  "stats.corrected.v1": v.object({
    playerId: v.string(),
    teamId: v.string(),
    deltas: statCountsSchema,
    base: v.exactOptional(statCountsSchema),
    ...ofImport,
  }),
  /** An undone batch does not count; it keeps its rows for versions that do not know `undone`. */
  "stats.imported.v1": v.object({
    batchId: v.string(),
    undone: v.exactOptional(v.boolean()),
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
  /** A captain's word (D70); `score` is what the captain read. The server checks the lengths. */
  "game.confirmed.v1": v.object({
    side: v.picklist(["visitor", "home"]),
    agrees: v.boolean(),
    name: said,
    note: said,
    score: v.exactOptional(score),
  }),
  "held.applied.v1": eventIds,
  "held.set_aside.v1": eventIds,
  "clock.started.v1": clock,
  "clock.stopped.v1": clock,
  "clock.set.v1": clock,
};
