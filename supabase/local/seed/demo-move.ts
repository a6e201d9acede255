import type { SqlDatabase } from "../database/sql-database.ts";
import { type DemoPlayer, type DemoTeam, demoLeagues } from "./demo-teams.ts";
import type { LeagueClock } from "./league-clock.ts";

/** A player who changed teams in mid-season and has played for both (D46b). */
const MOVE = { day: -10, from: "Night Owls", to: "Iron Larks", place: 4 } as const;

/** The team as it was on a day of the schedule. */
export function teamOn(team: DemoTeam, day: number): DemoTeam {
  if (day <= MOVE.day) return team;
  const { player, from, to } = move();
  const others = team.players.filter(({ id }) => id !== player.id);
  if (team.id === from.id) return { ...team, players: others };
  return team.id === to.id ? { ...team, players: [...others, player] } : team;
}

/**
 * Whether a game comes after the move; a sync with the league provider would move the player then.
 */
export function isAfterMove({ day }: { readonly day: number }): boolean {
  return day > MOVE.day;
}

/** Puts the player into the new team, on the day of the move and not on that of the seed. */
export async function movePlayer(database: SqlDatabase, clock: LeagueClock): Promise<void> {
  const { player, from, to } = move();
  const before = [{ team_id: from.id, until: clock.dateOf(MOVE.day) }];
  await database.query(
    "update public.players set team_id = $2, teams_before = $3::text::jsonb where id = $1",
    [player.id, to.id, JSON.stringify(before)],
  );
}

function move(): { player: DemoPlayer; from: DemoTeam; to: DemoTeam } {
  const teams = demoLeagues().flatMap((league) => league.teams);
  const from = teams.find(({ name }) => name === MOVE.from);
  const to = teams.find(({ name }) => name === MOVE.to);
  const player = from?.players[MOVE.place];
  if (!from || !to || !player) throw new Error("the demo league lacks the player who moves");
  return { player, from, to };
}
