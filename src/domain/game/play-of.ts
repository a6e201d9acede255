import type { StatFields } from "./events.ts";
import { PLAYS, type Play, type TouchdownKind } from "./plays.ts";

type PlayFields = Pick<StatFields, "statType" | "statSubtype" | "passerPlayerId">;

/** A touchdown without a kind is a pass when a passer is named, else a rush. */
export function touchdownKindOf({
  statSubtype,
  passerPlayerId,
}: Omit<PlayFields, "statType">): TouchdownKind {
  return statSubtype ?? (passerPlayerId ? "pass" : "rush");
}

export function playOf(fields: PlayFields): Play {
  const { statType } = fields;
  if (statType !== "touchdown") return PLAYS[statType];
  return PLAYS[`${touchdownKindOf(fields)}_touchdown`];
}
