import type { SyncFields, SyncStep } from "./plan/planned-change.ts";

/** What a run does; docs/provider.md says which steps these are. */
export type SyncKind = "all" | "status" | "teams" | "games" | "standings" | "divisions";

/** Body of `POST /functions/v1/sync-season`. */
export type SyncRequest =
  /** Reads the provider and says what a sync would change; nothing is written. */
  | (SeasonRequest & { readonly action: "plan" })
  /** Applies a planned run, or goes on with one that is not finished. */
  | { readonly action: "apply"; readonly season_id: string; readonly run_id: string }
  /** Plans and applies at once. */
  | (SeasonRequest & { readonly action: "run" })
  /** Runs every season whose daily run is due. */
  | { readonly action: "daily" };

export interface SeasonRequest {
  readonly season_id: string;
  readonly kind: SyncKind;
  /** What a person has decided about what a plan asked, by "entity provider-id". */
  readonly decisions: Readonly<Record<string, "same" | "different">>;
  /** Steps of a league that a person lets go on although much is gone: "games 85770". */
  readonly confirmed: readonly string[];
}

/** A planned change as apply_sync_rows takes it. */
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
  /** A person has answered the question. */
  readonly is_confirmed: boolean;
  readonly is_stopped: boolean;
}

/** What people know a row by, when the plan was made. */
export interface RowName {
  readonly name: string;
  /** A player's team. */
  readonly team?: string;
  /** A game's day, YYYY-MM-DD. */
  readonly date?: string;
}

/** What `sync_runs.plan` holds. */
export interface KeptPlan {
  readonly version: 1;
  readonly steps: readonly KeptStep[];
  /** Of the rows that the changes name, by row id; of teams that the plan makes, by the provider's id. */
  readonly names?: Readonly<Record<string, RowName>>;
}

/** Body of a 200. */
export type SyncAnswer =
  | { readonly outcome: "planned"; readonly run_id: string; readonly plan: KeptPlan }
  | {
      readonly outcome: "succeeded" | "partial" | "failed" | "cancelled";
      readonly run_id: string;
    }
  /** The time of this call is up: `apply` with this id goes on. */
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

/** The `code` of a refusal, beside those of provider-contract.ts. */
export type SyncErrorCode =
  | "bad_request"
  | "unknown_season"
  | "no_provider_league"
  | "plan_outdated"
  | "lost_lease";
