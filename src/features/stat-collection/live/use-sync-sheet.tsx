import { useCallback, useState } from "react";
import { saveNow } from "../../../app/commands/sync-now.ts";
import { syncSheetActions } from "../../../app/commands/sync-sheet-actions.ts";
import type { SyncStatusView } from "../../../app/queries/device/use-sync-status.ts";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import { SyncSheet } from "../../../parts/sync-pill/sync-sheet.tsx";
import { waitingEntries } from "../../../parts/sync-pill/waiting-entries.ts";
import type { GameNames } from "./game-names.ts";

/** The sync sheet of the live screen, with this game's waiting entries in words (I21). */
export function useSyncSheet({
  view,
  names,
  status,
}: {
  view: GameView;
  names: GameNames;
  status: SyncStatusView;
}) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const saveEverything = useCallback(() => void saveNow(), []);
  const dialog = isOpen && (
    <SyncSheet
      status={status}
      entries={waitingEntries(view, names)}
      onClose={() => setOpen(false)}
      actions={syncSheetActions}
    />
  );
  return { open, saveNow: saveEverything, dialog };
}
