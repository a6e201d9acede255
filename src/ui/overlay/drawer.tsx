import type { ReactNode } from "react";
import { Modal, ModalClose, type ModalProps, ModalTitle } from "./modal.tsx";

export function Drawer({ onClose, title, children }: ModalProps & { title: ReactNode }) {
  return (
    <Modal
      onClose={onClose}
      className="motion-slide inset-y-0 left-0 flex w-[min(320px,88vw)] flex-col border-r-2 border-text bg-surface pt-[env(safe-area-inset-top)] pl-[env(safe-area-inset-left)]"
    >
      <header className="grid h-14 flex-none grid-cols-[auto_minmax(0,1fr)] items-center gap-1 px-1">
        <ModalClose />
        <ModalTitle className="type-h3">{title}</ModalTitle>
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
        {children}
      </div>
    </Modal>
  );
}
