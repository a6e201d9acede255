import type { TeamRecord } from "./standing.ts";

export function totalWins({ wins, forfeitWins }: TeamRecord): number {
  return wins + forfeitWins;
}

export function totalLosses({ losses, forfeitLosses }: TeamRecord): number {
  return losses + forfeitLosses;
}

/** Games with a result; one that was forfeited has one, though nobody played it (D46a). */
export function resultCount(record: TeamRecord): number {
  return totalWins(record) + totalLosses(record) + record.draws;
}

export function hasForfeit({ forfeitWins, forfeitLosses }: TeamRecord): boolean {
  return forfeitWins > 0 || forfeitLosses > 0;
}

/** "4-1", "4-1-2" when there are draws, "4-1*" when a forfeit is among them (P §5, D46a). */
export function recordText(record: TeamRecord): string {
  const draws = record.draws > 0 ? `-${record.draws}` : "";
  const mark = hasForfeit(record) ? "*" : "";
  return `${totalWins(record)}-${totalLosses(record)}${draws}${mark}`;
}

/**
 * (wins + ½ draws) / all, in percent with one decimal, halves up; forfeits are wins and losses;
 * 0 without games (P §5, D46).
 */
export function winPercentage(record: TeamRecord): number {
  const wins = totalWins(record);
  const games = resultCount(record);
  // Whole numbers up to the one division, so that no half is lost to binary fractions.
  return games === 0 ? 0 : Math.round((1000 * wins + 500 * record.draws) / games) / 10;
}

/** "66.7%" (P §5). */
export function winPercentageText(record: TeamRecord): string {
  return `${winPercentage(record).toFixed(1)}%`;
}
