import { describe, expect, it } from "vitest";
import { makeStanding } from "../../../tests/helpers/builders/make-standing.ts";
import { readStandingsFilter, teamsOf, writeStandingsFilter } from "./standings-filter.ts";
import { standingsRows } from "./standings-rows.ts";

const league = (id: string) => ({ id, name: id });
const [saturday, sunday] = [league("saturday"), league("sunday")];
const team = (name: string, leagueId: string, divisionName: string | null) =>
  makeStanding(name, { leagueId, divisionName });
const season = {
  leagues: [saturday, sunday],
  teams: [
    team("a", "saturday", "Division 10"),
    team("b", "saturday", "Division 2"),
    team("c", "sunday", "Division 2"),
    team("d", "sunday", null),
  ],
};
const read = (query: string) => readStandingsFilter(new URLSearchParams(query), season);

describe("P §2: league and division, in the address", () => {
  it.each([
    ["", null, null],
    ["league=saturday", saturday, null],
    ["division=Division+10", null, "Division 10"],
    ["league=sunday&division=Division+2", sunday, "Division 2"],
    // Two leagues have a Division 2, so that its name alone names neither.
    ["division=Division+2", null, null],
    ["league=saturday&division=Division+10", saturday, "Division 10"],
    // Nothing that the season does not have empties the screen.
    ["league=gone&division=Division+10", null, "Division 10"],
    ["league=sunday&division=Division+10", sunday, null],
  ])("%s", (query, chosen, division) => {
    expect(read(query)).toEqual({ league: chosen, division });
  });

  it("is written back, beside what else stands there", () => {
    const address = new URLSearchParams("league=saturday&x=1");
    const next = writeStandingsFilter(address, { league: null, division: "Á & B" });
    expect([...next]).toEqual([
      ["x", "1"],
      ["division", "Á & B"],
    ]);
  });

  it.each([
    [{ league: null, division: null }, "abcd", true, true],
    [{ league: saturday, division: null }, "ab", true, false],
    [{ league: null, division: "Division 10" }, "a", false, true],
    [{ league: sunday, division: "Division 2" }, "c", false, false],
  ])("%j shows the teams %s, division: %s, league: %s", (filter, names, division, leagueName) => {
    expect(teamsOf(season.teams, filter).map(({ teamName }) => teamName)).toEqual([...names]);
    expect(standingsRows(season, filter, [], new Map())).toMatchObject({
      saysDivision: division,
      saysLeague: leagueName,
    });
  });

  it("says no league where there is one, no division where there are none", () => {
    const small = { leagues: [sunday], teams: [team("d", "sunday", null)] };
    expect(standingsRows(small, { league: null, division: null }, [], new Map())).toMatchObject({
      saysDivision: false,
      saysLeague: false,
    });
  });
});
