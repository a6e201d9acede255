import * as v from "valibot";
import { STAT_KEYS, STATS } from "../../domain/game/stat-catalogue.ts";
import { SCORING_PROFILES, type ScoringProfile } from "../../domain/scoring/scoring-profile.ts";
import { columnsOf } from "./columns-of.ts";

export const scoringValueSchema = v.object({
  profile_id: v.string(),
  stat: v.string(),
  points: v.number(),
});

export type ScoringValueRow = v.InferOutput<typeof scoringValueSchema>;

const FIELDS = new Map<string, string | undefined>(
  STAT_KEYS.map((key) => [STATS[key].column, STATS[key].fantasy?.profileKey]),
);

export const SCORING_VALUE_COLUMNS = columnsOf("scoring_values", scoringValueSchema);

/**
 * Converts the database's rows to scoring profiles (D42). A value that the database lacks keeps the
 * default of `SCORING_PROFILES`, and profiles unknown to it are left out.
 */
export function toScoringProfiles(rows: readonly ScoringValueRow[]): readonly ScoringProfile[] {
  return Object.values(SCORING_PROFILES).map((profile) => {
    const values = rows
      .filter((row) => row.profile_id === profile.name)
      .flatMap(({ stat, points }) => {
        const field = FIELDS.get(stat);
        return field === undefined ? [] : [[field, points] as const];
      });
    return { ...profile, ...Object.fromEntries(values) };
  });
}
