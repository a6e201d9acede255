import { connectGame } from "./connect-game.ts";
import { connectedSource, sourcePerKey, useSource } from "./external-source.ts";
import type { GameQuery } from "./game-view.ts";

const gameSource = sourcePerKey((gameId) =>
  connectedSource<GameQuery>({ status: "loading" }, (emit) => connectGame(gameId, emit)),
);

/**
 * One game with its teams, from this device; fetched first when it is not here and there is a
 * network. Renders again with every tap, receipt and remote event.
 */
export function useGame(gameId: string): GameQuery {
  const source = gameSource(gameId);
  return useSource(source);
}
