import type { EventEnvelope, SeenState } from "../events.ts";
import type { GameState } from "../game-state.ts";
import { NOBODY_SAID } from "./fold-confirmations.ts";

type TransitionType = "game.finalized.v1" | "game.reopened.v1" | "game.reset.v1";

/** The last transition seen decides, because epoch and state can return to old values (I20). */
function sawCurrentState(state: GameState, seen: SeenState): boolean {
  if (seen.seenTransition !== undefined && state.transitionsKnown) {
    return seen.seenTransition === state.lastTransition;
  }
  return seen.seenEpoch === state.epoch && seen.seenState === state.phase;
}

function fitsPhase(state: GameState, type: TransitionType): boolean {
  if (type === "game.reset.v1") return true;
  return state.phase === (type === "game.finalized.v1" ? "open" : "final");
}

/** Starts a new epoch without the old one's counts; the log keeps everything (D31). */
function startNextEpoch(state: GameState): void {
  state.epoch += 1;
  state.entries.clear();
  state.liveEntryCount = 0;
  state.parkedChanges.clear();
  state.tombstones.clear();
  state.lines.clear();
  state.teamLevel.clear();
  state.points.clear();
  state.timeoutsUsed = { visitor: 0, home: 0 };
  state.timeoutsOver = { visitor: 0, home: 0 };
  state.clock = null;
  state.rosters.clear();
  state.rosterOverrides.clear();
  state.corrections.length = 0;
  state.imports.length = 0;
  state.undoneImports.clear();
  state.rosterMoves.length = 0;
  state.override = null;
}

/** Whether a transition takes effect: always when confirmed, and while it fits when it waits (D31). */
export function applyTransition(
  state: GameState,
  envelope: EventEnvelope,
  type: TransitionType,
  seen: SeenState,
): boolean {
  const waits = envelope.gameSeq === null;
  if (waits && !(sawCurrentState(state, seen) && fitsPhase(state, type))) return false;
  state.lastTransition = envelope.eventId;
  state.transitionsKnown = true;
  if (type === "game.reset.v1") startNextEpoch(state);
  if (type !== "game.finalized.v1") state.captains = NOBODY_SAID;
  state.phase = type === "game.finalized.v1" ? "final" : "open";
  if (type === "game.finalized.v1") state.everFinalized = true;
  return true;
}
