import type { AuthMemory } from "../auth-place.ts";

/** Properties of every view of the form. */
export interface ViewProps {
  readonly memory: AuthMemory;
  readonly onEmail: (email: string) => void;
  /** The mail has gone: remembered in the history entry, so that a reloaded tab shows it. */
  readonly onSent: () => void;
}
