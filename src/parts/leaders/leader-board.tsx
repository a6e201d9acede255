import { type ReactNode, useId, useMemo } from "react";
import { highlightsOf } from "../../domain/standings/leaders/highlights.ts";
import { type LeaderTab, leaderLists } from "../../domain/standings/leaders/leader-lists.ts";
import {
  type MvpRunner,
  type MvpType,
  mvpRunners,
} from "../../domain/standings/leaders/mvp-race.ts";
import type { SeasonFigures } from "../../domain/standings/season-figures.ts";
import type { SeasonStage } from "../../domain/standings/season-stage.ts";
import { EmptyState } from "../../ui/states.tsx";
import { BOARD_GRID } from "./board-layout.ts";
import { HighlightCards } from "./highlight-cards.tsx";
import { LeaderCard } from "./leader-card.tsx";
import { LeaderNotes } from "./leader-notes.tsx";
import { LeaderTabs, panelId, tabId } from "./leader-tabs.tsx";
import { leadersMessages } from "./leaders-messages.ts";
import { MvpRaceCard } from "./mvp-race-card.tsx";
import type { NameSlots } from "./name-slots.tsx";

const RACE_OF_TAB: Readonly<Record<LeaderTab, MvpType>> = {
  team: "overall",
  offense: "offensive",
  defense: "defensive",
};

/** Shows the dashboard below its title: four cards, and three tabs with a race and lists each. */
export function LeaderBoard({
  season,
  stage = "all",
  tab,
  onTab,
  names,
  races = {},
  wayOn,
}: {
  season: SeasonFigures;
  stage?: SeasonStage;
  tab: LeaderTab;
  onTab: (tab: LeaderTab) => void;
  names: NameSlots;
  /** Races that were read separately (D68); all others are computed from the season's players. */
  races?: Readonly<Partial<Record<MvpType, readonly MvpRunner[] | "failed">>>;
  /** Links somewhere else from a board without leaders. */
  wayOn?: ReactNode;
}) {
  const idPrefix = useId();
  const highlights = useMemo(() => highlightsOf(season, stage), [season, stage]);
  const lists = useMemo(() => leaderLists(season, tab, stage), [season, tab, stage]);
  const race = RACE_OF_TAB[tab];
  const computed = useMemo(() => mvpRunners(season.players, race, stage), [season, race, stage]);
  const isEmpty = lists.every(({ lines }) => lines.length === 0);
  return (
    <>
      <HighlightCards highlights={highlights} names={names} />
      <div className="mt-4 flex flex-col sm:flex-row print:hidden">
        <LeaderTabs idPrefix={idPrefix} tab={tab} onTab={onTab} />
      </div>
      <div role="tabpanel" id={panelId(idPrefix)} aria-labelledby={tabId(idPrefix, tab)}>
        <div className={BOARD_GRID}>
          <MvpRaceCard type={race} runners={races[race] ?? computed} names={names} />
          {isEmpty ? (
            <EmptyState title={leadersMessages.emptyTitle} text={leadersMessages.emptyText}>
              {wayOn}
            </EmptyState>
          ) : (
            lists.map((leaders) => <LeaderCard key={leaders.id} leaders={leaders} names={names} />)
          )}
          <LeaderNotes lists={lists} stage={stage} />
        </div>
      </div>
    </>
  );
}
