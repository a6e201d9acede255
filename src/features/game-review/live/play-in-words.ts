import type { StatFields } from "../../../domain/game/events.ts";
import { playKeyOf } from "../../../domain/game/play-of.ts";
import { EXTRA_POINTS } from "../../../domain/game/plays.ts";
import type { PlayRow } from "../../../domain/game/timeline.ts";
import { type PlayNames, playersOfPlay } from "../../../parts/stats/play-words.ts";
import { liveMessages } from "./live-messages.ts";

/** Returns the newest act's scoring entry, or else the one before its tackle (D25–D28). */
export function lastPlayOf(plays: readonly PlayRow[]): PlayRow | undefined {
  const last = plays.at(-1);
  const act = plays.filter(({ entry }) => entry.eventId === last?.entry.eventId);
  return (
    act.find(({ points }) => points > 0) ??
    act.find(({ entry }) => entry.fields.statType !== "tackle") ??
    last
  );
}

/** Returns "Touchdown pass from #4 Peña to #11 Ibarra", "5 yard extra point by #7 Reyes". */
export function playInWords(fields: StatFields, names: Pick<PlayNames, "player">): string {
  const { extraPointType } = fields;
  const by =
    fields.statType === "extra_point" && extraPointType
      ? liveMessages.extraPoint(EXTRA_POINTS[extraPointType].name)
      : liveMessages.by(playKeyOf(fields));
  return `${by} ${playersOfPlay(fields, names)}`;
}
