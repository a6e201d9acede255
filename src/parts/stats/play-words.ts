import type { StatFields } from "../../domain/game/events.ts";
import { touchdownKindOf } from "../../domain/game/fold/contributions.ts";
import type { Player } from "../../domain/game/player.ts";
import { playerLabel, UNKNOWN_PLAYER } from "../../domain/roster/player-label.ts";
import { isolated } from "../../domain/shared/isolated.ts";
import { statMessages } from "./stat-messages.ts";

/** How the plays of one game name people. */
export interface PlayNames {
  /** "#7 Ada Reyes"; `null` is "Unknown player" (D28), an id nobody knows "#?? Unknown Player" (P §8). */
  readonly player: (playerId: string | null) => string;
  readonly team: (teamId: string) => string;
}

interface TeamName {
  readonly id: string;
  readonly name: string;
}

export function playNames(
  visitor: TeamName,
  home: TeamName,
  players: ReadonlyMap<string, Player>,
): PlayNames {
  return {
    player: (id) =>
      id === null ? statMessages.unknownPlayer : playerLabel(players.get(id) ?? UNKNOWN_PLAYER),
    team: (id) => isolated(id === home.id ? home.name : visitor.name),
  };
}

/** The stat's name in lists of plays: "RUSH TD". */
export function playName(
  fields: Pick<StatFields, "statType" | "statSubtype" | "passerPlayerId">,
): string {
  switch (fields.statType) {
    case "touchdown":
      return touchdownKindOf(fields) === "pass"
        ? statMessages.passTouchdown
        : statMessages.rushTouchdown;
    case "extra_point":
      return statMessages.extraPoint;
    case "defensive_touchdown":
      return statMessages.defensiveTouchdown;
    case "returned_conversion":
      return statMessages.returnedConversion;
    default:
      return statMessages[fields.statType];
  }
}

/** Who did it: "#7 Ada Reyes", on a pass touchdown "#4 Marisol Peña to #11 Tomás Ibarra" (D27). */
export function playersOfPlay(fields: StatFields, names: PlayNames): string {
  const scorer = names.player(fields.playerId);
  if (playName(fields) !== statMessages.passTouchdown) return scorer;
  return `${names.player(fields.passerPlayerId ?? null)} ${statMessages.to} ${scorer}`;
}

/** One line: "EXTRA POINT · #7 Ada Reyes · 5 yard". */
export function playLine(fields: StatFields, names: PlayNames): string {
  const { extraPointType } = fields;
  const kind =
    fields.statType === "extra_point" && extraPointType
      ? [statMessages.extraPoints[extraPointType]]
      : [];
  return [playName(fields), playersOfPlay(fields, names), ...kind].join(" · ");
}
