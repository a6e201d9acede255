import { readFileName } from "./file-name.ts";
import type { ImportMemory } from "./import-memory.ts";
import { type FileGameMatch, matchGame } from "./match-game.ts";
import { playerMatcher } from "./match-players.ts";
import { matchTeam, type TeamMatch } from "./match-team.ts";
import { planStatImport, type StatImportPlan, type StatRowDecision } from "./plan-stat-import.ts";
import { readStatFile } from "./read-stat-file.ts";
import type { StatFile, StatFileProblem } from "./stat-file.ts";
import type { ImportSeason } from "./stat-import.ts";

/** A person's choices for one of many files. */
export interface BulkChoices {
  /** null uses the file's name and team line. */
  readonly teamId: string | null;
  readonly gameId: string | null;
  readonly rows: ReadonlyMap<number, StatRowDecision>;
}

export type BulkReading =
  | { readonly state: "unreadable"; readonly problem: StatFileProblem; readonly row: number | null }
  | BulkFileReading;

export interface BulkFileReading {
  readonly state: "read";
  readonly file: StatFile;
  /** The file's own name for its team, which the person sees while choosing. */
  readonly teamSaid: string;
  readonly team: TeamMatch<ImportSeason["teams"][number]>;
  readonly teamId: string | null;
  readonly game: FileGameMatch;
  readonly gameId: string | null;
  /** null until the team is known. */
  readonly plan: StatImportPlan | null;
}

/** Reads one of many files: its team by the team line or its name, and its game (A §5). */
export function readBulkFile(
  fileName: string,
  cells: readonly (readonly string[])[],
  season: ImportSeason,
  memory: ImportMemory,
  choices: BulkChoices,
): BulkReading {
  const reading = readStatFile(cells, "bulk", memory.columns);
  if (!reading.ok) return { state: "unreadable", problem: reading.problem, row: reading.row };
  const { file } = reading;
  const name = readFileName(fileName);
  const teams = season.teams.filter(({ archivedAt }) => archivedAt === null);
  const byLine = matchTeam(file.team ?? "", teams);
  const team = byLine.state === "not_found" ? matchTeam(name.words ?? "", teams) : byLine;
  const teamId = choices.teamId ?? (team.state === "found" ? team.team.id : null);
  const games = season.games
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, teamVisitorId, teamHomeId, gameDate, weekNumber }) => ({
      id,
      visitorTeamId: teamVisitorId,
      homeTeamId: teamHomeId,
      date: gameDate,
      week: weekNumber,
    }));
  const game: FileGameMatch =
    teamId === null ? { state: "not_found" } : matchGame(teamId, name, games);
  return {
    state: "read",
    file,
    teamSaid: file.team ?? name.words ?? "",
    team,
    teamId,
    game,
    gameId: choices.gameId ?? (game.state === "found" ? game.gameId : null),
    plan:
      teamId === null
        ? null
        : planStatImport(file, playerMatcher(teamId, season.players, memory.players), choices.rows),
  };
}
