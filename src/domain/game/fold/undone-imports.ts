import type { GameState } from "../game-state.ts";

/** A fact that an undone import wrote counts as if it had never been there. */
export function isUndone(state: GameState, batchId: string | undefined): boolean {
  return batchId !== undefined && state.undoneImports.has(batchId);
}
