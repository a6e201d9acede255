import type { ProviderGame, ProviderProblem, ProviderReading, ProviderStanding } from "../facts.ts";
import { differingFields } from "./differing-fields.ts";
import { type PlannedChange, type StepPlan, stoppedStep } from "./planned-change.ts";
import type { SeasonRows, SyncTeamRow } from "./season-rows.ts";

/** Counts a team's games for the forfeits, from the answer or, if it has none, from the tables. */
interface TeamGames {
  /** The number of games decided by a score. */
  readonly played: number;
  /** The number of games decided as a forfeit; each of these already counts by itself (D46a). */
  readonly forfeits: number;
  /** The number of games on past days that have no result. */
  readonly open: number;
}

export type ForfeitCounts = Pick<SyncTeamRow, "forfeit_wins" | "forfeit_losses">;

/** Plans the forfeit counts without those that a game shows, because both add up in the record. */
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
 * Returns the provider's forfeits that no game shows, or null if it gives no forfeits. Its wins,
 * losses and draws may or may not include them.
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

/** Returns a new team's forfeits; null if the provider gives none or the numbers are unclear. */
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
