import { env } from "../../app/env.ts";
import { type GameListQuery, useGameList } from "../../app/queries/device/use-game-list.ts";
import { useListAge } from "../../app/queries/device/use-list-age.ts";
import { useToday } from "../../app/queries/device/use-today.ts";
import { countGames } from "../../domain/season/game-counts.ts";
import { datesOf } from "../../domain/season/game-days.ts";
import { weeksRemaining } from "../../domain/season/weeks-remaining.ts";
import { SLIP_COLUMNS } from "../../parts/games/game-slip.tsx";
import { GameSlipSkeleton } from "../../parts/games/game-slip-skeleton.tsx";
import { useAddress } from "../../parts/page/address.ts";
import { PageStates } from "../../parts/page/page-states.tsx";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { Page } from "../../ui/page.tsx";
import { gamesMessages } from "./games-messages.ts";
import { type GameListFilter, readGameFilter, writeGameFilter } from "./list-filter.ts";
import { ListTools } from "./list-tools.tsx";
import { SeasonCounters, type SeasonCounts } from "./season-counters.tsx";
import { SeasonGames } from "./season-games.tsx";

/** The home of everybody: the season in numbers, its games, each with its way on (P §2). */
export function GamesPage() {
  const list = useGameList();
  const today = useToday();
  const [address, setAddress] = useAddress();
  const filter = readGameFilter(address);
  const isShown = list.status === "ready" || list.status === "loading";
  const figures = figuresOf(list, today);

  function change(part: Partial<GameListFilter>): void {
    setAddress((newest) => writeGameFilter(newest, { ...readGameFilter(newest), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <Page
      title={gamesMessages.title(env.associationName)}
      lead={gamesMessages.lead}
      aside={isShown && <SeasonCounters figures={figures} />}
    >
      {isShown && (
        <ListTools
          filter={filter}
          counts={figures?.counts ?? null}
          dates={list.status === "ready" ? datesOf(list.games) : []}
          today={today}
          onChange={change}
        />
      )}
      {isShown && <ListAge readAt={list.status === "ready" ? list.readAt : null} />}
      <PageStates
        query={list}
        loading={gamesMessages.loading}
        skeleton={<GamesSkeleton />}
        failed={gamesMessages.failed}
        failedText={gamesMessages.failedText}
        notHereText={gamesMessages.notHereText}
        onRetry={() => void retry()}
      >
        {(ready) => (
          <SeasonGames
            list={ready}
            today={today}
            filter={filter}
            onChange={change}
            onRetry={() => void retry()}
          />
        )}
      </PageStates>
    </Page>
  );
}

function ListAge({ readAt }: { readAt: string | null }) {
  return (
    <div className="mb-3">
      <ReadAge age={useListAge(readAt)} />
    </div>
  );
}

function GamesSkeleton() {
  return (
    <div className={SLIP_COLUMNS}>
      <GameSlipSkeleton />
      <GameSlipSkeleton />
      <GameSlipSkeleton />
    </div>
  );
}

/** A file of its own, because the list is rarely asked again. */
async function retry(): Promise<void> {
  const { retryNow } = await import("../../app/commands/sync-now.ts");
  await retryNow();
}

function figuresOf(list: GameListQuery, today: string): SeasonCounts | null {
  if (list.status !== "ready") return null;
  const games = list.games.map(({ game }) => game);
  return {
    counts: countGames(games),
    active: list.active,
    weeksRemaining: weeksRemaining(games, today),
  };
}
