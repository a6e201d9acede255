import { useMemo } from "react";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { isShortOfGames, type TeamMember } from "../../../domain/roster/team-member.ts";
import { teamPage } from "../pages/team-page.ts";
import { useKeptPage } from "../pages/use-kept-page.ts";
import { useGame } from "./use-game.ts";

/**
 * Player id → member of a side who lacks regular-season games that the league demands for the
 * playoffs, as last read. Nobody in a game of the regular season.
 */
export function useShortOfGames(side: Side): ReadonlyMap<string, TeamMember> {
  const teamId = useGame(({ game, [side]: { team } }) => (game.isPlayoff ? team.id : null));
  const { query } = useKeptPage(teamPage, teamId);
  const members = query.status === "ready" ? query.value.members : undefined;
  return useMemo(
    () =>
      new Map(members?.filter(isShortOfGames).map((member) => [member.playerId, member] as const)),
    [members],
  );
}
