import { askConfirm, notify, showAlert } from "../notices/notices.ts";
import { acknowledgeRefusals } from "./acknowledge-refusals.ts";
import { retryNow } from "./sync-now.ts";
import { exportUnsynced, importUnsynced, PARTIAL_EXPORT_TEXT } from "./unsynced-data.ts";

const MESSAGES = {
  imported: (count: number) =>
    count === 1 ? "1 entry was imported." : `${count} entries were imported.`,
  putAsideQuestion:
    "Put these aside? They stay on this device and in every export, but no longer ask for attention.",
  putAside: "Put Aside",
  cancel: "Cancel",
} as const;

/** What the buttons of the sync sheet do, the same on every screen that shows the pill (I21). */
export const syncSheetActions = {
  onRetry: () => void retryNow(),
  onExport: async (kind: "json" | "csv"): Promise<void> => {
    const result = await exportUnsynced(kind);
    if (!result.ok) await showAlert(result.error.message);
    else if (!result.value.isWhole) await showAlert(PARTIAL_EXPORT_TEXT);
  },
  onImport: async (file: File): Promise<void> => {
    const result = await importUnsynced(file);
    if (result.ok) notify(MESSAGES.imported(result.value.imported));
    else await showAlert(result.error.message);
  },
  onPutAside: async (): Promise<void> => {
    const isSure = await askConfirm({
      text: MESSAGES.putAsideQuestion,
      confirmLabel: MESSAGES.putAside,
      cancelLabel: MESSAGES.cancel,
    });
    if (!isSure) return;
    const result = await acknowledgeRefusals();
    if (!result.ok) await showAlert(result.error.message);
  },
} as const;
