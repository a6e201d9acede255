import * as v from "valibot";
import { STAT_KEYS, STATS } from "../../domain/game/stat-catalogue.ts";
import { SCORING_PROFILES, type ScoringProfile } from "../../domain/scoring/scoring-profile.ts";
import { type RowOf, text } from "./row-shape.ts";
import { tableRow } from "./table-row.ts";

const scoringValue = { profileId: text, stat: text, points: v.number() };

export const SCORING_VALUES = tableRow("scoring_values", null, scoringValue);

const FIELDS = new Map<string, string | undefined>(
  STAT_KEYS.map((key) => [STATS[key].column, STATS[key].fantasy?.profileKey]),
);

/** A value that the database lacks keeps its default, and an unknown profile is left out (D42). */
export function toScoringProfiles(
  rows: readonly RowOf<typeof scoringValue>[],
): readonly ScoringProfile[] {
  return Object.values(SCORING_PROFILES).map((profile) => {
    const values = rows
      .filter((row) => row.profileId === profile.name)
      .flatMap(({ stat, points }) => {
        const field = FIELDS.get(stat);
        return field === undefined ? [] : [[field, points] as const];
      });
    return { ...profile, ...Object.fromEntries(values) };
  });
}
