import { exportUnsynced } from "../app/commands/unsynced-data.ts";
import { Button } from "../ui/button.tsx";
import { routeMessages } from "./route-messages.ts";

/** The way out with everything that the server does not have (I21). */
export function ExportUnsyncedButton() {
  return (
    <Button onClick={() => void exportUnsynced("json")}>{routeMessages.exportUnsynced}</Button>
  );
}
