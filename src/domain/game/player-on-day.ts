import type { Player } from "./player.ts";

/** A player's state on the day of a game; `private.was_on_team` says the same in SQL. */
export type PlayerFacts = Pick<
  Player,
  "teamId" | "isIr" | "irDate" | "suspensions" | "teamsBefore" | "injuredBefore"
>;

/** On the day of a move both teams count, because a game may come before or after it. */
export function wasOnTeam(player: PlayerFacts, teamId: string, day: string): boolean {
  const before = player.teamsBefore ?? [];
  const teams = [...before, { teamId: player.teamId, until: null }];
  return teams.some((team, index) => {
    const since = before[index - 1]?.until ?? null;
    return (
      team.teamId === teamId &&
      (since === null || since <= day) &&
      (team.until === null || day <= team.until)
    );
  });
}

export function wasInjured(player: PlayerFacts, day: string): boolean {
  const isSince = (from: string | null) => from === null || from <= day;
  if (player.isIr && isSince(player.irDate)) return true;
  return (player.injuredBefore ?? []).some(({ from, until }) => isSince(from) && day < until);
}

/** The game of the third penalty is not among the games that the penalty costs (A §9). */
export function wasSuspended({ suspensions = [] }: Pick<Player, "suspensions">, day: string) {
  return suspensions.some(({ from, until }) => from < day && (until === null || day <= until));
}
