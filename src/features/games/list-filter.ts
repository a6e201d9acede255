import { GAME_FILTERS, type GameFilter, passesFilter } from "../../domain/season/game-counts.ts";
import { type ListedGame, matchesSearch } from "../../domain/season/game-list.ts";
import { noonOf } from "../../domain/shared/plain-date.ts";
import { oneOf, unlessDefault, withValues } from "../../parts/page/address.ts";

/** The filter is kept in the address, so that a reload, Back and a link show it. */
export interface GameListFilter {
  readonly show: GameFilter;
  /** Words of a team, a field or a week. */
  readonly search: string;
  /** YYYY-MM-DD; null means every day. */
  readonly date: string | null;
}

export const WHOLE_LIST: GameListFilter = { show: "all", search: "", date: null };

/** Unknown values show the whole list. */
export function readGameFilter(query: URLSearchParams): GameListFilter {
  const date = query.get("date");
  return {
    show: oneOf(GAME_FILTERS, query.get("show")) ?? WHOLE_LIST.show,
    search: query.get("q") ?? WHOLE_LIST.search,
    date: date !== null && noonOf(date) !== null ? date : WHOLE_LIST.date,
  };
}

/** Leaves defaults out of the address. */
export function writeGameFilter(query: URLSearchParams, filter: GameListFilter): URLSearchParams {
  return withValues(query, {
    show: unlessDefault(filter.show, WHOLE_LIST.show),
    q: filter.search,
    date: filter.date,
  });
}

/** Returns the games that fit every part of the filter (D46c, D48). */
export function filterGames<Item extends ListedGame>(
  games: readonly Item[],
  { show, search, date }: GameListFilter,
): readonly Item[] {
  return games.filter(
    (item) =>
      passesFilter(item.game, show) &&
      (date === null || item.game.gameDate === date) &&
      (search === "" || matchesSearch(item, search)),
  );
}
