import { TriangleAlert } from "lucide-react";
import { type Player, TEAM_UNKNOWN } from "../../domain/game/player.ts";
import { playerLabel } from "../../domain/roster/player-label.ts";
import { Note } from "../../ui/note.tsx";

const NAMED = 5;

/** Returns players in no team's list, because their copy on this device is damaged (S20). */
export function playersWithoutTeam(players: Iterable<Player>): readonly Player[] {
  return [...players].filter(({ teamId, isActive }) => teamId === TEAM_UNKNOWN && isActive);
}

/** Shows nothing if every player has a team. */
export function PlayersWithoutTeam({ players }: { players: Iterable<Player> }) {
  const lost = playersWithoutTeam(players);
  if (lost.length === 0) return null;
  return (
    <Note icon={TriangleAlert} tone="warn" role="status">
      {lostTeamText(lost)}
    </Note>
  );
}

export function lostTeamText(players: readonly Player[]): string {
  const more = players.length - NAMED;
  const named = players.slice(0, NAMED).map(playerLabel).join(", ");
  return `This device's storage is damaged and does not say which team ${named}${more > 0 ? ` and ${more} more` : ""} ${players.length === 1 ? "plays" : "play"} for. The server's next answer mends it.`;
}
