import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { createStore } from "zustand/vanilla";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { connectGame } from "./connect-game.ts";
import type { GameQuery, GameView } from "./game-view.ts";

type GameSource = Omit<StoreApi<GameQuery>, "setState">;

/** All components share one per game; the game is open while one subscribes. */
const sources = new Map<string, GameSource>();

function sourceOf(gameId: string): GameSource {
  const source = sources.get(gameId) ?? createSource(gameId);
  sources.set(gameId, source);
  return source;
}

function createSource(gameId: string): GameSource {
  // The server would refuse an id that is no UUID, so it is not asked.
  const isAsked = isUuid(gameId);
  const store = createStore<GameQuery>(() => ({ status: isAsked ? "loading" : "not-found" }));
  let subscribers = 0;
  let disconnect = () => {};
  return {
    ...store,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      subscribers += 1;
      if (subscribers === 1 && isAsked) {
        disconnect = connectGame(gameId, (next) => store.setState(next, true));
      }
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers === 0) disconnect();
      };
    },
  };
}

/**
 * Renders again when the selected value, or a member of it, is another one. The fold changes its
 * state in place, so select plain values of it, or `revision` beside a collection.
 */
function useGameSelector<Selected>(
  gameId: string,
  select: (query: GameQuery) => Selected,
): Selected {
  return useStore(sourceOf(gameId), useShallow(select));
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

export function gameNow(gameId: string): GameView {
  return readyView(sourceOf(gameId).getState());
}

function readyView(query: GameQuery, rows: GameView | null = null): GameView {
  const view = query.status === "ready" ? query.view : rows;
  if (view === null) throw new Error("The game is not ready.");
  return view;
}
