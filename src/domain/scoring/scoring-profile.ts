import { type ScoringProfileName, STAT_KEYS, STATS } from "../game/stat-catalogue.ts";

type Fantasy = NonNullable<(typeof STATS)[keyof typeof STATS]["fantasy"]>;
type ScoringField = Fantasy["profileKey"];

/** Point values (D42), as in the database; `extraPointFactor` multiplies points (D45). */
export type ScoringProfile = { readonly name: ScoringProfileName } & Readonly<
  Record<ScoringField, number>
>;

/** D41 (`guide`) and the specification's review variant (`review_beta`, P §9). */
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
