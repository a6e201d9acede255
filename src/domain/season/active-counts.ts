/** The home page counts the teams and players who take part in the season (D48). */
export interface ActiveCounts {
  readonly activeTeams: number;
  readonly activePlayers: number;
}

export function activeCounts(
  teams: readonly { readonly id: string; readonly isActive: boolean }[],
  players: readonly { readonly teamId: string; readonly isActive: boolean }[],
): ActiveCounts {
  const active = new Set(teams.filter(({ isActive }) => isActive).map(({ id }) => id));
  return {
    activeTeams: active.size,
    activePlayers: players.filter(({ isActive, teamId }) => isActive && active.has(teamId)).length,
  };
}
