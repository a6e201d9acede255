export interface ShownSyncStatus {
  readonly state: "saved" | "saving" | "offline" | "attention" | "not-saved";
  readonly pending: number;
  /** Events that were set aside because the server refused them. */
  readonly attention: number;
  /** The latest time, ms since 1970, at which everything was on the server (D20). */
  readonly lastSavedAt: number | null;
  readonly oldestPendingAt: number | null;
  readonly reason: string | null;
  readonly waiting: readonly {
    readonly gameId: string;
    readonly count: number;
    readonly authorName: string | null;
    readonly mine: boolean;
  }[];
  /** Waiting commands that are not events: jersey numbers and reports. */
  readonly waitingCommands: readonly {
    readonly opId: string;
    readonly type: string;
    readonly authorName: string | null;
    readonly mine: boolean;
  }[];
  readonly quarantined: readonly {
    readonly eventId: string;
    readonly type: string;
    readonly about: string | null;
    readonly reason: string;
  }[];
  readonly isSaving: boolean;
  /** False once it is known that a file would be empty: refused entries stay in it when put aside. */
  readonly isExportable: boolean;
  readonly signInNeeded: boolean;
  /** These are absent if nobody has asked. */
  readonly isStorageLow?: boolean;
  readonly isPassEnded?: boolean;
  /** The browser deletes what waits here if nobody opens the app for a week. */
  readonly isForgottenAfterAWeek?: boolean;
}

/** One waiting entry in words, if the screen knows it. */
export interface WaitingEntry {
  readonly key: string;
  readonly text: string;
  readonly at: number | string | null;
  readonly side: "visitor" | "home" | null;
}

/**
 * Returns the answer of the sync sheet that is filled. While data goes out by itself none is, because
 * it would call for a tap that nothing needs (D73); a person who must sign in has that button.
 */
export function filledAnswer(
  {
    state,
    isPassEnded,
    signInNeeded,
  }: Pick<ShownSyncStatus, "state" | "isPassEnded" | "signInNeeded">,
  hasData: boolean,
): "export" | "retry" | null {
  if (!hasData) return null;
  if (isPassEnded) return "export";
  const isStuck = state === "attention" || state === "not-saved";
  return isStuck && !signInNeeded ? "retry" : null;
}
