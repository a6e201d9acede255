import { useSyncExternalStore } from "react";
import { connectGame } from "./connect-game.ts";
import type { GameQuery } from "./game-view.ts";

interface GameSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => GameQuery;
}

/** All components share one per game; the game is open while one listens. */
const sources = new Map<string, GameSource>();

function sourceOf(gameId: string): GameSource {
  const source = sources.get(gameId) ?? createSource(gameId);
  sources.set(gameId, source);
  return source;
}

function createSource(gameId: string): GameSource {
  const listeners = new Set<() => void>();
  let query: GameQuery = { status: "loading" };
  let disconnect = () => {};
  return {
    get: () => query,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        disconnect = connectGame(gameId, (next) => {
          query = next;
          for (const each of [...listeners]) each();
        });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) disconnect();
      };
    },
  };
}

/** `select` must give a part of the query as it is, or a plain value: React compares identity. */
export function useGameSelector<Selected>(
  gameId: string,
  select: (query: GameQuery) => Selected,
): Selected {
  const { subscribe, get } = sourceOf(gameId);
  return useSyncExternalStore(subscribe, () => select(get()));
}
