/** Two of the home counts (D48): who takes part in the season. */
export interface ActiveCounts {
  readonly activeTeams: number;
  /** Of active teams. */
  readonly activePlayers: number;
}

/** In: a season's teams and players. Out: how many of them are active. */
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
