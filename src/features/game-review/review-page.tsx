import { useMemo } from "react";
import type { GameView } from "../../app/queries/game-view.ts";
import { playNames } from "../../parts/play-words.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { ScoreProgression } from "./chart/score-progression.tsx";
import { ReviewHead } from "./head/review-head.tsx";
import { ReviewSync } from "./head/review-sync.tsx";
import { HeldEvents } from "./held/held-events.tsx";
import { History } from "./history/history.tsx";
import { REVIEW_COLUMNS, REVIEW_FRAME } from "./review-layout.ts";
import { reviewMessages } from "./review-messages.ts";
import { ReviewTabs } from "./review-tabs.tsx";
import { Rosters } from "./rosters.tsx";
import { ScorePanel } from "./score/score-panel.tsx";
import { SummaryCards } from "./totals/summary-cards.tsx";
import { TeamComparison } from "./totals/team-comparison.tsx";
import { useRights } from "./use-rights.ts";

/** The whole review of one game, top to bottom. */
export function ReviewPage({ view }: { view: GameView }) {
  const { game, visitor, home, playersById } = view;
  const rights = useRights(game);
  const names = useMemo(
    () => playNames(visitor.team, home.team, playersById),
    [visitor.team, home.team, playersById],
  );
  const title = reviewMessages.title(visitor.team.name, home.team.name);
  usePageTitle(title);
  return (
    <div className={REVIEW_FRAME}>
      <h1 className="sr-only print:not-sr-only">{title}</h1>
      <ReviewHead game={game} aside={rights.mayEdit && <ReviewSync view={view} names={names} />} />
      <div className={REVIEW_COLUMNS}>
        <div className="wide:col-span-2">
          <ScorePanel view={view} rights={rights} />
        </div>
        {rights.mayEdit && (
          <div className="empty:hidden wide:col-span-2">
            <HeldEvents view={view} names={names} isOnline={rights.isOnline} />
          </div>
        )}
        <ScoreProgression view={view} names={names} />
        <div className="grid gap-5">
          <SummaryCards view={view} />
          <TeamComparison view={view} />
        </div>
        <div className="grid gap-5 wide:col-span-2 wide:gap-6">
          <ReviewTabs view={view} names={names} mayEdit={rights.mayEdit} />
          <Rosters view={view} />
          <History
            gameId={game.id}
            revision={view.revision}
            names={names}
            showNames={rights.isSignedIn}
          />
        </div>
      </div>
    </div>
  );
}
