import { syncSheetActions } from "../../../app/commands/sync-sheet-actions.ts";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { SyncHost } from "../../../parts/sync-pill/sync-pill.tsx";
import { waitingEntries } from "../../../parts/sync-pill/waiting-entries.ts";

/** Shows the sync pill; its sheet lists what of this game waits on this device (D35, I21). */
export function ReviewSync({ names }: { names: PlayNames }) {
  const waiting = useGame(({ state, revision, pendingEventIds, refusedEventIds }) => {
    return { state, revision, pendingEventIds, refusedEventIds };
  });
  return (
    <SyncHost
      status={useSyncStatus()}
      actions={syncSheetActions}
      entries={() => waitingEntries(waiting, names)}
    />
  );
}
