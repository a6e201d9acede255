import type { Game } from "../game/game.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import { byDayAndTime } from "./game-order.ts";
import { gameStage } from "./game-stage.ts";

/** Returns each team's next game from today on, by team id; called-off games are none (D46a). */
export function nextGames(games: readonly Game[], today: PlainDate): ReadonlyMap<string, Game> {
  const coming = games
    .filter((game) => game.gameDate >= today && gameStage(game) === "scheduled")
    .toSorted(byDayAndTime);
  const next = new Map<string, Game>();
  for (const game of coming) {
    for (const teamId of [game.visitorTeamId, game.homeTeamId]) {
      if (!next.has(teamId)) next.set(teamId, game);
    }
  }
  return next;
}
