export type SheetKind = "rosters" | "schedule" | "round_robin";

export interface SheetImport {
  readonly id: string;
  readonly leagueId: string;
  readonly kind: SheetKind;
  readonly fileName: string | null;
  /** Keyed by the server's names, such as `teams_added` and `games_changed`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly createdAt: string;
  readonly undoneAt: string | null;
}
