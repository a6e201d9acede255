import type { GameTeamView } from "../../../app/queries/game/game-view.ts";
import type { Player } from "../../../domain/game/player.ts";
import { isSelectable } from "../../../domain/roster/roster-rules.ts";

/** Returns checked-in players who are not on IR, in jersey order (D29, D36). */
export function checkedIn({ players, rosterIds }: GameTeamView): readonly Player[] {
  const roster = new Set(rosterIds);
  return players.filter((player) => roster.has(player.id) && isSelectable(player));
}
