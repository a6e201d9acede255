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

/** What an import does, in numbers; the same for a dry run. */
export interface StatImportNumbers {
  /** Plays were collected for this team: the file's figures would be reached by corrections. */
  readonly isCollected: boolean;
  readonly isCompleted: boolean;
  readonly isArchived: boolean;
  readonly players: number;
  readonly figures: number;
  readonly corrections: number;
  /** Of the earlier import, who do not stand in this file. */
  readonly playersDropped: number;
  readonly rosterAdded: number;
  readonly rosterRemoved: number;
  /** Of those who are added, who was suspended on the day of the game. */
  readonly suspended: number;
  /** The import of the same game and team that it takes the place of. */
  readonly replaces: string | null;
}
