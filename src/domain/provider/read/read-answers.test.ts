import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mutatedAnswer } from "../../../../tests/helpers/provider/mutated-answer.ts";
import { providerSample } from "../../../../tests/helpers/provider/samples.ts";
import { silentEntries } from "../../../../tests/helpers/provider/silent-entries.ts";
import type { ProviderReading } from "../facts.ts";
import { providerDay, providerTime } from "./provider-value.ts";
import { readGameDays, readGames } from "./read-games.ts";
import { isOffered, readLeagues } from "./read-leagues.ts";
import { readStandings } from "./read-standings.ts";
import { readTeams } from "./read-teams.ts";

const messages = (reading: ProviderReading<unknown>) =>
  reading.problems.map(({ id, message }) => [id, message]);

describe("the sample answers", () => {
  test("A §9: discovery offers flag football that is upcoming or in progress", () => {
    const { records, problems } = readLeagues(providerSample("leagues"));
    expect(problems).toEqual([]);
    expect(records.map(({ id }) => id)).toEqual(["85770", "85771", "84012", "85790", "85801"]);
    expect(records.filter(isOffered).map(({ id }) => id)).toEqual(["85770", "85771"]);
  });

  test("A §4: a league has as many weeks as days; a list of substitutes is no division", () => {
    const { records } = readLeagues(providerSample("leagues-info_85770"));
    expect(records).toEqual([
      {
        id: "85770",
        name: "Men's Sunday 7v7 Flag Football - Fall 2026",
        status: "In Progress",
        sportId: "6",
        sport: "Flag Football",
        format: "7v7",
        startDate: "2026-09-13",
        endDate: "2026-11-15",
        regularSeasonWeeks: 5,
        divisions: [
          { id: "301", name: "A" },
          { id: "302", name: "B" },
        ],
      },
    ]);
  });

  test("an empty list is complete and empty", () => {
    expect(readLeagues(providerSample("leagues-info_empty"))).toMatchObject({
      records: [],
      problems: [],
      isComplete: true,
    });
  });

  test("teams: ids as text, captains by either flag, spaces, only accepted players are active", () => {
    const { records, problems } = readTeams(providerSample("teams_85770"));
    expect(records.map(({ id, name }) => [id, name])).toEqual([
      ["1059849", "Brotherhood"],
      ["1059850", 'The Pit Bulls, "Inc"'],
      ["1059851", "Bulls"],
    ]);
    expect(records[0]?.players).toEqual([
      { id: "7001", firstName: "Ana", lastName: "O'Neil-Smith", isCaptain: true, isActive: true },
      { id: "7002", firstName: "José", lastName: "Núñez", isCaptain: true, isActive: true },
      { id: "7003", firstName: "Pat", lastName: "Lee", isCaptain: false, isActive: false },
      { id: "7004", firstName: "Dan", lastName: "Smith 3", isCaptain: false, isActive: false },
    ]);
    expect(records.map(({ hasAllPlayers }) => hasAllPlayers)).toEqual([true, true, false]);
    expect(problems.map(({ message }) => message)).toEqual(["Team 1059851 has no list of players"]);
  });

  test("D13: no address and no phone number is read", () => {
    expect(JSON.stringify(readTeams(providerSample("teams_85770")))).not.toMatch(/@|5125550100/);
  });

  test("A §5, D46a: a result, a draw, a forfeit; TBD, bye and the rest in the specified words", () => {
    const reading = readGames(providerSample("games_85770"));
    expect(
      reading.records.map((game) => [
        game.id,
        game.time,
        game.field,
        game.scores,
        game.isCompleted,
        game.isForfeit,
      ]),
    ).toEqual([
      ["991", "16:30", "Zilker 2", [21, 20], true, false],
      ["992", "16:30", null, null, false, false],
      ["993", "16:30", "Zilker 1", null, true, true],
      ["994", "18:00", null, [14, 14], true, false],
      ["997", "17:30", null, null, false, false],
    ]);
    expect(reading.records[2]?.winnerId).toBe("1059850");
    expect(messages(reading)).toEqual([
      ["995", "Game 995 is a to-be-decided playoff matchup"],
      ["996", "Game 996 does not have exactly 2 teams"],
    ]);
    expect([...reading.seenIds]).toEqual(["991", "992", "993", "994", "995", "996", "997"]);
  });

  test("the days of a schedule count those of games that cannot be imported", () => {
    expect(readGameDays(providerSample("games_85770"))).toEqual([
      "2026-09-13",
      "2026-09-20",
      "2026-09-27",
      "2026-10-04",
      "2026-10-18",
      "2026-11-15",
    ]);
  });

  test("standings: counts as text, a missing half of the forfeits is none, spaces in divisions", () => {
    const { records, problems } = readStandings(providerSample("standings_85770"));
    expect(problems).toEqual([]);
    expect(records).toEqual([
      {
        id: "1059849",
        name: "Brotherhood",
        division: "A",
        wins: 5,
        losses: 1,
        draws: 0,
        forfeitWins: 1,
        forfeitLosses: 0,
      },
      {
        id: "1059851",
        name: "Bulls",
        division: "A",
        wins: 0,
        losses: 6,
        draws: null,
        forfeitWins: 0,
        forfeitLosses: 2,
      },
    ]);
  });
});

const pair = (first: unknown, second: unknown) => [
  { id: 1, score: first },
  { id: 2, score: second },
];
const DAY = "2026-10-04";

describe.each<[string, Record<string, unknown>, object | null, string[]]>([
  ["scores as numbers", { teams: pair(21, 6), scored: true }, { scores: [21, 6] }, []],
  ["scores as text", { teams: pair("21", "6.0"), scored: "1" }, { scores: [21, 6] }, []],
  ["one missing score is 0", { teams: pair(21, null), scored: 1 }, { scores: [21, 0] }, []],
  [
    "a scored game without a score is not completed",
    { teams: pair(null, null), scored: true },
    { scores: null, isCompleted: false },
    ["Game 9 is marked as scored and has no score"],
  ],
  [
    "a score that is no count",
    { teams: pair("many", 3), scored: true },
    { scores: null, isCompleted: false },
    ["Game 9 has a score that cannot be read", "Game 9 is marked as scored and has no score"],
  ],
  [
    "a score without the mark is not completed",
    { teams: pair(7, 6) },
    { scores: [7, 6], isCompleted: false },
    [],
  ],
  [
    "a winner completes a game",
    { teams: pair(7, 6), winning_team_id: "1" },
    { isCompleted: true, isForfeit: false, winnerId: "1" },
    [],
  ],
  [
    "a winner with the lower score",
    { teams: pair(7, 6), winning_team_id: 2 },
    { isCompleted: true, winnerId: "2" },
    ["Game 9 has a winner without the higher score"],
  ],
  [
    "a winner from elsewhere",
    { teams: pair(null, null), winning_team_id: 3 },
    { isCompleted: false, winnerId: null },
    ["Game 9 names a winner that does not play in it"],
  ],
  [
    "0:0 with a winner is a forfeit",
    { teams: pair("0", 0), scored: true, winning_team_id: 2 },
    { scores: null, isForfeit: true, winnerId: "2" },
    [],
  ],
  ["0:0 that is scored is a draw", { teams: pair(0, 0), scored: 1 }, { isCompleted: true }, []],
  [
    "a playoff",
    { teams: pair(null, null), tournament_matchup: { round: 1 } },
    { isPlayoff: true },
    [],
  ],
  ["noon", { teams: pair(null, null), time: "12:05 pm" }, { time: "12:05" }, []],
  ["midnight", { teams: pair(null, null), time: "12 AM" }, { time: "00:00" }, []],
  ["a time to be announced", { teams: pair(null, null), time: "TBA" }, { time: null }, []],
  [
    "a time that is none",
    { teams: pair(null, null), time: "25:00" },
    { time: null },
    ["Game 9 has a time that cannot be read"],
  ],
  ["a field as text", { teams: pair(null, null), field: " Zilker  1 " }, { field: "Zilker 1" }, []],
  [
    "no date",
    { teams: pair(null, null), date: null },
    null,
    ["Game 9 has no date that can be read"],
  ],
  [
    "a day that does not exist",
    { teams: pair(null, null), date: "2026-02-30" },
    null,
    ["Game 9 has no date that can be read"],
  ],
  [
    "one team open",
    { teams: [{ id: 1 }, { id: "" }] },
    null,
    ["Game 9 is a to-be-decided playoff matchup"],
  ],
  [
    "a team that is no id",
    { teams: [{ id: 1 }, { id: "x1" }] },
    null,
    ["Could not find team mapping for game 9"],
  ],
  ["one team twice", { teams: [{ id: 1 }, { id: "1" }] }, null, ["Game 9 names one team twice"]],
  [
    "three teams",
    { teams: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    null,
    ["Game 9 does not have exactly 2 teams"],
  ],
  ["no teams", {}, null, ["Game 9 does not have exactly 2 teams"]],
])("a game with %s", (_, fields, expected, problems) => {
  test("is read as its league means it", () => {
    const reading = readGames({ games: [{ id: "9", date: DAY, ...fields }] });
    if (expected === null) expect(reading.records).toEqual([]);
    else expect(reading.records).toMatchObject([{ id: "9", date: DAY, ...expected }]);
    expect(reading.problems.map(({ message }) => message)).toEqual(problems);
    expect([...reading.seenIds]).toEqual(["9"]);
  });
});

describe("lists", () => {
  test("an entry without an id is named by its place, and nothing counts as gone then", () => {
    const reading = readTeams({ teams: [{ team_id: 1, team_name: "A", players: [] }, null] });
    expect(reading.records).toHaveLength(1);
    expect(reading.isComplete).toBe(false);
    expect(messages(reading)).toEqual([[null, "Team in place 2 of the answer has no id"]]);
  });

  test("of two entries with one id the first counts", () => {
    const team = { team_id: 1, team_name: "A", players: [] };
    const reading = readTeams([team, { ...team, team_id: "1", team_name: "B" }]);
    expect(reading.records.map(({ name }) => name)).toEqual(["A"]);
    expect(messages(reading)).toEqual([["1", "Team 1 is listed twice"]]);
  });

  test.each([null, 7, "<html>", { error: "x" }, { games: {} }])("%j holds no games", (answer) => {
    const reading = readGames(answer);
    expect(reading).toMatchObject({ records: [], isComplete: false });
    expect(messages(reading)).toEqual([[null, "The answer holds no list of games"]]);
  });

  test("a player without a name or a status leaves a hole in the team's list", () => {
    const players = [
      { participant_id: 1, first_name: "A", last_name: "B", player_status: "Accepted" },
      { participant_id: 2, first_name: " ", last_name: null, player_status: "Accepted" },
      { participant_id: 3, first_name: "C", last_name: "D" },
    ];
    const reading = readTeams([{ team_id: 1, team_name: "A", players }]);
    expect(reading.records[0]).toMatchObject({ hasAllPlayers: false });
    expect(reading.records[0]?.players.map(({ id }) => id)).toEqual(["1"]);
    expect(messages(reading)).toEqual([
      ["2", "Player 2 has no name"],
      ["3", "Player 3 has no status"],
    ]);
  });
});

const RUNS = 500;

describe("2,000 mutated answers: nothing throws, and each bad record has a message", () => {
  test.each([
    ["leagues", "leagues", readLeagues, ["id"]],
    ["teams_85770", "teams", readTeams, ["team_id", "id"]],
    ["games_85770", "games", readGames, ["id"]],
  ] as const)("%s", (sample, list, read, idFields) => {
    fc.assert(
      fc.property(mutatedAnswer(providerSample(sample)), (answer) => {
        const reading = read(answer);
        const { records, problems } = reading;
        expect(silentEntries(answer, list, records, problems, idFields)).toBe(0);
        for (const { id, message } of reading.problems) {
          expect(message.includes(id ?? " ")).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test("standings_85770", () => {
    fc.assert(
      fc.property(mutatedAnswer(providerSample("standings_85770")), (answer) => {
        const { records, problems, isComplete } = readStandings(answer);
        expect(isComplete || problems.length > 0).toBe(true);
        for (const { wins } of records) expect(wins ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: RUNS },
    );
  });

  test("what was read can be stored: days, times, scores, names without what a table refuses", () => {
    fc.assert(
      fc.property(
        mutatedAnswer(providerSample("games_85770")),
        mutatedAnswer(providerSample("teams_85770")),
        (games, teams) => {
          for (const game of readGames(games).records) {
            expect(providerDay(game.date)).toBe(game.date);
            if (game.time !== null) expect(providerTime(game.time)).toBe(game.time);
            expect(game.teamIds[0]).not.toBe(game.teamIds[1]);
            for (const score of game.scores ?? []) expect(score).toBeLessThan(1000);
          }
          for (const team of readTeams(teams).records) {
            for (const text of [team.name, ...team.players.map(({ lastName }) => lastName)]) {
              expect(text.isWellFormed()).toBe(true);
              expect(text).not.toContain("\u0000");
              expect([...text].length).toBeLessThanOrEqual(200);
            }
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
