import type { SessionUser } from "./session-state.ts";

/**
 * Where the last person of this device is kept (the local store's `meta`). It outlives the
 * tokens, so that a phone whose session expired, or whose localStorage was evicted, still opens
 * as its scorekeeper. None of the calls rejects; a failure reads as nobody.
 */
export interface LastKnownUser {
  load(): Promise<SessionUser | null>;
  save(user: SessionUser): Promise<void>;
  /** Sign-out only. */
  forget(): Promise<void>;
}
