import { fail, ok } from "../shared/result.ts";
import type { Decision } from "./decision.ts";
import type { GameFact } from "./events.ts";
import { figuresOf } from "./fold-corrections.ts";
import { lineOf } from "./fold-lines.ts";
import type { GameState, StatLine } from "./game-state.ts";
import { STAT_KEYS, type StatCounts, type StatKey } from "./stats.ts";

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

/** The player's parts, that of the edited row's team first (D46b). */
function partsOf(state: GameState, { playerId, teamId }: StatEdit): [StatLine, ...StatLine[]] {
  const others = [...state.lines.values()].filter(
    (line) => line.playerId === playerId && line.teamId !== teamId,
  );
  return [lineOf(state, playerId, teamId), ...others];
}

/**
 * What each part gets so that the player's figure changes by `difference`. Where older corrections
 * went below what was counted, the shown 0 hides a deficit; a raise fills it first. A cut takes
 * what the first part has, then what the others have; what is in none of them, from the first.
 */
function shares(parts: readonly [StatLine, ...StatLine[]], key: StatKey, difference: number) {
  const [first] = parts;
  if (difference > 0) {
    return [difference + Math.max(0, -(first.counted[key] + first.corrected[key]))];
  }
  let left = -difference;
  const cuts = parts.map((part) => {
    const cut = Math.min(left, figuresOf(part)[key]);
    left -= cut;
    return cut;
  });
  return cuts.map((cut, index) => -(index === 0 ? cut + left : cut));
}

/**
 * In: the row as seen and as edited. Out: the differences, so that the row becomes what the person
 * typed: one correction, or one a team for a player with parts of several (D37, D46b). The first
 * names the figures that were seen. Refuses anything but whole numbers from 0.
 */
export function correctStats(state: GameState, edit: StatEdit): Decision<"invalid_count"> {
  const { playerId, base, edited } = edit;
  const parts = partsOf(state, edit);
  const deltas = parts.map((): Partial<StatCounts> => ({}));
  for (const key of STAT_KEYS) {
    if (!Number.isSafeInteger(edited[key]) || edited[key] < 0) {
      return fail({ code: "invalid_count" });
    }
    shares(parts, key, edited[key] - base[key]).forEach((share, index) => {
      const own = deltas[index];
      if (own !== undefined && share !== 0) own[key] = share;
    });
  }
  const facts = parts.flatMap(({ teamId }, index): GameFact[] => {
    const own = deltas[index] ?? {};
    if (Object.keys(own).length === 0) return [];
    return [{ type: "stats.corrected.v1", payload: { playerId, teamId, deltas: own } }];
  });
  const [first, ...others] = facts;
  if (first?.type !== "stats.corrected.v1") return ok([]);
  return ok([{ ...first, payload: { ...first.payload, base } }, ...others]);
}
