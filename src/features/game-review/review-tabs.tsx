import { useState } from "react";
import type { GameView } from "../../app/queries/game-view.ts";
import type { PlayNames } from "../../parts/play-words.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { PlayerStatistics } from "./players/player-statistics.tsx";
import { Timeline } from "./plays/timeline.tsx";
import { timelineRows } from "./plays/timeline-rows.ts";
import { reviewMessages } from "./review-messages.ts";

/** Player Statistics and Play-by-Play Timeline, the second with its number of events. */
export function ReviewTabs({
  view,
  names,
  mayEdit,
}: {
  view: GameView;
  names: PlayNames;
  mayEdit: boolean;
}) {
  const [tab, setTab] = useState<"players" | "timeline">("players");
  const rows = timelineRows(view.state, view.playersById);
  const { tabs } = reviewMessages;
  return (
    <Tabs
      label={tabs.label}
      value={tab}
      onChange={setTab}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 wide:[&>[role=tablist]]:justify-self-start print:[&>[role=tablist]]:hidden"
      tabs={[
        {
          value: "players",
          label: tabs.players,
          panel: <PlayerStatistics view={view} mayEdit={mayEdit} />,
        },
        {
          value: "timeline",
          label: tabs.timeline,
          count: rows.length,
          panel: <Timeline view={view} names={names} rows={rows} />,
        },
      ]}
    />
  );
}
