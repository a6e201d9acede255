import { useGame, useGameId } from "../../app/queries/game/use-game.ts";
import { ScoreProgression } from "./chart/score-progression.tsx";
import { History } from "./history/history.tsx";
import { REVIEW_ROW } from "./review-layout.ts";
import { ReviewTabs } from "./review-tabs.tsx";
import { Rosters } from "./rosters.tsx";
import type { ShownReview } from "./shown-review.ts";
import { SummaryCards } from "./totals/summary-cards.tsx";
import { TeamComparison } from "./totals/team-comparison.tsx";
import type { ReviewRights } from "./use-rights.ts";

export function GameBody({ shown, rights }: { shown: ShownReview; rights: ReviewRights }) {
  const gameId = useGameId();
  const revision = useGame((view) => view.revision);
  return (
    <>
      <ScoreProgression {...shown} />
      <div className="grid gap-5 print:gap-3">
        <SummaryCards {...shown} />
        <TeamComparison {...shown} />
      </div>
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 wide:gap-6 ${REVIEW_ROW}`}>
        <ReviewTabs shown={shown} mayEdit={rights.mayEdit} />
        <Rosters {...shown} />
        {rights.isSignedIn && <History gameId={gameId} revision={revision} names={shown.names} />}
      </div>
    </>
  );
}
