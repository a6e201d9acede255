import type { ProviderLeague, ProviderProblem } from "../facts.ts";
import type { ImportRefusal } from "../import-contract.ts";
import { SYNC_STEPS } from "../plan/plan-sync.ts";
import type { SyncStep } from "../plan/planned-change.ts";

/** A season to create from the provider's leagues. */
export interface WantedSeason {
  /** The client chooses the id, so that an import that is sent twice is made once. */
  readonly id: string;
  /** If null, the league names the season, or type and year do if it has several. */
  readonly name: string | null;
  readonly leagueIds: readonly string[];
}

/** A league that blocks an import, and the season that holds it. */
export interface LeagueInTheWay {
  readonly leagueId: string;
  /** Null if the provider knows no such league. */
  readonly season: { readonly id: string; readonly name: string } | null;
}

/** Null once the seasons are created; their runs then show the progress. */
export type ImportRefused = {
  readonly reason: ImportRefusal;
  readonly leagues: readonly LeagueInTheWay[];
} | null;

/** The leagues that the provider offers for import. */
export interface Discovery {
  readonly leagues: readonly ProviderLeague[];
  readonly problems: readonly ProviderProblem[];
}

/** The import run of one season. */
export interface ImportRun {
  readonly id: string;
  readonly seasonId: string;
  readonly status: string;
  readonly rowsDone: number;
  /** The finished steps; every league goes through all of them. */
  readonly steps: readonly SyncStep[];
  readonly startedAt: string;
}

/** An open import still needs somebody to continue it. */
export function isOpenImport({ status }: ImportRun): boolean {
  return status === "running";
}

/** Returns the step in progress, or null before anything is written. */
export function stepOf({ rowsDone, steps }: ImportRun): SyncStep | null {
  const last = steps.at(-1);
  if (last === undefined) return rowsDone === 0 ? null : "teams";
  return SYNC_STEPS[(SYNC_STEPS.indexOf(last) + 1) % SYNC_STEPS.length] ?? null;
}

/** Returns one season per league, or one season with all of them. Ids come from `newId`. */
export function wantedSeasons(
  leagueIds: readonly string[],
  into: { readonly name: string } | "each",
  newId: () => string,
): WantedSeason[] {
  if (into === "each") {
    return leagueIds.map((leagueId) => ({ id: newId(), name: null, leagueIds: [leagueId] }));
  }
  const name = into.name.trim();
  return [{ id: newId(), name: name === "" ? null : name, leagueIds }];
}
