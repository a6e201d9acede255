import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { warnInPrivateWindow } from "../../app/notices/private-window.ts";
import { paths } from "../../app/paths.ts";
import {
  ReadyGame,
  useGame,
  useGameId,
  useGameProblem,
  useGameTeams,
} from "../../app/queries/game/use-game.ts";
import { useSession, useSignedInUser } from "../../app/session/use-session.ts";
import { pageMessages } from "../../parts/page/page-messages.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { RosterGate } from "./gate/roster-gate.tsx";
import { needsGate } from "./gate/roster-selection.ts";
import { LiveScreen } from "./live/live-screen.tsx";
import { messages } from "./messages.ts";

/** Puts the app's header around what stands instead of a game; the live screen has none. */
export const AroundMissingGame = createContext((screen: ReactNode): ReactNode => screen);

/** Shows at /collect?gameId=… the gate, the live screen, or a completed game's review (D32). */
export function CollectScreen({ gameId }: { gameId: string }) {
  const passes = useSignedInUser()?.passes ?? null;
  // An ended pass keeps its game, so that what was recorded stays and can be exported (D69).
  const own = passes?.filter((pass) => pass.gameId === gameId);
  const [pass] = own ?? [];
  if (own !== undefined && pass === undefined) {
    return <NotHere title={messages.screen.otherGame} text={messages.screen.otherGameWhy} />;
  }
  if (pass?.checkInTeamId && own?.every(({ checkInTeamId }) => checkInTeamId)) {
    return <Navigate to={paths.checkIn(gameId, pass.checkInTeamId)} replace />;
  }
  return (
    <CollectedGame gameId={gameId}>
      <ReadyScreen />
    </CollectedGame>
  );
}

/** Renders `children` once the game is ready, or says why it is not. */
export function CollectedGame({ gameId, children }: { gameId: string; children: ReactNode }) {
  const problem = useGameProblem(gameId);
  switch (problem?.status) {
    case "loading":
      return <Spinner label={messages.screen.loading} />;
    case "not-found":
      return <NotHere title={messages.screen.notFound} text={messages.screen.notFoundWhy} />;
    case "not-on-device":
      return <NotRead onRetry={problem.retry} />;
    case "error":
      return <NotHere state={ErrorState} title={problem.message} />;
    case undefined:
      return <ReadyGame value={gameId}>{children}</ReadyGame>;
  }
}

function ReadyScreen() {
  const gameId = useGameId();
  const isFinal = useGame(({ state }) => state.phase === "final");
  const isGated = useGame(needsGate);
  const { visitor, home } = useGameTeams();
  const title = messages.screen.title(visitor.name, home.name);
  usePageTitle(title);
  // The live screen asks before it is left.
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (!isFinal) void warnInPrivateWindow(messages.screen.privateWindow);
  }, [isFinal]);
  // A provider may have marked the game completed; until a finalize it can be collected (D31a).
  if (isFinal && (isGated || !wasOpen)) return <Navigate to={paths.review(gameId)} replace />;
  if (!wasOpen) setWasOpen(true);
  return isGated ? <RosterGate /> : <LiveScreen title={title} />;
}

/** Only the server can say that a game does not exist (D9). */
function NotRead({ onRetry }: { onRetry: () => void }) {
  const { connection } = useSession();
  if (connection !== "online")
    return <NotHere title={messages.screen.notFound} text={messages.screen.notOnDevice} />;
  return (
    <NotHere state={ErrorState} title={messages.screen.notRead} text={messages.screen.notReadWhy}>
      <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>
    </NotHere>
  );
}

export function NotHere({
  state: State = EmptyState,
  title,
  text,
  children,
}: {
  state?: typeof EmptyState;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  usePageTitle(title);
  return use(AroundMissingGame)(
    <div className="mx-auto max-w-[480px] px-3 py-6">
      <State heading="h1" title={title} text={text}>
        <Link to={paths.games()} className={buttonClass({})}>
          {messages.screen.backToGames}
        </Link>
        {children}
      </State>
    </div>,
  );
}
