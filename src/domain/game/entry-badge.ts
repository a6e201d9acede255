import { fantasyPointsOf } from "../scoring/fantasy-points.ts";
import { gamePointsOf } from "../scoring/game-points.ts";
import type { ScoringProfile } from "../scoring/scoring-profile.ts";
import type { StatFields } from "./events.ts";
import { contributionsOf } from "./fold/contributions.ts";
import { plus } from "./fold/fold-lines.ts";
import { zeroCounts } from "./stat-catalogue.ts";

/** Returns game points as "+6", or fantasy points as "+1 FP" when it scores none (D43). */
export function entryBadge(fields: StatFields, profile: ScoringProfile): string {
  const points = gamePointsOf(fields);
  if (points > 0) return `+${points}`;
  const counts = contributionsOf(fields).reduce(
    (sum, { key, amount }) => plus(sum, { [key]: amount }),
    zeroCounts(),
  );
  return `+${fantasyPointsOf(counts, profile).total} FP`;
}
