import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type CSSProperties, type ReactNode, type RefObject, useEffect } from "react";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useDialogMark } from "../styles/root-marks.ts";
import { useDialogFocus } from "./dialog-focus.ts";
import { overlayMessages } from "./overlay-messages.ts";
import { noteOverlayOpened } from "./overlay-opening.ts";

export interface ModalProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  readonly role?: "dialog" | "alertdialog";
  readonly closesBeside?: boolean | undefined;
  readonly isDescribed?: boolean;
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** Leaves toasts open; its place must not be under them. */
  readonly keepsToasts?: boolean;
  /** False over a page that does not scroll: the lock costs a slow phone 10 ms when it ends. */
  readonly locksScroll?: boolean | undefined;
  readonly className: string;
  readonly style?: CSSProperties;
}

export const ModalTitle = Primitive.Title;
export const ModalDescription = Primitive.Description;

/** As high as the frames: a later scrim dims the sheet that it was opened from, too. */
const SCRIM = "motion-fade pointer-events-auto fixed inset-0 z-50 touch-pinch-zoom bg-scrim";

/** Is every dialog's shell. Mounted means open; a field with `data-own-escape` keeps its Escape. */
export function Modal({
  onClose,
  role = "dialog",
  closesBeside = role === "dialog",
  isDescribed = false,
  firstFocus,
  keepsToasts = false,
  locksScroll = true,
  className,
  style,
  children,
}: ModalFrameProps) {
  const focus = useDialogFocus(firstFocus);
  useDialogMark();
  useEffect(() => {
    if (!keepsToasts) noteOverlayOpened();
  }, [keepsToasts]);
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        {locksScroll ? <Primitive.Overlay className={SCRIM} /> : <div className={SCRIM} />}
        <Primitive.Content
          {...focus}
          role={role}
          {...(isDescribed ? {} : { "aria-describedby": undefined })}
          onInteractOutside={(event) => !closesBeside && event.preventDefault()}
          onEscapeKeyDown={(event) => {
            const { target } = event;
            if (target instanceof Element && target.closest("[data-own-escape]")) {
              event.preventDefault();
            }
          }}
          style={style}
          className={clsx("fixed z-50", className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function ModalClose({ label = overlayMessages.close }: { label?: string | undefined }) {
  return (
    <Primitive.Close asChild>
      <IconButton label={label} icon={<Icon as={X} />} />
    </Primitive.Close>
  );
}
