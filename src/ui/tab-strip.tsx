import { useCallback, useState } from "react";
import { useFade } from "./late/use-fade.ts";
import { useTabKeys } from "./tab-keys.ts";

interface StripTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Shows tabs in a line for the panel `panelId`; strips may share one. On a phone it scrolls. */
export function TabStrip<Value extends string>({
  label,
  showsLabel = false,
  tabs,
  value,
  onChange,
  panelId,
}: {
  label: string;
  showsLabel?: boolean;
  readonly tabs: readonly StripTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  panelId: string;
}) {
  const values = tabs.map((tab) => tab.value);
  const { list, tabProps } = useTabKeys(values, value, onChange);
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const fade = useFade(strip, unseenWidth);
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element;
      setStrip(element);
    },
    [list],
  );
  return (
    <div className="relative flex w-full flex-wrap items-stretch border-b border-line-strong bar:w-auto bar:border-b-0">
      {showsLabel && (
        <span aria-hidden="true" className="basis-full pt-2 text-label text-text-2">
          {label}
        </span>
      )}
      <div
        ref={hold}
        role="tablist"
        aria-label={label}
        className="relative -mb-(--bw) flex min-w-0 flex-[1_1_8rem] overflow-x-auto [scrollbar-width:none] wide:flex-wrap"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            {...tabProps(tab.value)}
            ref={tab.value === value ? scrollIntoStrip : null}
            aria-controls={panelId}
            className="min-h-11 max-w-60 flex-none truncate border-y-4 border-transparent px-3 text-dense font-strong font-stretch-[90%] focus-visible:-outline-offset-3 aria-selected:border-b-brand"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {fade > 0 && (
        <span
          aria-hidden="true"
          data-testid="strip-goes-on"
          style={{ width: fade }}
          className="pointer-events-none absolute right-0 bottom-0 h-10 bg-[linear-gradient(to_right,transparent,var(--bg))] print:hidden"
        />
      )}
    </div>
  );
}

const FADE_PX = 40;

/** The end of a strip that goes on fades out, so that a cut name does not look whole. */
function unseenWidth({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): number {
  return scrollLeft + clientWidth < scrollWidth - 1 ? FADE_PX : 0;
}

/** React calls it when a tab becomes the chosen one. */
function scrollIntoStrip(chosen: HTMLElement | null): void {
  const strip = chosen?.parentElement;
  if (!chosen || !strip) return;
  const { offsetLeft, offsetWidth } = chosen;
  const { scrollLeft, clientWidth } = strip;
  if (offsetLeft < scrollLeft || offsetWidth > clientWidth) strip.scrollLeft = offsetLeft;
  else if (offsetLeft + offsetWidth > scrollLeft + clientWidth)
    strip.scrollLeft = offsetLeft + offsetWidth - clientWidth;
}
