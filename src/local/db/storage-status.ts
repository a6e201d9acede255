import type { StorageFailure } from "./storage-failure.ts";

/** Whether this device stores what is tapped: the source of the pill's "not saved" (I1). */
export interface StorageStatus {
  /** Acts that are not in the database, by game. */
  readonly unsavedActs: number;
  /** Why, as of the last attempt; null while everything is stored. */
  readonly failure: StorageFailure | null;
  /** False when an unsaved act lives in the memory of this tab only. */
  readonly journalHolds: boolean;
  /** A newer version of the app has taken the database over: ask to reload. */
  readonly reloadNeeded: boolean;
}

export const ALL_STORED: StorageStatus = {
  unsavedActs: 0,
  failure: null,
  journalHolds: true,
  reloadNeeded: false,
};
