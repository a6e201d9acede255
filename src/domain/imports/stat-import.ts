import type { ManagedPlayer } from "../season/clubs/managed-club.ts";
import type { SeasonSchedule } from "../season/clubs/managed-game.ts";

/** An imported file of one game and team (D34, D64). */
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

/** What the stat import needs of a season, read at one moment. */
export interface ImportSeason extends SeasonSchedule {
  readonly players: readonly ManagedPlayer[];
  /** Sorted with the newest first. */
  readonly imports: readonly StatImport[];
}

/** Counts what an import does; a dry run returns the same. */
export interface StatImportNumbers {
  /** Plays were collected for this team, so the import would correct them to the file's figures. */
  readonly isCollected: boolean;
  readonly isCompleted: boolean;
  readonly isArchived: boolean;
  readonly players: number;
  readonly figures: number;
  readonly corrections: number;
  /** The number of players in the earlier import who are missing from this file. */
  readonly playersDropped: number;
  readonly rosterAdded: number;
  readonly rosterRemoved: number;
  /** The number of added players who were suspended on the day of the game. */
  readonly suspended: number;
  /** The earlier import of the same game and team that this one replaces. */
  readonly replaces: string | null;
}
