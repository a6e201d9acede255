import type { PayloadByType } from "../events.ts";
import type { GameState, RosterMove } from "../game-state.ts";
import { isUndone } from "./undone-imports.ts";

/**
 * The last add or remove of a player wins; adding again puts the player last (I17, D36). The reason
 * of a check-in stays until the player is taken out, also when another phone adds without one.
 */
export function changeGameRoster(
  state: GameState,
  { teamId, add, remove, overrides = [], batchId }: PayloadByType["roster.changed.v1"],
): void {
  if (isUndone(state, batchId)) return;
  const move = { teamId, add, remove, overrides, batchId: batchId ?? null };
  state.rosterMoves.push(move);
  makeMove(state, move);
}

/** Makes the rosters anew, once moves of an undone import are gone. */
export function rebuildRosters(state: GameState): void {
  state.rosters.clear();
  state.rosterOverrides.clear();
  for (const move of state.rosterMoves) makeMove(state, move);
}

function makeMove(state: GameState, { teamId, add, remove, overrides }: RosterMove): void {
  const roster = state.rosters.get(teamId) ?? new Set<string>();
  state.rosters.set(teamId, roster);
  for (const playerId of remove) {
    roster.delete(playerId);
    state.rosterOverrides.delete(`${teamId}|${playerId}`);
  }
  for (const playerId of add) {
    roster.delete(playerId);
    roster.add(playerId);
  }
  for (const { playerId, reason } of overrides) {
    if (add.includes(playerId)) state.rosterOverrides.set(`${teamId}|${playerId}`, reason);
  }
}

/** Adds a walk-on in every phase and epoch and never overwrites one (I7, D33). */
export function addWalkOnPlayer(
  state: GameState,
  { playerId, teamId, jerseyNumber, name }: PayloadByType["player.added.v1"],
): void {
  if (state.walkOns.has(playerId)) return;
  state.walkOns.set(playerId, { playerId, teamId, jerseyNumber, name: name ?? null });
}
