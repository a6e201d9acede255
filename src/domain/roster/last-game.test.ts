import { expect, it } from "vitest";
import { lastGameOf } from "./last-game.ts";

const game = (id: string, gameDate: string, more = {}) => ({
  id,
  gameDate,
  gameTime: "10:00" as string | null,
  visitorTeamId: "falcons",
  homeTeamId: "owls",
  headSeq: 5,
  ...more,
});

const NOW = game("now", "2026-11-21", { headSeq: 0 });

it.each([
  ["the newest before this one", [game("a", "2026-11-07"), game("b", "2026-11-14")], "b"],
  [
    "the earlier game of the same day",
    [game("a", "2026-11-21", { gameTime: "09:00" }), game("b", "2026-11-14")],
    "a",
  ],
  ["no later game", [game("a", "2026-11-28"), NOW], undefined],
  ["none that nothing is known of", [game("a", "2026-11-14", { headSeq: 0 })], undefined],
  [
    "none of other teams",
    [game("a", "2026-11-14", { visitorTeamId: "hawks", homeTeamId: "bears" })],
    undefined,
  ],
  [
    "as home or visitor",
    [game("a", "2026-11-14", { visitorTeamId: "x", homeTeamId: "falcons" })],
    "a",
  ],
])("the last game of a team is %s", (_, games, id) => {
  expect(lastGameOf("falcons", NOW, games)?.id).toBe(id);
});
