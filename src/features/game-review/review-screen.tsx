import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import type { GameQuery } from "../../app/queries/game/game-view.ts";
import { ReadyGame, useGameSelector } from "../../app/queries/game/use-game.ts";
import { useSession } from "../../app/session/use-session.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { pageMessages } from "../../parts/page/page-messages.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { ErrorState } from "../../ui/states.tsx";
import { reviewMessages } from "./review-messages.ts";
import { ReviewPage } from "./review-page.tsx";
import { ReviewSkeleton } from "./review-skeleton.tsx";
import { ReviewSignInLink } from "./score/sign-in-hint.tsx";

/** /games/{id}/review, from this device's data; fetched first when the game is not here. */
export function ReviewScreen({ gameId }: { gameId: string }) {
  // Not a UUID: skip the request.
  return isUuid(gameId) ? (
    <KnownGame gameId={gameId} />
  ) : (
    <Failed message={reviewMessages.notFound} />
  );
}

function KnownGame({ gameId }: { gameId: string }) {
  const problem = useGameSelector(gameId, problemOf);
  switch (problem?.status) {
    case "loading":
      return <ReviewSkeleton />;
    case "not-found":
      return <NotFound />;
    case "not-on-device":
      return <NotRead onRetry={problem.retry} />;
    case "error":
      return <Failed message={problem.message} />;
    case undefined:
      return (
        <ReadyGame value={gameId}>
          <ReviewPage />
        </ReadyGame>
      );
  }
}

function problemOf(query: GameQuery) {
  return query.status === "ready" ? null : query;
}

/** A visitor cannot tell what is hidden from what does not exist; signing in may show it (D10). */
function NotFound() {
  const { status } = useSession();
  if (status !== "signed-out") return <Failed message={reviewMessages.notFound} />;
  return (
    <Failed message={reviewMessages.notFound} text={reviewMessages.signIn.hidden}>
      <ReviewSignInLink />
    </Failed>
  );
}

/** Without a network nobody can say that there is no such game (D9). */
function NotRead({ onRetry }: { onRetry: () => void }) {
  const { connection } = useSession();
  if (connection !== "online")
    return <Failed message={reviewMessages.notFound} text={reviewMessages.notOnDevice} />;
  return (
    <Failed message={reviewMessages.notRead} text={reviewMessages.notReadWhy}>
      <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>
    </Failed>
  );
}

/** P §2: "Error: ..." with a way back. */
function Failed({
  message,
  text,
  children,
}: {
  message: string;
  text?: string;
  children?: ReactNode;
}) {
  usePageTitle(message);
  return (
    <div className="mx-auto max-w-[640px] px-3 py-6">
      <h1 className="sr-only">{reviewMessages.page}</h1>
      <ErrorState title={reviewMessages.error(message)} {...(text === undefined ? {} : { text })}>
        <Link to={paths.games()} className={buttonClass({})}>
          {reviewMessages.back}
        </Link>
        {children}
      </ErrorState>
    </div>
  );
}
