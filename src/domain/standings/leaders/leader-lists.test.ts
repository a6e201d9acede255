import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as seasonLines from "../../../../tests/helpers/builders/make-season-lines.ts";
import { type StatCounts, zeroCounts } from "../../game/stat-catalogue.ts";
import type { FantasyPoints } from "../../scoring/fantasy-points.ts";
import type { PlayerSeason } from "../player-season.ts";
import { rankTeams } from "../rank-teams.ts";
import { hasPlayoffs, type SeasonFigures } from "../season-figures.ts";
import { SEASON_STAGES, type SeasonStage } from "../season-stage.ts";
import type { TeamFigures, TeamSeason } from "../team-season.ts";
import { highlightsOf } from "./highlights.ts";
import { type Leaders, type LeaderTab, leaderLists } from "./leader-lists.ts";
import { mvpRace, mvpRunners } from "./mvp-race.ts";

/** A team that has played a game, unless the test says otherwise. */
function teamSeason(
  name: string,
  over: Partial<Omit<TeamSeason, "all">> & {
    counts?: Partial<TeamFigures["counts"]>;
    sacksAllowed?: number;
    totalTouchdowns?: number;
  } = {},
): TeamSeason {
  const { counts, sacksAllowed = 0, totalTouchdowns = 0, ...rest } = over;
  const all = { ...seasonLines.teamFigures(counts), sacksAllowed, totalTouchdowns };
  return seasonLines.teamSeason(name, { gamesPlayed: 1, ...rest, all });
}

/** A player who has played a game; the points are what the test says, not computed. */
function playerSeason(
  name: string,
  over: {
    counts?: Partial<StatCounts>;
    points?: Partial<FantasyPoints>;
    gamesPlayed?: number;
    playoffGames?: number;
  } = {},
): PlayerSeason {
  const figures = seasonLines.playerFigures(over.counts, over.gamesPlayed);
  const points = { ...figures.points, ...over.points };
  const playoffs = seasonLines.playerFigures({}, over.playoffGames ?? 0);
  return seasonLines.playerSeason(name, { ...figures, points }, { playoffs });
}

const shown = (season: SeasonFigures, tab: LeaderTab, stage: SeasonStage = "all") =>
  leaderLists(season, tab, stage);
const ids = (lists: readonly Leaders[]) => lists.map(({ id }) => id);
function linesOf(season: SeasonFigures, tab: LeaderTab, id: Leaders["id"], stage?: SeasonStage) {
  const list = shown(season, tab, stage).find((one) => one.id === id);
  return (list?.lines ?? []).map(({ rank, row, value }) => [
    rank,
    "playerName" in row ? row.playerName : row.teamName,
    value,
  ]);
}

/** So many rows with a falling figure, the first with the most. */
const falling = <Row>(count: number, row: (name: string, value: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(`Row ${index}`, count - index));

describe("P §2, A §2: the lists of the Team tab", () => {
  const alwaysShown = [
    "best_record",
    "most_points_scored",
    "fewest_points_allowed",
    "touchdown_leaders",
    "xp_leaders",
    "qb_protection",
  ];
  const counted = ["tackle_leaders", "interception_leaders", "sack_leaders"];

  test("tackles, interceptions and sacks only when a team has some", () => {
    const idle = { teams: [teamSeason("Storm")], players: [] };
    expect(ids(shown(idle, "team"))).toEqual(alwaysShown);
    const counts = { tackles: 1, interceptions: 1, sacks: 1 };
    const busy = { teams: [teamSeason("Storm", { counts })], players: [] };
    expect(ids(shown(busy, "team"))).toEqual([...alwaysShown, ...counted]);
  });

  test("the first four of the record, the first five of all others", () => {
    const teams = falling(9, (name, value) =>
      teamSeason(name, {
        wins: value,
        pointsScored: value,
        pointsAllowed: value,
        totalTouchdowns: value,
        sacksAllowed: value,
        counts: { extraPoints: value, tackles: value, interceptions: value, sacks: value },
      }),
    );
    const lists = shown({ teams, players: [] }, "team");
    expect(lists.map(({ lines }) => lines.length)).toEqual([4, 5, 5, 5, 5, 5, 5, 5, 5]);
    for (const { id, lines } of lists) {
      const isFewest = id === "fewest_points_allowed" || id === "qb_protection";
      expect(lines.map(({ value }) => value)).toEqual(
        isFewest ? [1, 2, 3, 4, 5] : [9, 8, 7, 6, 5].slice(0, lines.length),
      );
    }
  });

  test("D46: the best record is the first of the standings, with forfeits won and without idle teams", () => {
    const teams = [
      teamSeason("Given", { forfeitWins: 2, gamesPlayed: 0 }),
      teamSeason("Idle", { gamesPlayed: 0 }),
      teamSeason("Narrow", { wins: 1, pointsScored: 7, pointsAllowed: 6 }),
      teamSeason("Clear", { wins: 1, pointsScored: 21, pointsAllowed: 0 }),
    ];
    expect(linesOf({ teams, players: [] }, "team", "best_record")).toEqual([
      [1, "Given", 2],
      [2, "Clear", 1],
      [3, "Narrow", 1],
    ]);
  });

  test("D44: touchdowns each once, with passing, rushing and receiving beside", () => {
    const counts = { passTouchdowns: 3, rushTouchdowns: 2, receivingTouchdowns: 3 };
    const teams = [teamSeason("Storm", { totalTouchdowns: 6, counts })];
    const list = shown({ teams, players: [] }, "team").find(({ id }) => id === "touchdown_leaders");
    expect(list?.lines).toMatchObject([{ value: 6, breakdown: [3, 2, 3] }]);
  });

  test("D46: nobody leads with 0, but nothing allowed is the best; who has not played is out", () => {
    const teams = [
      teamSeason("Never played", { gamesPlayed: 0 }),
      teamSeason("Nothing", {}),
      teamSeason("Some", { sacksAllowed: 2, counts: { tackles: 4 } }),
    ];
    const season = { teams, players: [] };
    expect(linesOf(season, "team", "tackle_leaders")).toEqual([[1, "Some", 4]]);
    expect(linesOf(season, "team", "qb_protection")).toEqual([
      [1, "Nothing", 0],
      [2, "Some", 2],
    ]);
  });

  test("D49: a team that forfeited its season allowed the fewest points by not playing, and is not listed for it", () => {
    const gaveUp = teamSeason("Gone", { forfeitedSeason: true, pointsAllowed: 6 });
    const teams = [gaveUp, teamSeason("Storm", { pointsAllowed: 31 })];
    const season = { teams, players: [] };
    expect(linesOf(season, "team", "fewest_points_allowed")).toEqual([[1, "Storm", 31]]);
    // QB Protection has it with its caption (P §2).
    expect(linesOf(season, "team", "qb_protection").map(([, name]) => name)).toContain("Gone");
    expect(linesOf({ teams: [gaveUp], players: [] }, "team", "fewest_points_allowed")).toEqual([]);
  });

  test("the track ends at the last of all teams, listed or not", () => {
    const teams = falling(8, (name, value) => teamSeason(name, { sacksAllowed: value }));
    const list = shown({ teams, players: [] }, "team").find(({ id }) => id === "qb_protection");
    expect(list?.lines.map(({ share }) => share)).toEqual([1 / 8, 2 / 8, 3 / 8, 4 / 8, 5 / 8]);
  });

  test("D46: the playoffs have no record and no points; only their teams are listed", () => {
    const playoffs = { ...seasonLines.teamFigures(), sacksAllowed: 1 };
    const teams = [
      teamSeason("Out early", { wins: 1, pointsScored: 40 }),
      teamSeason("In", { wins: 1, pointsScored: 9, playoffGamesPlayed: 1, playoffs }),
    ];
    const season = { teams, players: [] };
    expect(ids(shown(season, "team", "playoffs"))).toEqual([
      "touchdown_leaders",
      "xp_leaders",
      "qb_protection",
    ]);
    expect(linesOf(season, "team", "qb_protection", "playoffs")).toEqual([[1, "In", 1]]);
  });
});

describe("P §2, A §2: the lists of players", () => {
  test.each([
    [
      "offense",
      ["fantasy_points", "pass_td", "rush_td", "receiving_td", "extra_points", "defensive_td"],
    ],
    ["defense", ["tackles", "interceptions", "sacks", "safeties"]],
  ] as const)("%s: in this order, the first eight, none without anybody", (tab, expected) => {
    const players = falling(10, (name, value) =>
      playerSeason(name, {
        points: { total: value },
        counts: Object.fromEntries(Object.keys(zeroCounts()).map((stat) => [stat, value])),
      }),
    );
    const lists = shown({ teams: [], players }, tab);
    expect(ids(lists)).toEqual(expected);
    expect(lists.map(({ lines }) => lines.length)).toEqual(expected.map(() => 8));
    expect(ids(shown({ teams: [], players: [playerSeason("Idle")] }, tab))).toEqual([]);
  });

  test.each([
    ["pass_td", { passTouchdowns: 2 }],
    ["rush_td", { rushTouchdowns: 2 }],
    ["receiving_td", { receivingTouchdowns: 2 }],
    ["extra_points", { extraPoints: 2 }],
    ["defensive_td", { returnedConversions: 1, defensiveTouchdowns: 1 }],
    ["tackles", { tackles: 2 }],
    ["interceptions", { interceptions: 2 }],
    ["sacks", { sacks: 2 }],
    ["safeties", { safeties: 2 }],
  ] as const)("D45: %s counts %j", (id, counts) => {
    const season = { teams: [], players: [playerSeason("Ada", { counts }), playerSeason("Bo")] };
    const tab = shown(season, "offense").length > 0 ? "offense" : "defense";
    expect(ids(shown(season, tab))).toEqual([id]);
    expect(linesOf(season, tab, id)).toEqual([[1, "Ada", 2]]);
  });
});

describe("P §2, D41: the MVP races", () => {
  const players = [
    playerSeason("Passer", { points: { total: 40, offensive: 38, defensive: 2 } }),
    playerSeason("Rusher", { points: { total: 42, offensive: 20, defensive: 22 } }),
    playerSeason("Spare", { points: { total: 1, offensive: 1, defensive: 0 } }),
    playerSeason("Idle"),
  ];
  test.each([
    ["overall", ["Rusher", "Passer", "Spare"]],
    ["offensive", ["Passer", "Rusher", "Spare"]],
    ["defensive", ["Rusher", "Passer"]],
  ] as const)("%s", (type, names) => {
    const race = mvpRace(mvpRunners(players, type, "all"));
    expect(race.map(({ runner }) => runner.playerName)).toEqual(names);
    expect(race.map(({ rank }) => rank)).toEqual(names.map((_, index) => index + 1));
  });
  test("whom only the name separates share a rank; fewer games do not (D46)", () => {
    const even = (name: string, gamesPlayed: number) =>
      playerSeason(name, { gamesPlayed, points: { total: 12 }, counts: { tackles: 3 } });
    const tied = [even("Ada", 2), even("Bo", 2), even("Cy", 3), even("Di", 3)];
    const race = mvpRace(mvpRunners(tied, "overall", "all"));
    expect(race.map(({ rank, runner }) => [rank, runner.playerName])).toEqual([
      [1, "Ada"],
      [1, "Bo"],
      [3, "Cy"],
      [3, "Di"],
    ]);
    expect(linesOf({ teams: [], players: tied }, "defense", "tackles")).toEqual([
      [1, "Ada", 3],
      [1, "Bo", 3],
      [3, "Cy", 3],
      [3, "Di", 3],
    ]);
  });
  test("the bar is a part of the leader's points, and never less than a tenth", () => {
    const race = mvpRace(mvpRunners(players, "offensive", "all"));
    expect(race.map(({ share }) => share)).toEqual([1, 20 / 38, 0.1]);
  });
  test("the first five", () => {
    const many = falling(7, (name, value) => playerSeason(name, { points: { total: value } }));
    expect(mvpRace(mvpRunners(many, "overall", "all"))).toHaveLength(5);
  });
});

describe("P §2, A §2: the four cards", () => {
  test("say who leads", () => {
    const season = {
      teams: [
        teamSeason("Storm", { pointsScored: 20, pointsAllowed: 31, gamesPlayed: 2 }),
        teamSeason("Falcons", { pointsScored: 19, pointsAllowed: 0, gamesPlayed: 2 }),
        teamSeason("Never played", { gamesPlayed: 0 }),
      ],
      players: [
        playerSeason("Ada", { points: { total: 9 } }),
        playerSeason("Bo", { points: { total: 3 }, counts: { tackles: 3 } }),
      ],
    };
    expect(highlightsOf(season, "all")).toMatchObject([
      { id: "fantasy_leader", state: "player", value: 9, player: { playerName: "Ada" } },
      { id: "top_offense", state: "team", value: 20, perGame: 10, team: { teamName: "Storm" } },
      { id: "best_defense", state: "team", value: 0, perGame: 0, team: { teamName: "Falcons" } },
      { id: "tackle_leader", state: "player", value: 3, player: { playerName: "Bo" } },
    ]);
    expect(highlightsOf(season, "playoffs").map(({ state }) => state)).toEqual([
      "no_data",
      "regular_season_only",
      "regular_season_only",
      "no_data",
    ]);
  });
  test("D49: the best defense is no team that forfeited its season, even where nobody else played", () => {
    const gaveUp = teamSeason("Gone", { pointsAllowed: 6, gamesPlayed: 1, forfeitedSeason: true });
    const played = teamSeason("Storm", { pointsAllowed: 31, gamesPlayed: 2 });
    const bestDefense = (teams: TeamSeason[]) =>
      highlightsOf({ teams, players: [] }, "all").find(({ id }) => id === "best_defense");
    expect(bestDefense([gaveUp, played])).toMatchObject({ team: { teamName: "Storm" } });
    expect(bestDefense([gaveUp])).toMatchObject({ state: "no_data" });
  });
  test("D46: name who shares the lead; whoever has played more games does not share it", () => {
    const team = (name: string, gamesPlayed: number) =>
      teamSeason(name, { pointsScored: 20, pointsAllowed: 6, gamesPlayed });
    const player = (name: string, gamesPlayed: number) =>
      playerSeason(name, { gamesPlayed, points: { total: 9 }, counts: { tackles: 3 } });
    const season = {
      teams: [team("Storm", 2), team("Falcons", 2), team("Idle", 3)],
      players: Array.from({ length: 12 }, (_, at) => player(`Player ${at}`, at < 10 ? 2 : 3)),
    };
    const others = highlightsOf(season, "all").map((card) =>
      card.state === "player" || card.state === "team" ? card.others.length : card.state,
    );
    expect(others).toEqual([9, 1, 1, 9]);
  });
  test("D46: a second place shares no lead", () => {
    const team = (name: string, points: number) =>
      teamSeason(name, { pointsScored: points, pointsAllowed: 20 - points, gamesPlayed: 1 });
    const player = (name: string, tackles: number) =>
      playerSeason(name, { gamesPlayed: 1, points: { total: tackles }, counts: { tackles } });
    const season = {
      teams: [team("Storm", 12), team("Falcons", 6)],
      players: [player("Ada", 3), player("Bo", 2)],
    };
    expect(highlightsOf(season, "all")).toMatchObject(
      Array.from({ length: 4 }, () => ({ others: [] })),
    );
  });
  test("have no data before the first game", () => {
    const season = {
      teams: [teamSeason("Storm", { gamesPlayed: 0 })],
      players: [playerSeason("Ada", { gamesPlayed: 0 })],
    };
    expect(highlightsOf(season, "all").map(({ state }) => state)).toEqual(
      Array.from({ length: 4 }, () => "no_data"),
    );
  });
});

describe("whatever the figures", () => {
  const few = fc.integer({ min: 0, max: 3 });
  const season = fc.record({
    teams: fc.array(
      fc
        .record({ wins: few, losses: few, gamesPlayed: few, pointsScored: few, pointsAllowed: few })
        .chain((over) =>
          fc.record({ sacksAllowed: few, tackles: few }).map(({ sacksAllowed, tackles }) => ({
            ...over,
            sacksAllowed,
            counts: { tackles },
          })),
        ),
      { maxLength: 9 },
    ),
    players: fc.array(
      fc.record({
        gamesPlayed: few,
        counts: fc.record({ tackles: few, sacks: few }),
        points: fc.record({ total: few, offensive: few, defensive: few }),
      }),
      { maxLength: 12 },
    ),
  });
  const figures = season.map(
    ({ teams, players }): SeasonFigures => ({
      teams: teams.map((over, index) => teamSeason(`Team ${index}`, over)),
      players: players.map((over, index) => playerSeason(`Player ${index}`, over)),
    }),
  );
  const tabs = ["team", "offense", "defense"] as const;

  test("lines stand in order, on one track from 0 to 1, and nobody twice", () => {
    return fc.assert(
      fc.property(
        figures,
        fc.constantFrom(...tabs),
        fc.constantFrom(...SEASON_STAGES),
        (data, tab, stage) => {
          for (const { id, lines, shape } of leaderLists(data, tab, stage)) {
            for (const [index, { rank, value }] of lines.entries()) {
              const above = lines[index - 1];
              // Whom only the name separates share a rank, as in the standings.
              if (rank !== index + 1) expect([rank, value]).toEqual([above?.rank, above?.value]);
            }
            expect(new Set(lines.map(({ row }) => row)).size).toBe(lines.length);
            expect(lines.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
            const values = lines.map(({ value }) => value);
            const sorted = values.toSorted((a, b) => (shape === "dot" ? a - b : b - a));
            expect([id, values]).toEqual([id, sorted]);
          }
        },
      ),
    );
  });

  test("the order in which rows come changes nothing; cards name the first of their list", () => {
    return fc.assert(
      fc.property(figures, (data) => {
        const reversed = { teams: data.teams.toReversed(), players: data.players.toReversed() };
        for (const tab of tabs) {
          expect(leaderLists(reversed, tab, "all")).toEqual(leaderLists(data, tab, "all"));
        }
        const [fantasy, offense, defense, tackles] = highlightsOf(data, "all");
        const [, scored, allowed] = leaderLists(data, "team", "all");
        expect(offense).toMatchObject(
          scored?.lines[0] ? { team: scored.lines[0].row } : { state: "no_data" },
        );
        expect(defense).toMatchObject(
          allowed?.lines[0] ? { team: allowed.lines[0].row } : { state: "no_data" },
        );
        const first = leaderLists(data, "offense", "all")[0]?.lines[0]?.row;
        expect(fantasy).toMatchObject(first ? { player: first } : { state: "no_data" });
        const [tackled] = leaderLists(data, "defense", "all").filter(({ id }) => id === "tackles");
        expect(tackles).toMatchObject(
          tackled?.lines[0] ? { player: tackled.lines[0].row } : { state: "no_data" },
        );
      }),
    );
  });

  test("the best record keeps the order of the standings", () => {
    return fc.assert(
      fc.property(figures, (data) => {
        const listed = leaderLists(data, "team", "all")[0]?.lines.map(({ row }) => row) ?? [];
        const ranked = rankTeams(data.teams).map(({ team }) => team);
        expect(listed).toEqual(ranked.filter((team) => (listed as unknown[]).includes(team)));
      }),
    );
  });
});

test("playoffs are there once somebody has played in them", () => {
  const teams = [teamSeason("Storm")];
  expect(hasPlayoffs({ teams, players: [] })).toBe(false);
  expect(hasPlayoffs({ teams: [teamSeason("In", { playoffGamesPlayed: 1 })], players: [] })).toBe(
    true,
  );
  const players = [playerSeason("Ada", { playoffGames: 1 })];
  expect(hasPlayoffs({ teams, players })).toBe(true);
});
