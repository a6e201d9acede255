import type { SqlTransaction } from "../../database/sql-database.ts";
import { ACTIVE_SEASON_ID, CLOSED_SEASON_ID, COMING_SEASON_ID } from "../demo-teams.ts";

/** What the simulated league provider calls a row of the demo league: the start of its id, as a number. */
export function demoProviderId(id: string): string {
  return String(Number.parseInt(id.slice(0, 8), 16));
}

/** Gives the demo's leagues, teams, players and games the ids that the simulated provider knows. */
export async function insertProviderIds(tx: SqlTransaction): Promise<void> {
  const seasons = [CLOSED_SEASON_ID, ACTIVE_SEASON_ID, COMING_SEASON_ID];
  for (const table of ["leagues", "teams", "players", "games"]) {
    await tx.query(
      `update public.${table} set provider_id = ('x' || left(id::text, 8))::bit(32)::bigint::text
       where season_id = any ($1)`,
      [seasons],
    );
  }
}
