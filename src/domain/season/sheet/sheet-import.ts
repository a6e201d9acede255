export type SheetKind = "rosters" | "schedule" | "round_robin";

export interface SheetImport {
  readonly id: string;
  readonly leagueId: string;
  readonly kind: SheetKind;
  readonly fileName: string | null;
  /** By the server's names: `teams_added`, `games_changed`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly createdAt: string;
  readonly undoneAt: string | null;
}
