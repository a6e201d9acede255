import { type EntryFlag, entryFlags } from "../../../domain/game/entry-flags.ts";
import { plus } from "../../../domain/game/fold/fold-lines.ts";
import { type GameFlag, gameFlags } from "../../../domain/game/game-flags.ts";
import type { GameState } from "../../../domain/game/game-state.ts";
import { likelyDoubles } from "../../../domain/game/likely-doubles.ts";
import type { Player } from "../../../domain/game/player.ts";
import { type StatCounts, zeroCounts } from "../../../domain/game/stat-catalogue.ts";
import { hasAnyStat } from "../../../domain/review/review-summary.ts";

/** The sum, and whether one was made from outdated figures (D37). */
export interface CorrectionMark {
  readonly deltas: StatCounts;
  readonly outdatedBase: boolean;
}

/** Only the log tells these; visitors read neither it nor corrections (D13). */
export interface LogMarks {
  /** Entries that were changed after they were recorded. */
  readonly edited: ReadonlySet<string>;
  /** Entries that repeat one of another device, or are repeated (I12). */
  readonly doubles: ReadonlySet<string>;
  /** By entry; worth a look, and counted all the same (D28). */
  readonly flags: ReadonlyMap<string, readonly EntryFlag[]>;
  /** By player; left out where the corrections add up to nothing. */
  readonly corrections: ReadonlyMap<string, CorrectionMark>;
  /** What the log holds beyond a limit (D28). */
  readonly limits: readonly GameFlag[];
}

/** @param day the game's, YYYY-MM-DD. */
export function marksOfLog(
  state: GameState,
  players: ReadonlyMap<string, Player>,
  day: string,
): LogMarks {
  const live = [...state.entries.values()].filter(({ removed }) => !removed);
  return {
    edited: new Set(live.filter(({ version }) => version > 0).map(({ entryId }) => entryId)),
    doubles: new Set(
      likelyDoubles(state).flatMap(({ firstEntryId, secondEntryId }) => [
        firstEntryId,
        secondEntryId,
      ]),
    ),
    flags: new Map(
      live.map(
        ({ entryId, fields }) => [entryId, entryFlags(state, fields, players, day)] as const,
      ),
    ),
    corrections: correctionsOf(state),
    limits: gameFlags(state),
  };
}

function correctionsOf({ lines, corrections }: GameState): ReadonlyMap<string, CorrectionMark> {
  const sums = new Map<string, StatCounts>();
  for (const { playerId, corrected } of lines.values()) {
    sums.set(playerId, plus(sums.get(playerId) ?? zeroCounts(), corrected));
  }
  const outdated = new Set(
    corrections.filter(({ outdatedBase }) => outdatedBase).map(({ playerId }) => playerId),
  );
  return new Map(
    [...sums]
      .filter(([, deltas]) => hasAnyStat(deltas))
      .map(([playerId, deltas]) => [playerId, { deltas, outdatedBase: outdated.has(playerId) }]),
  );
}
