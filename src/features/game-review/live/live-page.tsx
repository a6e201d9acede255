import { clsx } from "clsx";
import { useState } from "react";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { AfterFirstFrame } from "../../../ui/late/after-first-frame.tsx";
import { Section } from "../../../ui/section.tsx";
import { chartData } from "../chart/chart-plays.ts";
import { ScoreProgression } from "../chart/score-progression.tsx";
import { GameAge } from "../game-age.tsx";
import { gameInWords } from "../head/game-in-words.ts";
import { ReviewHead } from "../head/review-head.tsx";
import { ScoreboardLink } from "../head/scoreboard-link.tsx";
import { ShareButton } from "../head/share-button.tsx";
import { PlaysMissing } from "../log/plays-missing.tsx";
import { PlayerStatistics } from "../players/player-statistics.tsx";
import { REVIEW_FRAME } from "../review-layout.ts";
import { reviewMessages } from "../review-messages.ts";
import { Rosters } from "../rosters.tsx";
import { SignInHint } from "../score/sign-in-hint.tsx";
import { SheetLink } from "../sheet/sheet-link.tsx";
import { SummaryCards } from "../totals/summary-cards.tsx";
import { TeamComparison } from "../totals/team-comparison.tsx";
import type { ReviewRights } from "../use-rights.ts";
import type { ReviewReading } from "../use-shown-review.ts";
import { LastPlay } from "./last-play.tsx";
import { LiveFeed } from "./live-feed.tsx";
import { LiveScore } from "./live-score.tsx";

/** They are higher than the last play beside them. */
const MANY_PLAYS = 6;

/** Shows a running game to everybody who does not score it (docs/decisions/live-game.md). */
export function LivePage({ reading, rights }: { reading: ReviewReading; rights: ReviewRights }) {
  const { game, shown, names, published } = reading;
  const { visitor, home } = useGameTeams();
  const [isWhole, setWhole] = useState(false);
  const plays = shown?.review.plays.length ?? 0;
  const hasFewPlays = plays < MANY_PLAYS;
  const isScored = shown !== null && chartData(shown.review) !== null;
  return (
    <div className={REVIEW_FRAME}>
      <h1 className="sr-only">{reviewMessages.title(visitor.name, home.name)}</h1>
      <ReviewHead
        game={game}
        aside={
          <>
            <ScoreboardLink gameId={game.id} isShort={false} />
            <ShareButton
              game={game}
              title={gameInWords(game, visitor.name, home.name)}
              review={shown?.review ?? null}
              isShort={false}
            />
          </>
        }
      />
      {/* From 800 px on, the totals stand in the shorter column, and beside all plays the charts go along. */}
      <div
        className={clsx(
          "mb-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:mb-6 wide:grid-cols-2 wide:gap-6",
          isWhole ? "wide:grid-rows-[auto_auto_1fr]" : "wide:grid-rows-[auto_1fr]",
        )}
      >
        <div
          className={clsx("grid grid-cols-[minmax(0,1fr)] gap-4", hasFewPlays && "wide:row-span-2")}
        >
          <div className="grid gap-2">
            <LiveScore {...reading} />
            <GameAge reading={reading} isFollowed />
          </div>
          <LastPlay game={game} plays={shown?.review.plays ?? null} names={names} />
        </div>
        {shown !== null && (
          <>
            <div
              className={clsx(
                "wide:col-start-2 wide:row-start-1",
                !hasFewPlays && (isWhole ? "wide:row-span-3" : "wide:row-span-2"),
              )}
            >
              <LiveFeed shown={shown} isWhole={isWhole} onWhole={() => setWhole(true)} />
            </div>
            {plays > 0 && (
              <>
                <SummaryCards {...shown} />
                <div
                  className={clsx(
                    "grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:gap-6",
                    isWhole ? "wide:sticky wide:top-4" : "wide:col-span-2",
                    isScored && !isWhole && "wide:grid-cols-2",
                  )}
                >
                  {isScored && <ScoreProgression {...shown} />}
                  <TeamComparison {...shown} />
                </div>
              </>
            )}
          </>
        )}
      </div>
      {shown === null ? (
        <PlaysMissing
          gameId={game.id}
          isOnline={rights.isOnline}
          isFailed={published.status === "error"}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 wide:gap-6">
          <AfterFirstFrame>
            <Section title={reviewMessages.tabs.players}>
              <PlayerStatistics shown={shown} rights={rights} />
            </Section>
            <Rosters {...shown} />
          </AfterFirstFrame>
        </div>
      )}
      <div className="mt-5 wide:mt-6">
        {rights.isVisitor && <SignInHint />}
        <SheetLink game={game} />
      </div>
    </div>
  );
}
