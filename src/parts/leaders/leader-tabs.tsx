import { type KeyboardEvent, useRef } from "react";
import { LEADER_TABS, type LeaderTab } from "../../domain/standings/leader-lists.ts";
import { leadersMessages } from "./leaders-messages.ts";

/** Ids of a tab and its panel, which name one another. */
export const tabId = (prefix: string, tab: LeaderTab) => `${prefix}-${tab}`;
export const panelId = (prefix: string) => `${prefix}-panel`;

/** Steps from a tab by key; none for other keys. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A tab list with the keys of the pattern (arrows, Home, End; the panel follows the focus). Looks
 * like ui/tabs.tsx but stands without its library, which is larger than the whole widget.
 */
export function LeaderTabs({
  idPrefix,
  tab,
  onTab,
}: {
  idPrefix: string;
  tab: LeaderTab;
  onTab: (tab: LeaderTab) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  /** From the tab that has the focus: the chosen one may come a moment later. */
  const step = (event: KeyboardEvent, from: LeaderTab) => {
    const index = STEPS[event.key]?.(LEADER_TABS.indexOf(from), LEADER_TABS.length);
    const next = index === undefined ? undefined : LEADER_TABS[index];
    if (index === undefined || next === undefined) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={leadersMessages.tabsLabel}
      className="flex flex-wrap gap-(--bw) overflow-hidden rounded-card border border-line-strong bg-line-strong"
    >
      {LEADER_TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(idPrefix, each)}
          aria-controls={panelId(idPrefix)}
          aria-selected={each === tab}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
          onKeyDown={(event) => step(event, each)}
          className="min-h-11 flex-auto bg-surface px-3 text-center text-dense font-strong font-stretch-[90%] focus-visible:-outline-offset-3 aria-selected:bg-text aria-selected:text-surface bar:px-7"
        >
          {leadersMessages.tabs[each]}
        </button>
      ))}
    </div>
  );
}
