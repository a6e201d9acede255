import Papa from "papaparse";
import { beforeAll, describe, expect, it, test } from "vitest";
import { csvFile } from "../../src/app/files/spreadsheet-text.ts";
import { exportTable } from "../../src/domain/exports/export-table.ts";
import { PLAYER_EXPORT } from "../../src/domain/exports/player-export.ts";
import { TEAM_EXPORT } from "../../src/domain/exports/team-export.ts";
import { gameSummaryOf } from "../../src/domain/game/game-summary.ts";
import { recordedScore } from "../../src/domain/review/game-review.ts";
import { figuresOfLog } from "../../src/domain/standings/figures-of-log.ts";
import { LEADER_TABS, leaderLists } from "../../src/domain/standings/leaders/leader-lists.ts";
import { mvpRace, mvpRunners } from "../../src/domain/standings/leaders/mvp-race.ts";
import { gameSideOf } from "../../src/domain/standings/logged-game.ts";
import { playerLines, rankPlayers } from "../../src/domain/standings/player-lines.ts";
import { PLAYER_STATS, playerStat } from "../../src/domain/standings/player-stat.ts";
import { rankTeams } from "../../src/domain/standings/rank-teams.ts";
import { figuresOfStage } from "../../src/domain/standings/season-stage.ts";
import { teamLines } from "../../src/domain/standings/team-lines.ts";
import {
  playersOfReviews,
  type ReviewedGame,
  recordsOfGames,
  teamsOfReviews,
} from "../helpers/agreement/figures-of-reviews.ts";
import {
  type Figures,
  ofPlayer,
  ofRecord,
  ofTeam,
  PLAYER_FIGURES,
  plusFigures,
  RECORD_FIGURES,
  TEAM_FIGURES,
  withZeros,
} from "../helpers/agreement/flat-figures.ts";
import { readAsVisitor } from "../helpers/agreement/read-as-visitor.ts";
import { reviewsOfLogs } from "../helpers/agreement/season-of-logs.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";

/**
 * The same figure is the same on every screen. The measure is the logs of the games, folded on
 * this side and added up; beside it stands what each screen reads and computes, for everybody.
 */
describe("every figure of the demo league is the same wherever it stands (I15, D44-D46b)", () => {
  const backend = sharedBackend({ seed: "demo" });
  let read: Awaited<ReturnType<typeof readAsVisitor>>;
  let logs: readonly ReviewedGame[];
  let nameOf: (playerId: string) => string;

  beforeAll(async () => {
    read = await readAsVisitor(backend);
    logs = await reviewsOfLogs(backend.database, read.games);
    const aliases = await backend.database.query<{ from: string; into: string }>(
      "select from_player_id as from, into_player_id as into from player_aliases",
    );
    const into = new Map(aliases.map((alias) => [alias.from, alias.into]));
    nameOf = (playerId) => into.get(playerId) ?? playerId;
  });

  /** Players whom a source leaves out have only zeros, so all of the measure is compared. */
  function sameAs(names: readonly string[], measure: Map<string, Figures>, ids: readonly string[]) {
    const whole = (source: ReadonlyMap<string, Figures>) =>
      Object.fromEntries(
        [...new Set([...ids, ...measure.keys(), ...source.keys()])]
          .sort()
          .map((id) => [id, withZeros(names, source.get(id))]),
      );
    return (source: ReadonlyMap<string, Figures>) => expect(whole(source)).toEqual(whole(measure));
  }
  const playerIds = () => read.players.map(({ playerId }) => playerId);
  const teamIds = () => read.teams.map(({ teamId }) => teamId);

  it.each(["all", "playoffs", "regular"] as const)("players, %s games", (stage) => {
    const isIn = ({ game }: ReviewedGame) =>
      stage === "all" || game.isPlayoff === (stage === "playoffs");
    const measure = playersOfReviews(logs.filter(isIn), nameOf);
    expect(measure.size).toBeGreaterThan(stage === "playoffs" ? 10 : 80);
    const check = sameAs(PLAYER_FIGURES, measure, playerIds());

    const rows = (players: typeof read.players) =>
      new Map(players.map((player) => [player.playerId, ofPlayer(figuresOfStage(player, stage))]));
    check(rows(read.players));
    check(rows(read.widget.players));
    check(playersOfReviews(read.reviews.filter(isIn), nameOf));
    check(
      new Map(
        read.playerPages.map(({ playerId, games }) => {
          const ofSeason = games.filter(({ game }) => game.seasonId === read.season.id);
          return [playerId, ofPlayer(figuresOfStage(figuresOfLog(ofSeason), stage))];
        }),
      ),
    );
    const lines = rankPlayers(playerLines(read.players, stage), "fantasy_points");
    check(new Map(lines.map((line) => [line.player.playerId, ofPlayer(line.figures)])));
  });

  it("players: rosters, MVP views and races, leader lists, the file", () => {
    const measure = playersOfReviews(logs, nameOf);
    const total = (id: string, figure: string) => measure.get(id)?.[figure] ?? 0;
    for (const { roster } of read.teamPages) {
      for (const { playerId, fantasyPoints } of roster) {
        expect([playerId, fantasyPoints]).toEqual([playerId, total(playerId, "total")]);
      }
    }
    for (const type of ["offensive", "defensive"] as const) {
      const withPoints = playerIds().filter((id) => total(id, type) > 0);
      const view = read.widget.races[type].map(({ playerId, points }) => [playerId, points]);
      expect(Object.fromEntries(view)).toEqual(
        Object.fromEntries(withPoints.map((id) => [id, total(id, type)])),
      );
      const dashboard = mvpRace(mvpRunners(read.players, type, "all"));
      expect(mvpRace(read.widget.races[type]).map(({ runner }) => runner.playerId)).toEqual(
        dashboard.map(({ runner }) => runner.playerId),
      );
    }
    const listed = PLAYER_STATS.map((stat) => {
      const first = rankPlayers(playerLines(read.players, "all"), stat);
      return [stat, first.filter(({ value }) => value > 0).slice(0, 8)] as const;
    });
    for (const source of [read, read.widget]) {
      const lists = LEADER_TABS.flatMap((tab) => leaderLists(source, tab, "all"));
      for (const [stat, first] of listed) {
        const list = lists.find(({ id }) => id === stat);
        expect(list?.lines.map(({ rank, value, row }) => [rank, value, row])).toEqual(
          first.map(({ rank, value, player }) => [rank, value, player]),
        );
      }
    }
    const lines = rankPlayers(playerLines(read.players, "all"), "tackles");
    const file = fileOf(csvFile(exportTable(PLAYER_EXPORT, lines)));
    expect(file).toHaveLength(lines.length);
    for (const [index, { player, figures }] of lines.entries()) {
      const ofLog = (figure: string) => `${total(player.playerId, figure)}`;
      expect(file[index]).toMatchObject({
        "Fantasy Points": ofLog("total"),
        "Pass TDs": ofLog("passTouchdowns"),
        "Rush TDs": ofLog("rushTouchdowns"),
        "Receiving TDs": ofLog("receivingTouchdowns"),
        "Extra Points": ofLog("extraPoints"),
        "Defensive TDs": `${playerStat(figures, "defensive_td")}`,
        Tackles: ofLog("tackles"),
        Interceptions: ofLog("interceptions"),
        Sacks: ofLog("sacks"),
        Safeties: ofLog("safeties"),
        "Games Played": ofLog("gamesPlayed"),
      });
    }
  });

  it("teams: totals", () => {
    const check = sameAs(TEAM_FIGURES, teamsOfReviews(logs), teamIds());
    const rows = (teams: typeof read.teams) =>
      new Map(teams.map((team) => [team.teamId, ofTeam(team.all)]));
    check(rows(read.teams));
    check(rows(read.widget.teams));
    check(teamsOfReviews(read.reviews));
    check(
      new Map(
        read.teamPages.map(({ teamId, games }) => [
          teamId,
          games
            .flatMap(({ figures }) => (figures === null ? [] : [ofTeam(figures)]))
            .reduce(plusFigures, {}),
        ]),
      ),
    );
  });

  it("teams: records and ranks", async () => {
    const measure = recordsOfGames(read.games);
    const check = sameAs(RECORD_FIGURES, measure, teamIds());
    const rows = (teams: typeof read.teams) =>
      new Map(teams.map((team) => [team.teamId, ofRecord(team)]));
    check(rows(read.teams));
    check(rows(read.widget.teams));
    check(recordsOfPages(read.teamPages));

    const standings = await backend.database.query<{ id: string }>(
      "select team_id as id from standings where season_id = $1 order by standing",
      [read.season.id],
    );
    const ranked = standings.map(({ id }) => id);
    const ids = (lines: readonly { readonly team: { readonly teamId: string } }[]) =>
      lines.map(({ team }) => team.teamId);
    expect(ids(rankTeams(read.teams))).toEqual(ranked);
    expect(ids(teamLines(read.widget.teams, "all"))).toEqual(ranked);
    const [best] = leaderLists(read, "team", "all");
    expect(best?.lines.map(({ row }) => row.teamId)).toEqual(ranked.slice(0, 4));

    const totals = teamsOfReviews(logs);
    const file = fileOf(csvFile(exportTable(TEAM_EXPORT, teamLines(read.teams, "all"))));
    for (const [index, id] of ranked.entries()) {
      const record = withZeros(RECORD_FIGURES, measure.get(id));
      const sums = withZeros(TEAM_FIGURES, totals.get(id));
      expect(file[index]).toMatchObject({
        Wins: `${record.wins}`,
        Losses: `${record.losses}`,
        Draws: `${record.draws}`,
        "Forfeit Wins": `${record.forfeitWins}`,
        "Forfeit Losses": `${record.forfeitLosses}`,
        "Games Played": `${record.gamesPlayed}`,
        "Points Scored": `${record.pointsScored}`,
        "Points Allowed": `${record.pointsAllowed}`,
        "Total TDs": `${sums.totalTouchdowns}`,
        "Defensive Sacks": `${sums.sacks}`,
        "Sacks Allowed": `${sums.sacksAllowed}`,
      });
    }
  });

  test("games: the card, the review and the log have one score and the same figures", () => {
    const summaries = new Map(read.summaries.map(({ id, ...summary }) => [id, summary]));
    const reviews = new Map(read.reviews.map(({ game, review }) => [game.id, review]));
    for (const { game, review, state } of logs) {
      if (state === undefined || !game.hasStats) continue;
      expect([game.id, summaries.get(game.id)]).toEqual([game.id, gameSummaryOf(state)]);
      const fromTables = reviews.get(game.id);
      const score = game.overrideScore ?? (fromTables && recordedScore(fromTables));
      expect([game.id, score]).toEqual([game.id, review.override ?? recordedScore(review)]);
      expect([game.id, score]).toEqual([
        game.id,
        { visitor: game.visitorScore, home: game.homeScore },
      ]);
    }
  });
});

/** Records as the team pages show them: game by game, from the team's side. */
function recordsOfPages(
  pages: readonly {
    teamId: string;
    games: readonly { game: Parameters<typeof gameSideOf>[0] }[];
  }[],
): Map<string, Figures> {
  const COUNTED = {
    win: "wins",
    loss: "losses",
    draw: "draws",
    forfeit_win: "forfeitWins",
    forfeit_loss: "forfeitLosses",
  } as const;
  return new Map(
    pages.map(({ teamId, games }) => {
      const record = games.flatMap(({ game }): Figures[] => {
        const side = gameSideOf(game, teamId);
        if (side === null || side.result === null || game.isPlayoff) return [];
        const result = { [COUNTED[side.result]]: 1 };
        const { pointsScored, pointsAllowed } = side;
        return game.outcome === "forfeit"
          ? [result]
          : [{ ...result, gamesPlayed: 1, pointsScored, pointsAllowed }];
      });
      return [teamId, record.reduce(plusFigures, {})];
    }),
  );
}

const fileOf = (text: string) => Papa.parse<Record<string, string>>(text, { header: true }).data;
