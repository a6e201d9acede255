import { type EntryFlag, entryFlags } from "../../../domain/game/entry-flags.ts";
import type { GameState } from "../../../domain/game/game-state.ts";
import { likelyDoubles } from "../../../domain/game/likely-doubles.ts";
import type { Player } from "../../../domain/game/player.ts";
import { type ImportedFigure, type PlayRow, timelineOf } from "../../../domain/game/timeline.ts";

export interface TimelinePlay extends PlayRow {
  readonly flags: readonly EntryFlag[];
  /** Repeats an earlier entry of another device, or is repeated (I12). */
  readonly isDouble: boolean;
  /** How a defensive touchdown began: the other half of its act (D26). */
  readonly returnOf: "interception" | "fumble" | null;
}

export type ReviewRow = ImportedFigure | TimelinePlay;

/** In: a folded game. Out: the timeline's rows with everything worth a look (D28, I12). */
export function timelineRows(
  state: GameState,
  playersById: ReadonlyMap<string, Player>,
): ReviewRow[] {
  const doubles = new Set(
    likelyDoubles(state).flatMap(({ firstEntryId, secondEntryId }) => [
      firstEntryId,
      secondEntryId,
    ]),
  );
  const returns = returnsByEvent(state);
  return timelineOf(state).map((row) =>
    row.kind === "imported"
      ? row
      : {
          ...row,
          flags: entryFlags(state, row.entry.fields, playersById),
          isDouble: doubles.has(row.entry.entryId),
          returnOf:
            row.entry.fields.statType === "defensive_touchdown"
              ? (returns.get(row.entry.eventId) ?? null)
              : null,
        },
  );
}

function returnsByEvent(state: GameState): ReadonlyMap<string, "interception" | "fumble"> {
  const returns = new Map<string, "interception" | "fumble">();
  for (const { removed, eventId, fields } of state.entries.values()) {
    if (removed) continue;
    const { statType } = fields;
    if (statType === "interception" || statType === "fumble") returns.set(eventId, statType);
  }
  return returns;
}
