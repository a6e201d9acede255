import { fail, ok } from "../../shared/result.ts";
import type { GameFact } from "../events.ts";
import { figuresOf } from "../fold/fold-corrections.ts";
import { lineOf } from "../fold/fold-lines.ts";
import type { GameState, StatLine } from "../game-state.ts";
import { STAT_KEYS, type StatCounts, type StatKey } from "../stat-catalogue.ts";
import type { Decision } from "./decision.ts";

/** A player's figures before the editor's eyes when the dialog opened. */
export interface SeenFigures {
  readonly playerId: string;
  readonly teamId: string;
  readonly base: StatCounts;
}

/** An edited row of the review. */
export interface StatEdit {
  /**
   * Whose figures the row adds up: one player, or several who turned out to be one person (D33).
   * The first is the one to whom figures are given.
   */
  readonly parts: readonly [SeenFigures, ...SeenFigures[]];
  /** The row as the editor left it. */
  readonly edited: StatCounts;
}

/** What the form makes of an input: whole, at least 0, 0 for what is no number (P §5). */
export function countFromInput(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? 0 : Math.max(0, value);
}

/** A player's lines, that of the row's team first (D46b). */
function linesOf(state: GameState, { playerId, teamId }: SeenFigures): [StatLine, ...StatLine[]] {
  const others = [...state.lines.values()].filter(
    (line) => line.playerId === playerId && line.teamId !== teamId,
  );
  return [lineOf(state, playerId, teamId), ...others];
}

/**
 * What each line gets so that the row's figure changes by `difference`. Where older corrections
 * went below what was counted, the shown 0 hides a deficit; a raise fills it first. A cut takes
 * what the first line has, then what the others have; what is in none of them, from the first.
 */
function shares(lines: readonly [StatLine, ...StatLine[]], key: StatKey, difference: number) {
  const [first] = lines;
  if (difference > 0) {
    return [difference + Math.max(0, -(first.counted[key] + first.corrected[key]))];
  }
  let left = -difference;
  const cuts = lines.map((line) => {
    const cut = Math.min(left, figuresOf(line)[key]);
    left -= cut;
    return cut;
  });
  return cuts.map((cut, index) => -(index === 0 ? cut + left : cut));
}

/**
 * In: the row as seen and as edited. Out: the differences, so that the row becomes what the person
 * typed: one correction, or one a line where players were merged (D33) or played for several teams
 * (D37, D46b). The first of each player names the figures that were seen of that player. Refuses
 * anything but whole numbers from 0.
 */
export function decideCorrection(
  state: GameState,
  { parts, edited }: StatEdit,
): Decision<"invalid_count"> {
  const [own, ...merged] = parts;
  const lines: [StatLine, ...StatLine[]] = [
    ...linesOf(state, own),
    ...merged.flatMap((part) => linesOf(state, part)),
  ];
  const deltas = lines.map((): Partial<StatCounts> => ({}));
  for (const key of STAT_KEYS) {
    if (!Number.isSafeInteger(edited[key]) || edited[key] < 0) {
      return fail({ code: "invalid_count" });
    }
    const seen = parts.reduce((sum, { base }) => sum + base[key], 0);
    shares(lines, key, edited[key] - seen).forEach((share, index) => {
      const ofLine = deltas[index];
      if (ofLine !== undefined && share !== 0) ofLine[key] = share;
    });
  }
  const unnamed = new Map(parts.map(({ playerId, base }) => [playerId, base]));
  return ok(
    lines.flatMap(({ playerId, teamId }, index): GameFact[] => {
      const ofLine = deltas[index] ?? {};
      if (Object.keys(ofLine).length === 0) return [];
      const base = unnamed.get(playerId);
      unnamed.delete(playerId);
      const payload = { playerId, teamId, deltas: ofLine, ...(base === undefined ? {} : { base }) };
      return [{ type: "stats.corrected.v1", payload }];
    }),
  );
}
