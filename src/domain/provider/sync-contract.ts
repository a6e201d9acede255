import type { SyncFields, SyncStep } from "./plan/planned-change.ts";

/** The kind of a run; docs/provider.md lists its steps. */
export type SyncKind = "all" | "status" | "teams" | "games" | "standings" | "divisions";

/** Body of `POST /functions/v1/sync-season`. */
export type SyncRequest =
  /** Reads the provider and returns what a sync would change. It writes nothing. */
  | (SeasonRequest & { readonly action: "plan" })
  /** Applies a planned run or continues an unfinished one. */
  | { readonly action: "apply"; readonly season_id: string; readonly run_id: string }
  /** Plans and applies in one call. */
  | (SeasonRequest & { readonly action: "run" })
  /** Runs every season whose daily run is due. */
  | { readonly action: "daily" };

export interface SeasonRequest {
  readonly season_id: string;
  readonly kind: SyncKind;
  /** A person's decisions about the plan's questions, by "entity provider-id". */
  readonly decisions: Readonly<Record<string, "same" | "different">>;
  /** Steps that a person has confirmed although many rows are gone, such as "games 85770". */
  readonly confirmed: readonly string[];
}

/** A planned change in the form that `apply_sync_rows` takes. */
export interface WireChange {
  readonly entity: string;
  readonly action: string;
  readonly provider_id: string;
  readonly row_id: string | null;
  readonly league_id: string;
  readonly before: SyncFields;
  readonly after: SyncFields;
  readonly reason?: string;
}

export interface WireProblem {
  readonly thing: string;
  readonly code: string;
  readonly id: string | null;
  readonly message: string;
}

/** A step of one league in a plan. */
export interface KeptStep {
  readonly step: SyncStep;
  readonly league_id: string;
  readonly provider_id: string;
  readonly changes: readonly WireChange[];
  readonly problems: readonly WireProblem[];
  readonly question: { readonly thing: string; readonly gone: number; readonly of: number } | null;
  /** Whether a person has answered the step's question. */
  readonly is_confirmed: boolean;
  readonly is_stopped: boolean;
}

/** The label of a row at the time of the plan. */
export interface RowName {
  readonly name: string;
  /** The name of a player's team. */
  readonly team?: string;
  /** A game's day, YYYY-MM-DD. */
  readonly date?: string;
}

/** What `sync_runs.plan` holds. */
export interface KeptPlan {
  readonly version: 1;
  readonly steps: readonly KeptStep[];
  /** Keyed by row id, or by the provider's id for a team that the plan creates. */
  readonly names?: Readonly<Record<string, RowName>>;
}

/** The body of a 200 answer. */
export type SyncAnswer =
  | { readonly outcome: "planned"; readonly run_id: string; readonly plan: KeptPlan }
  | {
      readonly outcome: "succeeded" | "partial" | "failed" | "cancelled";
      readonly run_id: string;
    }
  /** The time limit of this call has passed; `apply` with this id continues. */
  | {
      readonly outcome: "unfinished";
      readonly run_id: string;
      readonly rows_done: number;
      readonly rows: number;
    }
  | {
      readonly outcome: "busy";
      readonly run_id: string;
      readonly kind: string;
      readonly since: string;
      readonly started_by: string | null;
    }
  | { readonly outcome: "daily"; readonly seasons: readonly DailyResult[] };

export interface DailyResult {
  readonly season_id: string;
  readonly outcome: string;
}

/** The refusal codes, beside those of provider-contract.ts. */
export type SyncErrorCode =
  | "bad_request"
  | "unknown_season"
  | "no_provider_league"
  | "plan_outdated"
  | "lost_lease";
