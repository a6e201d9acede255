import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { retryNow, saveNow } from "../../../app/commands/sync-now.ts";
import { exportUnsynced, importUnsynced } from "../../../app/commands/unsynced-data.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import type { GameView } from "../../../app/queries/game-view.ts";
import type { SyncStatusView } from "../../../app/queries/use-sync-status.ts";
import { SyncSheet } from "../../../parts/sync-pill/sync-sheet.tsx";
import { messages } from "../messages.ts";
import type { GameNames } from "./game-names.ts";
import { waitingEntries } from "./waiting-entries.ts";

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
  const navigate = useNavigate();
  const open = useCallback(() => setOpen(true), []);
  const saveEverything = useCallback(() => void saveNow(), []);
  const dialog = isOpen && (
    <SyncSheet
      open
      status={status}
      entries={waitingEntries(view, names)}
      onClose={() => setOpen(false)}
      onRetry={() => void retryNow()}
      onExport={async (kind) => {
        const result = await exportUnsynced(kind);
        if (!result.ok) await showAlert(result.error.message);
      }}
      onImport={async (file) => {
        const result = await importUnsynced(file);
        if (result.ok) notify(messages.screen.imported(result.value.imported));
        else await showAlert(result.error.message);
      }}
      onSignIn={() => void navigate(paths.login())}
    />
  );
  return { open, saveNow: saveEverything, dialog };
}
