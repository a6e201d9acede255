import * as v from "valibot";
import type { AdminDesk, RunningGame } from "../../domain/access/admin-desk.ts";
import { whenSeen } from "../../domain/access/who-scores.ts";
import { FEEDBACK_PRIORITIES } from "../../domain/feedback/feedback-report.ts";
import { SIDES } from "../../domain/game/fold/fold-timeouts.ts";
import { scoringSchema, type ToldDevice } from "../pull-answer.ts";
import { count, optionalText, type RowShape, shapeSchema, text } from "../rows/row-shape.ts";

const flag = v.boolean();

function matter<const Shape extends RowShape>(shape: Shape) {
  return v.object({ count, rows: v.array(shapeSchema(shape)) });
}

/** Ages stay as they are until the time of the answer is known. */
type Told<Value> = Omit<Value, "seen"> & { readonly scoring: readonly ToldDevice[] };

const runningSchema: v.GenericSchema<unknown, readonly Told<RunningGame>[]> = v.array(
  shapeSchema({
    gameId: text,
    visitor: text,
    home: text,
    visitorScore: count,
    homeScore: count,
    scoring: scoringSchema,
  }),
);

type ToldDesk = Omit<AdminDesk, "running"> & { readonly running: readonly Told<RunningGame>[] };

const schema: v.GenericSchema<unknown, ToldDesk> = shapeSchema({
  running: runningSchema,
  liveSeason: v.nullable(
    shapeSchema({
      id: text,
      name: text,
      startDate: optionalText,
      endDate: optionalText,
      games: count,
      completed: count,
      today: count,
    }),
  ),
  today: text,
  feedback: matter({
    id: text,
    title: text,
    priority: v.picklist(FEEDBACK_PRIORITIES),
    createdAt: text,
  }),
  invitations: matter({ userId: text, email: text, invitedAt: text, isExpired: flag }),
  results: matter({ seasonId: text, seasonName: text, games: count, oldest: text }),
  injured: matter({
    teamId: text,
    seasonId: text,
    name: text,
    seasonName: text,
    used: count,
    slots: count,
  }),
  captains: matter({
    eventId: text,
    gameId: text,
    visitor: text,
    home: text,
    side: v.picklist(SIDES),
    name: optionalText,
    note: optionalText,
    saidAt: text,
  }),
  devices: matter({
    deviceId: text,
    userId: text,
    fullName: text,
    kind: optionalText,
    pending: count,
    refused: count,
    holes: count,
    lastSeenAt: text,
  }),
  syncs: v.object({
    count,
    rows: v.array(
      shapeSchema({
        seasonId: text,
        seasonName: text,
        state: v.picklist(["failed", "partial", "planned", "left"]),
        startedAt: text,
      }),
    ),
    health: v.object({ runs: count, succeeded: count }),
  }),
});

/** Reads the answer of `admin_desk`; null if a part does not fit (I23). */
export function readAdminDesk(body: unknown, toldAtMs: number): AdminDesk | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  const { running, ...desk } = parsed.output;
  return { ...desk, running: running.map((game) => withTimes(game, toldAtMs)) };
}

/** Reads the answer of `games_being_scored`; null if a part does not fit (I23). */
export function readRunningGames(body: unknown, toldAtMs: number): readonly RunningGame[] | null {
  const parsed = v.safeParse(runningSchema, body);
  return parsed.success ? parsed.output.map((game) => withTimes(game, toldAtMs)) : null;
}

function withTimes({ scoring, ...game }: Told<RunningGame>, toldAtMs: number): RunningGame {
  const seen = scoring.map(({ seconds, ...device }) => ({
    ...device,
    seenAt: whenSeen(seconds, toldAtMs),
  }));
  return { ...game, seen };
}
