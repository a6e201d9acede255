import type { SyncStatus } from "../../sync/status/status.ts";

interface Parts {
  readonly engine: {
    status(): Pick<SyncStatus, "reason" | "lastSavedAt">;
    subscribe(listener: () => void): () => void;
  };
  readonly isDisabled: () => boolean;
  readonly refreshProfile: () => Promise<void>;
}

/**
 * Reads the profile again when the server begins or ceases to refuse this person: the words must
 * name the true cause (I21), and a token outlives a locked account by up to an hour.
 */
export function rereadProfileOnRefusal({ engine, isDisabled, refreshProfile }: Parts): () => void {
  let wasRefused = false;
  let savedAt = engine.status().lastSavedAt;
  return engine.subscribe(() => {
    const { reason, lastSavedAt } = engine.status();
    const isRefused = reason === "permission";
    const hasNews = isRefused !== wasRefused || (isDisabled() && lastSavedAt !== savedAt);
    wasRefused = isRefused;
    savedAt = lastSavedAt;
    if (hasNews) void refreshProfile();
  });
}
