import { gamePointsOf } from "../scoring/game-points.ts";
import type { Score } from "./events.ts";
import { sideOf } from "./fold/fold-timeouts.ts";
import type { EntryState, GameState, GameTeams, ImportedRow } from "./game-state.ts";
import { STAT_KEYS, type StatKey } from "./stat-catalogue.ts";

/** What a list of plays needs of an entry. */
export type PlayEntry = Pick<EntryState, "entryId" | "eventId" | "fields" | "clientTimestamp">;

/** A live entry and the score after it. */
export interface PlayRow {
  readonly kind: "play";
  readonly entry: PlayEntry;
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

/** In: a game's live entries in log order. Out: each with its points and the running score (D40). */
export function scoredPlays(teams: GameTeams, entries: Iterable<PlayEntry>): PlayRow[] {
  let score: Score = { visitor: 0, home: 0 };
  const rows: PlayRow[] = [];
  for (const entry of entries) {
    const points = gamePointsOf(entry.fields);
    const side = sideOf(teams, entry.fields.teamId);
    if (side !== null && points > 0) score = { ...score, [side]: score[side] + points };
    rows.push({ kind: "play", entry, points, score });
  }
  return rows;
}

/** In: a folded game. Out: its live entries in log order, each with the running score (D40). */
export function playsOf(state: Pick<GameState, "entries" | "teams">): PlayRow[] {
  return scoredPlays(
    state.teams,
    [...state.entries.values()].filter(({ removed }) => !removed),
  );
}

/** In: imported rows in log order. Out: their figures that are not 0, one by one (D34). */
export function importedFigures(rows: readonly ImportedRow[]): ImportedFigure[] {
  return rows.flatMap(({ batchId, playerId, teamId, counts }) =>
    STAT_KEYS.flatMap((key): ImportedFigure[] => {
      const count = counts[key] ?? 0;
      return count === 0 ? [] : [{ kind: "imported", batchId, playerId, teamId, key, count }];
    }),
  );
}
