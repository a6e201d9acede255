import { GAME_FILTERS, type GameFilter, passesFilter } from "../../domain/season/game-counts.ts";
import { type ListedGame, matchesSearch } from "../../domain/season/game-list.ts";
import { noonOf } from "../../domain/shared/plain-date.ts";

/** What of the list is shown; it stands in the address, so that reload, Back and a link keep it. */
export interface ListFilter {
  readonly show: GameFilter;
  /** Words of a team, a field or a week. */
  readonly search: string;
  /** YYYY-MM-DD; null: every day. */
  readonly date: string | null;
}

export const WHOLE_LIST: ListFilter = { show: "all", search: "", date: null };

/** The filter in an address; what is not understood is the whole list. */
export function readFilter(query: URLSearchParams): ListFilter {
  const date = query.get("date");
  return {
    show: GAME_FILTERS.find((filter) => filter === query.get("show")) ?? WHOLE_LIST.show,
    search: query.get("q") ?? WHOLE_LIST.search,
    date: date !== null && noonOf(date) !== null ? date : WHOLE_LIST.date,
  };
}

/** The same address with another filter; what is not narrowed leaves no trace. */
export function writeFilter(query: URLSearchParams, filter: ListFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => {
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  };
  put("show", filter.show === WHOLE_LIST.show ? null : filter.show);
  put("q", filter.search);
  put("date", filter.date);
  return next;
}

/** The games that fit all of it (D46c, D48). */
export function filterGames<Item extends ListedGame>(
  games: readonly Item[],
  { show, search, date }: ListFilter,
): readonly Item[] {
  return games.filter(
    (item) =>
      passesFilter(item.game, show) &&
      (date === null || item.game.gameDate === date) &&
      (search === "" || matchesSearch(item, search)),
  );
}
