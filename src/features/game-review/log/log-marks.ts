import { type EntryFlag, entryFlags } from "../../../domain/game/entry-flags.ts";
import { plus } from "../../../domain/game/fold/fold-lines.ts";
import { type GameFlag, gameFlags } from "../../../domain/game/game-flags.ts";
import type { AppliedCorrection, GameState } from "../../../domain/game/game-state.ts";
import { likelyDoubles } from "../../../domain/game/likely-doubles.ts";
import type { Player } from "../../../domain/game/player.ts";
import { type StatCounts, zeroCounts } from "../../../domain/game/stat-catalogue.ts";
import { correctedFigures, type ImportedFigure } from "../../../domain/game/timeline.ts";
import { hasAnyStat } from "../../../domain/review/review-summary.ts";

/** The sums, and whether one was made from outdated figures (D37). */
interface CorrectionMark {
  /** The sum of corrections by hand; null if they add up to nothing. */
  readonly byHand: StatCounts | null;
  /** Corrections that reach an imported file's figures in a collected game; null if none (D34). */
  readonly byImport: StatCounts | null;
  readonly outdatedBase: boolean;
}

/** Only the log holds these marks; visitors read neither it nor corrections (D13). */
export interface LogMarks {
  /** Entries that were changed after they were recorded. */
  readonly edited: ReadonlySet<string>;
  /** Entries that repeat one of another device, or are repeated (I12). */
  readonly doubles: ReadonlySet<string>;
  /** Flags by entry id. A flagged entry needs a look but counts all the same (D28). */
  readonly flags: ReadonlyMap<string, readonly EntryFlag[]>;
  /** Marks by player id, without those whose corrections add up to nothing. */
  readonly corrections: ReadonlyMap<string, CorrectionMark>;
  /** Corrections of imports, for the timeline. */
  readonly importedChanges: readonly ImportedFigure[];
  /** Entries of the log beyond a limit (D28). */
  readonly limits: readonly GameFlag[];
}

/** @param day the game's day, YYYY-MM-DD. */
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
    importedChanges: correctedFigures(state.corrections),
    limits: gameFlags(state),
  };
}

function correctionsOf({ corrections }: GameState): ReadonlyMap<string, CorrectionMark> {
  const byHand = sumsOf(corrections.filter(({ batchId }) => batchId === null));
  const byImport = sumsOf(corrections.filter(({ batchId }) => batchId !== null));
  const outdated = new Set(
    corrections.filter(({ outdatedBase }) => outdatedBase).map(({ playerId }) => playerId),
  );
  return new Map(
    [...byHand.keys(), ...byImport.keys()].map((playerId) => [
      playerId,
      {
        byHand: byHand.get(playerId) ?? null,
        byImport: byImport.get(playerId) ?? null,
        outdatedBase: outdated.has(playerId),
      },
    ]),
  );
}

/** Sums by player id, without sums of nothing. */
function sumsOf(corrections: readonly AppliedCorrection[]): ReadonlyMap<string, StatCounts> {
  const sums = new Map<string, StatCounts>();
  for (const { playerId, deltas } of corrections) {
    sums.set(playerId, plus(sums.get(playerId) ?? zeroCounts(), deltas));
  }
  return new Map([...sums].filter(([, sum]) => hasAnyStat(sum)));
}
