import { useEffect } from "react";
import type { LeaderTab } from "../domain/standings/leaders/leader-lists.ts";
import { LeaderBoard } from "../parts/leaders/leader-board.tsx";
import { momentText } from "../parts/page/moment-text.ts";
import address from "../ui/styles/fonts.css?url";
import type { SeasonAnswer } from "./kept-answer.ts";
import { widgetMessages as words } from "./widget-messages.ts";

export { readPublicFigures as readFigures } from "../remote/api/public-figures.ts";
export { onlyLeaders } from "./only-leaders.ts";

export function SeasonView({
  answer: { figures, readAt, isRecounting },
  isOld,
  tab,
  onTab,
}: {
  answer: SeasonAnswer;
  isOld: boolean;
  tab: LeaderTab;
  onTab: (tab: LeaderTab) => void;
}) {
  // After the figures, so that they never wait for the typeface.
  useEffect(loadTypeface, []);
  const leagues = new Set(figures.teams.map(({ leagueName }) => leagueName));
  return (
    <>
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-dense">
        <b className="font-strong">{[...leagues].sort().join(" · ")}</b>
        {isRecounting && <span className="text-text-2">{words.recounting}</span>}
        {/* The figures' age, where they could not be renewed. */}
        {isOld && (
          <span role="status" className="text-text-2">
            {words.asOf(momentText(new Date(readAt).toISOString(), Date.now()))}
          </span>
        )}
      </p>
      <LeaderBoard season={figures} races={figures.races} tab={tab} onTab={onTab} />
    </>
  );
}

/** The device's own typeface is shown until the files have come. */
function loadTypeface(): void {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
