import { expect, it } from "vitest";
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
