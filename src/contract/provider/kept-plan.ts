import * as v from "valibot";
import type {
  PlannedChange,
  SyncFields,
  SyncValue,
} from "../../domain/provider/plan/planned-change.ts";
import type { PlannedStep, RunPlan } from "../../domain/provider/run/run-plan.ts";

const STEPS = ["status", "teams", "games", "standings", "divisions"] as const;

const plain = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const value: v.GenericSchema<unknown, SyncValue> = v.union([
  plain,
  v.array(v.record(v.string(), plain)),
]);
const fields: v.GenericSchema<unknown, SyncFields> = v.record(v.string(), value);

const changeSchema = v.pipe(
  v.object({
    entity: v.picklist(["league", "team", "player", "game", "standing"]),
    action: v.picklist(["add", "change", "archive", "restore", "ask"]),
    provider_id: v.string(),
    row_id: v.nullable(v.string()),
    league_id: v.string(),
    before: fields,
    after: fields,
    reason: v.optional(v.picklist(["moved", "entered_by_hand"])),
  }),
  v.transform(
    ({ provider_id, row_id, league_id, reason, ...rest }): PlannedChange => ({
      ...rest,
      providerId: provider_id,
      rowId: row_id,
      leagueId: league_id,
      ...(reason === undefined ? {} : { reason }),
    }),
  ),
);

export const stepNameSchema = v.picklist(STEPS);

export const questionSchema = v.nullable(
  v.object({
    thing: v.picklist(["teams", "players", "games"]),
    gone: v.number(),
    of: v.number(),
  }),
);

export const problemSchema = v.object({
  thing: v.string(),
  code: v.string(),
  id: v.nullable(v.string()),
  message: v.string(),
});

const stepSchema = v.pipe(
  v.object({
    step: stepNameSchema,
    league_id: v.string(),
    provider_id: v.string(),
    changes: v.array(changeSchema),
    problems: v.array(problemSchema),
    question: questionSchema,
    is_confirmed: v.boolean(),
    is_stopped: v.boolean(),
  }),
  v.transform(
    ({ league_id, provider_id, is_confirmed, is_stopped, ...rest }): PlannedStep => ({
      ...rest,
      leagueId: league_id,
      providerId: provider_id,
      isConfirmed: is_confirmed,
      isStopped: is_stopped,
    }),
  ),
);

const nameSchema = v.pipe(
  v.object({
    name: v.string(),
    team: v.optional(v.string()),
    date: v.optional(v.string()),
  }),
  v.transform(({ name, team, date }) => ({
    name,
    ...(team === undefined ? {} : { team }),
    ...(date === undefined ? {} : { date }),
  })),
);

/** Reads the server's `KeptPlan`. One unreadable part refuses the whole plan (I23). */
export const planSchema: v.GenericSchema<unknown, RunPlan> = v.pipe(
  v.object({
    steps: v.array(stepSchema),
    names: v.optional(v.record(v.string(), nameSchema), {}),
  }),
);
