import type { SyncStatus } from "../../sync/status/status.ts";

interface Parts {
  readonly engine: {
    status(): Pick<SyncStatus, "reason" | "lastSavedAt">;
    subscribe(listener: () => void): () => void;
  };
  readonly isDisabled: () => boolean;
  readonly refreshProfile: () => Promise<void>;
}

/** The words must name the true cause (I21), such as an account that was locked meanwhile. */
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
