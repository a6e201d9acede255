import type { StatFields } from "../game/events.ts";
import { playOf } from "../game/play-of.ts";
import { EXTRA_POINTS, type ExtraPointType } from "../game/plays.ts";

/** Returns the points of an extra point (D45); without a type it is the shortest kick, 1. */
export function extraPointValue(type: ExtraPointType | undefined): number {
  return EXTRA_POINTS[type ?? "5_yard"].points;
}

export function gamePointsOf(fields: Omit<StatFields, "teamId" | "playerId">): number {
  const { points } = playOf(fields);
  return points === "by distance" ? extraPointValue(fields.extraPointType) : points;
}
