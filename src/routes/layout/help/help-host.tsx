import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { closeHelp, openHelp, useHelp } from "../../../app/help/help-store.ts";
import { isCollecting } from "../../../app/paths.ts";
import { lazyNamed } from "../../../ui/late/lazy-extra.ts";
import { HelpButton } from "./help-button.tsx";

const HelpPanel = lazyNamed(() => import("../frame-dialogs.ts"), "HelpPanel");
const FeedbackDialog = lazyNamed(() => import("../frame-dialogs.ts"), "FeedbackDialog");

export function HelpHost() {
  const shown = useHelp((help) => help.shown);
  const { pathname, search } = useLocation();
  return (
    <>
      {hasHelpButton(pathname, search) && (
        <HelpButton pathname={pathname} onOpen={() => openHelp()} />
      )}
      <Suspense>
        {shown.kind === "panel" && <HelpPanel topics={shown.topics} />}
        {shown.kind === "form" && <FeedbackDialog type={shown.type} onClose={closeHelp} />}
      </Suspense>
    </>
  );
}

/** Hidden over the guide (P §2), a scoreboard, and a game or check-in, which have their own help (interface.md). */
export function hasHelpButton(pathname: string, search: string): boolean {
  if (pathname.startsWith("/user-guide") || pathname.endsWith("/scoreboard")) return false;
  if (/^\/games\/[^/]+\/check-in\//.test(pathname)) return false;
  return !isCollecting(pathname, search);
}
