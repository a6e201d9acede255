/** The admin types this before a season is deleted (A §5); the server checks it too (D65). */
export const DELETION_PHRASE = "DELETETHISDAMNSEASON";

/** Counts the rows deleted with a season; the specification names the first six (A §3). */
export interface DeleteImpact {
  readonly leagues: number;
  readonly teams: number;
  readonly players: number;
  readonly games: number;
  readonly gameStats: number;
  readonly irSubmissions: number;
  readonly plays: number;
  readonly rosters: number;
  readonly penalties: number;
  readonly waitingEntries: number;
}

/** Capitals and blanks count: a blank before or after the phrase is a mismatch. */
export function phraseState(typed: string): "empty" | "wrong" | "right" {
  if (typed === "") return "empty";
  return typed === DELETION_PHRASE ? "right" : "wrong";
}
