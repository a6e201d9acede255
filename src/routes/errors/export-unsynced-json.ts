import { services } from "../../app/bootstrap/services.ts";
import { unsyncedMessages } from "../../app/commands/device-messages.ts";
import { exportUnsynced } from "../../app/commands/unsynced-data.ts";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { errorMessages } from "./error-messages.ts";

/** Exports everything that the server does not have (I21). */
export async function exportUnsyncedJson(): Promise<void> {
  const exported = await exportUnsynced(await services(), "json");
  if (!exported.ok) return showAlert(exported.error.message);
  if (exported.value === null) return;
  if (!exported.value.isWhole) await showAlert(unsyncedMessages.partialExport);
  else if (exported.value.count > 0) notify(errorMessages.exported(exported.value.count));
  else notify(unsyncedMessages.nothingToExport(exported.value.isMoreWaiting), "note");
}
