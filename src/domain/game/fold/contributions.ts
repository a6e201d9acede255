import { extraPointValue } from "../../scoring/game-points.ts";
import type { StatFields } from "../events.ts";
import type { StatKey, StatType, TouchdownKind } from "../stats.ts";

/** One figure that an entry raises; `playerId: null` counts for the team alone (D28, D44). */
export interface Contribution {
  readonly playerId: string | null;
  readonly key: StatKey;
  readonly amount: number;
}

const KEY_BY_TYPE: Readonly<Record<Exclude<StatType, "touchdown" | "extra_point">, StatKey>> = {
  tackle: "tackles",
  interception: "interceptions",
  sack: "sacks",
  safety: "safeties",
  defensive_touchdown: "defensiveTouchdowns",
  returned_conversion: "returnedConversions",
  fumble: "fumbles",
};

/** A touchdown without a kind reads as a rush, as a pass when a passer is named. */
export function touchdownKindOf(
  fields: Pick<StatFields, "statSubtype" | "passerPlayerId">,
): TouchdownKind {
  return fields.statSubtype ?? (fields.passerPlayerId ? "pass" : "rush");
}

/**
 * In: what an entry says. Out: every figure it raises. A pass touchdown is one entry that gives
 * the passer a pass touchdown and the receiver a receiving touchdown (D27).
 */
export function contributionsOf(fields: StatFields): readonly Contribution[] {
  const { playerId, statType } = fields;
  if (statType === "extra_point") {
    return [{ playerId, key: "extraPoints", amount: extraPointValue(fields.extraPointType) }];
  }
  if (statType !== "touchdown") return [{ playerId, key: KEY_BY_TYPE[statType], amount: 1 }];
  if (touchdownKindOf(fields) === "rush") {
    return [{ playerId, key: "rushTouchdowns", amount: 1 }];
  }
  return [
    { playerId: fields.passerPlayerId ?? null, key: "passTouchdowns", amount: 1 },
    { playerId, key: "receivingTouchdowns", amount: 1 },
  ];
}
