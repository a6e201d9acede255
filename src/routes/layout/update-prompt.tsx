import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { isCollecting, paths } from "../../app/paths.ts";
import { useIsTooOld, useReloadReason } from "../../app/queries/device/use-sync-status.ts";
import { reloadIntoUpdate, useUpdate } from "../../app/update/service-worker.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { routeMessages } from "../route-messages.ts";
import { lateMessages } from "./late-messages.ts";

type News = keyof typeof lateMessages.news;

/**
 * Says that a newer version exists or the database is gone, and asks without force (I5). The page
 * makes room for it, so that it covers nothing, and it can be dismissed.
 */
export function UpdatePrompt() {
  const isReady = useUpdate((update) => update.isReady);
  const { pathname, search } = useLocation();
  const [putOff, setPutOff] = useState<ReadonlySet<News>>(new Set());
  const reloadReason = useReloadReason();
  const isTooOld = useIsTooOld() && pathname !== paths.update();
  // A page without its database keeps taps only for now, so this cannot wait for the end (I1).
  const atOnce = reloadReason !== null && !putOff.has(reloadReason) ? reloadReason : null;
  const later: News | null = isTooOld ? "too-old" : isReady ? "ready" : null;
  const news =
    atOnce ??
    (later !== null && !isCollecting(pathname, search) && !putOff.has(later) ? later : null);
  if (news === null) return null;
  return (
    <Bar text={lateMessages.news[news]}>
      <Button variant="bare" onClick={() => setPutOff(new Set([...putOff, news]))}>
        {lateMessages.updateLater}
      </Button>
      {news === "too-old" ? (
        <Link to={paths.update()} className={buttonClass({ variant: "fill" })}>
          {lateMessages.whatToDo}
        </Link>
      ) : (
        <Button
          variant="fill"
          onClick={() => (news === "ready" ? reloadIntoUpdate() : window.location.reload())}
        >
          {routeMessages.reload}
        </Button>
      )}
    </Bar>
  );
}

function Bar({ text, children }: { text: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomAbove(bar);
  return (
    <div
      ref={bar}
      role="status"
      className="safe-sides border-b-2 border-text bg-surface pt-[env(safe-area-inset-top)] print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-3 py-1">
        <p className="min-w-0 flex-1 text-label font-strong">{text}</p>
        {children}
      </div>
    </div>
  );
}

/** Screens that fill the window leave this much at its top (live.css). */
const HEIGHT = "--notice-height";

function useRoomAbove(bar: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current;
    if (element === null) return;
    const resizing = new ResizeObserver(() => {
      style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    });
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}
