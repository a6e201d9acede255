import { type ReactNode, type RefObject, useCallback, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { lowPlace } from "./low-place.ts";
import { Modal, ModalTitle } from "./modal.tsx";
import { triggerPlace } from "./trigger-place.ts";

interface AlertDialogProps {
  /** Holds the exact question or failure, which names the dialog; its first line is bold. */
  readonly text: string;
  readonly confirmLabel: string;
  /** Offers a second way; cancelling takes neither. */
  readonly otherLabel?: string | undefined;
  /** Left out for a failure that only waits for its OK. */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly prefers?: "confirm" | "cancel";
  readonly confirmDisabled?: boolean;
  readonly children?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly onConfirm: () => void;
  readonly onOther?: () => void;
  /** Called by Escape and the cancel button; for a failure, both OK and Escape confirm. */
  readonly onCancel?: () => void;
}

/** Asks a question that waits for its answer. Mounted means open; a tap beside it does nothing. */
export function AlertDialog({
  text,
  confirmLabel,
  otherLabel,
  cancelLabel,
  danger = false,
  prefers = "confirm",
  confirmDisabled = false,
  children,
  initialFocus,
  onConfirm,
  onOther,
  onCancel = onConfirm,
}: AlertDialogProps) {
  const [trigger] = useState(triggerPlace);
  const [answersTop, setAnswersTop] = useState<number>();
  const answers = useCallback((drawn: HTMLElement | null) => {
    const dialog = drawn?.parentElement;
    // On a lying phone the focus scrolls the answers to the dialog's end, so that place counts.
    if (dialog) setAnswersTop(dialog.getBoundingClientRect().bottom - drawn.offsetHeight);
  }, []);
  const [question = ""] = text.split("\n");
  const safeButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      onClose={onCancel}
      role="alertdialog"
      firstFocus={initialFocus ?? safeButton}
      keepsToasts
      style={lowPlace(trigger, window.innerHeight, answersTop)}
      className="motion-fade inset-x-3 mx-auto grid max-h-[85dvh] max-w-[440px] grid-cols-1 gap-2 overflow-y-auto rounded-sheet border-2 border-text bg-surface p-4"
    >
      <ModalTitle className="mb-2 text-body whitespace-pre-line">
        <b className="font-semi">{question}</b>
        {text.slice(question.length)}
      </ModalTitle>
      {children}
      {/* The answers stay in sight below a question that is higher than the phone. */}
      <div
        ref={answers}
        className="sticky -bottom-4 -mx-4 -mt-2 -mb-4 grid gap-2 bg-surface px-4 pt-2 pb-4 flat:static"
      >
        <Button
          ref={cancelLabel === undefined ? safeButton : null}
          size="lg"
          variant={danger ? "risk" : prefers === "confirm" ? "fill" : "plain"}
          disabled={confirmDisabled}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        {otherLabel !== undefined && (
          <Button size="lg" onClick={onOther}>
            {otherLabel}
          </Button>
        )}
        {cancelLabel !== undefined && (
          <Button
            ref={safeButton}
            size="lg"
            variant={prefers === "cancel" ? "fill" : "plain"}
            onClick={onCancel}
          >
            {cancelLabel}
          </Button>
        )}
      </div>
    </Modal>
  );
}
