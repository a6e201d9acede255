import { expect, test } from "vitest";
import type { PlannedChange } from "../../domain/provider/plan/planned-change.ts";
import { failureKind } from "./failure-kind.ts";
import { runMessages } from "./provider-messages.ts";
import {
  actionWords,
  changeCountWords,
  fieldWords,
  kindWords,
  leftWords,
  rowWords,
} from "./sync-words.ts";

const NAMES = {
  falcons: { name: "Falcons" },
  hawks: { name: "Hawks" },
  "77": { name: "Kites" },
  ada: { name: "Ada Reyes", team: "Falcons" },
  game: { name: "Falcons at Hawks", date: "2026-09-12" },
};

function change(own: Partial<PlannedChange>): PlannedChange {
  return {
    entity: "game",
    action: "change",
    providerId: "991",
    rowId: "game",
    leagueId: "league",
    before: {},
    after: {},
    ...own,
  };
}

test("counts say what happens to how many", () => {
  expect(
    changeCountWords([
      { entity: "team", action: "add", count: 2 },
      { entity: "player", action: "archive", count: 1 },
      { entity: "game", action: "restore", count: 3 },
    ]),
  ).toBe("2 teams added, 1 player set inactive, 3 games back from the archive");
  expect(changeCountWords([])).toBe("");
});

test.each([
  ["a game by its teams and its day", change({}), "Falcons at Hawks", "Sat, Sep 12, 2026"],
  ["a player by the team", change({ entity: "player", rowId: "ada" }), "Ada Reyes", "Falcons"],
  ["the league by its own name", change({ entity: "league", rowId: "league" }), "Sunday", ""],
  [
    "a new game of a team that the same plan makes",
    change({
      action: "add",
      rowId: null,
      after: { team_visitor_id: "77", team_home_id: "hawks", game_date: "2026-10-03" },
    }),
    "Kites at Hawks",
    "Sat, Oct 3, 2026",
  ],
  [
    "a new player",
    change({
      entity: "player",
      action: "add",
      rowId: null,
      after: { name: "Bo", team_id: "falcons" },
    }),
    "Bo",
    "Falcons",
  ],
  ["what nobody knows by its id", change({ rowId: "gone" }), "game 991", ""],
])("%s", (_name, given, title, detail) => {
  expect(rowWords(given, NAMES, "Sunday")).toEqual({ title, detail });
});

test("each field from its old value to its new one, as people write it", () => {
  const given = change({
    before: {
      game_date: "2026-09-12",
      game_time: "16:30",
      team_home_id: "hawks",
      provider_completed: false,
      provider_home_score: null,
      divisions_data: [],
      field_location: "",
    },
    after: {
      game_date: "2026-09-19",
      game_time: "09:05",
      team_home_id: "77",
      provider_completed: true,
      provider_home_score: 20,
      divisions_data: [{ id: 1, name: "North" }],
      field_location: "Zilker 2",
    },
  });
  expect(fieldWords(given, NAMES).map((row) => Object.values(row).join(" | "))).toEqual([
    "Day | Sat, Sep 12, 2026 | Sat, Sep 19, 2026",
    "Time | 4:30 PM | 9:05 AM",
    "Home | Hawks | Kites",
    "Completed | no | yes",
    "Home score | none | 20",
    "Divisions | none | North",
    "Field | none | Zilker 2",
  ]);
});

test("what the title says is not said again, and an archive has no fields", () => {
  const added = change({
    entity: "player",
    action: "add",
    after: { name: "Bo", team_id: "falcons", is_active: true },
  });
  expect(fieldWords(added, NAMES)).toEqual([{ field: "Active", before: null, after: "yes" }]);
  const archived = change({
    action: "archive",
    before: { archived_at: false },
    after: { archived_at: true },
  });
  expect(fieldWords(archived, NAMES)).toEqual([]);
  expect([
    actionWords(archived),
    actionWords(change({ entity: "player", action: "archive" })),
  ]).toEqual(["Archived", "Set inactive"]);
});

test("why a row was left as it is", () => {
  const row = { entity: "game", action: "change", providerId: "991", reason: "collected" };
  const refused = { ...row, outcome: "refused" } as const;
  expect([
    leftWords({ row: refused, change: change({}) }, NAMES),
    leftWords({ row: { ...refused, reason: "something_new" }, change: null }, NAMES),
    leftWords({ row: { ...row, outcome: "changed_meanwhile" }, change: change({}) }, NAMES),
  ]).toEqual([
    "Game Falcons at Hawks: something is recorded in it.",
    "Game 991: it was refused.",
    "Game Falcons at Hawks: it was changed here after the plan was made.",
  ]);
});

test("A §2: the names of the steps, and the question about what is gone", () => {
  expect(["all", "teams", "games", "divisions", "standings", "later"].map(kindWords)).toEqual([
    "Sync All Data",
    "Teams & Players",
    "Games & Schedule",
    "Divisions",
    "Standings",
    "later",
  ]);
  expect(runMessages.gone(24, 30, "teams")).toMatch(/^24 of 30 teams are gone .* go on anyway\?$/);
});

test.each([
  ["provider_unreachable", "connection"],
  ["provider_timeout", "connection"],
  ["provider_failed", "connection"],
  ["provider_rate_limited", "connection"],
  ["network", "connection"],
  ["provider_not_chosen", "configuration"],
  ["provider_refused", "configuration"],
  ["provider_not_found", "configuration"],
  ["provider_bad_request", "configuration"],
  ["no_provider_league", "other"],
] as const)("A §8: %s is a failure of the %s", (code, kind) => {
  expect(failureKind(code)).toBe(kind);
});
