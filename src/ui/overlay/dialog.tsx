import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useDialogFocus } from "./dialog-focus.ts";
import { Overlay } from "./overlay.tsx";

export interface DialogProps {
  readonly open: boolean;
  /** Called with Escape, the close button and a tap beside the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Accessible name of the 44 px close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays in view while the body scrolls: usually one filled and one plain button. */
  readonly footer?: ReactNode;
  /** `alertdialog`: a question that must be answered (a tap beside it does not close it). */
  readonly role?: "dialog" | "alertdialog";
  readonly width?: keyof typeof WIDTHS;
}

const WIDTHS = { normal: "max-w-[480px]", form: "max-w-[672px]", wide: "max-w-[880px]" };

/** A modal dialog: traps focus and returns it, closes with Escape. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  role = "dialog",
  width = "normal",
}: DialogProps) {
  const focus = useDialogFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Overlay />
        <Primitive.Content
          {...focus}
          role={role}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          onInteractOutside={(event) => role === "alertdialog" && event.preventDefault()}
          className={`motion-fade fixed inset-x-3 top-[min(96px,8dvh)] z-50 mx-auto flex max-h-[85dvh] flex-col rounded-sheet border-2 border-text bg-surface ${WIDTHS[width]}`}
        >
          <header className="grid grid-cols-[minmax(0,1fr)_44px] items-start py-2 pr-2 pl-4">
            <Primitive.Title className="type-h2 py-2">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={closeLabel} icon={<Icon as={X} />} />
            </Primitive.Close>
            {description !== undefined && (
              <Primitive.Description className="col-span-2 pr-2 text-dense text-text-2">
                {description}
              </Primitive.Description>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
            {children}
          </div>
          {footer !== undefined && <footer className="grid gap-2 border-t p-4">{footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
