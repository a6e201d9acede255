import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useNotices } from "../../app/notices/notices.ts";
import { paths } from "../../app/paths.ts";
import { useIsTooOld, useReloadNeeded } from "../../app/queries/device/use-sync-status.ts";
import { reloadIntoUpdate, useUpdate } from "../../app/update/service-worker.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { routeMessages } from "../route-messages.ts";

/** Asked, never forced, and not during a game: recording goes on without it (I5). */
export function UpdatePrompt() {
  const isReady = useUpdate((update) => update.isReady);
  const dialog = useNotices((notices) => notices.dialogs[0] ?? null);
  const { pathname, search } = useLocation();
  const [isPutOff, setIsPutOff] = useState(false);
  const isReloadNeeded = useReloadNeeded();
  const isTooOld = useIsTooOld();
  const isCollecting = pathname === "/collect" && new URLSearchParams(search).has("gameId");
  // Another tab's newer version has the database, so this cannot wait for the game's end (I1).
  if (isReloadNeeded) {
    return (
      <Bar text={routeMessages.reloadNeeded}>
        <Button variant="fill" onClick={() => window.location.reload()}>
          {routeMessages.reload}
        </Button>
      </Bar>
    );
  }
  if (isCollecting || dialog !== null) return null;
  if (isTooOld && !isPutOff && pathname !== paths.update()) {
    return (
      <Bar text={routeMessages.tooOld}>
        <Button variant="bare" onClick={() => setIsPutOff(true)}>
          {routeMessages.updateLater}
        </Button>
        <Link to={paths.update()} className={buttonClass({ variant: "fill" })}>
          {routeMessages.whatToDo}
        </Link>
      </Bar>
    );
  }
  if (!isReady || isPutOff) return null;
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
      className="fixed inset-x-3 bottom-[max(12px,env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-[440px] flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border-2 border-text bg-surface p-3 max-wide:bottom-[calc(64px+env(safe-area-inset-bottom))]"
    >
      <p className="min-w-32 flex-1 font-strong">{text}</p>
      <div className="flex gap-3">{children}</div>
    </div>
  );
}
