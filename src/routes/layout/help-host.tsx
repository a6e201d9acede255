import { CircleHelp } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { closeHelp, openHelp, useHelp } from "../../app/help/help-store.ts";
import { Icon } from "../../ui/icon.tsx";
import { layoutMessages } from "./layout-messages.ts";

const HelpPanel = lazy(async () => {
  const { HelpPanel } = await import("../../features/help/help-panel.tsx");
  return { default: HelpPanel };
});
const FeedbackDialog = lazy(async () => {
  const { FeedbackDialog } = await import("../../features/feedback/form/feedback-dialog.tsx");
  return { default: FeedbackDialog };
});

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

/** Not over the guide (P §2), nor over a game, whose eighth cell is help (interface.md). */
export function hasHelpButton(pathname: string, search: string): boolean {
  if (pathname.startsWith("/user-guide")) return false;
  return !(pathname === "/collect" && new URLSearchParams(search).has("gameId"));
}

/** Pages and footer keep room for it at their end. */
function HelpButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={layoutMessages.needHelp}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="fixed right-[max(8px,env(safe-area-inset-right))] bottom-[max(8px,env(safe-area-inset-bottom))] z-30 grid size-12 place-items-center rounded-pill border-2 border-text bg-surface text-brand active:opacity-80 wide:right-5 print:hidden"
    >
      <Icon as={CircleHelp} size="lg" />
    </button>
  );
}
