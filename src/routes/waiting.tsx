import { Spinner } from "../ui/spinner.tsx";
import { routeMessages } from "./route-messages.ts";

export function Waiting() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={routeMessages.loading} />
    </div>
  );
}
