import { shortNamesOf } from "../../../domain/roster/short-names.ts";
import { useSignedInUser } from "../../session/use-session.ts";
import { useWrittenPenalties } from "../device/use-written-penalties.ts";
import type { GameTeamView } from "./game-view.ts";
import { useGame, useGameId } from "./use-game.ts";

export function useGamePenalties() {
  const gameId = useGameId();
  const userId = useSignedInUser()?.userId ?? null;
  const written = useWrittenPenalties(gameId, userId);
  const visitor = useGame((view) => view.visitor);
  const home = useGame((view) => view.home);
  return { gameId, teams: { visitor: withNames(visitor), home: withNames(home) }, written };
}

/** Everybody of the team, because a penalty may be of somebody who is not checked in. */
function withNames({ team, players }: GameTeamView) {
  const short = shortNamesOf(players);
  return {
    id: team.id,
    name: team.name,
    shortName: team.shortName,
    players: players.map((player) => ({
      id: player.id,
      name: player.name,
      jerseyNumber: player.jerseyNumber,
      shortName: short.get(player.id) ?? player.name,
    })),
  };
}
