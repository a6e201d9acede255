type SyncState = "saved" | "saving" | "offline" | "attention" | "not-saved";

/** Why the pill is not green, as a code; the screens contain the texts (I21). */
export type SyncReason =
  | "storage-failed"
  | "sign-in-required"
  | "other-person"
  | "permission"
  | "protocol-too-old"
  /** The server refuses everything of a game or kind, so nothing was set aside (I14). */
  | "everything-refused"
  | "quarantined"
  | "command-refused"
  | "stalled-server"
  | "stalled-device"
  | "no-network"
  | "no-answer"
  | "server-busy";

/** null if no call was made yet. */
export type LastProblem =
  | "no-answer"
  | "server-busy"
  | "sign-in-required"
  | "permission"
  | "protocol-too-old"
  | "everything-refused"
  | "device-failed"
  | null;

export interface SyncFacts {
  readonly isCounted: boolean;
  /** The browser's view of the network, which may be wrong; it is only a hint for texts (S17). */
  readonly isOnline: boolean;
  readonly pending: number;
  readonly pendingOfOthers: number;
  readonly pendingOperations: number;
  readonly operationsOfOthers: number;
  readonly refusedOperations: number;
  /** Wall clock in milliseconds. */
  readonly oldestPendingAt: number | null;
  readonly quarantined: number;
  readonly notSaved: number;
  readonly isStoring: boolean;
  readonly isSending: boolean;
  readonly problem: LastProblem;
  /** In ms of a clock that nobody can set; 0 while nothing waits or the server is silent. */
  readonly withoutReceiptMs: number;
  readonly lastSavedAt: number | null;
}

export interface SyncStatus {
  readonly state: SyncState;
  readonly pending: number;
  readonly attention: number;
  readonly oldestPendingAt: number | null;
  readonly reason: SyncReason | null;
  readonly lastSavedAt: number | null;
  readonly isSending: boolean;
  readonly isSignInNeeded: boolean;
}

/** A stall is this long without a receipt while something could be sent (I13). */
export const STALL_AFTER_MS = 60_000;

/** `saved` needs a finished count with nothing waiting, quarantined, unsaved or being stored (I21). */
export function syncStatus(facts: SyncFacts): SyncStatus {
  const [state, reason] = stateOf(facts);
  return {
    state,
    reason,
    pending: facts.pending,
    attention: facts.quarantined,
    oldestPendingAt: facts.oldestPendingAt,
    lastSavedAt: facts.lastSavedAt,
    isSending: facts.isSending,
    isSignInNeeded: facts.problem === "sign-in-required",
  };
}

function stateOf(facts: SyncFacts): readonly [SyncState, SyncReason | null] {
  const waiting = facts.pending + facts.pendingOperations;
  if (facts.notSaved > 0) return ["not-saved", "storage-failed"];
  if (facts.quarantined > 0) return ["attention", "quarantined"];
  if (facts.refusedOperations > 0) return ["attention", "command-refused"];
  if (!facts.isCounted) return ["saving", null];
  if (facts.problem === "sign-in-required") return ["attention", "sign-in-required"];
  if (waiting === 0) return [facts.isStoring ? "saving" : "saved", null];
  if (
    facts.problem === "permission" ||
    facts.problem === "protocol-too-old" ||
    facts.problem === "everything-refused"
  ) {
    return ["attention", facts.problem];
  }
  const isSilent = facts.problem === "no-answer";
  if (!facts.isOnline && (isSilent || facts.problem === null)) return ["offline", "no-network"];
  if (waiting === facts.pendingOfOthers + facts.operationsOfOthers)
    return ["attention", "other-person"];
  // This holds however long it lasts, because nobody can help against a dead network (D73).
  if (isSilent) return ["offline", "no-answer"];
  if (facts.withoutReceiptMs >= STALL_AFTER_MS) {
    return ["attention", facts.problem === "server-busy" ? "stalled-server" : "stalled-device"];
  }
  return ["saving", facts.problem === "server-busy" ? "server-busy" : null];
}
