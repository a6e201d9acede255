import { LEADER_TABS, type LeaderTab } from "../../domain/standings/leaders/leader-lists.ts";
import { useTabKeys } from "../../ui/tab-keys.ts";
import { leadersMessages } from "./leaders-messages.ts";

export const tabId = (prefix: string, tab: LeaderTab) => `${prefix}-${tab}`;
export const panelId = (prefix: string) => `${prefix}-panel`;

/** Shows the three tabs; the app's page and the widget both place their panel below. */
export function LeaderTabs({
  idPrefix,
  tab,
  onTab,
}: {
  idPrefix: string;
  tab: LeaderTab;
  onTab: (tab: LeaderTab) => void;
}) {
  const { list, tabProps } = useTabKeys(LEADER_TABS, tab, onTab);
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
          {...tabProps(each)}
          id={tabId(idPrefix, each)}
          aria-controls={panelId(idPrefix)}
          className="min-h-11 flex-auto bg-surface px-3 text-center text-dense font-strong font-stretch-[90%] focus-visible:-outline-offset-3 aria-selected:bg-text aria-selected:text-surface bar:px-7"
        >
          {leadersMessages.tabs[each]}
        </button>
      ))}
    </div>
  );
}
