import { describe, expect, it } from "vitest";
import { endOfPass, mayCheckIn, mayReadLog, teamsToCheckIn } from "./game-pass.ts";
import { type GamePass, mayCollectGame } from "./scorer.ts";

const pass = (gameId: string, state: GamePass["state"] = "valid"): GamePass => ({
  gameId,
  state,
  expiresAt: "2026-11-25T05:00:00Z",
});
const checkIn = (teamId: string, state?: GamePass["state"]): GamePass => ({
  ...pass("game", state),
  checkInTeamId: teamId,
});

describe("what a game pass opens (D69)", () => {
  it.each<[string, readonly GamePass[] | null, boolean, boolean, boolean]>([
    ["an account that may collect", null, true, true, true],
    ["an account that may not collect", null, false, false, true],
    ["a pass for this game", [pass("game")], false, true, true],
    ["a pass for another game", [pass("other")], false, false, false],
    ["a withdrawn pass", [pass("game", "withdrawn")], false, false, false],
    [
      "a new pass after a withdrawn one",
      [pass("game", "withdrawn"), pass("game")],
      false,
      true,
      true,
    ],
    ["a pass that only checks in a team", [checkIn("home")], false, false, true],
    ["one of each", [checkIn("home"), pass("game")], false, true, true],
    ["no pass", [], false, false, false],
  ])("%s", (_, passes, mayCollect, collects, reads) => {
    expect(mayCollectGame({ mayCollect, passes }, "game")).toBe(collects);
    expect(mayReadLog(passes, "game")).toBe(reads);
  });

  it.each<[string, readonly GamePass[] | null, boolean, boolean]>([
    ["an account that may collect", null, true, true],
    ["an account that may not", null, false, false],
    ["a pass for scoring", [pass("game")], false, true],
    ["a pass that checks in this team", [checkIn("home")], false, true],
    ["a pass that checks in the other team", [checkIn("visitor")], false, false],
    ["one that was withdrawn", [checkIn("home", "withdrawn")], false, false],
  ])("check-in of a team: %s", (_, passes, mayCollect, may) => {
    expect(mayCheckIn({ mayCollect, passes }, "game", "home")).toBe(may);
    expect(mayCheckIn({ mayCollect: false, passes }, "other", "home")).toBe(false);
  });

  it("lists the teams of one game that passes check in", () => {
    expect(teamsToCheckIn([pass("game"), checkIn("home"), checkIn("visitor")], "game")).toEqual([
      "home",
      "visitor",
    ]);
  });

  it.each<[readonly GamePass[] | null, string | null]>([
    [null, null],
    [[], null],
    [[pass("game")], null],
    [[pass("game", "expired"), pass("game")], null],
    [[pass("game", "expired"), pass("game", "withdrawn")], "withdrawn"],
    [[pass("game", "expired"), pass("other")], "expired"],
  ])("says how it ended: %j", (passes, end) => {
    expect(endOfPass(passes, "game")).toBe(end);
  });
});
