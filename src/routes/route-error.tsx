import { Link, useRouteError } from "react-router-dom";
import { StorageUnavailableError } from "../app/bootstrap/storage-unavailable.ts";
import { paths } from "../app/paths.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { ErrorState } from "../ui/states.tsx";
import { ExportUnsyncedButton } from "./export-unsynced-button.tsx";
import { routeMessages } from "./route-messages.ts";

/** The same where no shell stands around it: the sign-in, the live screen, the shell itself. */
export function PageError() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <RouteError />
    </main>
  );
}

/**
 * The end of the line for one route: what was recorded is safe, and there is a way back and a
 * way out (I21).
 */
export function RouteError() {
  const error = useRouteError();
  const isStorage = error instanceof StorageUnavailableError;
  return (
    <div className="mx-auto max-w-[480px] p-4">
      <ErrorState
        heading="h1"
        title={isStorage ? routeMessages.storageTitle : routeMessages.errorTitle}
        text={isStorage ? routeMessages.storageText : routeMessages.errorText}
      >
        <Button variant="fill" onClick={() => window.location.reload()}>
          {routeMessages.reload}
        </Button>
        <Link to={paths.games()} className={buttonClass({})}>
          {routeMessages.backToGames}
        </Link>
        {!isStorage && <ExportUnsyncedButton />}
      </ErrorState>
    </div>
  );
}
