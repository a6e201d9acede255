import type { SqlDatabase } from "../database/sql-database.ts";
import { activeLeagues, type DemoPlayer, type DemoTeam } from "./demo-teams.ts";

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

/** Puts the player into the new team. */
export async function movePlayer(database: SqlDatabase): Promise<void> {
  const { player, to } = move();
  await database.query("update public.players set team_id = $2 where id = $1", [player.id, to.id]);
}

function move(): { player: DemoPlayer; from: DemoTeam; to: DemoTeam } {
  const teams = activeLeagues().flatMap((league) => league.teams);
  const from = teams.find(({ name }) => name === MOVE.from);
  const to = teams.find(({ name }) => name === MOVE.to);
  const player = from?.players[MOVE.place];
  if (!from || !to || !player) throw new Error("the demo league lacks the player who moves");
  return { player, from, to };
}
