import * as v from "valibot";
import { count, mayLack, text } from "../rows/row-shape.ts";

const REASONS = [
  "unknown_season",
  "unknown_league",
  "unknown_division",
  "unknown_profile",
  "dates_reversed",
  "status_follows_leagues",
  "name_taken",
  "not_empty",
  "wrong_phrase",
  "impact_unknown",
  "imported_anew",
] as const;
export type SeasonRefusal = (typeof REASONS)[number];

export interface SeasonChange {
  /** Null when the row is as requested, whether or not this call changed it. */
  readonly refusal: SeasonRefusal | null;
  /** Of what was made. */
  readonly id: string | null;
  /** Games that a changed scoring profile has left to count anew. */
  readonly gamesToRecount: number;
  /** Entries that phones sent while the season was deleted: they count now (D65). */
  readonly appliedEntries: number;
}

const schema = v.variant("outcome", [
  v.object({
    outcome: v.picklist(["applied", "unchanged"]),
    season_id: mayLack(text),
    league_id: mayLack(text),
    games_to_recount: mayLack(count),
    applied_entries: mayLack(count),
  }),
  v.object({ outcome: v.literal("rejected"), reason: v.picklist(REASONS) }),
]);

export function readSeasonChange(body: unknown): SeasonChange | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  if (parsed.output.outcome === "rejected") {
    return { refusal: parsed.output.reason, id: null, gamesToRecount: 0, appliedEntries: 0 };
  }
  const { season_id, league_id, games_to_recount, applied_entries } = parsed.output;
  return {
    refusal: null,
    id: season_id ?? league_id,
    gamesToRecount: games_to_recount ?? 0,
    appliedEntries: applied_entries ?? 0,
  };
}
