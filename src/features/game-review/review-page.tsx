import { useMemo } from "react";
import type { GameView } from "../../app/queries/game-view.ts";
import { playNames } from "../../parts/play-words.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { GameBody } from "./game-body.tsx";
import { ReviewHead } from "./head/review-head.tsx";
import { ReviewSync } from "./head/review-sync.tsx";
import { HeldEvents } from "./held/held-events.tsx";
import { playsOnDevice } from "./log/missing-plays.ts";
import { PlaysIncomplete, PlaysMissing } from "./log/plays-missing.tsx";
import { REVIEW_COLUMNS, REVIEW_FRAME } from "./review-layout.ts";
import { reviewMessages } from "./review-messages.ts";
import { ScorePanel } from "./score/score-panel.tsx";
import { useRights } from "./use-rights.ts";

/** The whole review of one game, top to bottom. */
export function ReviewPage({ view }: { view: GameView }) {
  const { game, visitor, home, playersById } = view;
  const rights = useRights(game);
  const plays = playsOnDevice(view);
  const names = useMemo(
    () => playNames(visitor.team, home.team, playersById),
    [visitor.team, home.team, playersById],
  );
  const title = reviewMessages.title(visitor.team.name, home.team.name);
  usePageTitle(title);
  return (
    <div className={REVIEW_FRAME}>
      <h1 className="sr-only print:not-sr-only print:type-h1">{title}</h1>
      <ReviewHead game={game} aside={rights.mayEdit && <ReviewSync view={view} names={names} />} />
      <div className={REVIEW_COLUMNS}>
        <div className="wide:col-span-2">
          <ScorePanel view={view} rights={rights} />
        </div>
        {plays === "some" && !rights.isOnline && (
          <div className="wide:col-span-2">
            <PlaysIncomplete />
          </div>
        )}
        {rights.mayEdit && (
          <div className="empty:hidden wide:col-span-2">
            <HeldEvents view={view} names={names} isOnline={rights.isOnline} />
          </div>
        )}
        {plays === "none" ? (
          <div className="wide:col-span-2">
            <PlaysMissing isOnline={rights.isOnline} />
          </div>
        ) : (
          <GameBody view={view} names={names} rights={rights} />
        )}
      </div>
    </div>
  );
}
