import type { ProviderProblem } from "../facts.ts";

/** A column's value as it is sent to the server. */
export type SyncValue =
  | string
  | number
  | boolean
  | null
  | readonly { readonly [key: string]: SyncValue }[];

/** Uses the server's column names, which a dry run shows (docs/provider-plan.md). */
export type SyncFields = Readonly<Record<string, SyncValue>>;

/**
 * One row that a sync wants to write, with only the fields that differ. A team that the same plan
 * creates is named by the provider's id.
 */
export interface PlannedChange {
  readonly entity: "league" | "team" | "player" | "game" | "standing";
  /** `ask` writes nothing until a person has decided. */
  readonly action: "add" | "change" | "archive" | "restore" | "ask";
  readonly providerId: string;
  /** Null for a new row. */
  readonly rowId: string | null;
  readonly leagueId: string;
  readonly before: SyncFields;
  readonly after: SyncFields;
  /** The reason for the question. */
  readonly reason?: "moved" | "entered_by_hand";
}

export type SyncStep = "status" | "teams" | "games" | "standings" | "divisions";

/** So many rows are gone that the answer may be wrong, so the step waits for a person (D62). */
export interface StepQuestion {
  readonly thing: "teams" | "players" | "games";
  readonly gone: number;
  readonly of: number;
}

export interface StepPlan {
  readonly step: SyncStep;
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly ProviderProblem[];
  /** While the question is open, nothing of the step is applied. */
  readonly question: StepQuestion | null;
  /** The answer failed or was empty, so there is nothing to compare with. */
  readonly isStopped: boolean;
}

/** A person's answers to the plan's questions, by `askKey`. */
export type SyncDecisions = ReadonlyMap<string, "same" | "different">;

export function askKey({
  entity,
  providerId,
}: Pick<PlannedChange, "entity" | "providerId">): string {
  return `${entity} ${providerId}`;
}

/** Archives a team or game that the provider no longer names. */
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

/** Returns a step without changes, because its answer could not be used. */
export function stoppedStep(step: SyncStep, problems: readonly ProviderProblem[]): StepPlan {
  return { step, changes: [], problems, question: null, isStopped: true };
}

/** Asks when over 20 % and more than three rows are gone, which no ordinary week explains (D62). */
export function questionOf(
  thing: StepQuestion["thing"],
  gone: number,
  of: number,
): StepQuestion | null {
  return gone > 3 && gone > of * 0.2 ? { thing, gone, of } : null;
}
