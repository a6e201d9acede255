import { expect, it } from "vitest";
import { makePlayer } from "../../../tests/helpers/make-player.ts";
import { createGameState } from "../../domain/game/fold.ts";
import { playersIn } from "./game-reference.ts";

it("I17, D36a: a number that was changed here shows at once, a walk-on's too", () => {
  const state = createGameState("game", { visitorTeamId: "v", homeTeamId: "h" });
  const walkOn = { playerId: "w1", teamId: "v", jerseyNumber: "8", name: null };
  state.walkOns.set("w1", walkOn);
  const jerseyEdits = new Map([["w1", "44"]]);
  const players = playersIn({ players: [], jerseyEdits }, state, "v");
  expect(players).toMatchObject([{ id: "w1", jerseyNumber: "44" }]);
});

it("I17, D33: a walk-on whom the server knows is the server's: moved to the other team, or out", () => {
  const state = createGameState("game", { visitorTeamId: "v", homeTeamId: "h" });
  for (const playerId of ["moved", "out", "new"]) {
    state.walkOns.set(playerId, { playerId, teamId: "v", jerseyNumber: null, name: null });
  }
  const players = [
    makePlayer({ id: "moved", teamId: "h", isWalkOn: true }),
    makePlayer({ id: "out", teamId: "v", isWalkOn: true, isActive: false }),
  ];
  const idsOf = (teamId: string) =>
    playersIn({ players, jerseyEdits: new Map() }, state, teamId).map(({ id }) => id);
  expect(idsOf("v")).toEqual(["new"]);
  expect(idsOf("h")).toEqual(["moved"]);
  state.rosters.set("v", new Set(["out"]));
  expect(idsOf("v").sort()).toEqual(["new", "out"]);
});
