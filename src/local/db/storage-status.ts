import type { StorageFailure } from "./storage-failure.ts";

/** Whether this device stores what is tapped; the status pill shows "not saved" from it (I1). */
export interface StorageStatus {
  /** Acts that are not in the database, by game. */
  readonly unsavedActs: number;
  readonly failure: StorageFailure | null;
  /** False when an unsaved act is only in the memory of this tab. */
  readonly journalHolds: boolean;
  /** A newer version of the app has the database, so the app asks the person to reload. */
  readonly reloadNeeded: boolean;
}

export const ALL_STORED: StorageStatus = {
  unsavedActs: 0,
  failure: null,
  journalHolds: true,
  reloadNeeded: false,
};
