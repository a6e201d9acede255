import type { PlainDate } from "../shared/plain-date.ts";
import {
  type ListedGame,
  latestFirst,
  matchesSearch,
  soonestFirst,
  withinDay,
} from "./game-list.ts";

/** The picker's groups in the order in which they stand (D48). */
export interface GameGroups<Item extends ListedGame = ListedGame> {
  /** Every game of the day, by time and field. */
  readonly today: readonly Item[];
  /** Later games, the next day first. */
  readonly upcoming: readonly Item[];
  /** Earlier games that nobody completed, the latest first. */
  readonly pastOpen: readonly Item[];
  /** Earlier or later completed games, the latest first. */
  readonly completed: readonly Item[];
}

const GROUP_ORDER = ["today", "upcoming", "pastOpen", "completed"] as const;

/** The groups that have a game, in the order in which they stand (D48). */
export function inGroupOrder<Item extends ListedGame>(groups: GameGroups<Item>) {
  return GROUP_ORDER.map((group) => ({ group, items: groups[group] })).filter(
    ({ items }) => items.length > 0,
  );
}

/** In: games in any order, the league's today, a search. Out: the picker's groups (D48). */
export function groupGames<Item extends ListedGame>(
  items: readonly Item[],
  today: PlainDate,
  search = "",
): GameGroups<Item> {
  const found = items.filter((item) => matchesSearch(item, search));
  const others = found.filter(({ game }) => game.gameDate !== today);
  const open = others.filter(({ game }) => !game.isCompleted);
  return {
    today: found.filter(({ game }) => game.gameDate === today).sort(withinDay),
    upcoming: open.filter(({ game }) => game.gameDate > today).sort(soonestFirst),
    pastOpen: open.filter(({ game }) => game.gameDate < today).sort(latestFirst),
    completed: others.filter(({ game }) => game.isCompleted).sort(latestFirst),
  };
}
