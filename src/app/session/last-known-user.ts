import type { SessionUser } from "./session-state.ts";

/** Outlives the tokens, so that an expired phone knows its scorekeeper. No call rejects. */
export interface LastKnownUser {
  load(): Promise<SessionUser | null>;
  save(user: SessionUser): Promise<void>;
  forget(): Promise<void>;
}
