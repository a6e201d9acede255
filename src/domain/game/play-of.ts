import type { StatFields } from "./events.ts";
import { PLAYS, type Play, type PlayKey, type TouchdownKind } from "./plays.ts";

type PlayFields = Pick<StatFields, "statType" | "statSubtype" | "passerPlayerId">;

/** A touchdown without a kind is a pass when a passer is named, else a rush. */
export function touchdownKindOf({
  statSubtype,
  passerPlayerId,
}: Omit<PlayFields, "statType">): TouchdownKind {
  return statSubtype ?? (passerPlayerId ? "pass" : "rush");
}

export function playKeyOf(fields: PlayFields): PlayKey {
  const { statType } = fields;
  return statType === "touchdown" ? `${touchdownKindOf(fields)}_touchdown` : statType;
}

export function playOf(fields: PlayFields): Play {
  return PLAYS[playKeyOf(fields)];
}
