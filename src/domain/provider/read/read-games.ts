import type { ProviderGame, ProviderReading } from "../facts.ts";
import {
  entryOf,
  isLeftOpen,
  listUnder,
  type ProviderEntry,
  providerCount,
  providerDay,
  providerFlag,
  providerIdOf,
  providerText,
  providerTime,
} from "./provider-value.ts";
import { type ReportProblem, readEach } from "./read-each.ts";

/** Reads the answer of /leagues/{id}/games. */
export function readGames(answer: unknown): ProviderReading<ProviderGame> {
  return readEach(answer, { thing: "game", list: "games", idFields: ["id"], read: readGame });
}

/** Returns all days with a game in order, including games that cannot be imported. */
export function readGameDays(answer: unknown): readonly string[] {
  const days = (listUnder(answer, "games") ?? []).map((game) => providerDay(entryOf(game)?.date));
  return [...new Set(days.filter((day) => day !== null))].sort();
}

function readGame(entry: ProviderEntry, id: string, report: ReportProblem): ProviderGame | null {
  const teams = readSides(entry, id, report);
  if (teams === null) return null;
  const date = providerDay(entry.date);
  if (date === null) {
    report("date", `Game ${id} has no date that can be read`);
    return null;
  }
  const time = providerTime(entry.time);
  if (time === "unreadable") report("time", `Game ${id} has a time that cannot be read`);
  return {
    id,
    date,
    time: time === "unreadable" ? null : time,
    field: providerText(entryOf(entry.field)?.name ?? entry.field),
    isPlayoff: Boolean(entry.tournament_matchup),
    teamIds: teams.ids,
    ...readResult(entry, teams, id, report),
  };
}

interface Sides {
  readonly ids: readonly [string, string];
  readonly entries: readonly [ProviderEntry | null, ProviderEntry | null];
}

function readSides(entry: ProviderEntry, id: string, report: ReportProblem): Sides | null {
  if (!Array.isArray(entry.teams) || entry.teams.length !== 2) {
    report("teams", `Game ${id} does not have exactly 2 teams`);
    return null;
  }
  const first = entryOf(entry.teams[0]);
  const second = entryOf(entry.teams[1]);
  if (isLeftOpen(first?.id) || isLeftOpen(second?.id)) {
    report("to_be_decided", `Game ${id} is a to-be-decided playoff matchup`);
    return null;
  }
  const ids = [providerIdOf(first?.id), providerIdOf(second?.id)] as const;
  if (ids[0] === null || ids[1] === null) {
    report("team", `Could not find team mapping for game ${id}`);
    return null;
  }
  if (ids[0] === ids[1]) {
    report("same_team", `Game ${id} names one team twice`);
    return null;
  }
  return { ids: [ids[0], ids[1]], entries: [first, second] };
}

type Result = Pick<ProviderGame, "scores" | "winnerId" | "isCompleted" | "isForfeit">;

/** A winner without a score is a forfeit with that winner (D46a). A score needs no winner. */
function readResult(
  entry: ProviderEntry,
  { ids, entries }: Sides,
  id: string,
  report: ReportProblem,
): Result {
  const scores = readScores(entries, id, report);
  const named = entry.winning_team_id;
  const winnerId = ids.find((team) => team === providerIdOf(named)) ?? null;
  if (winnerId === null && !isLeftOpen(named)) {
    report("winner", `Game ${id} names a winner that does not play in it`);
  }
  const isScored = providerFlag(entry.scored);
  if (winnerId !== null && (scores === null || (scores[0] === 0 && scores[1] === 0))) {
    return { scores: null, winnerId, isCompleted: true, isForfeit: true };
  }
  if (isScored && scores === null) {
    report("no_score", `Game ${id} is marked as scored and has no score`);
  }
  if (winnerId !== null && scores !== null) {
    const [own, other] = winnerId === ids[0] ? scores : [scores[1], scores[0]];
    if (own <= other) report("winner_score", `Game ${id} has a winner without the higher score`);
  }
  const isCompleted = scores !== null && (isScored || winnerId !== null);
  return { scores, winnerId, isCompleted, isForfeit: false };
}

/** If one side has a score, the other side's missing score is 0 (A §5). */
function readScores(
  entries: Sides["entries"],
  id: string,
  report: ReportProblem,
): readonly [number, number] | null {
  const [first, second] = entries.map((side) => {
    const score = providerCount(side?.score);
    if (score !== "unreadable") return score;
    report("score", `Game ${id} has a score that cannot be read`);
    return undefined;
  });
  if (first === undefined || second === undefined) return null;
  return first === null && second === null ? null : [first ?? 0, second ?? 0];
}
