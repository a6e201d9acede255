import { type ReactNode, type RefObject, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { lowPlace } from "./low-place.ts";
import { Modal, ModalTitle } from "./modal.tsx";
import { triggerPlace } from "./trigger-place.ts";

interface AlertDialogProps {
  /** The question or failure, word for word; it names the dialog. Its first line is set bold. */
  readonly text: string;
  readonly confirmLabel: string;
  /** A second way; cancelling takes neither. */
  readonly otherLabel?: string | undefined;
  /** Left out: a failure that only waits for its OK. */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly confirmDisabled?: boolean;
  readonly children?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly onConfirm: () => void;
  readonly onOther?: () => void;
  /** Escape and the cancel button; a failure's OK and its Escape both confirm. */
  readonly onCancel?: () => void;
}

/** A question that waits for its answer. Mounted means open; a tap beside it does nothing. */
export function AlertDialog({
  text,
  confirmLabel,
  otherLabel,
  cancelLabel,
  danger = false,
  confirmDisabled = false,
  children,
  initialFocus,
  onConfirm,
  onOther,
  onCancel = onConfirm,
}: AlertDialogProps) {
  const [place] = useState(() => lowPlace(triggerPlace(), window.innerHeight));
  const [question = ""] = text.split("\n");
  const safeButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      onClose={onCancel}
      role="alertdialog"
      firstFocus={initialFocus ?? safeButton}
      keepsToasts
      style={place}
      className="motion-fade inset-x-3 mx-auto grid max-h-[85dvh] max-w-[440px] grid-cols-1 gap-2 overflow-y-auto rounded-sheet border-2 border-text bg-surface p-4"
    >
      <ModalTitle className="mb-2 text-body whitespace-pre-line">
        <b className="font-semi">{question}</b>
        {text.slice(question.length)}
      </ModalTitle>
      {children}
      <Button
        ref={cancelLabel === undefined ? safeButton : null}
        size="lg"
        variant={danger ? "risk" : "fill"}
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
        <Button ref={safeButton} size="lg" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
    </Modal>
  );
}
