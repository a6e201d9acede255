import * as v from "valibot";
import type { DeleteImpact } from "../../domain/season/work/season-deletion.ts";
import { column, count, shapeSchema } from "../rows/row-shape.ts";

const schema = v.array(
  shapeSchema({
    leagues: column("leagues_count", count),
    teams: column("teams_count", count),
    players: column("players_count", count),
    games: column("games_count", count),
    gameStats: column("game_stats_count", count),
    irSubmissions: column("ir_submissions_count", count),
    plays: column("plays_count", count),
    rosters: column("rosters_count", count),
    penalties: column("penalties_count", count),
    waitingEntries: column("waiting_entries_count", count),
  }),
);

/** Reads the first row of the answer (A §7); without one, nothing is known of the season. */
export function readDeleteImpact(body: unknown): DeleteImpact | null {
  const parsed = v.safeParse(schema, body);
  return parsed.success ? (parsed.output[0] ?? null) : null;
}
