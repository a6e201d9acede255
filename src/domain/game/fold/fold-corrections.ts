import type { EventEnvelope, PayloadByType } from "../events.ts";
import type { GameState, StatLine } from "../game-state.ts";
import { STAT_KEYS, type StatCounts, zeroCounts } from "../stat-catalogue.ts";
import { lineOf, plus, putLine } from "./fold-lines.ts";
import { isUndone } from "./undone-imports.ts";

/** Returns counted plus corrected, clamped at 0 once, after all deltas are summed (D37, I15). */
export function figuresOf(line: Pick<StatLine, "counted" | "corrected">): StatCounts {
  const figures = plus(line.counted, line.corrected);
  for (const key of STAT_KEYS) figures[key] = Math.max(0, figures[key]);
  return figures;
}

/** Returns a player's figures as a person sees them: the sum over all teams (D46b). */
function rowOf(state: GameState, playerId: string): StatCounts {
  let sum = zeroCounts();
  for (const line of state.lines.values()) {
    if (line.playerId === playerId) sum = plus(sum, figuresOf(line));
  }
  return sum;
}

function differs(base: Partial<StatCounts>, figures: StatCounts): boolean {
  return STAT_KEYS.some((key) => base[key] !== undefined && base[key] !== figures[key]);
}

/** Adds a correction's deltas to the player's line; they never change the score (D37). */
export function correctLine(
  state: GameState,
  envelope: EventEnvelope,
  { playerId, teamId, deltas, base, batchId }: PayloadByType["stats.corrected.v1"],
): void {
  if (isUndone(state, batchId)) return;
  const line = lineOf(state, playerId, teamId);
  state.corrections.push({
    eventId: envelope.eventId,
    authorId: envelope.authorId,
    playerId,
    teamId,
    deltas,
    outdatedBase: base !== undefined && differs(base, rowOf(state, playerId)),
    batchId: batchId ?? null,
    revision: state.revision,
  });
  const corrected = plus(line.corrected, deltas);
  putLine(state, { ...line, corrected, latestCorrection: state.revision });
}
