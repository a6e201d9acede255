import { type ScoringProfileName, STAT_KEYS, STATS } from "../game/stat-catalogue.ts";

type Fantasy = NonNullable<(typeof STATS)[keyof typeof STATS]["fantasy"]>;
export type ScoringField = Fantasy["profileKey"];

/**
 * Point values of one scoring profile (D42); the database has the same table. Extra points are
 * counted in points already, which `extraPointFactor` multiplies (D45).
 */
export type ScoringProfile = { readonly name: ScoringProfileName } & Readonly<
  Record<ScoringField, number>
>;

/**
 * The profiles of D41 (`guide`) and of the specification's review variant (`review_beta`, P §9).
 */
export const SCORING_PROFILES: Readonly<Record<ScoringProfileName, ScoringProfile>> = {
  guide: profile("guide"),
  review_beta: profile("review_beta"),
};

function profile(name: ScoringProfileName): ScoringProfile {
  const values = STAT_KEYS.flatMap((key) => {
    const { fantasy } = STATS[key];
    return fantasy === null ? [] : [[fantasy.profileKey, fantasy[name]]];
  });
  return { name, ...(Object.fromEntries(values) as Record<ScoringField, number>) };
}
