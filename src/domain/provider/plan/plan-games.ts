import type { ProviderGame, ProviderProblem, ProviderReading } from "../facts.ts";
import { differingFields, newFields } from "./differing-fields.ts";
import { findGameRows, isArchivedByHand, type MatchedGame } from "./match-games.ts";
import {
  archiving,
  type PlannedChange,
  questionOf,
  type StepPlan,
  type SyncDecisions,
  type SyncFields,
  stoppedStep,
} from "./planned-change.ts";
import type { SeasonRows, SyncGameRow } from "./season-rows.ts";
import { type GameSides, wantedOutcome, wantedResult, wantedSchedule } from "./wanted-game.ts";

export interface GamesAnswer {
  readonly reading: ProviderReading<ProviderGame>;
  /** All days with a game, in order. The week of a game is the rank of its day (A §4). */
  readonly days: readonly string[];
  readonly firstTeamIs: "visitor" | "home";
  /** The provider's ids of the teams that the same plan creates. */
  readonly newTeamIds: ReadonlySet<string>;
}

/** Plans schedule and results. A collected game only gets the provider's result updated (D62). */
export function planGames(
  rows: SeasonRows,
  answer: GamesAnswer,
  decisions: SyncDecisions,
): StepPlan {
  const { reading } = answer;
  const leagueId = rows.league.id;
  if (reading.seenIds.size === 0) {
    const id = rows.league.provider_id;
    const message = `No games found for League ID ${id}`;
    return stoppedStep("games", [
      ...reading.problems,
      { thing: "game", code: "empty", id, message },
    ]);
  }
  const teams = teamRefs(rows, answer.newTeamIds);
  const problems = [...reading.problems];
  const usable = reading.records.filter((fact) => {
    if (fact.teamIds.every((id) => teams.has(id))) return true;
    problems.push(problem(fact, "team", `Could not find team mapping for game ${fact.id}`));
    return false;
  });
  const matches = findGameRows(
    usable,
    reading.seenIds,
    rows.games,
    ({ teamIds: [a, b] }) => pair(teams.get(a) ?? a, teams.get(b) ?? b),
    (row) => pair(row.team_visitor_id, row.team_home_id),
    decisions,
  );
  const changes = matches.flatMap((match) => {
    const { row, fact } = match;
    const sides = sidesOf(fact, teams, answer.firstTeamIs, row);
    if (sides === null) {
      const message = `Game ${fact.id} is recorded here with other teams`;
      problems.push(problem(fact, "other_teams", message));
      return [];
    }
    return changeOf(match, sides, answer.days.indexOf(fact.date) + 1, leagueId);
  });
  const used = new Set(matches.map(({ row }) => row));
  const live = rows.games.filter((row) => row.provider_id !== null && !row.archived_at);
  const missing = reading.isComplete
    ? live.filter((row) => !reading.seenIds.has(row.provider_id ?? "") && !used.has(row))
    : [];
  const orphans = missing.filter(
    (row) => !row.is_collected && !isArchivedByHand(row) && !row.set_by_hand.includes("outcome"),
  );
  return {
    step: "games",
    changes: [...changes, ...orphans.map((row) => archiving("game", row, leagueId))],
    problems,
    question: questionOf("games", missing.length, live.length),
    isStopped: false,
  };
}

function teamRefs({ teams }: SeasonRows, newTeamIds: ReadonlySet<string>): Map<string, string> {
  const refs = new Map([...newTeamIds].map((id) => [id, id]));
  for (const { id, provider_id, archived_at, set_by_hand } of teams) {
    const isPutAway = archived_at && set_by_hand.includes("archived_at");
    if (provider_id !== null && !isPutAway) refs.set(provider_id, id);
  }
  return refs;
}

function pair(one: string, other: string): string {
  return [one, other].sort().join(" ");
}

/**
 * Returns the sides of a game. If the row's teams are fixed (it is collected, or a person has set
 * them), they stay, and null says that the provider names other teams.
 */
function sidesOf(
  fact: ProviderGame,
  teams: ReadonlyMap<string, string>,
  firstTeamIs: "visitor" | "home",
  row: SyncGameRow | null,
): GameSides | null {
  const refOf = (id: string) => teams.get(id) ?? id;
  const [first, second] = [refOf(fact.teamIds[0]), refOf(fact.teamIds[1])];
  const isFirstVisitor = firstTeamIs === "visitor";
  const hasOwnTeams =
    row !== null &&
    (row.is_collected ||
      row.set_by_hand.includes("team_visitor_id") ||
      row.set_by_hand.includes("team_home_id"));
  if (!hasOwnTeams) {
    const [visitor, home] = isFirstVisitor ? [first, second] : [second, first];
    return { visitor, home, isFirstVisitor, refOf };
  }
  const { team_visitor_id: visitor, team_home_id: home } = row;
  if (pair(visitor, home) !== pair(first, second)) return null;
  return { visitor, home, isFirstVisitor: visitor === first, refOf };
}

function changeOf(
  { fact, row, question }: MatchedGame,
  sides: GameSides,
  week: number,
  leagueId: string,
): PlannedChange[] {
  const base = { entity: "game", providerId: fact.id, leagueId } as const;
  const result = wantedResult(fact, sides, row);
  const schedule = wantedSchedule(fact, sides, week, row);
  const outcome = wantedOutcome(fact, sides, row);
  if (row === null) {
    const after = newFields({ ...schedule, ...result, ...outcome });
    return [{ ...base, action: "add", rowId: null, before: {}, after }];
  }
  if (row.archived_at && isArchivedByHand(row)) return [];
  const difference = differingFields(
    row,
    row.is_collected
      ? { provider_id: fact.id, ...result }
      : { provider_id: fact.id, ...schedule, ...result, ...outcome },
  );
  const [before, after] = withWholeResult(row, difference?.before ?? {}, difference?.after ?? {});
  const known = { ...base, rowId: row.id };
  if (question !== null) return [{ ...known, action: "ask", before, after, reason: question }];
  if (row.archived_at) {
    return [
      {
        ...known,
        action: "restore",
        before: { archived_at: true, ...before },
        after: { archived_at: false, ...after },
      },
    ];
  }
  return difference === null ? [] : [{ ...known, action: "change", before, after }];
}

/**
 * A result belongs to its teams, so an unchanged result is written again when the teams change. An
 * outcome that a person has set is left alone (D62).
 */
function withWholeResult(
  row: SyncGameRow,
  before: SyncFields,
  after: SyncFields,
): [SyncFields, SyncFields] {
  if (!("team_visitor_id" in after || "team_home_id" in after)) return [before, after];
  const stays = {
    provider_visitor_score: row.provider_visitor_score,
    provider_home_score: row.provider_home_score,
    provider_completed: row.provider_completed,
    ...(["forfeit", "normal"].includes(row.outcome) && !row.set_by_hand.includes("outcome")
      ? { outcome: row.outcome, winner_team_id: row.winner_team_id }
      : {}),
  };
  return [
    { ...stays, ...before },
    { ...stays, ...after },
  ];
}

function problem(fact: ProviderGame, code: string, message: string): ProviderProblem {
  return { thing: "game", code, id: fact.id, message };
}
