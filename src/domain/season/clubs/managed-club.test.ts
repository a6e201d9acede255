import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsThatDiffer } from "../../shared/fields-that-differ.ts";
import { type ManagedPlayer, type ManagedTeam, playersOf, teamsToShow } from "./managed-club.ts";

const TEAM: ManagedTeam = {
  id: "t1",
  leagueId: "l1",
  name: "Falcons",
  shortName: null,
  color: null,
  crest: null,
  code: null,
  divisionName: null,
  captainName: null,
  maxPlayers: 20,
  maxIrSlots: 2,
  irSubmissionsUsed: 0,
  forfeitedSeason: false,
  archivedAt: null,
};
const PLAYER: ManagedPlayer = {
  id: "p1",
  teamId: "t1",
  name: "Eve",
  jerseyNumber: "7",
  isActive: true,
  isIr: false,
  irDate: null,
  isWalkOn: false,
  mergedInto: null,
};
const ALL = { typed: "", leagueId: null, withArchived: true };

describe("the clubs that admins edit", () => {
  it("lists teams in use first, by name; found by name and captain without accents", () => {
    const teams = [
      { ...TEAM, id: "a", name: "Albatros", archivedAt: "2026-11-02T00:00:00Z" },
      { ...TEAM, id: "o", name: "owls", captainName: "Zoë" },
      TEAM,
    ];
    const shown = (filter: Partial<typeof ALL>) =>
      teamsToShow(teams, { ...ALL, ...filter }).map(({ id }) => id);
    expect(shown({})).toEqual(["t1", "o", "a"]);
    expect(shown({ withArchived: false })).toEqual(["t1", "o"]);
    expect(shown({ typed: "zoe" })).toEqual(["o"]);
  });

  it("lists the players of a team: the active ones by number, then the others", () => {
    const players = [
      { ...PLAYER, id: "gone", isActive: false, jerseyNumber: "1" },
      { ...PLAYER, id: "ten", jerseyNumber: "10" },
      { ...PLAYER, id: "none", jerseyNumber: null },
      { ...PLAYER, id: "two", jerseyNumber: "2" },
      { ...PLAYER, id: "other", teamId: "t2" },
    ];
    expect(playersOf(players, "t1").map(({ id }) => id)).toEqual(["two", "ten", "none", "gone"]);
  });

  it("names exactly the fields that differ, so that two admins keep both their edits", () => {
    const fields = fc.record({
      name: fc.constantFrom("A", "B"),
      captainName: fc.constantFrom(null, "C"),
      maxPlayers: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const changes = fieldsThatDiffer(before, after);
        expect({ ...before, ...changes }).toEqual(after);
        for (const name of Object.keys(changes) as (keyof typeof before)[]) {
          expect(changes[name]).not.toBe(before[name]);
        }
      }),
    );
  });
});
