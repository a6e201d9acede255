import { createContext, useContext, useSyncExternalStore } from "react";
import { useShallow } from "zustand/react/shallow";
import { connectGame } from "./connect-game.ts";
import type { GameQuery, GameView } from "./game-view.ts";

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

/**
 * Renders again when the selected value, or a member of it, is another one. The fold changes its
 * state in place, so select plain values of it, or `revision` beside a collection.
 */
export function useGameSelector<Selected>(
  gameId: string,
  select: (query: GameQuery) => Selected,
): Selected {
  const { subscribe, get } = sourceOf(gameId);
  const selected = useShallow(select);
  return useSyncExternalStore(subscribe, () => selected(get()));
}

export function useGameProblem(gameId: string) {
  return useGameSelector(gameId, (query) => (query.status === "ready" ? null : query));
}

/** Holds the id of a game that is ready; a game that was ready stays so. */
export const ReadyGame = createContext<string | null>(null);

/** What a screen shows of the game before its log is open; without it, it waits. */
export const GameBeforeLog = createContext<GameView | null>(null);

export function useGameId(): string {
  const gameId = useContext(ReadyGame);
  if (gameId === null) throw new Error("No ReadyGame stands above this component.");
  return gameId;
}

export function useGame<Selected>(select: (view: GameView) => Selected): Selected {
  const rows = useContext(GameBeforeLog);
  return useGameSelector(useGameId(), (query) => select(readyView(query, rows)));
}

export function useGameTeams() {
  return useGame(({ visitor, home }) => ({ visitor: visitor.team, home: home.team }));
}

/** What a ready game is at this moment, for event handlers. */
export function gameNow(gameId: string): GameView {
  return readyView(sourceOf(gameId).get());
}

function readyView(query: GameQuery, rows: GameView | null = null): GameView {
  const view = query.status === "ready" ? query.view : rows;
  if (view === null) throw new Error("The game is not ready.");
  return view;
}
