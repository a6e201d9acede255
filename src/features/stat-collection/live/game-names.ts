import { touchdownKindOf } from "../../../domain/game/contributions.ts";
import type { StatFields } from "../../../domain/game/events.ts";
import type { Player } from "../../../domain/game/player.ts";
import {
  type Named,
  plainName,
  playerLabel,
  UNKNOWN_PLAYER,
} from "../../../domain/roster/player-label.ts";
import { shortPlayerName, spokenPlayer } from "../../../parts/player-name.ts";
import { messages } from "../messages.ts";

export type Side = "visitor" | "home";

/** How the collecting screens call the players and teams of one game. */
export interface GameNames {
  /** "#7 Ada Reyes"; `null` is "Unknown player" (D28), an id nobody knows "#?? Unknown Player" (P §8). */
  readonly player: (playerId: string | null) => string;
  /** "#7 Reyes" */
  readonly brief: (playerId: string | null) => string;
  /** "number 7 Ada Reyes", for the live region. */
  readonly spoken: (playerId: string | null) => string;
  readonly team: (teamId: string) => string;
  /** "Falcons" of "Flag Falcons". */
  readonly briefTeam: (teamId: string) => string;
  readonly side: (teamId: string) => Side;
}

/** The last word of a team's name, where that is enough to tell the two teams apart. */
export function briefTeamName(name: string, other: string): string {
  const last = name.trim().split(/\s+/).at(-1) ?? name;
  const otherLast = other.trim().split(/\s+/).at(-1) ?? other;
  return last.toLowerCase() === otherLast.toLowerCase() ? name : last;
}

export function gameNames(
  visitor: { readonly id: string; readonly name: string },
  home: { readonly id: string; readonly name: string },
  players: ReadonlyMap<string, Player>,
): GameNames {
  const say = (playerId: string | null, words: (player: Named) => string) =>
    playerId === null ? messages.players.unknown : words(players.get(playerId) ?? UNKNOWN_PLAYER);
  const isHome = (teamId: string) => teamId === home.id;
  return {
    player: (id) => say(id, playerLabel),
    brief: (id) =>
      say(id, (player) =>
        playerLabel({ ...player, name: shortPlayerName(plainName(player.name)) }),
      ),
    spoken: (id) => say(id, (player) => spokenPlayer({ ...player, name: plainName(player.name) })),
    team: (teamId) => (isHome(teamId) ? home.name : visitor.name),
    briefTeam: (teamId) =>
      isHome(teamId)
        ? briefTeamName(home.name, visitor.name)
        : briefTeamName(visitor.name, home.name),
    side: (teamId) => (isHome(teamId) ? "home" : "visitor"),
  };
}

/** The stat's name in feed, prompts and live region (P §3 "Stat types in the live feed"). */
export function statName(fields: Pick<StatFields, "statType" | "statSubtype" | "passerPlayerId">) {
  const { stats } = messages;
  switch (fields.statType) {
    case "touchdown":
      return touchdownKindOf(fields) === "pass" ? stats.passTouchdown : stats.rushTouchdown;
    case "returned_conversion":
      return stats.returnedConversion;
    case "fumble":
      return stats.fumble;
    default:
      return stats.buttons[fields.statType];
  }
}

/** Who did it: "#7 Ada Reyes", on a pass touchdown "#4 Marisol Peña to #11 Tomás Ibarra" (D27). */
export function whoDidIt(fields: StatFields, names: GameNames): string {
  const scorer = names.player(fields.playerId);
  if (statName(fields) !== messages.stats.passTouchdown) return scorer;
  return `${names.player(fields.passerPlayerId ?? null)} ${messages.sheets.to} ${scorer}`;
}
