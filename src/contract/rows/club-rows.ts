import * as v from "valibot";
import type { ManagedPlayer, ManagedTeam } from "../../domain/season/clubs/managed-club.ts";
import type { ManagedGame, ScheduledTeam } from "../../domain/season/clubs/managed-game.ts";
import { column, count, optionalText, text } from "./row-shape.ts";
import { gameOutcome, player, team } from "./shared-columns.ts";
import { type TableRow, tableRow } from "./table-row.ts";

export const MANAGED_TEAMS: TableRow<ManagedTeam> = tableRow("teams", "id", {
  ...team,
  irSubmissionsUsed: count,
});

export const MANAGED_PLAYERS: TableRow<ManagedPlayer> = tableRow("season_players", "id", {
  ...player,
  teamId: text,
});

export const SCHEDULED_TEAMS: TableRow<ScheduledTeam> = tableRow("teams", "id", {
  id: text,
  leagueId: text,
  name: text,
  shortName: optionalText,
  code: optionalText,
  archivedAt: optionalText,
});

export const MANAGED_GAMES: TableRow<ManagedGame> = tableRow("games", "id", {
  id: text,
  leagueId: text,
  teamVisitorId: text,
  teamHomeId: text,
  gameDate: text,
  gameTime: optionalText,
  fieldLocation: optionalText,
  weekNumber: v.nullable(count),
  isPlayoff: v.boolean(),
  isCompleted: v.boolean(),
  phase: column("state", v.picklist(["open", "final"])),
  headSeq: count,
  liveEntries: count,
  outcome: gameOutcome,
  winnerTeamId: optionalText,
  visitorScore: column("team_visitor_score", count),
  homeScore: column("team_home_score", count),
  archivedAt: optionalText,
});
