import fc from "fast-check";
import { expect, it } from "vitest";
import { groupBy } from "../../shared/group-by.ts";
import { type RoundRobinOptions, roundRobin } from "./round-robin.ts";
import { nextDayOfPlay } from "./weekly-days.ts";

const teamIds = (count: number) => Array.from({ length: count }, (_, index) => `team ${index}`);
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => `2026-09-${String(index + 1).padStart(2, "0")}`);

const optionSets: fc.Arbitrary<RoundRobinOptions> = fc
  .record({ teams: fc.integer({ min: 2, max: 14 }), dates: fc.integer({ min: 1, max: 20 }) })
  .chain(({ teams, dates }) =>
    fc.record({
      teamIds: fc.constant(teamIds(teams)),
      dates: fc.constant(days(dates)),
      times: fc.subarray(["09:00", "10:00", "11:00", "18:30"], { minLength: 1 }),
      fields: fc.subarray(["Field 1", "Field 2", "Field 3"], { minLength: 1 }),
    }),
  );

it("has each pair once, no team and no field twice at one time, and counts what finds no place", () => {
  fc.assert(
    fc.property(optionSets, (options) => {
      const { games, unplaced } = roundRobin(options);
      const count = options.teamIds.length;
      expect(games.length + unplaced).toBe((count * (count - 1)) / 2);
      const pairs = games.map(({ visitorId, homeId }) => [visitorId, homeId].sort().join());
      expect(new Set(pairs).size).toBe(pairs.length);
      const busy = games.flatMap(({ date, time, visitorId, homeId, field }) =>
        [visitorId, homeId, field].map((who) => `${date} ${time} ${who}`),
      );
      expect(new Set(busy).size).toBe(busy.length);
    }),
  );
});

it("is balanced at home and away, and gives each of an odd number of teams one bye", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 16 }), (count) => {
      const options = {
        teamIds: teamIds(count),
        dates: days(20),
        times: ["09:00", "10:00"],
        fields: teamIds(8),
      };
      const { games, byes, unplaced } = roundRobin(options);
      expect(unplaced).toBe(0);
      for (const id of options.teamIds) {
        const home = games.filter(({ homeId }) => homeId === id).length;
        const away = games.filter(({ visitorId }) => visitorId === id).length;
        expect(home + away).toBe(count - 1);
        expect(Math.abs(home - away)).toBeLessThanOrEqual(count % 2 === 0 ? 1 : 0);
      }
      const sitting = byes.map(({ teamId }) => teamId).sort();
      expect(sitting).toEqual(count % 2 === 0 ? [] : [...options.teamIds].sort());
    }),
  );
});

it("plays a round a day where there are days enough, so that nobody plays twice on one", () => {
  const { games } = roundRobin({
    teamIds: teamIds(8),
    dates: days(7),
    times: ["10:00", "09:00"],
    fields: ["A", "B"],
  });
  const perDay = groupBy(games, ({ date }) => date);
  expect([...perDay.values()].map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4, 4]);
  for (const day of perDay.values()) {
    expect(new Set(day.flatMap(({ visitorId, homeId }) => [visitorId, homeId])).size).toBe(8);
  }
  expect(games[0]).toMatchObject({ date: "2026-09-01", time: "09:00", field: "A", week: 1 });
});

it("proposes nothing without two teams, and places nothing without a day", () => {
  const options = { teamIds: ["one"], dates: days(1), times: ["09:00"], fields: ["A"] };
  expect(roundRobin(options)).toEqual({ games: [], byes: [], unplaced: 0 });
  expect(roundRobin({ ...options, teamIds: ["one", "two"], dates: [] })).toMatchObject({
    unplaced: 1,
  });
});

it.each([
  ["before the season", "2026-08-01", "2026-09-05"],
  ["on its first day", "2026-09-05", "2026-09-05"],
  ["the day after", "2026-09-06", "2026-09-12"],
  ["on a day of play, over the change of clocks", "2026-10-31", "2026-10-31"],
  ["in its last week", "2026-11-01", "2026-11-07"],
  ["after it", "2026-11-08", "2026-09-05"],
])("proposes no day that is past while the season runs: %s", (_, today, day) => {
  const season = { startDate: "2026-09-05", endDate: "2026-11-07" };
  expect(nextDayOfPlay(season, today)).toBe(day);
  expect(nextDayOfPlay({ ...season, startDate: null }, today)).toBeNull();
});
