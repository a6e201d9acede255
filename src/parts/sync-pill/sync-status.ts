/** What pill and sheet show; the app's `useSyncStatus` gives it (I21). */
export interface ShownSyncStatus {
  readonly state: "saved" | "saving" | "offline" | "attention" | "not-saved";
  /** Events that wait on this device. */
  readonly pending: number;
  /** Events set aside because the server refused them. */
  readonly attention: number;
  /** Newest moment, ms since 1970, at which everything was on the server (D20). */
  readonly lastSavedAt: number | null;
  readonly oldestPendingAt: number | null;
  /** The newest failure in words. */
  readonly reason: string | null;
  readonly waiting: readonly {
    readonly gameId: string;
    readonly count: number;
    readonly authorName: string | null;
    readonly mine: boolean;
  }[];
  /** Commands that are no events and wait: jersey numbers, reports. */
  readonly waitingCommands: readonly {
    readonly opId: string;
    /** e.g. "submit_feedback" */
    readonly type: string;
    readonly authorName: string | null;
    readonly mine: boolean;
  }[];
  readonly quarantined: readonly {
    readonly eventId: string;
    /** The event's type, e.g. "stat.recorded.v1". */
    readonly type: string;
    /** In words. */
    readonly reason: string;
  }[];
  readonly isSaving: boolean;
  readonly signInNeeded: boolean;
  /** Little room is left on this device; absent: nobody has asked. */
  readonly isStorageLow?: boolean;
}

/** One waiting entry in words, where the screen knows it. */
export interface WaitingEntry {
  readonly key: string;
  /** "RUSH TD · #7 Ada Reyes" */
  readonly text: string;
  /** Milliseconds since 1970 or ISO 8601. */
  readonly at: number | string | null;
  readonly side: "visitor" | "home" | null;
}
