import { gamePointsOf } from "../scoring/game-points.ts";
import type { Score } from "./events.ts";
import { sideOf } from "./fold-timeouts.ts";
import type { EntryState, GameState } from "./game-state.ts";
import { STAT_KEYS, type StatKey } from "./stats.ts";

/** A live entry and the score after it. */
export interface PlayRow {
  readonly kind: "play";
  readonly entry: EntryState;
  /** Points of the entry, 0 for most; a team that does not play here scores for nobody (D28). */
  readonly points: number;
  readonly score: Score;
}

/** A figure that was imported: no time and no score, marked imported (D34). */
export interface ImportedFigure {
  readonly kind: "imported";
  readonly batchId: string;
  readonly playerId: string;
  readonly teamId: string;
  readonly key: StatKey;
  readonly count: number;
}

export type TimelineRow = PlayRow | ImportedFigure;

/** In: a folded game. Out: its live entries in log order, each with the running score (D40). */
export function playsOf(state: GameState): PlayRow[] {
  let score: Score = { visitor: 0, home: 0 };
  const rows: PlayRow[] = [];
  for (const entry of state.entries.values()) {
    if (entry.removed) continue;
    const points = gamePointsOf(entry.fields);
    const side = sideOf(state.teams, entry.fields.teamId);
    if (side !== null && points > 0) score = { ...score, [side]: score[side] + points };
    rows.push({ kind: "play", entry, points, score });
  }
  return rows;
}

/** The Play-by-Play Timeline of the review: imported figures first, then the plays (D34). */
export function timelineOf(state: GameState): TimelineRow[] {
  const imported = state.imports.flatMap(({ batchId, playerId, teamId, counts }) =>
    STAT_KEYS.flatMap((key): ImportedFigure[] => {
      const count = counts[key] ?? 0;
      return count === 0 ? [] : [{ kind: "imported", batchId, playerId, teamId, key, count }];
    }),
  );
  return [...imported, ...playsOf(state)];
}
