import { clsx } from "clsx";
import { useMemo, useState } from "react";
import { Tabs } from "../../ui/tabs.tsx";
import { PlayerStatistics } from "./players/player-statistics.tsx";
import { Timeline } from "./plays/timeline.tsx";
import { timelineRows } from "./plays/timeline-rows.ts";
import { reviewMessages } from "./review-messages.ts";
import type { ShownReview } from "./shown-review.ts";
import type { ReviewRights } from "./use-rights.ts";

const PAPER = { mayEdit: false, mayExport: false };

/** Shows Player Statistics and Play-by-Play Timeline, the second with its number of events. */
export function ReviewTabs({ shown, rights }: { shown: ShownReview; rights: ReviewRights }) {
  const [tab, setTab] = useState<"players" | "timeline">("players");
  const { review, marks } = shown;
  const rows = useMemo(() => timelineRows(review, marks), [review, marks]);
  const { tabs } = reviewMessages;
  return (
    <>
      <Tabs
        label={tabs.label}
        value={tab}
        onChange={setTab}
        className={clsx(
          "grid grid-cols-[minmax(0,1fr)] gap-5 wide:[&>[role=tablist]]:justify-self-start print:[&>[role=tablist]]:hidden",
          tab === "timeline" && "print:hidden",
        )}
        tabs={[
          {
            value: "players",
            label: tabs.players,
            panel: <PlayerStatistics shown={shown} rights={rights} />,
          },
          {
            value: "timeline",
            label: tabs.timeline,
            count: rows.length,
            panel: <Timeline shown={shown} rows={rows} />,
          },
        ]}
      />
      {/* Paper has no tabs and always shows the statistics. */}
      {tab === "timeline" && (
        <div className="hidden print:block">
          <PlayerStatistics shown={shown} rights={PAPER} />
        </div>
      )}
    </>
  );
}
