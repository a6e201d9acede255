import type { EventEnvelope, PayloadByType } from "./events.ts";
import { lineOf, plus, putLine } from "./fold-lines.ts";
import type { GameState, StatLine } from "./game-state.ts";
import { STAT_KEYS, type StatCounts, zeroCounts } from "./stats.ts";

/**
 * Counted plus corrected, clamped at 0 once, after all deltas are summed (D37, I15).
 * Out: the figures of one player for one team.
 */
export function figuresOf(line: Pick<StatLine, "counted" | "corrected">): StatCounts {
  const figures = plus(line.counted, line.corrected);
  for (const key of STAT_KEYS) figures[key] = Math.max(0, figures[key]);
  return figures;
}

/** A player's row as a person sees it: the sum of the parts over all teams (D46b). */
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

/** Deltas are summed over all corrections and never touch the score (D37). */
export function correctLine(
  state: GameState,
  envelope: EventEnvelope,
  { playerId, teamId, deltas, base }: PayloadByType["stats.corrected.v1"],
): void {
  const line = lineOf(state, playerId, teamId);
  state.corrections.push({
    eventId: envelope.eventId,
    authorId: envelope.authorId,
    playerId,
    teamId,
    deltas,
    outdatedBase: base !== undefined && differs(base, rowOf(state, playerId)),
  });
  const corrected = plus(line.corrected, deltas);
  putLine(state, { ...line, corrected, latestCorrection: state.revision });
}

/** Imported counts stand beside the entries: they count for player and team, not the score (D34). */
export function importLines(state: GameState, payload: PayloadByType["stats.imported.v1"]): void {
  for (const { playerId, teamId, counts } of payload.rows) {
    state.imports.push({ batchId: payload.batchId, playerId, teamId, counts });
    const line = lineOf(state, playerId, teamId);
    const counted = plus(line.counted, counts);
    putLine(state, { ...line, counted, latestCorrection: state.revision });
  }
}
