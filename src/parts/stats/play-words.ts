import type { StatFields } from "../../domain/game/events.ts";
import { playOf } from "../../domain/game/play-of.ts";
import type { Player } from "../../domain/game/player.ts";
import { EXTRA_POINTS } from "../../domain/game/plays.ts";
import { playerLabel, UNKNOWN_PLAYER } from "../../domain/roster/player-label.ts";
import { isolated } from "../../domain/shared/isolated.ts";
import { statMessages } from "./stat-messages.ts";

/** The plays of one game name people this way. */
export interface PlayNames {
  /** "#7 Ada Reyes"; `null` is "Unknown player" (D28), an unknown id "#?? Unknown Player". */
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

/** Returns the stat's name in lists of plays, such as "RUSH TD". */
export function playName(fields: Parameters<typeof playOf>[0]): string {
  return playOf(fields).name;
}

/** Names a play's players: "#7 Ada Reyes"; on a pass touchdown "#4 Peña to #11 Ibarra" (D27). */
export function playersOfPlay(fields: StatFields, names: Pick<PlayNames, "player">): string {
  const scorer = names.player(fields.playerId);
  if (playOf(fields).raisesPasser === undefined) return scorer;
  return `${names.player(fields.passerPlayerId ?? null)} ${statMessages.to} ${scorer}`;
}

/** Returns one line: "EXTRA POINT · #7 Ada Reyes · 5 yard". */
export function playLine(fields: StatFields, names: PlayNames): string {
  const { extraPointType } = fields;
  const kind =
    fields.statType === "extra_point" && extraPointType ? [EXTRA_POINTS[extraPointType].name] : [];
  return [playName(fields), playersOfPlay(fields, names), ...kind].join(" · ");
}
