import type { SupabaseClient } from "@supabase/supabase-js";
import { rows } from "./league.ts";
import type { ShownLeague } from "./public-routes.ts";

/** The best player, a team and a finished game of the demo league's active season. */
export async function shownLeague(client: SupabaseClient): Promise<ShownLeague> {
  const [season] = await rows<{ id: string }>(
    client.from("seasons").select("id").eq("is_active", true).like("name", "Fall%"),
  );
  const [best] = await rows<{ player_id: string; team_id: string }>(
    client
      .from("player_season_stats")
      .select("player_id,team_id")
      .eq("season_id", season?.id ?? "")
      .order("total_fantasy_points", { ascending: false })
      .order("player_id")
      .limit(1),
  );
  const [game] = await rows<{ id: string }>(
    client
      .from("games")
      .select("id")
      .eq("season_id", season?.id ?? "")
      .eq("state", "final")
      .eq("outcome", "normal")
      .gt("head_seq", 20)
      .order("id")
      .limit(1),
  );
  if (!best || !game) throw new Error("no demo league");
  return { teamId: best.team_id, playerId: best.player_id, gameId: game.id };
}
