import type { StorageFailure } from "./storage-failure.ts";

/** `newer-version`: another tab has upgraded the database; `database-deleted`: somebody deleted it. */
export type ReloadReason = "newer-version" | "database-deleted";

export interface StorageStatus {
  readonly unsavedActs: number;
  readonly failure: StorageFailure | null;
  /** False when an unsaved act is only in the memory of this tab. */
  readonly journalHolds: boolean;
  /** Why this tab has no database any more, so that the app asks the person to reload. */
  readonly reloadNeeded: ReloadReason | null;
}

export const ALL_STORED: StorageStatus = {
  unsavedActs: 0,
  failure: null,
  journalHolds: true,
  reloadNeeded: null,
};
