import * as v from "valibot";
import {
  SCORING_PROFILES,
  type ScoringProfile,
  type ScoringProfileName,
} from "../../domain/scoring/scoring-profile.ts";
import { columnsOf } from "./columns-of.ts";

export const SCORING_VALUE_COLUMNS = columnsOf("scoring_values", "profile_id", "stat", "points");

export const scoringValueSchema = v.object({
  profile_id: v.string(),
  stat: v.string(),
  points: v.number(),
});

export type ScoringValueRow = v.InferOutput<typeof scoringValueSchema>;

type ScoringField = Exclude<keyof ScoringProfile, "name">;

const FIELD_OF_STAT: Readonly<Record<string, ScoringField>> = {
  pass_touchdowns: "passingTouchdown",
  rush_touchdowns: "rushingTouchdown",
  receiving_touchdowns: "receivingTouchdown",
  extra_points: "extraPointFactor",
  tackles: "tackle",
  interceptions: "interception",
  fumbles: "fumble",
  sacks: "sack",
  defensive_touchdowns: "defensiveTouchdown",
  safeties: "safety",
  returned_conversions: "returnedConversion",
};

/**
 * The database's rows as the domain's profiles (D42). A value that the database lacks keeps the
 * domain's own figure; a profile that the domain does not know is left to the screens that do.
 */
export function toScoringProfiles(rows: readonly ScoringValueRow[]): readonly ScoringProfile[] {
  const names = Object.keys(SCORING_PROFILES) as ScoringProfileName[];
  return names.map((name) => {
    const values = rows
      .filter((row) => row.profile_id === name)
      .flatMap(({ stat, points }) => {
        const field = FIELD_OF_STAT[stat];
        return field === undefined ? [] : [[field, points] as const];
      });
    return { ...SCORING_PROFILES[name], ...Object.fromEntries(values) };
  });
}
