import { describe, expect, it } from "vitest";
import { makePlayer } from "../../../tests/helpers/builders/make-player.ts";
import { makeTeam } from "../../../tests/helpers/builders/make-team.ts";
import type { Player } from "../game/player.ts";
import {
  areIrSlotsFull,
  byDivision,
  ownTeamsFirst,
  searchRoster,
  teamRosters,
} from "./team-roster.ts";

const FALCONS = makeTeam({ id: "falcons", name: "Falcons" });

const rosterOf = (...players: Partial<Player>[]) => {
  const people = players.map((player, at) =>
    makePlayer({ id: `p${at}`, teamId: "falcons", ...player }),
  );
  const [roster] = teamRosters([FALCONS], people);
  if (roster === undefined) throw new Error("the team is active");
  return roster;
};

describe("Team Management's lists (P §2)", () => {
  it("active and injured stand apart, in jersey order, none last; who left is on neither (D29)", () => {
    const roster = rosterOf(
      { id: "none", jerseyNumber: null },
      { id: "ten", jerseyNumber: "10" },
      { id: "two", jerseyNumber: "2", isWalkOn: true },
      { id: "hurt", jerseyNumber: "1", isIr: true },
      { id: "gone", jerseyNumber: "3", isActive: false },
      { id: "gone-hurt", isActive: false, isIr: true },
      { id: "other", teamId: "storm" },
    );
    expect(roster.active.map(({ id }) => id)).toEqual(["two", "ten", "none"]);
    expect(roster.injured.map(({ id }) => id)).toEqual(["hurt"]);
  });

  it("teams that are not active are not listed (P §7)", () => {
    expect(teamRosters([{ ...FALCONS, isActive: false }], [])).toEqual([]);
  });

  it("divisions and the teams within are sorted alphabetically, No Division among them", () => {
    const teams = [
      ["Owls", null],
      ["Hawks", "West"],
      ["Team 10", "east"],
      ["Team 2", "east"],
      ["Ánimas", "West"],
      ["Kites", "Beginners"],
    ] as const;
    const groups = byDivision(
      teamRosters(
        teams.map(([name, divisionName]) => makeTeam({ id: name, name, divisionName })),
        [],
      ),
      "No Division",
      () => ({ id: "league", name: "Coed" }),
    );
    expect(groups.map(({ name, rosters }) => [name, rosters.map(({ team }) => team.name)])).toEqual(
      [
        ["Beginners", ["Kites"]],
        ["east", ["Team 2", "Team 10"]],
        [null, ["Owls"]],
        ["West", ["Ánimas", "Hawks"]],
      ],
    );
  });

  it("'My team' comes first in its division, and its division first; the others keep their order", () => {
    const teams = [
      ["Kites", "East"],
      ["Doves", "West"],
      ["Hawks", "West"],
      ["Owls", "West"],
    ] as const;
    const groups = byDivision(
      teamRosters(
        teams.map(([name, divisionName]) => makeTeam({ id: name, name, divisionName })),
        [],
      ),
      "No Division",
      () => ({ id: "league", name: "Coed" }),
    );
    expect(ownTeamsFirst(groups, new Set())).toEqual(groups);
    expect(
      ownTeamsFirst(groups, new Set(["Hawks"])).flatMap(({ rosters }) =>
        rosters.map(({ team }) => team.name),
      ),
    ).toEqual(["Hawks", "Doves", "Owls", "Kites"]);
  });

  it("two leagues have a division A each, and No Division each; only these say their league", () => {
    const teams = [
      ["Owls", "men", null],
      ["Hawks", "men", "A"],
      ["Kites", "coed", "A"],
      ["Larks", "coed", null],
      ["Ravens", "coed", "B"],
      ["Doves", "coed", "A"],
    ] as const;
    const groups = byDivision(
      teamRosters(
        teams.map(([name, leagueId, divisionName]) =>
          makeTeam({ id: name, name, leagueId, divisionName }),
        ),
        [],
      ),
      "No Division",
      ({ team }) => ({ id: team.leagueId, name: team.leagueId }),
    );
    expect(
      groups.map(({ name, league, rosters }) => [name, league, rosters.map(({ team }) => team.id)]),
    ).toEqual([
      ["A", "coed", ["Doves", "Kites"]],
      ["A", "men", ["Hawks"]],
      ["B", null, ["Ravens"]],
      [null, "coed", ["Larks"]],
      [null, "men", ["Owls"]],
    ]);
  });

  it.each([
    ["", ["a", "b", "c"]],
    ["falc", ["a", "b", "c"]],
    ["  NUÑEZ ", ["a"]],
    ["7", ["b"]],
    ["park", ["c"]],
    ["storm", null],
  ])("a search for %j finds %j", (search, found) => {
    const roster = rosterOf(
      { id: "a", name: "Lena Núñez", jerseyNumber: "17" },
      { id: "b", name: "Bo Stone", jerseyNumber: "7" },
      { id: "c", name: "Jo Park", jerseyNumber: null, isIr: true },
    );
    const result = searchRoster(roster, search);
    const ids = result && [...result.active, ...result.injured].map(({ id }) => id).sort();
    expect(ids).toEqual(found);
  });

  it.each([
    [0, 2, false],
    [1, 2, false],
    [2, 2, true],
    [3, 2, true],
    [0, 0, true],
  ])("%d of %d IR slots: full %s", (used, maxIrSlots, isFull) => {
    expect(areIrSlotsFull(used, { maxIrSlots })).toBe(isFull);
  });
});
