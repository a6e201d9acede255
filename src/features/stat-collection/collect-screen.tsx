import { type ReactNode, useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useGameSelector } from "../../app/queries/game/use-game.ts";
import { useSession } from "../../app/session/use-session.ts";
import { pageMessages } from "../../parts/page/page-messages.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { RosterGate } from "./gate/roster-gate.tsx";
import { needsGate } from "./gate/roster-selection.ts";
import { LiveScreen } from "./live/live-screen.tsx";
import { messages } from "./messages.ts";

/** /collect?gameId=…: the gate, the live screen, or the review of a completed game (D32). */
export function CollectScreen({
  gameId,
  isEmptyOnServer = neverSaid,
}: {
  gameId: string;
  /** Whether the server has said since the given time (ms) that it holds no stats (D32). */
  isEmptyOnServer?: (gameId: string, sinceMs: number) => Promise<boolean>;
}) {
  const query = useGameSelector(gameId, (query) => query);
  const [visitStart] = useState(Date.now);
  // The live screen asks before it is left.
  const [wasOpen, setWasOpen] = useState(false);
  switch (query.status) {
    case "loading":
      return <Spinner label={messages.screen.loading} />;
    case "not-found":
      return <NotHere title={messages.screen.notFound} />;
    case "not-on-device":
      return <NotRead onRetry={query.retry} />;
    case "error":
      return <NotHere title={query.message} />;
    case "ready": {
      const { view } = query;
      const isGated = needsGate({
        visitor: view.visitor.rosterIds.length,
        home: view.home.rosterIds.length,
        liveEntries: view.state.liveEntryCount,
      });
      // A provider may have marked the game completed; until a finalize it can be collected (D31a).
      if (view.state.phase === "final" && (isGated || !wasOpen)) {
        return <Navigate to={paths.review(gameId)} replace />;
      }
      if (!wasOpen) setWasOpen(true);
      if (isGated) return <RosterGate key={gameId} view={view} />;
      return (
        <LiveScreen
          key={gameId}
          view={view}
          isEmptyOnServer={() => isEmptyOnServer(gameId, visitStart)}
        />
      );
    }
  }
}

async function neverSaid(): Promise<boolean> {
  return false;
}

/** Without a network nobody can say that there is no such game (D9). */
function NotRead({ onRetry }: { onRetry: () => void }) {
  const { connection } = useSession();
  if (connection !== "online")
    return <NotHere title={messages.screen.notFound} text={messages.screen.notOnDevice} />;
  return (
    <NotHere title={messages.screen.notRead} text={messages.screen.notReadWhy}>
      <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>
    </NotHere>
  );
}

function NotHere({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <main className="mx-auto max-w-[480px] p-4">
      <ErrorState heading="h1" title={title} {...(text === undefined ? {} : { text })}>
        <Link to={paths.games()} className={buttonClass({})}>
          {messages.screen.backToGames}
        </Link>
        {children}
      </ErrorState>
    </main>
  );
}
