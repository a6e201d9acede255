/** Body of `POST /functions/v1/sync-season` for an import (docs/provider.md). */
export interface ImportRequest {
  readonly action: "import";
  readonly seasons: readonly SeasonToImport[];
  /** Leagues of a deleted season are imported once more, and it stays deleted. */
  readonly anew: boolean;
}

export interface SeasonToImport {
  /** Chosen by the caller: the same ids again make nothing and go on with what is there. */
  readonly season_id: string;
  /** Null: the name of its league, or its type and year where it has several. */
  readonly name: string | null;
  /** Ids of the provider. */
  readonly league_ids: readonly string[];
}

/** Body of a 200. */
export type ImportAnswer =
  | { readonly outcome: "imported"; readonly seasons: readonly ImportResult[] }
  | {
      readonly outcome: "refused";
      readonly reason: ImportRefusal;
      readonly leagues: readonly RefusedLeague[];
    };

/** What came of the import's run of a season; `sync_runs` says the rest. */
export interface ImportResult {
  readonly season_id: string;
  readonly run_id: string;
  readonly outcome: "succeeded" | "partial" | "failed" | "cancelled" | "unfinished" | "busy";
}

export type ImportRefusal =
  /** The provider knows no such league. */
  | "no_league"
  | "imported_already"
  /** Restore that season, or import anew. */
  | "in_deleted_season"
  /** Two leagues of one season would have one name. */
  | "name_taken"
  /** These ids are those of other leagues, or of a season that is deleted by now. */
  | "id_reused";

export interface RefusedLeague {
  readonly provider_id: string;
  /** Where the league is; null for `no_league`. */
  readonly season_id: string | null;
  readonly season_name: string | null;
}
