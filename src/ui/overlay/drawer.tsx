import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useDialogFocus } from "./dialog-focus.ts";
import { Overlay } from "./overlay.tsx";

/** A menu that slides out from the left. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
}) {
  const focus = useDialogFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Overlay />
        <Primitive.Content
          {...focus}
          aria-describedby={undefined}
          className="motion-slide fixed inset-y-0 left-0 z-50 flex w-[min(320px,88vw)] flex-col border-r-2 border-text bg-surface pt-[env(safe-area-inset-top)] pl-[env(safe-area-inset-left)]"
        >
          <header className="grid h-14 flex-none grid-cols-[44px_minmax(0,1fr)] items-center gap-1 px-1">
            <Primitive.Close asChild>
              <IconButton label={closeLabel} icon={<Icon as={X} />} />
            </Primitive.Close>
            <Primitive.Title className="type-h3">{title}</Primitive.Title>
          </header>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
