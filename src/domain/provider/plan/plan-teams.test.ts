import { describe, expect, test } from "vitest";
import {
  seasonRows,
  syncPlayerRow,
  syncTeamRow,
} from "../../../../tests/helpers/provider/season-rows.ts";
import { readTeams } from "../read/read-teams.ts";
import { planProviderTeams } from "./plan-teams.ts";
import type { PlannedChange, SyncDecisions } from "./planned-change.ts";
import type { SeasonRows } from "./season-rows.ts";

const player = (id: number, own: object = {}) => ({
  participant_id: id,
  first_name: "Player",
  last_name: String(id),
  player_status: "Accepted",
  ...own,
});
const team = (id: number, players?: unknown[], own: object = {}) => ({
  team_id: id,
  team_name: `Team ${id}`,
  ...(players === undefined ? {} : { players }),
  ...own,
});

function plan(rows: SeasonRows, teams: unknown[], decisions: SyncDecisions = new Map()) {
  return planProviderTeams(rows, readTeams({ teams }), [], decisions);
}

const short = ({ entity, action, providerId, rowId, before, after }: PlannedChange) =>
  [entity, action, providerId, rowId, before, after] as const;
const changes = (...given: Parameters<typeof plan>) => plan(...given).changes.map(short);

const A = "team-1";
const B = "team-2";
const TWO = seasonRows({ teams: [syncTeamRow("1"), syncTeamRow("2")] });

describe("teams", () => {
  test("D49: a new team is marked by its name, and only then", () => {
    const named = team(1, [player(7, { captain: 1 })], { team_name: "The BROTHERHOOD" });
    expect(changes(seasonRows(), [named])[0]).toEqual([
      "team",
      "add",
      "1",
      null,
      {},
      { name: "The BROTHERHOOD", captain_name: "Player 7", forfeited_season: true },
    ]);
    const known = seasonRows({ teams: [syncTeamRow("1")] });
    expect(changes(known, [team(1, [], { team_name: "Brotherhood" })])).toEqual([
      ["team", "change", "1", A, { name: "Team 1" }, { name: "Brotherhood" }],
    ]);
  });

  test("D62: a name that a person has set stays; a captain whom nobody names stays", () => {
    const rows = seasonRows({
      teams: [syncTeamRow("1", { name: "Ours", captain_name: "Ada", set_by_hand: ["name"] })],
    });
    expect(changes(rows, [team(1, [])])).toEqual([]);
  });

  test("D62: a team that is gone is archived, and comes back", () => {
    expect(changes(TWO, [team(1, [])])).toEqual([
      ["team", "archive", "2", B, { archived_at: false }, { archived_at: true }],
    ]);
    const archived = seasonRows({
      teams: [syncTeamRow("1"), syncTeamRow("2", { archived_at: true })],
    });
    expect(changes(archived, [team(1, []), team(2, [])])).toEqual([
      ["team", "restore", "2", B, { archived_at: true }, { archived_at: false }],
    ]);
  });

  test("what a person has archived or restored stays so", () => {
    const by = { set_by_hand: ["archived_at"] };
    const rows = seasonRows({
      teams: [syncTeamRow("1", by), syncTeamRow("2", { ...by, archived_at: true })],
    });
    expect(changes(rows, [team(2, [player(5)]), team(3, [])])).toEqual([
      ["team", "add", "3", null, {}, { name: "Team 3", forfeited_season: false }],
    ]);
  });

  test.each([
    ["an empty list", { teams: [] }],
    ["no list", { error: "x" }],
    ["a page", null],
  ])("D62: %s stops the step", (_, answer) => {
    const result = planProviderTeams(TWO, readTeams(answer), [], new Map());
    expect(result).toMatchObject({ changes: [], isStopped: true });
    expect(result.problems.at(-1)?.message).toBe("No teams found for this league");
  });

  test("D62: with an entry that cannot be read no team is gone", () => {
    expect(changes(TWO, [team(1, []), { team_name: "Team 2" }])).toEqual([]);
  });

  test("D62: more than three and more than 20 % gone is asked", () => {
    const many = (count: number) =>
      seasonRows({
        teams: Array.from({ length: count }, (_, index) => syncTeamRow(String(index + 1))),
      });
    const kept = (count: number) =>
      Array.from({ length: count }, (_, index) => team(index + 1, []));
    expect(plan(many(10), kept(6)).question).toEqual({ thing: "teams", gone: 4, of: 10 });
    expect(plan(many(10), kept(7)).question).toBeNull();
    expect(plan(many(20), kept(16)).question).toBeNull();
    expect(plan(many(20), kept(15)).question).toEqual({ thing: "teams", gone: 5, of: 20 });
  });

  test("a team that a person has entered may be the same: that is asked", () => {
    const hand = syncTeamRow("x", { id: "own", provider_id: null, name: "TEAM 1" });
    const rows = seasonRows({
      teams: [hand],
      players: [syncPlayerRow("y", "own", { provider_id: null, name: "Player 7" })],
    });
    const answer = [team(1, [player(7)])];
    expect(plan(rows, answer).changes).toMatchObject([
      { entity: "team", action: "ask", rowId: "own", reason: "entered_by_hand" },
    ]);
    const same = new Map([["team 1", "same"]] as const);
    expect(plan(rows, answer, same).changes).toMatchObject([
      { entity: "team", action: "change", rowId: "own", after: { provider_id: "1" } },
      { entity: "player", action: "ask", reason: "entered_by_hand" },
    ]);
    const different = new Map([["team 1", "different"]] as const);
    expect(plan(rows, answer, different).changes.map(({ action }) => action)).toEqual([
      "add",
      "add",
    ]);
  });
});

describe("players", () => {
  test("A §5: only accepted ones are added, without a number and not injured", () => {
    const list = [player(7), player(8, { player_status: "Pending" })];
    expect(changes(TWO, [team(1, list), team(2, [])])).toEqual([
      ["player", "add", "7", null, {}, { name: "Player 7", team_id: A }],
    ]);
  });

  test("a team that the plan makes is named by the provider's id", () => {
    expect(changes(seasonRows(), [team(3, [player(7)])])[1]?.[5]).toEqual({
      name: "Player 7",
      team_id: "3",
    });
  });

  const withRows = (...players: SeasonRows["players"]) => ({ ...TWO, players });

  test("A §4: who is gone or no longer accepted is inactive, and who returns is active again", () => {
    const off = [
      "player",
      "archive",
      "7",
      `player-7-${A}`,
      { is_active: true },
      { is_active: false },
    ];
    const rows = withRows(syncPlayerRow("7", A), syncPlayerRow("8", A));
    expect(changes(rows, [team(1, [player(8)]), team(2, [])])).toEqual([off]);
    const declined = player(7, { player_status: "Declined" });
    expect(changes(rows, [team(1, [player(8), declined]), team(2, [])])).toEqual([off]);
    const inactive = withRows(syncPlayerRow("7", A, { is_active: false, name: "Old" }));
    expect(changes(inactive, [team(1, [player(7)]), team(2, [])])).toEqual([
      [
        "player",
        "restore",
        "7",
        `player-7-${A}`,
        { is_active: false, name: "Old" },
        { is_active: true, name: "Player 7" },
      ],
    ]);
  });

  test.each([
    ["an empty list", []],
    ["no list", undefined],
    ["a list with a hole", [player(9), { first_name: "No id" }]],
  ])("D62: %s makes nobody inactive", (_, list) => {
    const rows = withRows(syncPlayerRow("7", A), syncPlayerRow("9", A));
    expect(changes(rows, [team(1, list), team(2, [])])).toEqual([]);
  });

  test("an explicit refusal counts in a list with a hole too", () => {
    const list = [player(7, { player_status: "Declined" }), { first_name: "No id" }];
    expect(changes(withRows(syncPlayerRow("7", A)), [team(1, list), team(2, [])])).toHaveLength(1);
  });

  test("a person on one other team moves, with the name that is said now", () => {
    const rows = withRows(syncPlayerRow("7", A, { name: "Old" }));
    expect(changes(rows, [team(1, [player(8)]), team(2, [player(7)])])).toContainEqual([
      "player",
      "change",
      "7",
      `player-7-${A}`,
      { name: "Old", team_id: A },
      { name: "Player 7", team_id: B },
    ]);
  });

  test("a person on two teams is two rows; on one of them again, one is inactive", () => {
    const both = [team(1, [player(7)]), team(2, [player(7)])];
    expect(changes(withRows(syncPlayerRow("7", A)), both)).toEqual([
      ["player", "add", "7", null, {}, { name: "Player 7", team_id: B }],
    ]);
    const rows = withRows(syncPlayerRow("7", A), syncPlayerRow("7", B));
    expect(changes(rows, both)).toEqual([]);
    expect(changes(rows, [team(1, [player(8)]), team(2, [player(7)])])).toContainEqual([
      "player",
      "archive",
      "7",
      `player-7-${A}`,
      { is_active: true },
      { is_active: false },
    ]);
  });

  test("a move is not believed while the list of the old team is missing", () => {
    const result = plan(withRows(syncPlayerRow("7", A)), [team(1), team(2, [player(7)])]);
    expect(result.changes).toEqual([]);
    expect(result.problems.map(({ message }) => message)).toContain(
      "Player 7 may have moved: the list of the other team is not complete",
    );
  });

  test("a person of a team that is gone moves", () => {
    const rows = withRows(syncPlayerRow("7", A));
    expect(
      changes(rows, [team(2, [player(7)])]).map(([entity, action]) => [entity, action]),
    ).toEqual([
      ["team", "archive"],
      ["player", "change"],
    ]);
  });

  test.each([
    ["a walk-on", { is_walk_on: true }],
    ["a merged player", { is_merged: true, is_active: false }],
    ["one whom a person has deactivated", { deactivated_by_hand: true, is_active: false }],
  ])("D33, D62: %s is left alone: gone, renamed, returned, moved", (_, own) => {
    const rows = withRows(syncPlayerRow("7", A, { ...own, name: "Old" }), syncPlayerRow("8", A));
    expect(changes(rows, [team(1, [player(8)]), team(2, [])])).toEqual([]);
    expect(changes(rows, [team(1, [player(8), player(7)]), team(2, [])])).toEqual([]);
    expect(changes(rows, [team(1, [player(8)]), team(2, [player(7)])])).toEqual([]);
  });

  test("a team and an activity that a person has set stay", () => {
    const moved = withRows(syncPlayerRow("7", B, { set_by_hand: ["team_id"] }));
    expect(changes(moved, [team(1, [player(7)]), team(2, [player(8)])])).toEqual([
      ["player", "add", "8", null, {}, { name: "Player 8", team_id: B }],
    ]);
    const active = withRows(
      syncPlayerRow("7", A, { set_by_hand: ["is_active"] }),
      syncPlayerRow("8", A),
    );
    expect(changes(active, [team(1, [player(8)]), team(2, [])])).toEqual([]);
  });

  test("more than three and more than 20 % gone is asked", () => {
    const ids = Array.from({ length: 10 }, (_, index) => index + 1);
    const rows = withRows(...ids.map((id) => syncPlayerRow(String(id), A)));
    const some = (count: number) => [
      team(
        1,
        ids.slice(0, count).map((id) => player(id)),
      ),
      team(2, []),
    ];
    expect(plan(rows, some(6)).question).toEqual({ thing: "players", gone: 4, of: 10 });
    expect(plan(rows, some(7)).question).toBeNull();
  });
});
