import { clsx } from "clsx";
import { CircleHelp } from "lucide-react";
import { useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { useClearPlace } from "./use-clear-place.ts";

/** Hides while the page scrolls and rests where it covers nothing; keys always reach it. */
export function HelpButton({ pathname, onOpen }: { pathname: string; onOpen: () => void }) {
  const corner = useRef<HTMLDivElement>(null);
  const place = useClearPlace(corner, pathname);
  const here = typeof place === "string" ? null : place;
  const isTab = here?.shape === "tab";
  return (
    <div
      ref={corner}
      className="pointer-events-none fixed right-[max(8px,env(safe-area-inset-right))] bottom-[max(8px,env(safe-area-inset-bottom))] z-30 size-[min(3rem,56px)] print:hidden"
    >
      <button
        type="button"
        aria-label={layoutMessages.needHelp}
        aria-haspopup="dialog"
        onClick={onOpen}
        data-place={here ? "here" : place}
        style={{ translate: `0 ${-(here?.lift ?? 0)}px` }}
        className={clsx(
          "absolute grid place-items-center border-text bg-surface text-brand active:opacity-80 data-[place=here]:pointer-events-auto focus-visible:pointer-events-auto not-data-[place=here]:not-focus-visible:opacity-0",
          isTab
            ? // It is 20 px wide and takes touches on 24.
              "-right-[8px] bottom-0 h-[36px] w-[20px] rounded-l-sm border-2 border-r-0 after:absolute after:-inset-y-[2px] after:right-0 after:-left-[6px]"
            : "inset-0 rounded-pill border-2",
        )}
      >
        <Icon as={CircleHelp} size={isTab ? "sm" : "lg"} />
      </button>
    </div>
  );
}
