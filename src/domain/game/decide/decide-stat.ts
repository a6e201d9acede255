import type { MakeId } from "../../shared/clock.ts";
import { ok } from "../../shared/result.ts";
import type { GameMoment } from "../clock/game-clock.ts";
import type { StatEntry, StatFields } from "../events.ts";
import type { ExtraPointType, StatType } from "../plays.ts";
import type { Decision } from "./decision.ts";

export const DEFENSIVE_TOUCHDOWN_WAYS = [
  "interception_return",
  "fumble_return",
  "conversion_return",
] as const;
export type DefensiveTouchdownWay = (typeof DEFENSIVE_TOUCHDOWN_WAYS)[number];

type SimpleStat = Exclude<
  StatType,
  "touchdown" | "extra_point" | "defensive_touchdown" | "returned_conversion"
>;

export type StatAct =
  | { readonly stat: SimpleStat }
  | { readonly stat: "rush_touchdown" }
  | { readonly stat: "pass_touchdown"; readonly passerPlayerId: string | null }
  | { readonly stat: "extra_point"; readonly extraPointType: ExtraPointType }
  | { readonly stat: "defensive_touchdown"; readonly way: DefensiveTouchdownWay };

/** `playerId` is the scorer, or the receiver of a pass; null is "Unknown player" (D28). */
export type StatChoice = StatAct & { readonly teamId: string; readonly playerId: string | null };

type EntryDetails = Omit<StatFields, "teamId" | "playerId">;

const DEFENSIVE_TOUCHDOWN_ENTRIES: Readonly<
  Record<DefensiveTouchdownWay, readonly EntryDetails[]>
> = {
  interception_return: [{ statType: "interception" }, { statType: "defensive_touchdown" }],
  fumble_return: [{ statType: "fumble" }, { statType: "defensive_touchdown" }],
  conversion_return: [{ statType: "returned_conversion" }],
};

/** Returns the entries of an act: a sack includes its tackle, a return both halves (D25, D26). */
export function entriesOf(act: StatAct): readonly EntryDetails[] {
  switch (act.stat) {
    case "rush_touchdown":
      return [{ statType: "touchdown", statSubtype: "rush" }];
    case "pass_touchdown": {
      const { passerPlayerId } = act;
      return [{ statType: "touchdown", statSubtype: "pass", passerPlayerId }];
    }
    case "extra_point":
      return [{ statType: "extra_point", extraPointType: act.extraPointType }];
    case "sack":
      return [{ statType: "sack" }, { statType: "tackle", automatic: true }];
    case "defensive_touchdown":
      return DEFENSIVE_TOUCHDOWN_ENTRIES[act.way];
    default:
      return [{ statType: act.stat }];
  }
}

/** Makes one event of an act (D25–D28), never refused: a final game's is held (I5, D31). */
export function decideStat(
  choice: StatChoice,
  makeId: MakeId,
  gameClock: GameMoment | null = null,
): Decision<never> {
  const { teamId, playerId } = choice;
  const entries: StatEntry[] = entriesOf(choice).map((details) => ({
    entryId: makeId(),
    ...details,
    teamId,
    playerId,
  }));
  return ok([{ type: "stat.recorded.v1", payload: { entries, ...(gameClock && { gameClock }) } }]);
}
