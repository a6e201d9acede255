import { planSync, SYNC_STEPS } from "../../../src/domain/provider/plan/plan-sync.ts";
import {
  type PlannedChange,
  type StepPlan,
  type SyncStep,
  stoppedStep,
} from "../../../src/domain/provider/plan/planned-change.ts";
import type { SeasonRows } from "../../../src/domain/provider/plan/season-rows.ts";
import type {
  KeptPlan,
  KeptStep,
  SeasonRequest,
  SyncErrorCode,
  WireChange,
} from "../../../src/domain/provider/sync-contract.ts";
import { FunctionError } from "../_shared/function-error.ts";
import type { Project } from "../_shared/project.ts";
import { type ProviderSettings, providerState } from "../_shared/provider/provider-settings.ts";
import { fetchLeague, mainPart } from "./league-answers.ts";
import { planNames } from "./plan-names.ts";

/** A sync of teams refreshes the status first (A §4). */
const STEPS_OF: Readonly<Record<string, readonly SyncStep[]>> = {
  status: ["status"],
  teams: ["status", "teams"],
  games: ["games"],
  standings: ["standings"],
  divisions: ["divisions"],
};

/** The answer of provider_season. */
interface StoredSeason {
  readonly outcome: string;
  readonly today: string;
  readonly leagues: readonly (SeasonRows["league"] & { readonly archived_at: boolean })[];
  readonly teams: readonly (SeasonRows["teams"][number] & { readonly league_id: string })[];
  readonly players: SeasonRows["players"];
  readonly games: readonly (SeasonRows["games"][number] & { readonly league_id: string })[];
}

export type PlanRequest = Pick<SeasonRequest, "season_id" | "decisions" | "confirmed"> & {
  readonly kind: string;
};

/**
 * Reads the provider and the tables and plans what a run writes. Outside any transaction; nothing is
 * written.
 * @throws FunctionError 404 unknown_season, 409 no_provider_league.
 */
export async function planSeason(
  project: Project,
  settings: ProviderSettings,
  asked: PlanRequest,
  budgetMs: number,
): Promise<KeptPlan> {
  const wanted = STEPS_OF[asked.kind] ?? SYNC_STEPS;
  const leagues = (await readSeason(project, asked.season_id)).leagues.filter(isSynced);
  if (leagues.length === 0) throw noLeague();
  const fetched = await Promise.all(
    leagues.map((league) => fetchLeague(settings, league.provider_id ?? "", wanted, budgetMs)),
  );
  // The tables are read after the provider, so that little can change in between.
  const stored = await readSeason(project, asked.season_id);
  const options = {
    firstTeamIs: providerState().first_team_is,
    today: stored.today,
    decisions: new Map(Object.entries(asked.decisions)),
  };
  const steps = stored.leagues.filter(isSynced).flatMap((league) => {
    const { answers, failures } = fetched[leagues.findIndex(({ id }) => id === league.id)] ?? {};
    if (answers === undefined || failures === undefined) return [];
    const isConfirmed = (step: SyncStep) =>
      asked.confirmed.includes(`${step} ${league.provider_id}`);
    const confirmed = wanted.filter(isConfirmed);
    const plans = planSync(rowsOf(stored, league), answers, { ...options, confirmed }, wanted);
    return wanted.flatMap((step): KeptStep[] => {
      const failure = failures.get(mainPart(step));
      const plan =
        plans.find((each) => each.step === step) ??
        (failure && { ...stoppedStep(step, []), problems: [] });
      if (plan === undefined) return [];
      const kept = keptStep(plan, league, isConfirmed(step));
      return [{ ...kept, ...(failure && { problems: [failure] }) }];
    });
  });
  return { version: 1, steps, names: planNames(steps, stored) };
}

async function readSeason(project: Project, seasonId: string): Promise<StoredSeason> {
  const { status, body } = await project.rpcAsServer("provider_season", { p_season_id: seasonId });
  if (status !== 200) throw new Error(`provider_season answered ${status}`);
  const stored = body as StoredSeason;
  if (stored.outcome === "read") return stored;
  throw new FunctionError(404, "unknown_season" satisfies SyncErrorCode, "Season not found");
}

function isSynced({ provider_id, archived_at }: StoredSeason["leagues"][number]): boolean {
  return provider_id !== null && !archived_at;
}

function rowsOf(stored: StoredSeason, league: StoredSeason["leagues"][number]): SeasonRows {
  const teams = stored.teams.filter(({ league_id }) => league_id === league.id);
  const ids = new Set(teams.map(({ id }) => id));
  return {
    league,
    teams,
    players: stored.players.filter(({ team_id }) => ids.has(team_id)),
    games: stored.games.filter(({ league_id }) => league_id === league.id),
  };
}

function keptStep(plan: StepPlan, league: SeasonRows["league"], isConfirmed: boolean): KeptStep {
  return {
    step: plan.step,
    league_id: league.id,
    provider_id: league.provider_id ?? "",
    changes: plan.changes.map(wireChange),
    problems: plan.problems.map((problem) => ({ ...problem })),
    question: plan.question,
    is_confirmed: isConfirmed,
    is_stopped: plan.isStopped,
  };
}

function wireChange(change: PlannedChange): WireChange {
  const { entity, action, providerId, rowId, leagueId, before, after, reason } = change;
  return {
    entity,
    action,
    provider_id: providerId,
    row_id: rowId,
    league_id: leagueId,
    before,
    after,
    ...(reason === undefined ? {} : { reason }),
  };
}

function noLeague(): FunctionError<SyncErrorCode> {
  const words = "No league provider ID found for this league";
  return new FunctionError(409, "no_provider_league", words);
}
