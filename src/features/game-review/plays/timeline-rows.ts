import type { EntryFlag } from "../../../domain/game/entry-flags.ts";
import type { ImportedFigure, PlayRow } from "../../../domain/game/timeline.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { groupBy } from "../../../domain/shared/group-by.ts";
import type { LogMarks } from "../log/log-marks.ts";

export interface TimelinePlay extends PlayRow {
  readonly flags: readonly EntryFlag[];
  /** The entry repeats one of another device, or is repeated (I12). */
  readonly isDouble: boolean;
  readonly isEdited: boolean;
  /** Says how a defensive touchdown started, which is the other half of its act (D26). */
  readonly returnOf: "interception" | "fumble" | null;
}

export type ReviewRow = ImportedFigure | TimelinePlay;

const NO_FLAGS: readonly EntryFlag[] = [];

/** Puts imported figures first (D34) and adds each row's marks (D28, I12). */
export function timelineRows(
  { plays, imports }: Pick<GameReview, "plays" | "imports">,
  marks: LogMarks | null,
): ReviewRow[] {
  return [...imports, ...(marks?.importedChanges ?? []), ...markedPlays(plays, marks)];
}

/** Returns only the plays, for people who follow them; what one tap recorded keeps its order, as in the feed. */
export function playsNewestFirst(
  { plays }: Pick<GameReview, "plays">,
  marks: LogMarks | null,
): TimelinePlay[] {
  const byEvent = groupBy(markedPlays(plays, marks), ({ entry }) => entry.eventId);
  return [...byEvent.values()].reverse().flat();
}

function markedPlays(plays: readonly PlayRow[], marks: LogMarks | null): TimelinePlay[] {
  const returns = returnsByEvent(plays);
  return plays.map((play): TimelinePlay => {
    const { entryId, eventId, fields } = play.entry;
    return {
      ...play,
      flags: marks?.flags.get(entryId) ?? NO_FLAGS,
      isDouble: marks?.doubles.has(entryId) ?? false,
      isEdited: marks?.edited.has(entryId) ?? false,
      returnOf: fields.statType === "defensive_touchdown" ? (returns.get(eventId) ?? null) : null,
    };
  });
}

function returnsByEvent(plays: readonly PlayRow[]): ReadonlyMap<string, "interception" | "fumble"> {
  const returns = new Map<string, "interception" | "fumble">();
  for (const { entry } of plays) {
    const { statType } = entry.fields;
    if (statType === "interception" || statType === "fumble") returns.set(entry.eventId, statType);
  }
  return returns;
}
