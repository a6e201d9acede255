import type { ManagedPlayer } from "../season/clubs/managed-club.ts";
import type { SeasonSchedule } from "../season/clubs/managed-game.ts";

/** A file that was imported for one game and team (D34, D64). */
export interface StatImport {
  readonly id: string;
  readonly gameId: string;
  readonly teamId: string;
  readonly state: "standing" | "replaced" | "undone" | "reset";
  readonly fileName: string | null;
  readonly rows: number;
  readonly figures: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** What an import of stat files looks at, of one moment. */
export interface ImportSeason extends SeasonSchedule {
  readonly players: readonly ManagedPlayer[];
  /** The newest first. */
  readonly imports: readonly StatImport[];
}
