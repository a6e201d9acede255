import type { ProviderLeague, ProviderReading, ProviderStanding, ProviderTeam } from "../facts.ts";
import { madeTeams, withoutMadeIds } from "./made-teams.ts";
import { planDivisionList, planDivisions } from "./plan-divisions.ts";
import { type GamesAnswer, planGames } from "./plan-games.ts";
import { forfeitsOfNewTeam, planStandings } from "./plan-standings.ts";
import { planStatus } from "./plan-status.ts";
import { planProviderTeams } from "./plan-teams.ts";
import type { StepPlan, SyncDecisions, SyncStep } from "./planned-change.ts";
import type { SeasonRows, SyncTeamRow } from "./season-rows.ts";

/** The provider's answers about one league. A missing answer was not asked for or failed. */
export interface LeagueAnswers {
  readonly league?: ProviderReading<ProviderLeague>;
  readonly teams?: ProviderReading<ProviderTeam>;
  readonly games?: Pick<GamesAnswer, "reading" | "days">;
  readonly standings?: ProviderReading<ProviderStanding>;
}

export interface SyncOptions {
  readonly firstTeamIs: "visitor" | "home";
  /** Today in the league's zone, YYYY-MM-DD. */
  readonly today: string;
  readonly decisions: SyncDecisions;
  /** The steps that a person has confirmed although many rows are gone. */
  readonly confirmed?: readonly SyncStep[];
}

/** The steps of Sync All, in this order (A §4). */
export const SYNC_STEPS: readonly SyncStep[] = [
  "status",
  "teams",
  "games",
  "standings",
  "divisions",
];

/** Plans the requested steps of one league whose answers are there. It writes nothing. */
export function planSync(
  rows: SeasonRows,
  answers: LeagueAnswers,
  { firstTeamIs, today, decisions, confirmed = [] }: SyncOptions,
  wanted: readonly SyncStep[] = SYNC_STEPS,
): StepPlan[] {
  const { league, teams, games, standings } = answers;
  const plans: StepPlan[] = [];
  if (wanted.includes("status") && league) plans.push(planStatus(rows.league, league));
  const known = (standings?.records ?? []).map((fact) => ({
    id: fact.id,
    division: fact.division,
    forfeits: forfeitsOfNewTeam(fact, games?.reading.records ?? [], today),
  }));
  const ofTeams =
    wanted.includes("teams") && teams ? planProviderTeams(rows, teams, known, decisions) : null;
  const own = league?.records.find(({ id }) => id === rows.league.provider_id);
  const listed = own?.divisions ?? [];
  // While the teams step waits for an answer or is stopped, the later steps use the stored teams.
  const mayBeApplied = ofTeams?.question === null || confirmed.includes("teams");
  const applied = mayBeApplied && ofTeams?.isStopped === false ? ofTeams : null;
  const made = madeTeams(applied);
  const shown = applied === null ? rows : withTeamsShown(rows, applied, made);
  const list = applied && standings ? planDivisionList(shown, listed, standings) : null;
  if (ofTeams) plans.push({ ...ofTeams, changes: [...(list ?? []), ...ofTeams.changes] });
  if (wanted.includes("games") && games) {
    const ofTeamRows = applied?.changes.filter(({ entity }) => entity === "team") ?? [];
    const newTeamIds = new Set(
      ofTeamRows.flatMap(({ action, after, providerId }) =>
        action === "add" || (action === "change" && "provider_id" in after) ? [providerId] : [],
      ),
    );
    plans.push(planGames(rows, { ...games, firstTeamIs, newTeamIds }, decisions));
  }
  if (wanted.includes("standings") && standings) {
    const said = games?.reading.records ?? null;
    plans.push(withoutMadeIds(planStandings(shown, standings, said, today), made));
  }
  if (wanted.includes("divisions") && standings) {
    const divisions = planDivisions(shown, listed, standings);
    const isListed = (entity: string) => entity === "league" && list !== null;
    const changes = divisions.changes.filter(({ entity }) => !isListed(entity));
    plans.push(withoutMadeIds({ ...divisions, changes }, made));
  }
  return plans;
}

/** Applies the planned team changes to the rows, for the steps that follow. */
function withTeamsShown(
  rows: SeasonRows,
  { changes }: StepPlan,
  made: readonly SyncTeamRow[],
): SeasonRows {
  const shown = new Map(
    changes.flatMap(({ entity, action, rowId }) =>
      entity === "team" && (action === "archive" || action === "restore")
        ? [[rowId, action === "archive"] as const]
        : [],
    ),
  );
  const teams = rows.teams.map((row) => ({
    ...row,
    archived_at: shown.get(row.id) ?? row.archived_at,
  }));
  return { ...rows, teams: [...teams, ...made] };
}
