import { Check, Info, X } from "lucide-react";
import { useEffect } from "react";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { overlayMessages } from "./overlay/overlay-messages.ts";
import { overlayStore } from "./overlay/overlay-opening.ts";

interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly tone: "done" | "note";
}

interface ToastHostProps {
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: number) => void;
  readonly showForMs?: number;
}

/** A text of more letters needs more than one line of a phone. */
const LONG = 40;

/** Stays mounted, so that the first is heard; an opening dialog dismisses those over its title. */
export function ToastHost({ toasts, onDismiss, showForMs = 5_000 }: ToastHostProps) {
  useEffect(
    () =>
      overlayStore.subscribe(() => {
        for (const { id } of toasts) onDismiss(id);
      }),
    [toasts, onDismiss],
  );
  return (
    <div
      role="status"
      aria-live="polite"
      // Closing a toast must not count as a tap beside the dialog below.
      onPointerDown={(event) => event.stopPropagation()}
      className="toasts pointer-events-none fixed z-60 grid grid-cols-1 justify-items-center gap-2 px-2 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} {...{ onDismiss, showForMs }} />
      ))}
    </div>
  );
}

function ToastCard({
  toast,
  onDismiss,
  showForMs,
}: { toast: ToastMessage } & Required<Omit<ToastHostProps, "toasts">>) {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(toast.id), showForMs);
    return () => clearTimeout(timer);
  }, [toast.id, onDismiss, showForMs]);
  return (
    <div
      data-long={toast.text.length > LONG || undefined}
      className="toast motion-fade flex max-w-full in-data-dialog:not-last:hidden items-center gap-2 rounded-card border-2 border-text bg-surface pl-3"
    >
      {toast.tone === "done" ? (
        <Icon as={Check} className="toast-mark text-win" />
      ) : (
        <Icon as={Info} className="toast-mark" />
      )}
      <p className="toast-words min-w-0 py-2.5 text-dense font-semi">{toast.text}</p>
      <IconButton
        label={overlayMessages.close}
        icon={<Icon as={X} size="sm" />}
        className="toast-close pointer-events-auto"
        onClick={() => onDismiss(toast.id)}
      />
    </div>
  );
}
