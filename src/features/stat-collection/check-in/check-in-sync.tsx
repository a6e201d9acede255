import { useState } from "react";
import { syncSheetActions } from "../../../app/commands/sync-sheet-actions.ts";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import { SyncPill } from "../../../parts/sync-pill/sync-pill.tsx";
import { SyncSheet } from "../../../parts/sync-pill/sync-sheet.tsx";
import { checkInMessages as words } from "./check-in-messages.ts";

/** Says whether the ticks have reached the server. */
export function CheckInSync() {
  const status = useSyncStatus();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <SyncPill status={status} onOpen={() => setOpen(true)} />
      <p className="text-dense">{words.hint}</p>
      {isOpen && (
        <SyncSheet status={status} onClose={() => setOpen(false)} actions={syncSheetActions} />
      )}
    </div>
  );
}
