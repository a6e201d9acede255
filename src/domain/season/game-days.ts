import { groupBy } from "../shared/group-by.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import { type ListedGame, latestFirst, soonestFirst, withinDay } from "./game-list.ts";
import { gameStage } from "./game-stage.ts";

/** The games of one date, by time and field. */
export interface GameDay<Item extends ListedGame = ListedGame> {
  readonly date: PlainDate;
  readonly items: readonly Item[];
}

/** The dashboard's list from top to bottom. */
export interface GameDays<Item extends ListedGame = ListedGame> {
  /** In progress, on whatever day they were to be played; the latest day first. */
  readonly live: readonly Item[];
  readonly today: readonly Item[];
  /** The next day first. */
  readonly upcoming: readonly GameDay<Item>[];
  /** Played or missed, the latest day first. */
  readonly earlier: readonly GameDay<Item>[];
}

/** In: games in any order, the day on which somebody looks. Out: each of them once. */
export function gamesByDay<Item extends ListedGame>(
  items: readonly Item[],
  today: PlainDate,
): GameDays<Item> {
  const isLive = ({ game }: Item) => gameStage(game) === "in_progress";
  const others = items.filter((item) => !isLive(item));
  // A result stands among the results also when it was entered before its day.
  const isToCome = ({ game }: Item) => game.gameDate > today && !game.isCompleted;
  const isToday = ({ game }: Item) => game.gameDate === today;
  return {
    live: items.filter(isLive).sort(latestFirst),
    today: others.filter(isToday).sort(withinDay),
    upcoming: days(others.filter(isToCome).sort(soonestFirst)),
    earlier: days(others.filter((item) => !isToday(item) && !isToCome(item)).sort(latestFirst)),
  };
}

/** The dates on which there is a game, in order, each with the number of its games. */
export function datesOf(
  items: readonly ListedGame[],
): readonly { readonly date: PlainDate; readonly count: number }[] {
  const byDate = groupBy(items, ({ game }) => game.gameDate);
  return [...byDate]
    .map(([date, { length }]) => ({ date, count: length }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function days<Item extends ListedGame>(inOrder: readonly Item[]): readonly GameDay<Item>[] {
  const byDate = groupBy(inOrder, ({ game }) => game.gameDate);
  return [...byDate].map(([date, items]) => ({ date, items }));
}
