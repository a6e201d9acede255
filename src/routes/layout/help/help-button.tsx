import { clsx } from "clsx";
import { CircleHelp } from "lucide-react";
import { type CSSProperties, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { layoutMessages } from "../layout-messages.ts";
import { TAB_SIZE, useClearPlace } from "./use-clear-place.ts";

/** The sizes stand here, because a class would be in the first style sheet. */
const CORNER: CSSProperties = {
  right: "max(8px, env(safe-area-inset-right))",
  bottom: "max(8px, env(safe-area-inset-bottom))",
  width: "min(3rem, 56px)",
  height: "min(3rem, 56px)",
};
/** As large as the room between the page's content and the window's edge, where nothing stands. */
const IN_MARGIN: CSSProperties = {
  right: 2,
  bottom: 8,
  width: "clamp(30px, (100vw - 1240px) / 2 + 10px, 48px)",
  height: "clamp(30px, (100vw - 1240px) / 2 + 10px, 48px)",
};
const TAB: CSSProperties = { right: -8, bottom: 0, ...TAB_SIZE };

/** Hides while the page scrolls and rests where it covers nothing; keys always reach it. */
export function HelpButton({ pathname, onOpen }: { pathname: string; onOpen: () => void }) {
  const corner = useRef<HTMLDivElement>(null);
  const hasMargin = useMedia("(min-width: 1280px)");
  const place = useClearPlace(corner, pathname, hasMargin);
  const here = typeof place === "string" ? null : place;
  const isTab = here?.shape === "tab";
  return (
    <div
      ref={corner}
      style={hasMargin ? IN_MARGIN : CORNER}
      className="pointer-events-none fixed z-30 print:hidden"
    >
      <button
        type="button"
        aria-label={layoutMessages.needHelp}
        aria-haspopup="dialog"
        onClick={onOpen}
        data-place={here ? "here" : place}
        style={{
          ...(isTab && TAB),
          translate: `0 ${-(here?.lift ?? 0)}px`,
          pointerEvents: here ? "auto" : "none",
        }}
        className={clsx(
          "absolute grid place-items-center border-2 border-text bg-surface text-brand active:opacity-80 not-data-[place=here]:not-focus-visible:opacity-0",
          isTab ? "rounded-l-pill border-r-0" : "inset-0 rounded-pill",
        )}
      >
        {isTab && (
          <span style={{ left: -(here.reach + 2) }} className="absolute -inset-y-0.5 right-0" />
        )}
        {isTab || hasMargin ? (
          <CircleHelp aria-hidden="true" size={16} strokeWidth={2.25} />
        ) : (
          <Icon as={CircleHelp} size="lg" />
        )}
      </button>
    </div>
  );
}
