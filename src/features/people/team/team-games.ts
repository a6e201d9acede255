import type { TeamGame } from "../../../domain/standings/game-log.ts";
import { compareLogged } from "../../../domain/standings/logged-game.ts";

/** Nothing more will happen in it. */
function isOver({ game }: TeamGame): boolean {
  return game.isCompleted || game.outcome === "forfeit" || game.outcome === "cancelled";
}

/** In: a team's games. Out: what is over, and what is to come or going on, earliest first. */
export function scheduleOf(games: readonly TeamGame[]): {
  readonly results: readonly TeamGame[];
  readonly upcoming: readonly TeamGame[];
} {
  const sorted = games.toSorted((a, b) => compareLogged(a.game, b.game));
  return { results: sorted.filter(isOver), upcoming: sorted.filter((game) => !isOver(game)) };
}
