import type { GameState } from "../game-state.ts";

/** Whether an import that was undone wrote the fact: then it counts as if it had not been. */
export function isUndone(state: GameState, batchId: string | undefined): boolean {
  return batchId !== undefined && state.undoneImports.has(batchId);
}
