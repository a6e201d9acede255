import type { ProviderProblem } from "../facts.ts";

/** A value of a column, as it goes to the server. */
export type SyncValue =
  | string
  | number
  | boolean
  | null
  | readonly { readonly [key: string]: SyncValue }[];

/** Columns by their names on the server, because a dry run shows what is written (docs/provider-plan.md). */
export type SyncFields = Readonly<Record<string, SyncValue>>;

/**
 * One row that a sync wants to write: only the fields that differ. A team that the same plan makes
 * is named by the provider's id instead of its own.
 */
export interface PlannedChange {
  readonly entity: "league" | "team" | "player" | "game" | "standing";
  /** `ask`: a person has to decide first; nothing is written meanwhile. */
  readonly action: "add" | "change" | "archive" | "restore" | "ask";
  readonly providerId: string;
  /** Null for a row that is to be made. */
  readonly rowId: string | null;
  readonly leagueId: string;
  readonly before: SyncFields;
  readonly after: SyncFields;
  /** Why a person is asked. */
  readonly reason?: "moved" | "entered_by_hand";
}

export type SyncStep = "status" | "teams" | "games" | "standings" | "divisions";

/** So many rows are gone that the answer may be wrong: the step waits for a person (D62). */
export interface StepQuestion {
  readonly thing: "teams" | "players" | "games";
  readonly gone: number;
  readonly of: number;
}

export interface StepPlan {
  readonly step: SyncStep;
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly ProviderProblem[];
  /** While it is open nothing of the step is applied. */
  readonly question: StepQuestion | null;
  /** The answer failed or was empty, so that there is nothing to compare with. */
  readonly isStopped: boolean;
}

/** What a person has decided about what was asked, by `askKey`. */
export type SyncDecisions = ReadonlyMap<string, "same" | "different">;

export function askKey({
  entity,
  providerId,
}: Pick<PlannedChange, "entity" | "providerId">): string {
  return `${entity} ${providerId}`;
}

/** A team or game that the provider no longer names goes to the archive. */
export function archiving(
  entity: "team" | "game",
  row: { readonly id: string; readonly provider_id: string | null },
  leagueId: string,
): PlannedChange {
  return {
    entity,
    action: "archive",
    providerId: row.provider_id ?? "",
    rowId: row.id,
    leagueId,
    before: { archived_at: false },
    after: { archived_at: true },
  };
}

/** A step without anything to do, because its answer could not be used. */
export function stoppedStep(step: SyncStep, problems: readonly ProviderProblem[]): StepPlan {
  return { step, changes: [], problems, question: null, isStopped: true };
}

/** More than 20 % and more than three rows gone is no ordinary week (D62). */
export function questionOf(
  thing: StepQuestion["thing"],
  gone: number,
  of: number,
): StepQuestion | null {
  return gone > 3 && gone > of * 0.2 ? { thing, gone, of } : null;
}
