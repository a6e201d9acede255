import type { ShownSyncStatus } from "./sync-status.ts";

/** The server has everything and nothing is wrong. */
export const CALM_STATUS: ShownSyncStatus = {
  state: "saved",
  pending: 0,
  attention: 0,
  lastSavedAt: null,
  oldestPendingAt: null,
  reason: null,
  waiting: [],
  waitingCommands: [],
  quarantined: [],
  isSaving: false,
  isExportable: false,
  signInNeeded: false,
};
