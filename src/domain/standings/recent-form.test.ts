import { expect, test } from "vitest";
import { zeroCounts } from "../game/stat-catalogue.ts";
import type { PlayerGame } from "./game-log.ts";
import { recentForm } from "./recent-form.ts";

/** Only the points matter here. */
const gamesOf = (totals: readonly number[]) =>
  totals.map((total, index) => ({
    id: `game ${index}`,
    playerId: "ada",
    teamId: "falcons",
    isRostered: true,
    game: {} as PlayerGame["game"],
    points: { total, offensive: total, defensive: 0 },
    counts: zeroCounts(),
  }));

test.each<[readonly number[], ReturnType<typeof recentForm>]>([
  [[], null],
  [[9, 3, 6], null],
  [[10, 2, 4, 6], { games: 3, average: 4, difference: -1.5 }],
  [[0, 0, 6, 6, 6], { games: 3, average: 6, difference: 2.4 }],
  [[10, 4, 4, 4, 4, 4], { games: 5, average: 4, difference: -1 }],
  [[4, 4, 4, 4, 4, 4, 4], { games: 5, average: 4, difference: 0 }],
])("the form over points of %j is that of the last five games, else three", (totals, form) => {
  const found = recentForm(gamesOf(totals));
  expect(found && { ...found, difference: Math.round(found.difference * 10) / 10 }).toEqual(form);
});
