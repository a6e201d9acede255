import type { ReactNode } from "react";
import { Modal, ModalClose, ModalDescription, type ModalProps, ModalTitle } from "./modal.tsx";

/** Fills a phone; a tap beside it does nothing, and its children scroll by themselves. */
export function FullDialog({
  onClose,
  title,
  description,
  children,
  footer,
}: ModalProps & {
  title: ReactNode;
  description: ReactNode;
  footer: ReactNode;
}) {
  return (
    <Modal
      onClose={onClose}
      closesBeside={false}
      isDescribed
      className="safe-sides motion-fade inset-0 flat:[container-type:size] flex flex-col overflow-y-auto bg-surface pt-[env(safe-area-inset-top)] tablet:inset-y-10 tablet:mx-auto tablet:max-w-[800px] tablet:rounded-sheet tablet:border-2 tablet:border-text"
    >
      <header className="grid min-h-15 flex-none grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line-strong py-2 pr-1 pl-4 flat:min-h-12 flat:py-0.5">
        <div className="min-w-0">
          <ModalTitle className="type-h2 text-[min(1.25rem,7.5vw)] leading-[1.2]">
            {title}
          </ModalTitle>
          <ModalDescription className="text-label text-text-2">{description}</ModalDescription>
        </div>
        <ModalClose />
      </header>
      {children}
      <footer className="flex-none border-t border-line-strong px-3 pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] tablet:px-4 flat:pt-1.5 flat:pb-[max(6px,env(safe-area-inset-bottom))]">
        {footer}
      </footer>
    </Modal>
  );
}
