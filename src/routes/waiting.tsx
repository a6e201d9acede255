import { Spinner } from "../ui/spinner.tsx";
import { routeMessages } from "./route-messages.ts";

/** While the session or a screen's code is loading (P §2). */
export function Waiting() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={routeMessages.loading} />
    </div>
  );
}
