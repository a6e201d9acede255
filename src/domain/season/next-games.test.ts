import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { Game } from "../game/game.ts";
import { nextGames } from "./next-games.ts";

const TODAY = "2026-11-21";
const game = (id: string, gameDate: string, more: Partial<Game> = {}) =>
  makeGame({ id, gameDate, visitorTeamId: "falcons", homeTeamId: "owls", ...more });

it.each<[string, readonly Game[], string | undefined]>([
  ["today's", [game("next", "2026-11-22"), game("now", TODAY)], "now"],
  [
    "the earlier of a day",
    [game("b", TODAY, { gameTime: "11:00" }), game("a", TODAY, { gameTime: "09:00" })],
    "a",
  ],
  [
    "not one without a time before one with",
    [game("tba", TODAY), game("a", TODAY, { gameTime: "18:00" })],
    "a",
  ],
  ["a postponed one", [game("later", "2026-11-28", { outcome: "postponed" })], "later"],
  ["none that was called off", [game("off", "2026-11-28", { outcome: "cancelled" })], undefined],
  [
    "none that is over",
    [game("done", TODAY, { isCompleted: true }), game("past", "2026-11-14")],
    undefined,
  ],
])("a team's next game is %s", (_, games, id) => {
  const next = nextGames(games, TODAY);
  expect([next.get("falcons")?.id, next.get("owls")?.id]).toEqual([id, id]);
});
