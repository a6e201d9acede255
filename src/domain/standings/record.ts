import type { TeamRecord } from "./standing.ts";

export function totalWins({ wins, forfeitWins }: TeamRecord): number {
  return wins + forfeitWins;
}

export function totalLosses({ losses, forfeitLosses }: TeamRecord): number {
  return losses + forfeitLosses;
}

/** Counts the games with a result; a forfeited game has one, although it was not played (D46a). */
export function resultCount(record: TeamRecord): number {
  return totalWins(record) + totalLosses(record) + record.draws;
}

export function hasForfeit({ forfeitWins, forfeitLosses }: TeamRecord): boolean {
  return forfeitWins > 0 || forfeitLosses > 0;
}

/** Returns "4-1", "4-1-2" with draws, or "4-1*" when it includes a forfeit (P §5, D46a). */
export function recordText(record: TeamRecord): string {
  const draws = record.draws > 0 ? `-${record.draws}` : "";
  const mark = hasForfeit(record) ? "*" : "";
  return `${totalWins(record)}-${totalLosses(record)}${draws}${mark}`;
}

/** Returns (wins + ½ draws) / all games in percent, one decimal, forfeits included (P §5, D46). */
export function winPercentage(record: TeamRecord): number {
  const wins = totalWins(record);
  const games = resultCount(record);
  // Whole numbers until the one division, so that binary fractions lose no half.
  return games === 0 ? 0 : Math.round((1000 * wins + 500 * record.draws) / games) / 10;
}

/** Returns "–" before the first result, which 0.0% would deny. */
export function winPercentageText(record: TeamRecord): string {
  if (resultCount(record) === 0) return "–";
  return `${winPercentage(record).toFixed(1)}%`;
}
