import type { PlainDate } from "../shared/plain-date.ts";
import {
  type ListedGame,
  latestFirst,
  matchesSearch,
  ownFirst,
  soonestFirst,
  withinDay,
} from "./game-list.ts";

export interface GameGroups<Item extends ListedGame = ListedGame> {
  readonly today: readonly Item[];
  /** Games whose copy on this device is damaged, so that their day is unknown (S20). */
  readonly undated: readonly Item[];
  readonly upcoming: readonly Item[];
  /** Earlier games without a final whistle, the latest first. */
  readonly pastOpen: readonly Item[];
  /** Completed games of all other days, the latest first. */
  readonly completed: readonly Item[];
}

const GROUP_ORDER = ["today", "undated", "upcoming", "pastOpen", "completed"] as const;

/** A scorekeeper's own running game is first, also where it runs past midnight. */
export function inGroupOrder<Item extends ListedGame>(groups: GameGroups<Item>) {
  const all = GROUP_ORDER.map((group) => ({ group, items: groups[group] }));
  const begins = ({ items }: (typeof all)[number]) => items.some(({ isOwn }) => isOwn);
  return [...all.filter(begins), ...all.filter((group) => !begins(group))].filter(
    ({ items }) => items.length > 0,
  );
}

/**
 * Groups the games that match the picker's search (D48); `today` is the league's date. Among
 * today's games and unfinished ones, a scorekeeper's own running games come first.
 */
export function groupGames<Item extends ListedGame>(
  items: readonly Item[],
  today: PlainDate,
  search = "",
): GameGroups<Item> {
  const found = items.filter((item) => matchesSearch(item, search));
  const others = found.filter(({ game }) => game.gameDate !== today);
  const open = others.filter(({ game }) => !game.isCompleted);
  return {
    today: found
      .filter(({ game }) => game.gameDate === today)
      .sort((a, b) => ownFirst(a, b) || withinDay(a, b)),
    undated: open.filter(({ game }) => game.gameDate === "").sort(withinDay),
    upcoming: open.filter(({ game }) => game.gameDate > today).sort(soonestFirst),
    pastOpen: open
      .filter(({ game }) => game.gameDate !== "" && game.gameDate < today)
      .sort((a, b) => ownFirst(a, b) || latestFirst(a, b)),
    completed: others.filter(({ game }) => game.isCompleted).sort(latestFirst),
  };
}
