import { Suspense, useDeferredValue } from "react";
import type { GameListQuery } from "../../app/queries/device/use-game-list.ts";
import { Button } from "../../ui/button.tsx";
import { lazyExtra } from "../../ui/late/lazy-extra.ts";
import { EmptyState } from "../../ui/states.tsx";
import { GameList } from "./game-list.tsx";
import { gamesMessages } from "./games-messages.ts";
import { filterGames, type GameListFilter, WHOLE_LIST } from "./list-filter.ts";

const EmptySeasonWays = lazyExtra(() => import("./late-list.ts"), "EmptySeasonWays");

/** Shows the games that fit the filter, or why none does, with a way back to all. */
export function SeasonGames({
  list: { games, season, couldCollect },
  today,
  filter,
  onChange,
  onRetry,
}: {
  list: Extract<GameListQuery, { readonly status: "ready" }>;
  today: string;
  filter: GameListFilter;
  onChange: (part: Partial<GameListFilter>) => void;
  onRetry: () => void;
}) {
  // The typed letter appears before the list has been filtered by it.
  const shownFilter = useDeferredValue(filter);
  const shown = filterGames(games, shownFilter);
  const isNarrowed = shownFilter.search !== "" || shownFilter.date !== null;
  const showAll = <Button onClick={() => onChange(WHOLE_LIST)}>{gamesMessages.showAll}</Button>;
  if (shown.length === 0) {
    const isSeasonEmpty = games.length === 0;
    const why = isSeasonEmpty ? "all" : shownFilter.show;
    return (
      <EmptyState
        title={gamesMessages.emptyTitle}
        text={isNarrowed && !isSeasonEmpty ? gamesMessages.noMatch : gamesMessages.emptyText[why]}
      >
        {isSeasonEmpty && season !== null && (
          <Suspense>
            <EmptySeasonWays seasonId={season.id} />
          </Suspense>
        )}
        {isSeasonEmpty ? <Button onClick={onRetry}>{gamesMessages.tryAgain}</Button> : showAll}
      </EmptyState>
    );
  }
  return (
    <>
      {isNarrowed && (
        <div className="mb-3 flex items-center justify-between gap-3">
          <p role="status" className="text-dense text-text-2">
            {gamesMessages.narrowed(shown.length, games.length)}
          </p>
          {showAll}
        </div>
      )}
      <GameList games={shown} today={today} couldCollect={couldCollect} />
    </>
  );
}
