import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { Game } from "../game/game.ts";
import { firstDays, shownGames } from "./shown-games.ts";

const TODAY = "2026-11-21";
const game = (id: string, gameDate: string, more: Partial<Game> = {}) =>
  makeGame({ id, gameDate, ...more });
const running = { liveEntries: 3 };
const over = { isCompleted: true, liveEntries: 9 };

it.each<[string, readonly Game[], { live?: string; results?: string; coming?: string }]>([
  [
    "running games of today and, past midnight, of the day before, the latest day first",
    [
      game("left open", "2026-11-14", running),
      game("old", "2026-11-20", running),
      game("late", TODAY, { ...running, gameTime: "11:00" }),
      game("early", TODAY, { ...running, gameTime: "09:00" }),
    ],
    { live: "early late old" },
  ],
  [
    "only today's results, the latest first",
    [
      game("first", TODAY, { ...over, gameTime: "09:00" }),
      game("second", TODAY, { ...over, gameTime: "10:00" }),
      game("yesterday", "2026-11-20", over),
    ],
    { results: "second first" },
  ],
  [
    "games from today on, one without a time last of its day",
    [
      game("next", "2026-11-28"),
      game("tba", TODAY),
      game("evening", TODAY, { gameTime: "18:00" }),
      game("missed", "2026-11-14"),
    ],
    { coming: "evening tba next" },
  ],
  [
    "postponed games, and no cancelled or forfeited ones (D46a)",
    [
      game("later", "2026-11-28", { outcome: "postponed" }),
      game("off", TODAY, { outcome: "cancelled" }),
      game("given", TODAY, { ...over, outcome: "forfeit" }),
    ],
    { coming: "later" },
  ],
  // An import or a correction alone begins no game (D46c).
  ["no live game without an entry", [game("open", TODAY, { hasStats: true })], { coming: "open" }],
])("shows %s", (_, games, { live = "", results = "", coming = "" }) => {
  const shown = shownGames(games, TODAY);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(" ");
  expect([shown.live, shown.results, shown.coming].map(ids)).toEqual([live, results, coming]);
});

it("groups the first games by day, up to the limit", () => {
  const inOrder = [game("a", TODAY), game("b", TODAY), game("c", "2026-11-28"), game("d", TODAY)];
  expect(firstDays(inOrder, 3).map(({ date, games }) => [date, games.map(({ id }) => id)])).toEqual(
    [
      [TODAY, ["a", "b"]],
      ["2026-11-28", ["c"]],
    ],
  );
});
