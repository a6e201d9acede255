import { paths } from "../../app/paths.ts";
import { useGameTeams } from "../../app/queries/game/use-game.ts";
import type { Game } from "../../domain/game/game.ts";
import { gameStatus } from "../../domain/game/game-status.ts";
import { isNothingRecorded } from "../../domain/review/game-review.ts";
import { AfterFirstFrame } from "../../ui/late/after-first-frame.tsx";
import { useKeptHead } from "../../ui/late/use-kept-head.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { ScoreProgression } from "./chart/score-progression.tsx";
import { GameAge } from "./game-age.tsx";
import { gameInWords } from "./head/game-in-words.ts";
import { ReviewHead } from "./head/review-head.tsx";
import { ReviewSync } from "./head/review-sync.tsx";
import { ScoreboardLink } from "./head/scoreboard-link.tsx";
import { ShareButton } from "./head/share-button.tsx";
import { gameUrl } from "./head/share-game.ts";
import { whenAndWhere } from "./head/when-and-where.ts";
import { HeldEventsSection } from "./held/held-events.tsx";
import { History } from "./history/history.tsx";
import { RefusedTransitions } from "./history/refused-transitions.tsx";
import { InstallOffer } from "./install-offer.tsx";
import { liveMessages } from "./live/live-messages.ts";
import { LivePage } from "./live/live-page.tsx";
import { PlaysIncomplete, PlaysMissing } from "./log/plays-missing.tsx";
import { Penalties } from "./penalties.tsx";
import { REVIEW_COLUMNS, REVIEW_FRAME, REVIEW_ROW } from "./review-layout.ts";
import { reviewMessages } from "./review-messages.ts";
import { ReviewTabs } from "./review-tabs.tsx";
import { Rosters } from "./rosters.tsx";
import { ScorePanel } from "./score/score-panel.tsx";
import { SheetLink } from "./sheet/sheet-link.tsx";
import type { ShownReview } from "./shown-review.ts";
import { SummaryCards } from "./totals/summary-cards.tsx";
import { TeamComparison } from "./totals/team-comparison.tsx";
import { type ReviewRights, useRights } from "./use-rights.ts";
import { type ReviewReading, useShownReview } from "./use-shown-review.ts";
import { WalkOns } from "./walk-ons/walk-ons.tsx";

/** Shows everybody a game (D10), live while it is played and then its review, by rights (D12). */
export function ReviewPage() {
  const rights = useRights();
  const reading = useShownReview(rights);
  const { game } = reading;
  const { visitor, home } = useGameTeams();
  usePageTitle(gameInWords(game, visitor.name, home.name));
  useKeptHead(paths.review(game.id), {
    title: reviewMessages.title(visitor.name, home.name),
    description: whenAndWhere(game).join(" · "),
  });
  const isFollowed = gameStatus(game) === "in_progress" && !rights.mayEdit;
  return isFollowed ? (
    <LivePage reading={reading} rights={rights} />
  ) : (
    <WholeReview reading={reading} rights={rights} />
  );
}

function WholeReview({ reading, rights }: { reading: ReviewReading; rights: ReviewRights }) {
  const { game, shown, names, captains, isIncomplete, published, isPublished } = reading;
  const { visitor, home } = useGameTeams();
  const title = gameInWords(game, visitor.name, home.name);
  return (
    <div className={REVIEW_FRAME}>
      <h1 className="sr-only print:not-sr-only print:type-h3">
        {reviewMessages.title(visitor.name, home.name)}
      </h1>
      <ReviewHead
        game={game}
        aside={
          <>
            {rights.mayEdit && <ReviewSync names={names} />}
            {gameStatus(game) !== "scheduled" && (
              <ScoreboardLink gameId={game.id} isShort={rights.mayEdit} />
            )}
            <ShareButton
              game={game}
              title={title}
              review={shown?.review ?? null}
              isShort={rights.mayEdit}
            />
          </>
        }
      />
      <div className={REVIEW_COLUMNS}>
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 ${REVIEW_ROW}`}>
          <ScorePanel
            game={game}
            review={shown?.review ?? null}
            captains={captains}
            rights={rights}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4 empty:hidden print:hidden">
            {(isPublished || rights.isSignedIn) && (
              // In two lines it is no higher than the link beside it, so that nothing moves once the figures are new.
              <div className="flex-[1_1_9.5rem] sm:flex-[1_1_240px]">
                <GameAge reading={reading} isFollowed={false} />
              </div>
            )}
            <SheetLink game={game} />
          </div>
          {isIncomplete && !rights.isOnline && <PlaysIncomplete />}
        </div>
        {gameStatus(game) === "completed" && (
          <div className={`empty:hidden print:hidden ${REVIEW_ROW}`}>
            <InstallOffer />
          </div>
        )}
        {rights.isSignedIn && (
          <div className="grid gap-2 empty:hidden wide:col-span-2 print:hidden">
            <RefusedTransitions />
          </div>
        )}
        {rights.mayEdit && (
          <div className="empty:hidden wide:col-span-2 print:hidden">
            <HeldEventsSection names={names} isOnline={rights.isOnline} />
          </div>
        )}
        {shown === null ? (
          <div className={REVIEW_ROW}>
            <PlaysMissing
              gameId={game.id}
              isOnline={rights.isOnline}
              isFailed={published.status === "error"}
            />
          </div>
        ) : (
          <GameBody game={game} shown={shown} rights={rights} />
        )}
      </div>
      <p className="hidden pt-3 text-label text-text-2 print:block">
        {reviewMessages.onPaper(gameUrl(game.id))}
      </p>
    </div>
  );
}

function GameBody({
  game,
  shown,
  rights,
}: {
  game: Game;
  shown: ShownReview;
  rights: ReviewRights;
}) {
  const { outcome } = game;
  const { plays, imports, players, rosters } = shown.review;
  const notPlayed =
    outcome !== "normal" && isNothingRecorded(shown.review)
      ? liveMessages.notPlayed[outcome]
      : null;
  const isBefore =
    gameStatus(game) === "scheduled" && plays.length + imports.length + players.length === 0;
  const isAnybodyHere = [...rosters.values()].some(({ length }) => length > 0);
  const noFigures = notPlayed ?? (isBefore ? liveMessages.beforePlays : null);
  return (
    <>
      {noFigures === null ? (
        <>
          <ScoreProgression {...shown} />
          <div className="grid gap-5 print:gap-3">
            <SummaryCards {...shown} />
            <TeamComparison {...shown} />
          </div>
        </>
      ) : (
        <p className={`card p-4 ${REVIEW_ROW}`}>{noFigures}</p>
      )}
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden wide:gap-6 ${REVIEW_ROW}`}>
        <AfterFirstFrame>
          {notPlayed === null && (
            <>
              {!isBefore && <ReviewTabs shown={shown} rights={rights} />}
              {(!isBefore || isAnybodyHere) && <Rosters {...shown} />}
            </>
          )}
          {rights.mayRemoveWalkOns && <WalkOns />}
          {rights.mayEdit && <Penalties />}
          {rights.isSignedIn && <History names={shown.names} readsReasons={rights.readsReasons} />}
        </AfterFirstFrame>
      </div>
    </>
  );
}
