import { Suspense, useEffect } from "react";
import { Link, useRouteError } from "react-router-dom";
import { StorageUnavailableError } from "../../app/bootstrap/storage-unavailable.ts";
import { paths } from "../../app/paths.ts";
import { isMissingChunk } from "../../app/update/missing-chunk.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { lazyExtra } from "../../ui/late/lazy-extra.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { ErrorState } from "../../ui/states.tsx";
import { type RouteErrorText, routeErrorMessages, routeMessages } from "../route-messages.ts";
import { ExportUnsyncedButton } from "./export-unsynced-button.tsx";

const StorageWays = lazyExtra(() => import("./storage-ways.tsx"), "StorageWays");

/** Shows errors of screens without a shell: the sign-in, the live screen, the shell itself. */
export function PageError() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <RouteError />
    </main>
  );
}

/** Says that recorded work is safe, and offers a way back and a way out (I21). */
export function RouteError() {
  const error = useRouteError();
  const { title, text } = textFor(error);
  usePageTitle(title);
  useEffect(() => noteForReport(error), [error]);
  return (
    <div className="mx-auto max-w-page px-3 pt-4 pb-24 wide:px-5 wide:pt-6">
      <ErrorState heading="h1" title={title} text={text}>
        <Button variant="fill" onClick={() => window.location.reload()}>
          {routeMessages.reload}
        </Button>
        {error instanceof StorageUnavailableError ? (
          <Suspense>
            <StorageWays />
          </Suspense>
        ) : (
          <>
            <Link to={paths.games()} className={buttonClass({})}>
              {routeMessages.backToGames}
            </Link>
            <ExportUnsyncedButton />
          </>
        )}
      </ErrorState>
    </div>
  );
}

/** This person's report can include it (D13); the list is not part of the shell. */
function noteForReport(error: unknown): void {
  import("../../app/client-errors/client-errors.ts").then(
    ({ noteError }) => noteError(error),
    // If the file is missing, the page has already said what it can.
    () => undefined,
  );
}

function textFor(error: unknown): RouteErrorText {
  if (error instanceof StorageUnavailableError) return routeErrorMessages.storage;
  return isMissingChunk(error) ? routeErrorMessages.missingPart : routeErrorMessages.broken;
}
