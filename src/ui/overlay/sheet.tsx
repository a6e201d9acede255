import { clsx } from "clsx";
import { ChevronLeft } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { Modal, ModalClose, type ModalProps, ModalTitle } from "./modal.tsx";
import { overlayMessages } from "./overlay-messages.ts";

interface SheetProps extends ModalProps {
  readonly title: ReactNode;
  /** Lists the steps so far in words, such as ["TOUCHDOWN", "Falcons"]. */
  readonly way?: readonly string[];
  readonly onBack?: (() => void) | undefined;
  /** From 800 px, the sheet stands in the middle (default) or right, beside its button. */
  readonly place?: "middle" | "right";
  /** `side-visitor` or `side-home` draws that line along the top edge. */
  readonly side?: "side-visitor" | "side-home" | undefined;
  readonly footer?: ReactNode;
  /** False where a tap beside the sheet would throw something away. */
  readonly closesBeside?: boolean;
  readonly locksScroll?: boolean;
}

/** Is a chooser that grows from the thumb, at most 85 % of the height; its body scrolls. */
export function Sheet(props: SheetProps) {
  const { onClose, closesBeside, locksScroll, side, place = "middle", children, footer } = props;
  return (
    <Modal
      onClose={onClose}
      {...{ closesBeside, locksScroll }}
      className={clsx(
        "safe-sides motion-rise sheet-shadow inset-x-0 bottom-0 mx-auto flex max-h-[85dvh] flex-col overflow-hidden rounded-t-sheet bg-surface tablet:border-x-2 tablet:border-text",
        place === "middle" ? "tablet:max-w-[640px]" : "tablet:mr-4 tablet:max-w-[420px]",
        side === undefined ? "border-t-2 border-text" : [side, "edge-top pt-1.5 [--edge-size:6px]"],
      )}
    >
      <SheetHeader {...props} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-[12px] pt-[12px] pb-[max(20px,env(safe-area-inset-bottom))]">
        {children}
      </div>
      {footer !== undefined && (
        <footer className="grid auto-cols-fr grid-flow-col gap-3 border-t border-line-strong p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
    </Modal>
  );
}

function SheetHeader({ title, way, onBack }: SheetProps) {
  return (
    <header
      className={clsx(
        "grid min-h-15 flex-none items-center border-b border-line-strong px-[8px] py-1 *:[button]:w-[min(2.75rem,52px)]",
        onBack ? "grid-cols-[auto_minmax(0,1fr)_auto]" : "grid-cols-[minmax(0,1fr)_auto] pl-[12px]",
      )}
    >
      {onBack && (
        <IconButton
          label={overlayMessages.back}
          icon={<Icon as={ChevronLeft} />}
          onClick={onBack}
        />
      )}
      <div className="min-w-0">
        <ModalTitle className="type-h2 text-[min(1.25rem,7.5vw)] leading-[1.2] text-pretty">
          {title}
        </ModalTitle>
        {way !== undefined && way.length > 0 && (
          <p className="line-clamp-4 text-[min(0.8125rem,5.6vw)]/[1.25] font-bold font-stretch-[88%]">
            {[...way.entries()].map(([at, step]) => (
              <Fragment key={at}>
                <span className="inline-block">
                  {step}
                  {at < way.length - 1 && "\u00a0›"}
                </span>{" "}
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <ModalClose />
    </header>
  );
}
