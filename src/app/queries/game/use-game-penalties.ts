import { playerLabel } from "../../../domain/roster/player-label.ts";
import { useSignedInUser } from "../../session/use-session.ts";
import { useWrittenPenalties } from "../device/use-written-penalties.ts";
import { useGame, useGameId } from "./use-game.ts";

export function useGamePenalties() {
  const gameId = useGameId();
  const userId = useSignedInUser()?.userId ?? null;
  const written = useWrittenPenalties(gameId, userId);
  const sides = useGame(({ visitor, home }) => [visitor, home]);
  const teams = sides.map(({ team, players }) => ({
    id: team.id,
    name: team.name,
    shortName: team.shortName,
    players: players.map((player) => ({ id: player.id, label: playerLabel(player) })),
  }));
  return { gameId, teams, written };
}
