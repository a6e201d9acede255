import type { GameView } from "../../app/queries/game-view.ts";
import type { PlayNames } from "../../parts/play-words.ts";
import { ScoreProgression } from "./chart/score-progression.tsx";
import { History } from "./history/history.tsx";
import { ReviewTabs } from "./review-tabs.tsx";
import { Rosters } from "./rosters.tsx";
import { SummaryCards } from "./totals/summary-cards.tsx";
import { TeamComparison } from "./totals/team-comparison.tsx";
import type { ReviewRights } from "./use-rights.ts";

/** Everything that is read from the game's log, in the columns of the page. */
export function GameBody({
  view,
  names,
  rights,
}: {
  view: GameView;
  names: PlayNames;
  rights: ReviewRights;
}) {
  return (
    <>
      <ScoreProgression view={view} names={names} />
      <div className="grid gap-5">
        <SummaryCards view={view} />
        <TeamComparison view={view} />
      </div>
      <div className="grid gap-5 wide:col-span-2 wide:gap-6">
        <ReviewTabs view={view} names={names} mayEdit={rights.mayEdit} />
        <Rosters view={view} />
        <History
          gameId={view.game.id}
          revision={view.revision}
          names={names}
          showNames={rights.isSignedIn}
        />
      </div>
    </>
  );
}
