import {
  HOSTILE_PLAYERS,
  HOSTILE_TEAMS,
} from "../../../supabase/local/seed/large-league/large-names.ts";
import { rows } from "./league.ts";
import type { E2eServer } from "./server.ts";

/** A spreadsheet would run it, and it needs escaping in paths and addresses. */
export const HOSTILE_DIVISION = '=1+1/..\\"';
/** No number, and two that are equal as numbers but not as texts. */
const JERSEYS = [null, "0", "00"] as const;

/** New names by id. */
export type NamesById = ReadonlyMap<string, string>;

/**
 * Renames what the season's screens show most: the players with the most points, the teams and one
 * division.
 */
export async function makeNamesHostile(server: E2eServer): Promise<NamesById> {
  const { service } = server;
  const [season] = await rows<{ id: string }>(
    service.from("seasons").select("id").eq("is_active", true).like("name", "Fall%"),
  );
  const seasonId = season?.id ?? "";
  const people = await rows<{ player_id: string }>(
    service
      .from("player_season_stats")
      .select("player_id")
      .eq("season_id", seasonId)
      .order("total_fantasy_points", { ascending: false })
      .order("player_id")
      .limit(HOSTILE_PLAYERS.length),
  );
  const teams = await rows<{ id: string; league_id: string; division_name: string | null }>(
    service
      .from("teams")
      .select("id,league_id,division_name")
      .eq("season_id", seasonId)
      .order("id")
      .limit(HOSTILE_TEAMS.length),
  );
  const [divided] = teams.filter(({ division_name }) => division_name !== null);
  if (people.length < HOSTILE_PLAYERS.length || !divided) throw new Error("no demo league");
  const players = people.map(({ player_id: id }, at) => ({
    id,
    name: HOSTILE_PLAYERS[at] ?? "",
    jersey: JERSEYS[at],
  }));
  const renamed = teams.map(({ id }, at) => ({ id, name: HOSTILE_TEAMS[at] ?? "" }));
  await server.arrange(RENAME, [
    JSON.stringify(players),
    JSON.stringify(renamed),
    divided.league_id,
    divided.division_name,
    HOSTILE_DIVISION,
  ]);
  return new Map([...players, ...renamed].map(({ id, name }) => [id, name]));
}

/** A missing jersey stays; null removes it. */
const RENAME = `
  with named as (select * from jsonb_array_elements($1::jsonb) as one(player)),
  players as (
    update public.players set
      name = player ->> 'name',
      jersey_number = case when player ? 'jersey' then player ->> 'jersey' else jersey_number end
    from named where id = (player ->> 'id')::uuid
  ),
  teams as (
    update public.teams t set
      name = n.name,
      division_name = case
        when t.league_id = $3::uuid and t.division_name = $4 then $5 else t.division_name end
    from jsonb_to_recordset($2::jsonb) as n(id uuid, name text) where t.id = n.id
  )
  update public.leagues
  set divisions_data = jsonb_build_array(jsonb_build_object('id', '1', 'name', $5::text))
  where id = $3::uuid`;
