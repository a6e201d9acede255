import { expect, it } from "vitest";
import { PLAYER_STATS } from "../../domain/standings/player-stat.ts";
import { TEAM_TABLE_COLUMNS } from "../../domain/standings/team-columns.ts";
import { statsMessages as words } from "./stats-messages.ts";

it("says Comprehensive Stats in the specified words (A §2, A §8, D2)", () => {
  expect(PLAYER_STATS.map((stat) => words.stats[stat]).join(", ")).toBe(
    "Fantasy Points, Passing TDs, Rushing TDs, Receiving TDs, Extra Points, Defensive TDs, Tackles, Interceptions, Sacks, Safeties",
  );
  expect(TEAM_TABLE_COLUMNS.map((column) => words.columns[column]).join(", ")).toBe(
    "Rank, Team, Division, Record, PF, PA, Diff, Pass TD, Rush TD, Rec TD, XP, Tackles, Ints, Def Sacks, Sacks Allowed",
  );
  const { rank, player, team, division, games, points } = words.player;
  expect([rank, player, team, division, games, points].join(", ")).toBe(
    "Rank, Player, Team, Division, Games, Fantasy Pts",
  );
  expect([
    words.back,
    words.allDivisions,
    words.noDivision,
    words.showTop,
    words.showAll,
    words.exportCsv,
    words.playersTitle("sacks", null),
    words.playersTitle("sacks", "North"),
    words.teamsTitle(null),
    words.playersCount(20, 127),
    words.teamsCount(8),
    words.empty.players,
    words.empty.teams,
    words.loading,
    words.failed,
  ]).toEqual([
    "Back to Admin",
    "All Divisions",
    "N/A",
    "Show Top 20",
    "Show All",
    "Export CSV",
    "Sacks Leaders",
    "Sacks Leaders - North",
    "Team Standings",
    "Showing 20 of 127 players",
    "Showing 8 teams",
    "No players found matching your criteria",
    "No teams found matching your criteria",
    "Loading comprehensive stats...",
    "Failed to load statistics",
  ]);
});
