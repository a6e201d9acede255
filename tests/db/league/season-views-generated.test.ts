import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rankTeams } from "../../../src/domain/standings/rank-teams.ts";
import {
  generatedLeagues,
  insertLeague,
  teamTotals,
} from "../../helpers/database/generated-league.ts";
import { readSeason } from "../../helpers/database/read-season.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import {
  referencePlayers,
  referencePoints,
  referenceTeams,
} from "../../helpers/season-reference.ts";

const byId = <Row extends { readonly id: string | undefined }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => ((a.id ?? "") < (b.id ?? "") ? -1 : 1));

onEachEngine("season views of generated leagues", (database) => {
  test("say what counting says, in the order of the domain (D41, D44-D46b)", async () => {
    await fc.assert(
      fc.asyncProperty(generatedLeagues, async (league) => {
        const ids = await insertLeague(database(), league, referencePoints);
        const season = await readSeason(database(), ids.seasonId);

        const expectedPlayers = referencePlayers(league);
        expect(
          season.players.map(({ playerId, teamId, all, playoffs }) => ({
            id: playerId,
            teamId,
            all,
            playoffs,
          })),
        ).toEqual(
          byId(
            expectedPlayers.map(({ player, all, playoffs }) => ({
              id: ids.players[player],
              teamId: ids.teams[league.players[player]?.team ?? -1],
              all,
              playoffs,
            })),
          ),
        );

        expect(
          season.teams.map((team) => ({
            id: team.teamId,
            record: {
              wins: team.wins,
              losses: team.losses,
              draws: team.draws,
              forfeitWins: team.forfeitWins,
              forfeitLosses: team.forfeitLosses,
              pointsScored: team.pointsScored,
              pointsAllowed: team.pointsAllowed,
              gamesPlayed: team.gamesPlayed,
            },
            all: teamTotals(team.all.counts, team.all.sacksAllowed),
            playoffs: teamTotals(team.playoffs.counts, team.playoffs.sacksAllowed),
          })),
        ).toEqual(
          byId(referenceTeams(league).map(({ team, ...row }) => ({ id: ids.teams[team], ...row }))),
        );
        for (const { all } of season.teams) {
          const { passTouchdowns, rushTouchdowns, defensiveTouchdowns } = all.counts;
          expect(all.totalTouchdowns).toBe(passTouchdowns + rushTouchdowns + defensiveTouchdowns);
        }

        expect(season.standings).toEqual(rankTeams(season.standings).map(({ team }) => team));
        expect(season.standings.map(({ teamId }) => teamId).sort()).toEqual(
          season.teams.map(({ teamId }) => teamId),
        );

        for (const side of ["offensive", "defensive"] as const) {
          expect(
            byId(season[side].map(({ playerId, points }) => ({ id: playerId, points }))),
          ).toEqual(
            byId(
              expectedPlayers
                .map(({ player, all }) => ({ id: ids.players[player], points: all.points[side] }))
                .filter(({ points }) => points > 0),
            ),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});
