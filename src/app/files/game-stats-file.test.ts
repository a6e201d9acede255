import fc from "fast-check";
import { expect, test } from "vitest";
import { makeManagedGame } from "../../../tests/helpers/builders/make-managed-game.ts";
import { makePlayer } from "../../../tests/helpers/builders/make-player.ts";
import { gameStatsFile } from "../../domain/exports/game-stats-export.ts";
import { STAT_KEYS, type StatCounts } from "../../domain/game/stat-catalogue.ts";
import { readBulkFile } from "../../domain/imports/bulk-file.ts";
import { NOTHING_DECIDED } from "../../domain/imports/import-memory.ts";
import { playerMatcher } from "../../domain/imports/match-players.ts";
import { planStatImport } from "../../domain/imports/plan-stat-import.ts";
import { readStatFile } from "../../domain/imports/read-stat-file.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import { nameKey } from "../../domain/season/sheet/clean-cell.ts";
import { csvOfCells } from "./spreadsheet-text.ts";
import { statCells } from "./stat-cells.ts";

const TEAMS = ["The Hawks", "Bears, North", "Sea-Lions B", 'Zoë\'s "Ones"'];
const DAY = "2026-11-04";

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'’=-]{1,8}$/).filter((text) => nameKey(text) !== text);
const name = fc.tuple(word, word).map((words) => words.join(" "));
const figure = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 99 }));
const lines = fc.uniqueArray(
  fc.record({
    name,
    jerseyNumber: fc.constantFrom("0", "00", "7", null),
    counts: fc.record(Object.fromEntries(STAT_KEYS.map((key) => [key, figure]))),
  }),
  { selector: (line) => nameKey(line.name), minLength: 1, maxLength: 20 },
);

test("export → import: the same figures of the same players, in both imports (A §5, D64)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...TEAMS), lines, (team, players) => {
      const { fileName, cells } = gameStatsFile({
        team,
        opponent: "Bears",
        day: DAY,
        lines: players,
      });
      const read = statCells(new TextEncoder().encode(csvOfCells(cells)));
      if (!read.ok) throw new Error(read.code);
      const season = seasonOf(team, players);
      const single = readStatFile(read.cells, "single", new Map());
      if (!single.ok) throw new Error(single.problem);
      expect(single.file.team).toBe(team);
      const matchOf = playerMatcher(team, season.players, new Map());
      const bulk = readBulkFile(fileName, read.cells, season, NOTHING_DECIDED, {
        teamId: null,
        gameId: null,
        rows: new Map(),
      });
      if (bulk.state !== "read") throw new Error(bulk.problem);
      expect([bulk.teamId, bulk.gameId]).toEqual([team, "game"]);
      for (const plan of [planStatImport(single.file, matchOf, new Map()), bulk.plan]) {
        expect(plan?.lines.map(({ playerId, counts }) => [playerId, other0(counts)])).toEqual(
          players.map((player) => [player.name, other0(player.counts)]),
        );
      }
    }),
    { numRuns: 200 },
  );
});

function other0(counts: Partial<StatCounts>) {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}

function seasonOf(team: string, players: readonly { readonly name: string }[]): ImportSeason {
  return {
    season: { id: "season", name: "Fall" },
    leagues: [],
    teams: TEAMS.map((each) => ({
      id: each,
      leagueId: "league",
      name: each,
      shortName: null,
      code: null,
      archivedAt: null,
    })),
    games: [
      makeManagedGame({ teamVisitorId: team, teamHomeId: "other", gameDate: DAY, gameTime: null }),
    ],
    players: players.map((player) => ({
      ...makePlayer({ ...player, teamId: team }),
      id: player.name,
    })),
    imports: [],
  };
}
