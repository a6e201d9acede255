import { retryNow } from "../../app/commands/sync-now.ts";
import { syncSheetActions } from "../../app/commands/sync-sheet-actions.ts";
import { useReach } from "../../app/queries/device/use-reach.ts";
import { useSyncStatus } from "../../app/queries/device/use-sync-status.ts";
import { OfflineMark } from "../../parts/offline-mark/offline-mark.tsx";
import { SyncHost } from "../../parts/sync-pill/sync-pill.tsx";
import { useRouteHandle } from "./route-handle.ts";
import { useShellUser } from "./shell-user.ts";

/** Collectors see whether it is on the server (I21), others only that it cannot be renewed. */
export function ShellSync() {
  const user = useShellUser();
  const { hasOwnSync } = useRouteHandle();
  if (user === undefined || hasOwnSync) return null;
  return user?.collects ? <Collecting /> : <Looking />;
}

function Collecting() {
  return <SyncHost status={useSyncStatus()} actions={syncSheetActions} />;
}

function Looking() {
  const { isOffline, readAt } = useReach();
  return isOffline && <OfflineMark readAt={readAt} onRetry={() => void retryNow()} />;
}
