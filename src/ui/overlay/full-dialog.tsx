import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useDialogFocus } from "./dialog-focus.ts";
import { Overlay } from "./overlay.tsx";

export interface FullDialogProps {
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Accessible name of the 44 px close button. */
  readonly closeLabel: string;
  /** Lays itself out in the height that header and footer leave; scrolls inside. */
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/**
 * A modal dialog that fills a phone and stands inset from 800 px on; traps focus and returns it.
 * Mounted means open. A field inside marked `data-own-escape` keeps its Escape; a tap beside the
 * dialog does nothing.
 */
export function FullDialog({
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
}: FullDialogProps) {
  const focus = useDialogFocus();
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Overlay />
        <Primitive.Content
          {...focus}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            const { target } = event;
            if (target instanceof Element && target.closest("[data-own-escape]")) {
              event.preventDefault();
            }
          }}
          className="motion-fade fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface pt-[env(safe-area-inset-top)] tablet:inset-y-10 tablet:mx-auto tablet:max-w-[800px] tablet:rounded-sheet tablet:border-2 tablet:border-text"
        >
          <header className="grid min-h-15 flex-none grid-cols-[minmax(0,1fr)_44px] items-center border-b border-line-strong py-2 pr-1 pl-4 flat:min-h-12 flat:py-0.5">
            <div className="min-w-0">
              <Primitive.Title className="type-h2 truncate leading-6">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="truncate text-label text-text-2">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton label={closeLabel} icon={<Icon as={X} />} />
            </Primitive.Close>
          </header>
          {children}
          <footer className="flex-none border-t border-line-strong px-3 pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] tablet:px-4 flat:pt-1.5 flat:pb-[max(6px,env(safe-area-inset-bottom))]">
            {footer}
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
