import * as fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOfLog } from "../../../src/domain/standings/figures-of-log.ts";
import type { TeamGame } from "../../../src/domain/standings/game-log.ts";
import { gameSideOf, type SideResult } from "../../../src/domain/standings/logged-game.ts";
import type { TeamFigures } from "../../../src/domain/standings/team-season.ts";
import { generatedLeagues, insertLeague } from "../../helpers/database/generated-league.ts";
import { readLogs } from "../../helpers/database/read-logs.ts";
import { readSeason } from "../../helpers/database/read-season.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import { referencePoints } from "../../helpers/season-reference.ts";

const isPlayoff = ({ game }: TeamGame) => game.isPlayoff;

/** Every number of the lines, added up by name. */
function sum<Figures extends object>(zero: Figures, lines: readonly Figures[]): Figures {
  const total: Record<string, number> = {};
  for (const line of [zero, ...lines]) {
    for (const [name, figure] of Object.entries(line)) total[name] = (total[name] ?? 0) + figure;
  }
  return total as Figures;
}

const zeroOf = <Figures extends object>(like: Figures): Figures =>
  Object.fromEntries(Object.keys(like).map((name) => [name, 0])) as Figures;

function teamFigures(games: readonly TeamGame[], like: TeamFigures): TeamFigures {
  const figures = games.flatMap((game) => game.figures ?? []);
  return {
    counts: sum(
      zeroOf(like.counts),
      figures.map(({ counts }) => counts),
    ),
    sacksAllowed: figures.reduce((all, { sacksAllowed }) => all + sacksAllowed, 0),
    totalTouchdowns: figures.reduce((all, { totalTouchdowns }) => all + totalTouchdowns, 0),
  };
}

onEachEngine("game logs of generated leagues", (database) => {
  test("and careers add up to the season's rows, for every player and every team (D33, D44-D46b)", async () => {
    await fc.assert(
      fc.asyncProperty(generatedLeagues, async (league) => {
        const ids = await insertLeague(database(), league, referencePoints);
        const season = await readSeason(database(), ids.seasonId);
        const logs = readLogs(database());

        const all = await logs.playerGamesOfSeason(ids.seasonId);
        for (const row of season.players) {
          const games = all.filter(({ playerId }) => playerId === row.playerId);
          const own = await logs.gamesOfPlayer(row.playerId);
          expect(own).toHaveLength(games.length);
          expect(own).toEqual(expect.arrayContaining(games));
          expect(figuresOfLog(games)).toEqual({ all: row.all, playoffs: row.playoffs });
          const career = await logs.careerOf(row.playerId);
          expect(
            career.map(({ gamesPlayed, points, counts }) => ({ gamesPlayed, points, counts })),
          ).toEqual(row.all.gamesPlayed === 0 ? [] : [row.all]);
        }
        // Only players of the season's list have a log.
        const listed = new Set(season.players.map(({ playerId }) => playerId));
        expect(all.filter(({ playerId }) => !listed.has(playerId))).toEqual([]);

        const rosters = (await Promise.all(ids.teams.map(logs.rosterOf))).flat();
        for (const row of season.players) {
          const place = rosters.find(({ playerId }) => playerId === row.playerId);
          expect(place === undefined).toBe(!row.isActive);
          if (place === undefined) continue;
          expect([place.teamId, place.gamesPlayed, place.fantasyPoints]).toEqual([
            row.teamId,
            row.all.gamesPlayed,
            row.all.points.total,
          ]);
        }

        for (const row of season.teams) {
          const games = await logs.gamesOfTeam(row.teamId);
          expect(teamFigures(games, row.all)).toEqual(row.all);
          expect(teamFigures(games.filter(isPlayoff), row.playoffs)).toEqual(row.playoffs);
          const sides = games
            .filter((game) => !isPlayoff(game))
            .map(({ game }) => gameSideOf(game, row.teamId));
          const count = (...results: SideResult[]) =>
            sides.filter((side) => side?.result && results.includes(side.result));
          const ended = count("win", "loss", "draw");
          expect([
            count("win").length,
            count("loss").length,
            count("draw").length,
            ended.reduce((points, side) => points + (side?.pointsScored ?? 0), 0),
            ended.reduce((points, side) => points + (side?.pointsAllowed ?? 0), 0),
          ]).toEqual([row.wins, row.losses, row.draws, row.pointsScored, row.pointsAllowed]);
          if (games.some(({ game }) => game.outcome === "forfeit" && !game.isPlayoff)) {
            expect([count("forfeit_win").length, count("forfeit_loss").length]).toEqual([
              row.forfeitWins,
              row.forfeitLosses,
            ]);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
