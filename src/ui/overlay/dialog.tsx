import type { ReactNode } from "react";
import { Modal, ModalClose, ModalDescription, type ModalProps, ModalTitle } from "./modal.tsx";

interface DialogProps extends ModalProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly closeLabel?: string;
  /** Stays in view while the body scrolls; it usually holds a filled and a plain button. */
  readonly footer?: ReactNode;
  /** `alertdialog` is a question that must be answered, so a tap beside it does not close it. */
  readonly role?: "dialog" | "alertdialog";
  readonly width?: keyof typeof WIDTHS;
}

const WIDTHS = { normal: "max-w-[30rem]", form: "max-w-[42rem]", wide: "max-w-[55rem]" };

const FLOATING =
  "motion-fade right-[max(12px,env(safe-area-inset-right))] left-[max(12px,env(safe-area-inset-left))] bottom-[max(12px,env(safe-area-inset-bottom))]";
/** Stands low on touch screens, so that a thumb reaches its buttons. */
export function Dialog({
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  role = "dialog",
  width = "normal",
}: DialogProps) {
  return (
    <Modal
      onClose={onClose}
      role={role}
      isDescribed={description !== undefined}
      className={`${FLOATING} tablet:pointer-fine:top-[12dvh] tablet:pointer-fine:bottom-auto mx-auto flex max-h-[85dvh] flex-col overflow-y-auto rounded-sheet border-2 border-text bg-surface ${WIDTHS[width]}`}
    >
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start pt-2 pr-2 pl-4">
        <ModalTitle className="type-h2 py-2">{title}</ModalTitle>
        <ModalClose label={closeLabel} />
      </header>
      <div className="min-h-16 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
        <ModalDescription className="pb-2 text-dense text-text-2">{description}</ModalDescription>
        {children}
      </div>
      {footer !== undefined && <footer className="grid gap-2 border-t p-4">{footer}</footer>}
    </Modal>
  );
}
