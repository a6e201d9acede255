import { useEffect, useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { type RouteErrorText, routeMessages } from "../route-messages.ts";

/** A separate build that stores nothing, so it opens where the app cannot. */
const WIDGET = "/widget/stats";

/** Without a database, earlier unsaved work (I21) and the public leaders' page remain. */
export function StorageError({ title, text }: RouteErrorText) {
  const [unsaved, setUnsaved] = useState(0);
  useEffect(() => {
    loadUnsaved().then(
      ({ countUnsaved }) => setUnsaved(countUnsaved()),
      // If the file is missing, nothing can be exported; the page has already said what it can.
      () => undefined,
    );
  }, []);
  return (
    <div className="mx-auto max-w-[520px] px-4 pt-6 pb-24">
      <ErrorState heading="h1" title={title} text={text}>
        {unsaved > 0 && <p className="w-full text-dense">{routeMessages.unsaved(unsaved)}</p>}
        <Button variant="fill" onClick={() => window.location.reload()}>
          {routeMessages.reload}
        </Button>
        {unsaved > 0 && (
          <Button onClick={() => void exportKept()}>{routeMessages.exportUnsynced}</Button>
        )}
        <a href={WIDGET} className={buttonClass({})}>
          {routeMessages.seasonLeaders}
        </a>
      </ErrorState>
    </div>
  );
}

function loadUnsaved() {
  return import("../../app/commands/unsaved-plays.ts");
}

async function exportKept(): Promise<void> {
  const { exportUnsaved } = await loadUnsaved();
  exportUnsaved(Date.now());
}
