import { describe, expect, test } from "vitest";
import {
  readDiscovery,
  readExistingIds,
  readImportAnswer,
  toImportRequest,
} from "./import-answer.ts";

describe("an import's answer", () => {
  test("made, or refused with the leagues in the way", () => {
    expect(readImportAnswer({ outcome: "imported", seasons: [] })).toEqual({
      refused: null,
    });
    const leagues = [
      { provider_id: "1", season_id: "s", season_name: "Fall" },
      { provider_id: "2", season_id: null, season_name: null },
    ];
    expect(readImportAnswer({ outcome: "refused", reason: "imported_already", leagues })).toEqual({
      refused: {
        reason: "imported_already",
        leagues: [
          { leagueId: "1", season: { id: "s", name: "Fall" } },
          { leagueId: "2", season: null },
        ],
      },
    });
  });

  test.each([
    ["a portal's page", "<html>"],
    ["another outcome", { outcome: "succeeded", run_id: "r" }],
    ["a reason that nobody knows", { outcome: "refused", reason: "mood", leagues: [] }],
  ])("%s is none (S2)", (_, body) => {
    expect(readImportAnswer(body)).toBeNull();
  });

  test("the request names seasons and leagues as the server does", () => {
    const wanted = [{ id: "s", name: null, leagueIds: ["1"] }];
    expect(toImportRequest(wanted, true)).toEqual({
      action: "import",
      anew: true,
      seasons: [{ season_id: "s", name: null, league_ids: ["1"] }],
    });
  });
});

describe("discovery (A §9)", () => {
  const league = { id: 1, name: "Coed", sport_id: 6, status: "Upcoming" };

  test("offers flag football that is Upcoming or In Progress, and names what cannot be read", () => {
    const leagues = [
      league,
      { ...league, id: "2", status: "in progress" },
      { ...league, id: 3, status: "Closed" },
      { ...league, id: 4, sport_id: 11 },
      { ...league, id: 5, name: " " },
    ];
    expect(readDiscovery({ leagues })).toMatchObject({
      leagues: [{ id: "1" }, { id: "2" }],
      problems: [{ message: "League 5 has no name" }],
    });
  });

  test("an answer that is no list is no empty list (D9)", () => {
    expect(readDiscovery({ error: "maintenance" })).toBeNull();
    expect(readDiscovery({ leagues: [] })).toMatchObject({ leagues: [] });
    expect(readExistingIds({ ids: [] })).toBeNull();
    expect(readExistingIds(["1"])).toEqual(new Set(["1"]));
  });
});
