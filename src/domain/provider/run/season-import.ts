import type { ProviderLeague, ProviderProblem } from "../facts.ts";
import type { ImportRefusal } from "../import-contract.ts";
import { SYNC_STEPS } from "../plan/plan-sync.ts";
import type { SyncStep } from "../plan/planned-change.ts";

/** A season to make of leagues of the provider. */
export interface WantedSeason {
  /** Chosen here, so that an import that is sent twice is made once. */
  readonly id: string;
  /** Null: the name of its league, or its type and year where it has several. */
  readonly name: string | null;
  readonly leagueIds: readonly string[];
}

/** A league that stands in the way of an import, and where it is. */
export interface LeagueInTheWay {
  readonly leagueId: string;
  /** Null: the provider knows no such league. */
  readonly season: { readonly id: string; readonly name: string } | null;
}

/** Null: the seasons are made, and their runs say how far each is. */
export type ImportRefused = {
  readonly reason: ImportRefusal;
  readonly leagues: readonly LeagueInTheWay[];
} | null;

/** What the provider offers to import. */
export interface Discovery {
  readonly leagues: readonly ProviderLeague[];
  readonly problems: readonly ProviderProblem[];
}

/** The run of an import, of one season. */
export interface ImportRun {
  readonly id: string;
  readonly seasonId: string;
  readonly status: string;
  readonly rowsDone: number;
  /** Steps that are done; each league has all of them. */
  readonly steps: readonly SyncStep[];
  readonly startedAt: string;
}

/** Somebody still has to work at it. */
export function isOpenImport({ status }: ImportRun): boolean {
  return status === "running";
}

/** The step that is worked at; null before anything is written. */
export function stepOf({ rowsDone, steps }: ImportRun): SyncStep | null {
  const last = steps.at(-1);
  if (last === undefined) return rowsDone === 0 ? null : "teams";
  return SYNC_STEPS[(SYNC_STEPS.indexOf(last) + 1) % SYNC_STEPS.length] ?? null;
}

/** A season each, or one with all of them; ids come from `newId`. */
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
