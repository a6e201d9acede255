import { useState } from "react";
import { countUnsaved, exportUnsaved } from "../../app/commands/unsaved-plays.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { routeMessages } from "../route-messages.ts";
import { errorMessages } from "./error-messages.ts";

/** A separate build that stores nothing, so it opens where the app cannot. */
const WIDGET = "/widget/stats";

/** Without a database, earlier unsaved work (I21) and the public leaders' page remain. */
export function StorageWays() {
  const [unsaved] = useState(countUnsaved);
  return (
    <>
      {unsaved > 0 && (
        <>
          <p className="w-full text-dense">{errorMessages.unsaved(unsaved)}</p>
          <Button onClick={() => exportUnsaved(Date.now())}>{routeMessages.exportUnsynced}</Button>
        </>
      )}
      <a href={WIDGET} className={buttonClass({})}>
        {errorMessages.seasonLeaders}
      </a>
    </>
  );
}
