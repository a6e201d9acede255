/** What has to be typed before a season is deleted (A §5); the server checks it too (D65). */
export const DELETION_PHRASE = "DELETETHISDAMNSEASON";

/** How many rows go with a season; the first six are the specification's (A §3). */
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

/** Exact, capitals included: a blank before or after it is a mismatch too. */
export function phraseState(typed: string): "empty" | "wrong" | "right" {
  if (typed === "") return "empty";
  return typed === DELETION_PHRASE ? "right" : "wrong";
}
