import { clsx } from "clsx";
import {
  Cloud,
  CloudAlert,
  CloudCheck,
  CloudOff,
  CloudUpload,
  type LucideIcon,
} from "lucide-react";
import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { lazyNamed } from "../../ui/late/lazy-extra.ts";
import { pillText } from "./sync-messages.ts";
import type { SyncSheetActions } from "./sync-sheet.tsx";
import type { ShownSyncStatus, WaitingEntry } from "./sync-status.ts";

const SyncSheet = lazyNamed(() => import("./sync-sheet.tsx"), "SyncSheet");

const ICONS: Record<ShownSyncStatus["state"], LucideIcon> = {
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  attention: CloudAlert,
  "not-saved": Cloud,
};

const LOOKS: Record<ShownSyncStatus["state"], string> = {
  saved: "border border-line-strong bg-surface text-text [&_svg]:text-win",
  saving: "border border-line-strong bg-surface text-text",
  offline: "border-2 border-text bg-surface text-text",
  attention: "border-2 border-text bg-text text-surface",
  "not-saved": "border-2 border-text bg-text text-surface",
};

/** Says in words and one icon where the data is. It is 32 px high in a target of 44 px. */
function SyncPill({ status, onOpen }: { status: ShownSyncStatus; onOpen: () => void }) {
  return (
    <button
      type="button"
      data-testid="sync-status"
      data-state={status.state}
      data-pending={status.pending}
      data-attention={status.attention}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-my-1.5 flex min-h-11 flex-none items-center"
    >
      <span
        className={clsx(
          "inline-flex h-8 items-center gap-1.5 rounded-pill pr-2.5 pl-2 text-label font-bold font-stretch-[88%] whitespace-nowrap",
          LOOKS[status.state],
        )}
      >
        <Icon as={ICONS[status.state]} size="sm" />
        {pillText(status)}
      </span>
    </button>
  );
}

export function SyncHost({
  status,
  actions,
  entries,
  more,
  sheet: Sheet = SyncSheet,
}: {
  status: ShownSyncStatus;
  actions: SyncSheetActions;
  /** More actions of the screen; `close` closes the sheet. */
  more?: (close: () => void) => ReactNode;
  /** A screen that needs it without a network brings the sheet's code along. */
  sheet?: ComponentType<ComponentProps<typeof SyncSheet>>;
  /** Lists the waiting entries of the game on the screen; called only while the sheet is open. */
  entries?: () => readonly WaitingEntry[];
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <SyncPill status={status} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <Sheet
            status={status}
            entries={entries?.() ?? []}
            onClose={close}
            actions={actions}
            more={more?.(close)}
          />
        </Suspense>
      )}
    </>
  );
}
