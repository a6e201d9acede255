import type { StatFields } from "../game/events.ts";
import { playOf } from "../game/play-of.ts";
import { EXTRA_POINTS, type ExtraPointType } from "../game/plays.ts";

/** Points value of an extra point (D45); one without its type is the shortest kick, 1. */
export function extraPointValue(type: ExtraPointType | undefined): number {
  return EXTRA_POINTS[type ?? "5_yard"].points;
}

/** The points that an entry adds to its team's score (D40). */
export function gamePointsOf(fields: Omit<StatFields, "teamId" | "playerId">): number {
  const { points } = playOf(fields);
  return points === "by distance" ? extraPointValue(fields.extraPointType) : points;
}
