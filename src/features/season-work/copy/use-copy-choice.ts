import { useState } from "react";
import type { SeasonSheet } from "../../../domain/season/sheet/season-sheet.ts";
import { groupBy } from "../../../domain/shared/group-by.ts";

/** Everybody is copied unless the admin leaves them out. */
export function useCopyChoice({ leagues, teams, players }: SeasonSheet) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leagueIds = new Set(leagues.map(({ id }) => id));
  const offered = teams.filter((team) => !team.isArchived && leagueIds.has(team.leagueId));
  const active = groupBy(
    players.filter(({ isActive }) => isActive),
    ({ teamId }) => teamId,
  );
  const playersOf = (teamId: string) => active.get(teamId) ?? [];
  const chosen = offered.filter(({ id }) => !left.has(id));
  return {
    teams: offered,
    playersOf,
    isIn: (id: string) => !left.has(id),
    toggle(id: string) {
      const next = new Set(left);
      if (!next.delete(id)) next.add(id);
      setLeft(next);
    },
    teamIds: chosen.map(({ id }) => id),
    playerIds: chosen.flatMap(({ id }) =>
      playersOf(id).flatMap((player) => (left.has(player.id) ? [] : [player.id])),
    ),
  };
}

export type CopyChoice = ReturnType<typeof useCopyChoice>;
