import { retryNow } from "../../app/commands/sync-now.ts";
import { env } from "../../app/env.ts";
import { type GameListItem, useGameList } from "../../app/queries/use-game-list.ts";
import { useToday } from "../../app/queries/use-today.ts";
import { groupGames } from "../../domain/season/game-list.ts";
import { GAME_COLUMNS, GameGroups } from "../../parts/game-groups.tsx";
import { GameSlipSkeleton } from "../../parts/game-slip-skeleton.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { GameCard } from "./game-card.tsx";
import { gamesMessages } from "./games-messages.ts";

/** The season's games, today first, each with its way on: collect, continue or view. */
export function GamesPage() {
  const list = useGameList();
  return (
    <Page title={gamesMessages.title(env.associationName)}>
      {list.status === "loading" && (
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
      )}
      {list.status === "error" && (
        <ErrorState title={gamesMessages.failed} text={gamesMessages.failedText}>
          <Button onClick={() => void retryNow()}>{gamesMessages.tryAgain}</Button>
        </ErrorState>
      )}
      {list.status === "not-on-device" && (
        <EmptyState
          title={gamesMessages.notHereTitle(list.season.name)}
          text={gamesMessages.notHereText}
        >
          <Button onClick={() => void retryNow()}>{gamesMessages.tryAgain}</Button>
        </EmptyState>
      )}
      {list.status === "ready" && <SeasonGames games={list.games} />}
    </Page>
  );
}

function SeasonGames({ games }: { games: readonly GameListItem[] }) {
  const today = useToday();
  if (games.length === 0) {
    return <EmptyState title={gamesMessages.emptyTitle} text={gamesMessages.emptyText} />;
  }
  return (
    <GameGroups
      groups={groupGames(games, today)}
      card={(item, isMain) => <GameCard item={item} isMain={isMain} />}
    />
  );
}
