import type { Player } from "../game/player.ts";
import { foldText } from "../shared/search-text.ts";
import { compareNames } from "../standings/name-order.ts";
import { pickerLimit } from "./penalty.ts";

export interface PickablePlayer
  extends Pick<Player, "id" | "name" | "jerseyNumber" | "teamId" | "isActive" | "teamsBefore"> {
  readonly teamName: string;
  readonly teamShortName: string;
}

/** Sorts those who play first and then by name, at most 20, or 10 for a search (A §2). */
export function playersToPick(
  players: readonly PickablePlayer[],
  typed: string,
): readonly PickablePlayer[] {
  const words = foldText(typed).split(/\s+/);
  return players
    .filter(({ name, jerseyNumber, teamName }) => {
      const text = foldText(`${name} #${jerseyNumber ?? ""} ${teamName}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => Number(b.isActive) - Number(a.isActive) || compareNames(a.name, b.name))
    .slice(0, pickerLimit(typed));
}

/** The player belongs or belonged to one of the two teams. */
export function isGameOf(
  { teamId, teamsBefore = [] }: Pick<PickablePlayer, "teamId" | "teamsBefore">,
  game: { readonly visitorTeamId: string; readonly homeTeamId: string },
): boolean {
  return [teamId, ...teamsBefore.map((team) => team.teamId)].some(
    (id) => id === game.visitorTeamId || id === game.homeTeamId,
  );
}
