import { gamePointsOf } from "../scoring/game-points.ts";
import type { Score } from "./events.ts";
import { sideOf } from "./fold/fold-timeouts.ts";
import type {
  AppliedCorrection,
  EntryState,
  GameState,
  GameTeams,
  ImportedRow,
} from "./game-state.ts";
import { STAT_KEYS, type StatKey } from "./stat-catalogue.ts";

export type PlayEntry = Pick<
  EntryState,
  "entryId" | "eventId" | "fields" | "clientTimestamp" | "gameClock"
>;

export interface PlayRow {
  readonly kind: "play";
  readonly entry: PlayEntry;
  /** The entry's points, usually 0; a team that is not in this game scores for no side (D28). */
  readonly points: number;
  readonly score: Score;
}

/** An imported figure, which has no time and no score and is marked as imported (D34). */
export interface ImportedFigure {
  readonly kind: "imported";
  readonly batchId: string;
  readonly playerId: string;
  readonly teamId: string;
  readonly key: StatKey;
  readonly count: number;
  /** `count` is added to collected plays, so that they reach the file's figure (D64). */
  readonly isCorrection: boolean;
}

/** Returns live entries, given in log order, each with its points and the running score (D40). */
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

export function playsOf(state: Pick<GameState, "entries" | "teams">): PlayRow[] {
  return scoredPlays(
    state.teams,
    [...state.entries.values()].filter(({ removed }) => !removed),
  );
}

/** Splits imported rows, given in log order, into their figures other than 0 (D34). */
export function importedFigures(rows: readonly ImportedRow[]): ImportedFigure[] {
  return rows.flatMap((row) => figuresOfRow(row, false));
}

/** Splits what imports corrected in a collected game into its figures (D34). */
export function correctedFigures(corrections: readonly AppliedCorrection[]): ImportedFigure[] {
  return corrections.flatMap(({ batchId, deltas, ...of }) =>
    batchId === null ? [] : figuresOfRow({ ...of, batchId, counts: deltas }, true),
  );
}

function figuresOfRow(
  { batchId, playerId, teamId, counts }: ImportedRow,
  isCorrection: boolean,
): ImportedFigure[] {
  return STAT_KEYS.flatMap((key): ImportedFigure[] => {
    const count = counts[key] ?? 0;
    const figure = { batchId, playerId, teamId, key, count, isCorrection };
    return count === 0 ? [] : [{ kind: "imported", ...figure }];
  });
}
