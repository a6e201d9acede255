import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { closeHelp, openHelp, useHelp } from "../../app/help/help-store.ts";
import { HelpButton } from "./help-button.tsx";
import { hasHelpButton } from "./help-places.ts";

const HelpPanel = lazy(async () => {
  const { HelpPanel } = await import("../../features/help/help-panel.tsx");
  return { default: HelpPanel };
});
const FeedbackDialog = lazy(async () => {
  const { FeedbackDialog } = await import("../../features/feedback/form/feedback-dialog.tsx");
  return { default: FeedbackDialog };
});

/** The floating button, the one help panel and the one feedback form, above every page (P §2). */
export function HelpHost() {
  const shown = useHelp((help) => help.shown);
  const { pathname, search } = useLocation();
  return (
    <>
      {hasHelpButton(pathname, search) && <HelpButton onOpen={() => openHelp()} />}
      <Suspense>
        {shown.kind === "panel" && <HelpPanel topics={shown.topics} />}
        {shown.kind === "form" && <FeedbackDialog type={shown.type} onClose={closeHelp} />}
      </Suspense>
    </>
  );
}
