import * as v from "valibot";
import type { PastRun, SyncOverview } from "../../domain/provider/run/sync-overview.ts";
import { answerReader } from "../answer-reader.ts";
import { count, optionalText, shapeSchema, text } from "../rows/row-shape.ts";
import { runErrorsSchema, SYNC_RUNS } from "../rows/sync-run-rows.ts";

const flag = v.boolean();

const seasonSchema = shapeSchema({
  id: text,
  name: text,
  status: optionalText,
  leagues: v.array(v.object({ id: text, name: text })),
  isSynced: flag,
  isDue: flag,
  teams: count,
  players: count,
  games: count,
  completed: count,
  lastSyncedAt: optionalText,
});

const ownSchema = shapeSchema({
  seasonId: optionalText,
  seasonName: optionalText,
  startedByName: optionalText,
  isLeft: flag,
  counts: v.record(v.string(), v.number()),
  errorCount: count,
  errors: runErrorsSchema,
});

const runSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): PastRun => {
    const run = v.safeParse(SYNC_RUNS.schema, value);
    const own = v.safeParse(ownSchema, value);
    if (run.success && own.success) {
      const { errors, ...rest } = own.output;
      return { ...run.output, ...rest, ...errors };
    }
    addIssue({ message: "no run" });
    return NEVER;
  }),
);

const schema: v.GenericSchema<unknown, SyncOverview> = shapeSchema({
  now: text,
  lastDueAt: text,
  nextAt: text,
  seasons: v.array(seasonSchema),
  runs: v.array(runSchema),
  health: v.object({
    deactivated: count,
    errors: count,
    failed: count,
    runs: count,
    succeeded: count,
  }),
});

/** Reads the answer of `sync_overview`; null if a part does not fit (I23). */
export const readSyncOverview = answerReader(schema);
