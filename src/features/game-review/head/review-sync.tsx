import { Suspense, useState } from "react";
import { syncSheetActions } from "../../../app/commands/sync-sheet-actions.ts";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { SyncPill } from "../../../parts/sync-pill/sync-pill.tsx";
import { waitingEntries } from "../../../parts/sync-pill/waiting-entries.ts";
import { lazyNamed } from "../../../ui/late/lazy-extra.ts";

const SyncSheet = lazyNamed(() => import("../../../parts/sync-pill/sync-sheet.tsx"), "SyncSheet");

/** The sync pill and its sheet, with what of this game waits on this device (D35, I21). */
export function ReviewSync({ names }: { names: PlayNames }) {
  const status = useSyncStatus();
  const view = useGame((view) => view);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SyncPill status={status} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <SyncSheet
            status={status}
            entries={waitingEntries(view, names)}
            onClose={() => setOpen(false)}
            actions={syncSheetActions}
          />
        </Suspense>
      )}
    </>
  );
}
