import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useTopDialog } from "../../app/notices/use-notices.ts";
import { reloadIntoUpdate } from "../../app/update/service-worker.ts";
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
  const isCollecting = pathname === "/collect" && new URLSearchParams(search).has("gameId");
  if (!isReady || isPutOff || isCollecting || dialog !== null) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-[440px] items-center gap-3 rounded-card border-2 border-text bg-surface p-3"
    >
      <p className="flex-1 font-strong">{routeMessages.updateReady}</p>
      <Button variant="bare" onClick={() => setIsPutOff(true)}>
        {routeMessages.updateLater}
      </Button>
      <Button variant="fill" onClick={reloadIntoUpdate}>
        {routeMessages.reload}
      </Button>
    </div>
  );
}
