import type { GameState } from "../game-state.ts";
import { cloneGameState } from "./fold.ts";

/** Raised whenever `GameState` changes shape: older snapshots are then folded anew. */
const SNAPSHOT_VERSION = 1;

/** Plain data that the structured clone algorithm can store, Maps and Sets included. */
export interface GameSnapshot {
  readonly version: number;
  readonly state: GameState;
}

/** A copy of `state` that later events do not change. */
export function snapshotOf(state: GameState): GameSnapshot {
  return { version: SNAPSHOT_VERSION, state: cloneGameState(state) };
}

/** Out: a state of its own, or null when another version of the app wrote the snapshot. */
export function restoreState(snapshot: GameSnapshot): GameState | null {
  return snapshot.version === SNAPSHOT_VERSION ? cloneGameState(snapshot.state) : null;
}
