import { extraPointValue } from "../../scoring/game-points.ts";
import type { StatFields } from "../events.ts";
import { playOf } from "../play-of.ts";
import type { StatKey } from "../stat-catalogue.ts";

/** One figure that an entry raises; `playerId: null` counts for the team alone (D28, D44). */
interface Contribution {
  readonly playerId: string | null;
  readonly key: StatKey;
  readonly amount: number;
}

/** A pass touchdown is one entry that raises a figure of its passer and of its receiver (D27). */
export function contributionsOf(fields: StatFields): readonly Contribution[] {
  const { playerId, passerPlayerId = null, statType, extraPointType } = fields;
  const { raises, raisesPasser } = playOf(fields);
  const amount = statType === "extra_point" ? extraPointValue(extraPointType) : 1;
  const own: Contribution = { playerId, key: raises, amount };
  if (raisesPasser === undefined) return [own];
  return [{ playerId: passerPlayerId, key: raisesPasser, amount: 1 }, own];
}
