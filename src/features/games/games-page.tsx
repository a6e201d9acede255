import { retryNow } from "../../app/commands/sync-now.ts";
import { env } from "../../app/env.ts";
import { type GameListItem, useGameList } from "../../app/queries/use-game-list.ts";
import { useToday } from "../../app/queries/use-today.ts";
import { groupGames } from "../../domain/season/game-list.ts";
import { GameSlipSkeleton } from "../../parts/game-slip-skeleton.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { GameCard } from "./game-card.tsx";
import { gamesMessages } from "./games-messages.ts";

const GROUPS = ["today", "upcoming", "pastOpen", "completed"] as const;
const COLUMNS = "grid gap-3 wide:grid-cols-2 wide:gap-4 laptop:grid-cols-3";

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
          <div className={COLUMNS}>
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
      {list.status === "ready" && <GameGroups games={list.games} />}
    </Page>
  );
}

function GameGroups({ games }: { games: readonly GameListItem[] }) {
  const today = useToday();
  if (games.length === 0) {
    return <EmptyState title={gamesMessages.emptyTitle} text={gamesMessages.emptyText} />;
  }
  const groups = groupGames(games, today);
  const inOrder = GROUPS.flatMap((group) => groups[group]);
  // One filled button a view: the game in progress, else the next one.
  const main =
    inOrder.find(({ status }) => status === "in_progress") ??
    inOrder.find(({ status }) => status === "scheduled");
  return (
    <div className="grid gap-6">
      {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <Section
          key={group}
          title={gamesMessages.groups[group]}
          aside={gamesMessages.found(groups[group].length)}
        >
          <div className={`mt-2 ${COLUMNS}`}>
            {groups[group].map((item) => (
              <GameCard key={item.game.id} item={item} isMain={item === main} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}
