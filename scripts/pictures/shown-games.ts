import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";

/** Games of the demo league that pictures are taken of. */
export interface ShownGames {
  readonly inProgress: string;
  readonly untouched: string;
  readonly completed: string;
}

export async function chooseGames(database: SqlDatabase): Promise<ShownGames> {
  const first = async (condition: string, order: string): Promise<string> => {
    const [game] = await database.query<{ id: string }>(
      `select id from public.games where outcome = 'normal' and ${condition}
       order by ${order} limit 1`,
    );
    if (game === undefined) throw new Error(`The demo league has no game where ${condition}.`);
    return game.id;
  };
  return {
    inProgress: await first(
      "live_entries > 0 and not is_completed and game_date >= current_date - 1",
      "game_date desc",
    ),
    untouched: await first("head_seq = 0", "game_date, game_time"),
    completed: await first(
      "state = 'final' and override_home_score is null and is_playoff",
      "game_date desc",
    ),
  };
}
