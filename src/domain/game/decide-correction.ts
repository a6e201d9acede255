import { fail, ok } from "../shared/result.ts";
import type { Decision } from "./decision.ts";
import { lineOf } from "./fold-lines.ts";
import type { GameState } from "./game-state.ts";
import { STAT_KEYS, type StatCounts } from "./stats.ts";

/** An edited row of the review. */
export interface StatEdit {
  readonly playerId: string;
  readonly teamId: string;
  /** The figures before the person's eyes when the dialog opened. */
  readonly base: StatCounts;
  readonly edited: StatCounts;
}

/** What the form makes of an input: whole, at least 0, 0 for what is no number (P §5). */
export function countFromInput(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? 0 : Math.max(0, value);
}

/**
 * In: the row as seen and as edited. Out: one correction with the differences and the base
 * (D37). Where older corrections went below what was counted, the shown 0 hides a deficit; a
 * raise fills it first, so that the figure becomes what the person typed. Refuses anything but
 * whole numbers from 0.
 */
export function correctStats(state: GameState, edit: StatEdit): Decision<"invalid_count"> {
  const { playerId, teamId, base, edited } = edit;
  const line = lineOf(state, playerId, teamId);
  const deltas: Partial<StatCounts> = {};
  for (const key of STAT_KEYS) {
    if (!Number.isSafeInteger(edited[key]) || edited[key] < 0) {
      return fail({ code: "invalid_count" });
    }
    const difference = edited[key] - base[key];
    const deficit = Math.max(0, -(line.counted[key] + line.corrected[key]));
    if (difference !== 0) deltas[key] = difference + (difference > 0 ? deficit : 0);
  }
  if (Object.keys(deltas).length === 0) return ok([]);
  return ok([{ type: "stats.corrected.v1", payload: { playerId, teamId, deltas, base } }]);
}
