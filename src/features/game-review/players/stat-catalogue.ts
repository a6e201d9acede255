import { STAT_KEYS, type StatCounts, type StatKey } from "../../../domain/game/stats.ts";
import { STAT_LABELS } from "../../../parts/stats/stat-labels.ts";

export interface CatalogueStat {
  readonly key: StatKey;
  readonly label: string;
  /** Yards are typed, everything else is counted. */
  readonly input: "counter" | "number";
  readonly category: "offensive" | "defensive" | "special";
}

const stat = (
  input: CatalogueStat["input"],
  category: CatalogueStat["category"],
): Omit<CatalogueStat, "key" | "label"> => ({ input, category });

const BY_KEY: Readonly<Record<StatKey, Omit<CatalogueStat, "key" | "label">>> = {
  passTouchdowns: stat("counter", "offensive"),
  rushTouchdowns: stat("counter", "offensive"),
  receivingTouchdowns: stat("counter", "offensive"),
  extraPoints: stat("counter", "offensive"),
  receivingYards: stat("number", "offensive"),
  rushingYards: stat("number", "offensive"),
  tackles: stat("counter", "defensive"),
  interceptions: stat("counter", "defensive"),
  sacks: stat("counter", "defensive"),
  safeties: stat("counter", "special"),
  returnedConversions: stat("counter", "special"),
  defensiveTouchdowns: stat("counter", "defensive"),
  fumbles: stat("counter", "defensive"),
};

/** The figures of the review's edit dialog, in their order (P §3 "Player stat catalogue", D37). */
export const STAT_CATALOGUE: readonly CatalogueStat[] = STAT_KEYS.map((key) => ({
  key,
  label: STAT_LABELS[key],
  ...BY_KEY[key],
}));

/** Corrections with their sign: ["Tackles +1", "Sacks −2"]. */
export function deltaParts(deltas: StatCounts): string[] {
  return STAT_CATALOGUE.filter(({ key }) => deltas[key] !== 0).map(({ key, label }) => {
    const delta = deltas[key];
    return `${label} ${delta > 0 ? "+" : "−"}${Math.abs(delta)}`;
  });
}
