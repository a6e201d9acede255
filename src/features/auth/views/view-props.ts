import type { AuthMemory } from "../auth-place.ts";

/** Every view of the form has these properties. */
export interface ViewProps {
  readonly memory: AuthMemory;
  readonly onEmail: (email: string) => void;
  /** The sent mail is remembered in the history entry, so that a reloaded tab shows it. */
  readonly onSent: () => void;
}
