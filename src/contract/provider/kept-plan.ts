import * as v from "valibot";
import type {
  PlannedChange,
  SyncFields,
  SyncValue,
} from "../../domain/provider/plan/planned-change.ts";
import type { PlannedStep, RunPlan } from "../../domain/provider/run/run-plan.ts";
import { shapeSchema, text } from "../rows/row-shape.ts";

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

const stepSchema: v.GenericSchema<unknown, PlannedStep> = shapeSchema({
  step: stepNameSchema,
  leagueId: text,
  providerId: text,
  changes: v.array(changeSchema),
  problems: v.array(problemSchema),
  question: questionSchema,
  isConfirmed: v.boolean(),
  isStopped: v.boolean(),
});

const nameSchema = v.object({
  name: text,
  team: v.exactOptional(text),
  date: v.exactOptional(text),
});

/** Reads the server's `KeptPlan`. One unreadable part refuses the whole plan (I23). */
export const planSchema: v.GenericSchema<unknown, RunPlan> = v.object({
  steps: v.array(stepSchema),
  names: v.optional(v.record(text, nameSchema), {}),
});
