import type { GameState } from "../game-state.ts";
import { cloneGameState } from "./fold.ts";

/** Raise it whenever `GameState` changes shape, so that older snapshots are folded again. */
const SNAPSHOT_VERSION = 4;

/** Plain data that the structured clone algorithm can copy, Maps and Sets included. */
export interface GameSnapshot {
  readonly version: number;
  readonly state: GameState;
}

/** Copies `state`, so that later events do not change the snapshot. */
export function snapshotOf(state: GameState): GameSnapshot {
  return { version: SNAPSHOT_VERSION, state: cloneGameState(state) };
}

/**
 * Returns the snapshot's own state, which later events change, because storage already returned a
 * copy. Null if another version of the app wrote it.
 */
export function restoreState(snapshot: GameSnapshot): GameState | null {
  return snapshot.version === SNAPSHOT_VERSION ? snapshot.state : null;
}
