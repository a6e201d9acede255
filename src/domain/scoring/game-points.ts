import type { StatFields } from "../game/events.ts";
import type { ExtraPointType, StatType } from "../game/stats.ts";

/** Points that one entry puts on the scoreboard (D40); extra points depend on their distance. */
export const GAME_POINTS: Readonly<Record<Exclude<StatType, "extra_point">, number>> = {
  touchdown: 6,
  tackle: 0,
  interception: 0,
  sack: 0,
  safety: 2,
  defensive_touchdown: 6,
  returned_conversion: 2,
  fumble: 0,
};

export const EXTRA_POINT_VALUES: Readonly<Record<ExtraPointType, number>> = {
  "5_yard": 1,
  "10_yard": 2,
  "20_yard": 3,
};

/** Points value of an extra point (D45); one without its type is the shortest kick, 1. */
export function extraPointValue(type: ExtraPointType | undefined): number {
  return type === undefined ? 1 : EXTRA_POINT_VALUES[type];
}

/** In: what an entry says. Out: the points it adds to its team's score (D40). */
export function gamePointsOf(fields: Pick<StatFields, "statType" | "extraPointType">): number {
  return fields.statType === "extra_point"
    ? extraPointValue(fields.extraPointType)
    : GAME_POINTS[fields.statType];
}
