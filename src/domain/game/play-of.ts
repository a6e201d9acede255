import type { StatFields } from "./events.ts";
import { PLAYS, type Play, type TouchdownKind } from "./plays.ts";

type PlayFields = Pick<StatFields, "statType" | "statSubtype" | "passerPlayerId">;

/** A touchdown without a kind reads as a rush, as a pass when a passer is named. */
export function touchdownKindOf({
  statSubtype,
  passerPlayerId,
}: Omit<PlayFields, "statType">): TouchdownKind {
  return statSubtype ?? (passerPlayerId ? "pass" : "rush");
}

/** The row of `PLAYS` that an entry is. */
export function playOf(fields: PlayFields): Play {
  const { statType } = fields;
  if (statType !== "touchdown") return PLAYS[statType];
  return PLAYS[`${touchdownKindOf(fields)}_touchdown`];
}
