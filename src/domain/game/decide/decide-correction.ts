import { fail, ok } from "../../shared/result.ts";
import type { GameFact } from "../events.ts";
import { figuresOf } from "../fold/fold-corrections.ts";
import { lineOf } from "../fold/fold-lines.ts";
import type { GameState, StatLine } from "../game-state.ts";
import { STAT_KEYS, type StatCounts, type StatKey } from "../stat-catalogue.ts";
import type { Decision } from "./decision.ts";

interface SeenFigures {
  readonly playerId: string;
  readonly teamId: string;
  readonly base: StatCounts;
}

export interface StatEdit {
  /** Several rows may be one person (D33); added figures go to the first. */
  readonly parts: readonly [SeenFigures, ...SeenFigures[]];
  readonly edited: StatCounts;
}

/** Reads a form input as a whole number from 0; text that is no number counts as 0 (P §5). */
export function countFromInput(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? 0 : Math.max(0, value);
}

/** Returns a player's lines, starting with the line for the row's team (D46b). */
function linesOf(state: GameState, { playerId, teamId }: SeenFigures): [StatLine, ...StatLine[]] {
  const others = [...state.lines.values()].filter(
    (line) => line.playerId === playerId && line.teamId !== teamId,
  );
  return [lineOf(state, playerId, teamId), ...others];
}

/** A raise first fills what older corrections took below zero; a cut takes line after line. */
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

/** One correction per line that changes (D33, D37, D46b); a player's first has the figures seen. */
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
