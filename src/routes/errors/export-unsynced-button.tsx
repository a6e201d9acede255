import { services } from "../../app/bootstrap/services.ts";
import { Button } from "../../ui/button.tsx";
import { routeMessages } from "../route-messages.ts";

/** Exports everything that the server does not have (I21). */
export function ExportUnsyncedButton() {
  return <Button onClick={() => void exportJson()}>{routeMessages.exportUnsynced}</Button>;
}

/** The shell does not contain its code, but the service worker has it on the device. */
async function exportJson(): Promise<void> {
  const [{ exportUnsynced }, { unsyncedMessages }, { notify, showAlert }] = await Promise.all([
    import("../../app/commands/unsynced-data.ts"),
    import("../../app/commands/device-messages.ts"),
    import("../../app/notices/notices.ts"),
  ]);
  const exported = await exportUnsynced(await services(), "json");
  if (!exported.ok) return showAlert(exported.error.message);
  if (exported.value === null) return;
  if (!exported.value.isWhole) await showAlert(unsyncedMessages.partialExport);
  else if (exported.value.count > 0) notify(routeMessages.exported(exported.value.count));
  else notify(unsyncedMessages.nothingToExport(exported.value.isMoreWaiting));
}
