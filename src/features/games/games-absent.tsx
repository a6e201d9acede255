import type { GameListQuery } from "../../app/queries/use-game-list.ts";
import { GAME_COLUMNS } from "../../parts/games/game-slip.tsx";
import { GameSlipSkeleton } from "../../parts/games/game-slip-skeleton.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { gamesMessages } from "./games-messages.ts";

/** In the place of the games: they are coming, cannot be read, or were never read here. */
export function GamesAbsent({
  query,
  onRetry,
}: {
  query: Exclude<GameListQuery, { readonly status: "ready" }>;
  onRetry: () => void;
}) {
  const retry = <Button onClick={onRetry}>{gamesMessages.tryAgain}</Button>;
  switch (query.status) {
    case "loading":
      return (
        <>
          <p role="status" className="mb-3 text-dense">
            {gamesMessages.loading}
          </p>
          <div className={GAME_COLUMNS}>
            <GameSlipSkeleton />
            <GameSlipSkeleton />
            <GameSlipSkeleton />
          </div>
        </>
      );
    case "error":
      return (
        <ErrorState title={gamesMessages.failed} text={gamesMessages.failedText}>
          {retry}
        </ErrorState>
      );
    case "not-on-device":
      return (
        <EmptyState
          title={gamesMessages.notHereTitle(query.season.name)}
          text={gamesMessages.notHereText}
        >
          {retry}
        </EmptyState>
      );
  }
}
