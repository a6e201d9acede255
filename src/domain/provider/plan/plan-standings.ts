import type { ProviderGame, ProviderProblem, ProviderReading, ProviderStanding } from "../facts.ts";
import { differingFields } from "./differing-fields.ts";
import { type PlannedChange, type StepPlan, stoppedStep } from "./planned-change.ts";
import type { SeasonRows, SyncTeamRow } from "./season-rows.ts";

/** What the games say of a team's forfeits: of the answer, else of the tables. */
interface TeamGames {
  /** Decided with a score. */
  readonly played: number;
  /** Decided as a forfeit: these count by themselves (D46a). */
  readonly forfeits: number;
  /** Of days that are over, without a result. */
  readonly open: number;
}

export type ForfeitCounts = Pick<SyncTeamRow, "forfeit_wins" | "forfeit_losses">;

/** Plans the forfeit counts. They add to the record of games, so only those count that no game shows. */
export function planStandings(
  rows: SeasonRows,
  answer: ProviderReading<ProviderStanding>,
  games: readonly ProviderGame[] | null,
  today: string,
): StepPlan {
  const leagueId = rows.league.id;
  if (answer.seenIds.size === 0) {
    const id = rows.league.provider_id;
    const message = `No standings found for League ID ${id}`;
    return stoppedStep("standings", [
      ...answer.problems,
      { thing: "standing", code: "empty", id, message },
    ]);
  }
  const problems: ProviderProblem[] = [...answer.problems];
  const changes = answer.records.flatMap((fact): PlannedChange[] => {
    const row = rows.teams.find(({ provider_id }) => provider_id === fact.id);
    if (row === undefined || row.archived_at) return [];
    const ofTeam =
      games === null ? storedGames(rows, row.id, today) : saidGames(games, fact.id, today);
    const counts = forfeitCounts(fact, ofTeam);
    if (counts === "unclear") {
      const message = `Team ${fact.id}: wins, losses, draws and forfeits do not add up to its games`;
      problems.push({ thing: "standing", code: "forfeits", id: fact.id, message });
      return [];
    }
    const difference = counts && differingFields(row, { ...counts });
    if (!difference) return [];
    const base = { entity: "standing", action: "change", providerId: fact.id, leagueId } as const;
    return [{ ...base, rowId: row.id, ...difference }];
  });
  return { step: "standings", changes, problems, question: null, isStopped: false };
}

/**
 * Which of the provider's forfeits are to be counted beside the games; null when it says nothing of
 * forfeits. Wins, losses and draws hold them or not, and games show them or not.
 */
export function forfeitCounts(
  fact: ProviderStanding,
  { played, forfeits, open }: TeamGames,
): ForfeitCounts | null | "unclear" {
  if (fact.forfeitWins === null || fact.forfeitLosses === null) return null;
  const said: ForfeitCounts = {
    forfeit_wins: fact.forfeitWins,
    forfeit_losses: fact.forfeitLosses,
  };
  const none: ForfeitCounts = { forfeit_wins: 0, forfeit_losses: 0 };
  const count = fact.forfeitWins + fact.forfeitLosses;
  if (count === 0 || forfeits > 0) return said;
  if (fact.wins === null && fact.losses === null) return "unclear";
  const record = (fact.wins ?? 0) + (fact.losses ?? 0) + (fact.draws ?? 0);
  if (record === played + count) return said;
  if (record === played) return open >= count ? said : none;
  return record + count === played ? none : "unclear";
}

/** The forfeits of a team that a plan makes; null when nothing is said of them, or not clearly. */
export function forfeitsOfNewTeam(
  fact: ProviderStanding,
  games: readonly ProviderGame[],
  today: string,
): ForfeitCounts | null {
  const counts = forfeitCounts(fact, saidGames(games, fact.id, today));
  return counts === "unclear" ? null : counts;
}

function saidGames(games: readonly ProviderGame[], teamId: string, today: string): TeamGames {
  const own = games.filter(({ teamIds, isPlayoff }) => teamIds.includes(teamId) && !isPlayoff);
  return {
    played: own.filter(({ isCompleted, isForfeit }) => isCompleted && !isForfeit).length,
    forfeits: own.filter(({ isForfeit }) => isForfeit).length,
    open: own.filter(({ isCompleted, date }) => !isCompleted && date < today).length,
  };
}

function storedGames({ games }: SeasonRows, teamId: string, today: string): TeamGames {
  const own = games.filter(
    (game) =>
      !game.is_playoff &&
      !game.archived_at &&
      (game.team_visitor_id === teamId || game.team_home_id === teamId),
  );
  const isForfeit = (outcome: string) => outcome === "forfeit";
  return {
    played: own.filter((game) => game.provider_completed && !isForfeit(game.outcome)).length,
    forfeits: own.filter((game) => isForfeit(game.outcome)).length,
    open: own.filter((game) => !game.provider_completed && game.game_date < today).length,
  };
}
