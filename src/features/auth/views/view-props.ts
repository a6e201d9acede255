import type { AuthMemory } from "../auth-place.ts";

/** What every view of the form gets. */
export interface ViewProps {
  readonly memory: AuthMemory;
  readonly onEmail: (email: string) => void;
  /** The mail has gone: remembered in the history entry, so that a reloaded tab shows it. */
  readonly onSent: () => void;
}
