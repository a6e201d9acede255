import { services } from "../bootstrap/services.ts";
import { askConfirm, notify, showAlert } from "../notices/notices.ts";
import { acknowledgeRefusals } from "./acknowledge-refusals.ts";
import { unsyncedMessages as words } from "./device-messages.ts";
import { retryNow } from "./sync-now.ts";
import { exportUnsynced, importUnsynced } from "./unsynced-data.ts";

export const syncSheetActions = {
  onRetry: () => void retryNow(),
  onExport: async (kind: "json" | "csv"): Promise<void> => {
    const result = await exportUnsynced(await services(), kind);
    if (!result.ok) return showAlert(result.error.message);
    if (result.value === null) return;
    if (!result.value.isWhole) await showAlert(words.partialExport);
    else if (result.value.count === 0)
      notify(words.nothingToExport(result.value.isMoreWaiting), "note");
  },
  onImport: async (file: File): Promise<void> => {
    const result = await importUnsynced(file);
    if (!result.ok) return showAlert(result.error.message);
    const { imported, clashing } = result.value;
    if (clashing === 0) notify(words.imported(imported));
    else await showAlert(`${words.imported(imported)} ${words.clashed(clashing)}`);
  },
  onPutAside: async (): Promise<void> => {
    const isSure = await askConfirm({
      text: words.putAsideQuestion,
      confirmLabel: words.putAside,
    });
    if (!isSure) return;
    const result = await acknowledgeRefusals();
    if (!result.ok) await showAlert(result.error.message);
  },
} as const;
