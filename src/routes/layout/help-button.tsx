import { CircleHelp } from "lucide-react";
import { useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { useClearPlace } from "./use-clear-place.ts";

/** Hides while the page scrolls and rests where it covers no text; keys always reach it. */
export function HelpButton({ pathname, onOpen }: { pathname: string; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const place = useClearPlace(button, pathname);
  const lift = typeof place === "number" ? place : 0;
  return (
    <button
      ref={button}
      type="button"
      aria-label={layoutMessages.needHelp}
      aria-haspopup="dialog"
      onClick={onOpen}
      data-place={typeof place === "number" ? "here" : place}
      style={{ translate: `0 ${-lift}px` }}
      className="fixed right-[max(8px,env(safe-area-inset-right))] bottom-[max(8px,env(safe-area-inset-bottom))] z-30 grid size-[min(3rem,56px)] place-items-center rounded-pill border-2 border-text bg-surface text-brand active:opacity-80 wide:right-[max(20px,env(safe-area-inset-right))] print:hidden not-data-[place=here]:not-focus-visible:pointer-events-none not-data-[place=here]:not-focus-visible:opacity-0"
    >
      <Icon as={CircleHelp} size="lg" />
    </button>
  );
}
