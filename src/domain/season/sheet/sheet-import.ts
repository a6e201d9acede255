export type SheetKind = "rosters" | "schedule" | "round_robin";

/** An import that was made, and whether it was taken back. */
export interface SheetImport {
  readonly id: string;
  readonly leagueId: string;
  readonly kind: SheetKind;
  readonly fileName: string | null;
  /** By the server's names: `teams_added`, `games_changed`. */
  readonly counts: Readonly<Record<string, number>>;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly undoneAt: string | null;
}
