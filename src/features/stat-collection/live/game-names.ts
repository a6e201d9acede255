import { useMemo } from "react";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Player } from "../../../domain/game/player.ts";
import { type Named, playerLabel, UNKNOWN_PLAYER } from "../../../domain/roster/player-label.ts";
import { shortNamesOf, shortPlayerName } from "../../../domain/roster/short-names.ts";
import type { CalledTeam } from "../../../domain/season/team.ts";
import { isolated } from "../../../domain/shared/isolated.ts";
import { spokenPlayer } from "../../../parts/player-name.ts";
import { type PlayNames, playNames } from "../../../parts/stats/play-words.ts";
import { statMessages } from "../../../parts/stats/stat-messages.ts";

/** The collecting screens name the players and teams of one game this way. */
export interface GameNames extends PlayNames {
  /** "Reyes", or "K. Møller" beside another Møller of the team. */
  readonly short: (playerId: string) => string;
  /** For example "#7 Reyes". */
  readonly brief: (playerId: string | null) => string;
  /** "number 7 Ada Reyes", for the live region. */
  readonly spoken: (playerId: string | null) => string;
  /** "Chasers" for "Storm Chasers". */
  readonly briefTeam: (teamId: string) => string;
  readonly side: (teamId: string) => Side;
}

type NamedTeam = Pick<CalledTeam, "id" | "name" | "shortName">;

export function useGameNames(): GameNames {
  const { visitor, home, playersById } = useGame(namedIn);
  return useMemo(() => gameNames(visitor, home, playersById), [visitor, home, playersById]);
}

/** Serves event handlers, which need no render. */
export function namesIn(view: GameView): GameNames {
  const { visitor, home, playersById } = namedIn(view);
  return gameNames(visitor, home, playersById);
}

function namedIn({ visitor, home, playersById }: GameView) {
  return { visitor: visitor.team, home: home.team, playersById };
}

export function gameNames(
  visitor: NamedTeam,
  home: NamedTeam,
  players: ReadonlyMap<string, Player>,
): GameNames {
  const say = (playerId: string | null, words: (player: Named) => string) =>
    playerId === null ? statMessages.unknownPlayer : words(players.get(playerId) ?? UNKNOWN_PLAYER);
  const isHome = (teamId: string) => teamId === home.id;
  const short = shortNamesIn(players);
  return {
    ...playNames(visitor, home, players),
    short,
    brief: (id) =>
      id === null
        ? statMessages.unknownPlayer
        : playerLabel({ ...(players.get(id) ?? UNKNOWN_PLAYER), name: short(id) }),
    spoken: (id) => say(id, spokenPlayer),
    briefTeam: (teamId) => isolated((isHome(teamId) ? home : visitor).shortName),
    side: (teamId) => (isHome(teamId) ? "home" : "visitor"),
  };
}

/** Computed when a team is first asked for, because the map holds the whole season. */
function shortNamesIn(players: ReadonlyMap<string, Player>): (playerId: string) => string {
  const byTeam = new Map<string, ReadonlyMap<string, string>>();
  return (playerId) => {
    const player = players.get(playerId);
    if (player === undefined) return UNKNOWN_PLAYER.name;
    const { teamId, name } = player;
    const known =
      byTeam.get(teamId) ??
      shortNamesOf([...players.values()].filter((one) => one.teamId === teamId && one.isActive));
    byTeam.set(teamId, known);
    return known.get(playerId) ?? shortPlayerName(name);
  };
}
