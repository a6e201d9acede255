import { Button } from "../ui/button.tsx";
import { routeMessages } from "./route-messages.ts";

/** The way out with everything that the server does not have (I21). */
export function ExportUnsyncedButton() {
  return <Button onClick={() => void exportJson()}>{routeMessages.exportUnsynced}</Button>;
}

/** The file's schemas are no part of the shell; the service worker has them on the device. */
async function exportJson(): Promise<void> {
  const { exportUnsynced } = await import("../app/commands/unsynced-data.ts");
  await exportUnsynced("json");
}
