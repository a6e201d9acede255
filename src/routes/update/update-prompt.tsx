import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTopDialog } from "../../app/notices/use-notices.ts";
import { reloadIntoUpdate } from "../../app/update/service-worker.ts";
import { useReloadNeeded } from "../../app/update/use-reload-needed.ts";
import { useUpdateReady } from "../../app/update/use-update-ready.ts";
import { Button } from "../../ui/button.tsx";
import { routeMessages } from "../route-messages.ts";

/**
 * "New version ready · Reload": asked, never forced; not while a game is collected and not
 * beside a question that waits for its answer.
 */
export function UpdatePrompt() {
  const isReady = useUpdateReady();
  const dialog = useTopDialog();
  const { pathname, search } = useLocation();
  const [isPutOff, setIsPutOff] = useState(false);
  const isReloadNeeded = useReloadNeeded();
  const isCollecting = pathname === "/collect" && new URLSearchParams(search).has("gameId");
  // Another tab runs a newer version that has taken the database: taps go to the journal from
  // now on, so this cannot wait for the end of the game (I1).
  if (isReloadNeeded) {
    return (
      <Bar text={routeMessages.reloadNeeded}>
        <Button variant="fill" onClick={() => window.location.reload()}>
          {routeMessages.reload}
        </Button>
      </Bar>
    );
  }
  if (!isReady || isPutOff || isCollecting || dialog !== null) return null;
  return (
    <Bar text={routeMessages.updateReady}>
      <Button variant="bare" onClick={() => setIsPutOff(true)}>
        {routeMessages.updateLater}
      </Button>
      <Button variant="fill" onClick={reloadIntoUpdate}>
        {routeMessages.reload}
      </Button>
    </Bar>
  );
}

function Bar({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-[440px] items-center gap-3 rounded-card border-2 border-text bg-surface p-3"
    >
      <p className="flex-1 font-strong">{text}</p>
      {children}
    </div>
  );
}
