import { Suspense } from "react";
import { retryNow } from "../../app/commands/sync-now.ts";
import { env } from "../../app/env.ts";
import { type GameListQuery, useGameList } from "../../app/queries/use-game-list.ts";
import { useToday } from "../../app/queries/use-today.ts";
import { countGames } from "../../domain/season/game-counts.ts";
import { datesOf } from "../../domain/season/game-days.ts";
import { weeksRemaining } from "../../domain/season/weeks-remaining.ts";
import { useAddress } from "../../parts/page/use-address.ts";
import { lazyExtra } from "../../ui/lazy-extra.ts";
import { Page } from "../../ui/page.tsx";
import { GamesAbsent } from "./games-absent.tsx";
import { gamesMessages } from "./games-messages.ts";
import { type ListFilter, readFilter, writeFilter } from "./list-filter.ts";
import { ListTools } from "./list-tools.tsx";
import { SeasonCounters, type SeasonFigures } from "./season-counters.tsx";
import { SeasonGames } from "./season-games.tsx";

const ListAge = lazyExtra(() => import("./list-age.tsx"));

/** The home of everybody: the season in numbers, its games, each with its way on (P §2). */
export function GamesPage() {
  const list = useGameList();
  const today = useToday();
  const [address, setAddress] = useAddress();
  const filter = readFilter(address);
  const isShown = list.status === "ready" || list.status === "loading";
  const figures = figuresOf(list, today);

  function change(next: ListFilter): void {
    setAddress((newest) => writeFilter(newest, next), { replace: true, preventScrollReset: true });
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
      {list.status === "ready" && list.readAt !== null && (
        <Suspense>
          <ListAge readAt={list.readAt} />
        </Suspense>
      )}
      {list.status === "ready" ? (
        <SeasonGames list={list} today={today} filter={filter} onChange={change} onRetry={retry} />
      ) : (
        <GamesAbsent query={list} onRetry={retry} />
      )}
    </Page>
  );
}

function retry(): void {
  void retryNow();
}

function figuresOf(list: GameListQuery, today: string): SeasonFigures | null {
  if (list.status !== "ready") return null;
  const games = list.games.map(({ game }) => game);
  return {
    counts: countGames(games),
    active: list.active,
    weeksRemaining: weeksRemaining(games, today),
  };
}
