import { useMemo } from "react";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Player } from "../../../domain/game/player.ts";
import { type Named, playerLabel, UNKNOWN_PLAYER } from "../../../domain/roster/player-label.ts";
import { isolated } from "../../../domain/shared/isolated.ts";
import { shortPlayerName, spokenPlayer } from "../../../parts/player-name.ts";
import { type PlayNames, playNames } from "../../../parts/stats/play-words.ts";
import { statMessages } from "../../../parts/stats/stat-messages.ts";

/** How the collecting screens call the players and teams of one game. */
export interface GameNames extends PlayNames {
  /** "#7 Reyes" */
  readonly brief: (playerId: string | null) => string;
  /** "number 7 Ada Reyes", for the live region. */
  readonly spoken: (playerId: string | null) => string;
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

export function useGameNames(): GameNames {
  const { visitor, home, playersById } = useGame(namedIn);
  return useMemo(() => gameNames(visitor, home, playersById), [visitor, home, playersById]);
}

/** For event handlers. */
export function namesIn(view: GameView): GameNames {
  const { visitor, home, playersById } = namedIn(view);
  return gameNames(visitor, home, playersById);
}

function namedIn({ visitor, home, playersById }: GameView) {
  return { visitor: visitor.team, home: home.team, playersById };
}

export function gameNames(
  visitor: { readonly id: string; readonly name: string },
  home: { readonly id: string; readonly name: string },
  players: ReadonlyMap<string, Player>,
): GameNames {
  const say = (playerId: string | null, words: (player: Named) => string) =>
    playerId === null ? statMessages.unknownPlayer : words(players.get(playerId) ?? UNKNOWN_PLAYER);
  const isHome = (teamId: string) => teamId === home.id;
  return {
    ...playNames(visitor, home, players),
    brief: (id) =>
      say(id, (player) => playerLabel({ ...player, name: shortPlayerName(player.name) })),
    spoken: (id) => say(id, spokenPlayer),
    briefTeam: (teamId) =>
      isolated(
        isHome(teamId)
          ? briefTeamName(home.name, visitor.name)
          : briefTeamName(visitor.name, home.name),
      ),
    side: (teamId) => (isHome(teamId) ? "home" : "visitor"),
  };
}
