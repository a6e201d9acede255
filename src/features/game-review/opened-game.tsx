import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useGameRows } from "../../app/queries/game/game-rows.ts";
import { GameBeforeLog, ReadyGame, useGameProblem } from "../../app/queries/game/use-game.ts";
import { usePublishedGameAhead } from "../../app/queries/pages/published-game.ts";
import { useSession } from "../../app/session/use-session.ts";
import { SIDES } from "../../domain/game/fold/fold-timeouts.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { OpeningLead, OpeningTitle } from "../../parts/page/opening-head.tsx";
import { pageMessages } from "../../parts/page/page-messages.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useKeptHead } from "../../ui/late/use-kept-head.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { BackToGames } from "./head/review-head.tsx";
import { REVIEW_COLUMNS, REVIEW_FRAME } from "./review-layout.ts";
import { reviewMessages } from "./review-messages.ts";
import { ReviewSignInLink } from "./score/sign-in-hint.tsx";

/** Opens a game from this device's data, or fetches it first. */
export function OpenedGame({
  gameId,
  children,
}: {
  gameId: string;
  /** Rendered once the game is ready, inside its contexts. */
  children: ReactNode;
}) {
  const problem = useGameProblem(gameId);
  const rows = useGameRows(gameId);
  if (problem === null || (problem.status === "loading" && rows !== null)) {
    return (
      <ReadyGame value={gameId}>
        <GameBeforeLog value={rows}>{children}</GameBeforeLog>
      </ReadyGame>
    );
  }
  switch (problem.status) {
    case "loading":
      return <ReviewSkeleton gameId={gameId} />;
    case "not-found":
      return <NotFound gameId={gameId} />;
    case "not-on-device":
      return <NotRead said={problem.said} onRetry={problem.retry} />;
    case "error":
      return <Failed message={problem.message} />;
  }
}

/** A sign-in may show a game that visitors cannot see (D10), but none whose id has not the form of one. */
function NotFound({ gameId }: { gameId: string }) {
  useKeptHead(paths.review(gameId), null);
  const { status } = useSession();
  if (!isUuid(gameId)) {
    return <Failed message={reviewMessages.notFound} text={reviewMessages.noSuchGame} />;
  }
  if (status !== "signed-out") return <Failed message={reviewMessages.notFound} />;
  return (
    <Failed message={reviewMessages.notFound} text={reviewMessages.signIn.hidden}>
      <ReviewSignInLink />
    </Failed>
  );
}

/** Only the server can say that a game does not exist (D9). */
function NotRead({ said, onRetry }: { said: string | null; onRetry: () => void }) {
  const { connection } = useSession();
  if (connection !== "online")
    return <Failed message={reviewMessages.notFound} text={reviewMessages.notOnDevice} />;
  return (
    <Failed message={reviewMessages.notRead} said={said} text={reviewMessages.notReadWhy}>
      <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>
    </Failed>
  );
}

/** Shows "Error: ..." with a way back (P §2); a missing game looks like a missing team or page. */
function Failed({
  message,
  said,
  text,
  children,
}: {
  message: string;
  said?: string | null;
  text?: string;
  children?: ReactNode;
}) {
  usePageTitle(message);
  const shown = { title: reviewMessages.error(message), ...(text !== undefined && { text }) };
  const ways = (
    <>
      <Link to={paths.games()} className={buttonClass({})}>
        {reviewMessages.back}
      </Link>
      {children}
    </>
  );
  return (
    <div className="mx-auto max-w-[640px] px-3 py-6">
      <h1 className="sr-only">{reviewMessages.page}</h1>
      {message === reviewMessages.notFound ? (
        <EmptyState {...shown}>{ways}</EmptyState>
      ) : (
        <ErrorState {...shown} said={said}>
          {ways}
        </ErrorState>
      )}
    </div>
  );
}

function ReviewSkeleton({ gameId }: { gameId: string }) {
  const { status } = useSession();
  usePublishedGameAhead(status === "signed-out" ? gameId : null);
  return (
    <div className={REVIEW_FRAME}>
      <h1 className="sr-only">{reviewMessages.page}</h1>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <BackToGames />
        <p role="status" className="text-dense">
          {reviewMessages.loading}
        </p>
      </div>
      <p className="type-h1">
        <OpeningTitle />
      </p>
      <div className="mt-1 mb-4 text-dense text-text-2">
        <OpeningLead />
      </div>
      <div aria-hidden="true" className={REVIEW_COLUMNS}>
        <div className="card grid wide:col-span-2 wide:grid-cols-2">
          {SIDES.map((side) => (
            <div
              key={side}
              className={`side-${side} edge-left flex min-h-20 items-center justify-between px-4 not-first:border-t wide:min-h-28 wide:not-first:border-t-0 wide:not-first:border-l`}
            >
              <Skeleton className="h-6 w-2/5" />
              <Skeleton className="h-13 w-16" />
            </div>
          ))}
        </div>
        <div className="ink-rule grid gap-3">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-[200px] w-full" />
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </div>
  );
}
