import type { SessionUser } from "./session-state.ts";

/**
 * Outlives the tokens, so that a phone whose session expired still opens as its scorekeeper. No
 * call rejects; a failure reads as nobody.
 */
export interface LastKnownUser {
  load(): Promise<SessionUser | null>;
  save(user: SessionUser): Promise<void>;
  /** Sign-out only. */
  forget(): Promise<void>;
}
