import type { SqlTransaction } from "../database/sql-database.ts";
import { demoProviderId } from "./clubs/demo-provider-ids.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import { comingLeagues, type DemoLeague, demoLeagues } from "./demo-teams.ts";
import { insertRows } from "./insert-rows.ts";
import { demoId } from "./random.ts";

const DAY_MS = 86_400_000;
/** 21:00 UTC (D62). */
const DUE_MS = 21 * 3_600_000;
const DAYS = 12;
const STEP_MS = 1_700;
const STEPS = ["status", "teams", "games", "standings", "divisions"] as const;
type Step = (typeof STEPS)[number];

const THINGS: Readonly<Record<Step, string>> = {
  status: "league",
  teams: "team",
  games: "game",
  standings: "standing",
  divisions: "standing",
};

/** What a run of the first league of a season met beyond its usual days. */
interface Incident {
  readonly status?: "succeeded" | "partial" | "failed";
  readonly counts?: Partial<Record<Step, Readonly<Record<string, number>>>>;
  readonly stopped?: Step;
  readonly question?: { readonly thing: "games"; readonly gone: number; readonly of: number };
  readonly errors?: readonly (readonly [step: Step, code: string, message: string])[];
}

const SLOW = "Gateway timeout: the league provider is slow. Try again in a few minutes.";
const PAGE = "The league provider answered with something that is no JSON.";

/** By days before the last run; days without one changed nothing. */
const OF_ACTIVE: Readonly<Record<number, Incident>> = {
  11: { counts: { teams: { player_add: 3, player_change: 1 } } },
  9: { counts: { games: { game_change: 6 }, standings: { standing_change: 1 } } },
  8: {
    status: "partial",
    stopped: "games",
    errors: [["games", "provider_failed", SLOW]],
  },
  7: { counts: { games: { game_change: 2 } } },
  5: { counts: { teams: { player_archive: 1, player_add: 1 } } },
  4: {
    status: "partial",
    question: { thing: "games", gone: 9, of: 24 },
    counts: { teams: { team_change: 1 } },
  },
  3: { counts: { games: { game_change: 4 }, teams: { player_archive: 2 } } },
  2: {
    status: "failed",
    errors: STEPS.map((step) => [step, "provider_unreadable", PAGE] as const),
  },
  0: { counts: { games: { game_change: 2 }, divisions: { team_change: 1 } } },
};
const OF_COMING: Readonly<Record<number, Incident>> = {
  6: { counts: { teams: { team_add: 1, player_add: 7 } } },
};

/**
 * The runs against the league provider that the demo's admins would look at: the daily ones of
 * twelve days, of which some stopped, and two that the admin began.
 */
export async function insertDemoRuns(tx: SqlTransaction, now: Date): Promise<void> {
  const lastDue = Math.floor((now.getTime() - DUE_MS) / DAY_MS) * DAY_MS + DUE_MS;
  const runs = Array.from({ length: DAYS }, (_, daysBefore) => daysBefore).flatMap((daysBefore) => {
    const at = lastDue - daysBefore * DAY_MS + 20_000;
    return [
      run(`daily active ${daysBefore}`, demoLeagues(), at, "daily", OF_ACTIVE[daysBefore]),
      run(
        `daily coming ${daysBefore}`,
        comingLeagues(),
        at + 40_000,
        "daily",
        OF_COMING[daysBefore],
      ),
    ];
  });
  const byHand = [
    run("after the question", demoLeagues(), lastDue - 3.8 * DAY_MS, "games", {
      counts: { games: { game_change: 3 } },
    }),
    run("after the failure", demoLeagues(), lastDue - 1.9 * DAY_MS, "all", {
      counts: { games: { game_change: 5 }, standings: { standing_change: 2 } },
    }),
  ].map((row) => ({ ...row, started_by: DEMO_ACCOUNTS.admin.id }));
  await insertRows(tx, "sync_runs", [
    ...runs.map((row) => ({ ...row, started_by: null })),
    ...byHand,
  ]);
}

function run(
  name: string,
  leagues: readonly DemoLeague[],
  startedAt: number,
  kind: "daily" | "all" | "games",
  incident: Incident = {},
) {
  const { status = "succeeded", counts = {}, stopped, question, errors = [] } = incident;
  const wanted = STEPS.filter((step) => kind !== "games" || step === "games");
  const named = leagues.flatMap((league, at) =>
    wanted.map((step) => ({ step, league, isFirst: at === 0 })),
  );
  const steps = named.map(({ step, league, isFirst }, at) => ({
    step: `${step} ${demoProviderId(league.id)}`,
    kind: step,
    league_id: league.id,
    provider_id: demoProviderId(league.id),
    counts: (isFirst && counts[step]) || {},
    asked: 0,
    question: (isFirst && step === question?.thing && question) || null,
    is_confirmed: false,
    is_stopped: status === "failed" || (isFirst && step === stopped),
    problems: isFirst ? errors.filter(([of]) => of === step).length : 0,
    finished_at: moment(startedAt + (at + 1) * STEP_MS),
  }));
  const total: Record<string, number> = {};
  for (const [key, count] of steps.flatMap((step) => Object.entries(step.counts))) {
    total[key] = (total[key] ?? 0) + count;
  }
  return {
    id: demoId(`sync run ${name}`),
    season_id: leagues[0]?.seasonId,
    kind,
    status,
    rows_done: Object.values(total).reduce((sum, count) => sum + count, 0),
    steps,
    counts: total,
    errors: errors.map(([step, code, message]) => ({
      thing: THINGS[step],
      code,
      id: demoProviderId(leagues[0]?.id ?? ""),
      message,
    })),
    started_at: moment(startedAt),
    finished_at: moment(startedAt + (named.length + 1) * STEP_MS),
  };
}

function moment(ms: number): string {
  return new Date(ms).toISOString();
}
