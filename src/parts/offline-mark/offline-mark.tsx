import { CloudOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { offlineMessages } from "./offline-messages.ts";
import type { OfflineProps } from "./offline-sheet.tsx";

const OfflineSheet = lazy(() => import("./offline-sheet.tsx"));

/** Shows "Offline" in the sync pill's form to people with nothing to send. */
export function OfflineMark(props: OfflineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-my-1.5 flex min-h-11 flex-none items-center"
      >
        <span className="inline-flex h-8 items-center gap-1.5 rounded-pill border-2 border-text bg-surface pr-2.5 pl-2 text-label font-bold font-stretch-[88%] text-text">
          <Icon as={CloudOff} size="sm" />
          {offlineMessages.offline}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <OfflineSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
