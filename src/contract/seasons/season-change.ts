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

interface SeasonChange {
  /** null if the row is as requested, whether or not this call changed it. */
  readonly refusal: SeasonRefusal | null;
  /** The id of a new row. */
  readonly id: string | null;
  /** The number of games left to recount after a change of scoring profile. */
  readonly gamesToRecount: number;
  /** The number of entries sent while the season was deleted that count now (D65). */
  readonly appliedEntries: number;
  /** The number of those entries that wait for a decision or were refused, as in a push. */
  readonly heldEntries: number;
}

const schema = v.variant("outcome", [
  v.object({
    outcome: v.picklist(["applied", "unchanged"]),
    season_id: mayLack(text),
    league_id: mayLack(text),
    games_to_recount: mayLack(count),
    applied_entries: mayLack(count),
    held_entries: mayLack(count),
  }),
  v.object({ outcome: v.literal("rejected"), reason: v.picklist(REASONS) }),
]);

export function readSeasonChange(body: unknown): SeasonChange | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  if (parsed.output.outcome === "rejected") {
    const nothing = { gamesToRecount: 0, appliedEntries: 0, heldEntries: 0 };
    return { refusal: parsed.output.reason, id: null, ...nothing };
  }
  const { output } = parsed;
  return {
    refusal: null,
    id: output.season_id ?? output.league_id,
    gamesToRecount: output.games_to_recount ?? 0,
    appliedEntries: output.applied_entries ?? 0,
    heldEntries: output.held_entries ?? 0,
  };
}
