import type { PrefetchStatus } from "../prefetch/prefetch.ts";

/** Why rows are not on this device: on their way, out of reach, or refused. */
export type Absence = "loading" | "unreachable" | "failed";

/** What is known of the network part: of the reading that would bring the rows. */
export interface Reach {
  /** Undefined until that part has been started. */
  readonly prefetch: Pick<PrefetchStatus, "isRunning" | "problem"> | undefined;
  /** What the browser says; a hint, never proof. */
  readonly isOnline: boolean;
}

/** For rows that were never read: what a screen may say of them (D9). */
export function whyAbsent({ prefetch, isOnline }: Reach): Absence {
  if (prefetch === undefined) return "loading";
  if (!isOnline) return "unreachable";
  if (prefetch.isRunning || prefetch.problem === null) return "loading";
  return prefetch.problem === "unknown" ? "unreachable" : "failed";
}
