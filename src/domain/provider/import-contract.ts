/** Body of `POST /functions/v1/sync-season` for an import (docs/provider.md). */
export interface ImportRequest {
  readonly action: "import";
  readonly seasons: readonly SeasonToImport[];
  /** Imports the leagues of a deleted season once more; that season stays deleted. */
  readonly anew: boolean;
}

export interface SeasonToImport {
  /** The caller chooses the id. A repeated request with the same ids continues the first one. */
  readonly season_id: string;
  /** If null, the league names the season, or type and year do if it has several. */
  readonly name: string | null;
  /** The provider's ids of the leagues. */
  readonly league_ids: readonly string[];
}

/** The body of a 200 answer. */
export type ImportAnswer =
  | { readonly outcome: "imported"; readonly seasons: readonly ImportResult[] }
  | {
      readonly outcome: "refused";
      readonly reason: ImportRefusal;
      readonly leagues: readonly RefusedLeague[];
    };

/** The outcome of one season's import; `sync_runs` holds the details. */
export interface ImportResult {
  readonly season_id: string;
  readonly run_id: string;
  readonly outcome: "succeeded" | "partial" | "failed" | "cancelled" | "unfinished" | "busy";
}

export type ImportRefusal =
  /** The provider knows no such league. */
  | "no_league"
  | "imported_already"
  /** The caller restores that season or imports the league anew. */
  | "in_deleted_season"
  /** Two leagues of one season would get the same name. */
  | "name_taken"
  /** The ids belong to other leagues, or to a season that has been deleted since. */
  | "id_reused";

export interface RefusedLeague {
  readonly provider_id: string;
  /** The season that holds the league; null for `no_league`. */
  readonly season_id: string | null;
  readonly season_name: string | null;
}
