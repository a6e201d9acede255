import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import type { ShownLeague as PublicLeague } from "../../tests/e2e/support/public-routes.ts";

/** What of the demo league pictures are taken of; `gameId` is the completed game. */
export interface ShownLeague extends PublicLeague {
  readonly inProgress: string;
  readonly untouched: string;
}

export async function chooseLeague(database: SqlDatabase): Promise<ShownLeague> {
  const first = async (condition: string, order: string): Promise<string> => {
    const [game] = await database.query<{ id: string }>(
      `select id from public.games where outcome = 'normal' and ${condition}
       order by ${order} limit 1`,
    );
    if (game === undefined) throw new Error(`The demo league has no game where ${condition}.`);
    return game.id;
  };
  const [best] = await database.query<{ player_id: string; team_id: string }>(
    `select player_id, team_id from public.player_season_stats
     where season_id = (select id from public.seasons where live_on_widget)
     order by total_fantasy_points desc, player_id limit 1`,
  );
  if (best === undefined) throw new Error("The demo league has no player with points.");
  return {
    playerId: best.player_id,
    teamId: best.team_id,
    inProgress: await first(
      "live_entries > 0 and not is_completed and game_date >= current_date - 1",
      "game_date desc",
    ),
    untouched: await first(
      "head_seq = 0 and outcome = 'normal' and game_date >= current_date",
      "game_date, game_time",
    ),
    gameId: await first(
      "state = 'final' and override_home_score is null and is_playoff",
      "game_date desc",
    ),
  };
}
