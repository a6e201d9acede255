import { Button } from "../../ui/button.tsx";
import { routeMessages } from "../route-messages.ts";

export function ExportUnsyncedButton() {
  return <Button onClick={() => void exportJson()}>{routeMessages.exportUnsynced}</Button>;
}

/** The shell does not contain its code, but the service worker has it on the device. */
async function exportJson(): Promise<void> {
  const { exportUnsyncedJson } = await import("./export-unsynced-json.ts");
  await exportUnsyncedJson();
}
