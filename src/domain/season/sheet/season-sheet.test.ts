import { expect, test } from "vitest";
import {
  EMPTY_LEAGUE,
  importInto,
  planning,
} from "../../../../tests/helpers/builders/league-sheet.ts";
import type { ImportPlan, RowChoice } from "./import-plan.ts";
import type { LeagueSheet } from "./league-sheet.ts";
import { planRosters } from "./plan-rosters.ts";
import { readRosters } from "./read-rosters.ts";
import { leagueSheet, type SeasonSheet } from "./season-sheet.ts";

const team = (id: string, leagueId: string, name: string, isArchived = false) => ({
  id,
  leagueId,
  name,
  isArchived,
  division: null,
  captain: null,
  captainEmail: null,
  maxPlayers: 20,
});

/** A season in which the River Hawks play in one of two leagues, and the Kites in none any more. */
const SEASON: SeasonSheet = {
  season: { id: "s", name: "Fall", year: 2026, seasonType: "fall", ...EMPTY_LEAGUE.season },
  leagues: [
    { id: "coed", name: "Coed", maxTeams: 20 },
    { id: "open", name: "Open", maxTeams: 20 },
  ],
  teams: [
    team("1", "open", "River Hawks"),
    team("2", "open", "Kites", true),
    team("3", "an archived league", "Storm"),
  ],
  players: [],
  games: [],
};

function coedOf(season: SeasonSheet): LeagueSheet {
  const sheet = leagueSheet(season, "coed");
  if (sheet === null) throw new Error("the season lacks its league");
  return sheet;
}

const plan = (sheet: LeagueSheet, decisions: Readonly<Record<string, RowChoice>> = {}) =>
  planRosters(
    sheet,
    readRosters([
      ["Team", "Player"],
      ["river hawks", "Ada Reyes"],
      ["Kites", ""],
      ["Storm", ""],
    ]).lines,
    planning(decisions),
  );
const verdicts = ({ rows }: ImportPlan) => rows.map(({ verdict }) => verdict);

test("asks about a team that plays in another league of the season, and leaves it out meanwhile", () => {
  const open = plan(coedOf(SEASON));
  expect(verdicts(open)).toEqual(["unclear", "left_out", "added", "added"]);
  expect(open.rows[0]?.question).toEqual({
    key: "team:riverhawks",
    code: "other_league",
    other: "Open",
    choices: ["go", "leave"],
    chosen: null,
  });
  expect(verdicts(plan(coedOf(SEASON), { "team:riverhawks": "leave" }))[0]).toBe("left_out");
});

test("adds the team here too if a person says so, and does not ask again", () => {
  const sheet = coedOf(SEASON);
  const added = plan(sheet, { "team:riverhawks": "go" });
  expect(verdicts(added)).toEqual(["added", "added", "added", "added"]);
  expect(plan(importInto(sheet, added)).rows.filter(({ question }) => question)).toEqual([]);
});

test("asks also before a team comes back that plays in another league meanwhile", () => {
  const archived = team("4", "coed", "River Hawks", true);
  const sheet = coedOf({ ...SEASON, teams: [...SEASON.teams, archived] });
  expect(verdicts(plan(sheet))[0]).toBe("unclear");
  const back = plan(sheet, { "team:riverhawks": "go" });
  expect(back.steps[0]).toMatchObject({ act: "change", id: "4" });
});
