import { STAT_KEYS, type StatCounts, type StatKey } from "../../../domain/game/stats.ts";

export interface CatalogueStat {
  readonly key: StatKey;
  readonly label: string;
  /** Yards are typed, everything else is counted. */
  readonly input: "counter" | "number";
  readonly category: "offensive" | "defensive" | "special";
}

const stat = (
  label: string,
  input: CatalogueStat["input"],
  category: CatalogueStat["category"],
): Omit<CatalogueStat, "key"> => ({ label, input, category });

const BY_KEY: Readonly<Record<StatKey, Omit<CatalogueStat, "key">>> = {
  passTouchdowns: stat("Pass TD", "counter", "offensive"),
  rushTouchdowns: stat("Rush TD", "counter", "offensive"),
  receivingTouchdowns: stat("Rec TD", "counter", "offensive"),
  extraPoints: stat("Extra Points", "counter", "offensive"),
  receivingYards: stat("Receiving Yards", "number", "offensive"),
  rushingYards: stat("Rushing Yards", "number", "offensive"),
  tackles: stat("Tackles", "counter", "defensive"),
  interceptions: stat("Interceptions", "counter", "defensive"),
  sacks: stat("Sacks", "counter", "defensive"),
  safeties: stat("Safeties", "counter", "special"),
  returnedConversions: stat("Returned Conversions", "counter", "special"),
  defensiveTouchdowns: stat("Defensive TDs", "counter", "defensive"),
  fumbles: stat("Fumbles", "counter", "defensive"),
};

/** The figures of the review's edit dialog, in their order (P §3 "Player stat catalogue", D37). */
export const STAT_CATALOGUE: readonly CatalogueStat[] = STAT_KEYS.map((key) => ({
  key,
  ...BY_KEY[key],
}));

export function statLabel(key: StatKey): string {
  return BY_KEY[key].label;
}

/** ["Rush TD 2", "Tackles 4"]: what is not 0; label first, so that no plural can be wrong. */
export function summaryParts(counts: StatCounts): string[] {
  return STAT_CATALOGUE.filter(({ key }) => counts[key] !== 0).map(
    ({ key, label }) => `${label} ${counts[key]}`,
  );
}

/** Corrections with their sign: ["Tackles +1", "Sacks −2"]. */
export function deltaParts(deltas: StatCounts): string[] {
  return STAT_CATALOGUE.filter(({ key }) => deltas[key] !== 0).map(({ key, label }) => {
    const delta = deltas[key];
    return `${label} ${delta > 0 ? "+" : "−"}${Math.abs(delta)}`;
  });
}
