import { Suspense } from "react";
import {
  answerDialog,
  dismissToast,
  useNotices,
  type WaitingDialog,
} from "../../app/notices/notices.ts";
import { lazyNamed } from "../../ui/late/lazy-extra.ts";
import { LiveRegion } from "../../ui/live-region.tsx";
import { ToastHost } from "../../ui/toast.tsx";

const NoticeDialog = lazyNamed(() => import("./frame-dialogs.ts"), "NoticeDialog");

/** Rendered once, beside the pages (D1). */
export function NoticeHost() {
  const toasts = useNotices((notices) => notices.toasts);
  const dialog: WaitingDialog | null = useNotices((notices) => notices.dialogs[0] ?? null);
  return (
    <>
      <LiveRegion />
      <ToastHost toasts={toasts} onDismiss={dismissToast} />
      {dialog && (
        <Suspense>
          <NoticeDialog key={dialog.id} dialog={dialog} onAnswer={answerDialog} />
        </Suspense>
      )}
    </>
  );
}
