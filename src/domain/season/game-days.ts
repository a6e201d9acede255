import type { Game } from "../game/game.ts";
import { groupBy } from "../shared/group-by.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import { type ListedGame, latestFirst, ownFirst, soonestFirst, withinDay } from "./game-list.ts";
import { isLiveNow, type StagedGame } from "./game-stage.ts";

export type GamePlace = "live" | "today" | "undated" | "upcoming" | "earlier";

/** A missed, postponed or forgotten game is "earlier" once its day is over (D46a, D48). */
export function gamePlace(game: StagedGame & Pick<Game, "gameDate">, today: PlainDate): GamePlace {
  if (isLiveNow(game, today)) return "live";
  if (game.gameDate === today) return "today";
  if (game.gameDate === "") return "undated";
  // A completed game is among the results even when its date is still to come.
  return game.gameDate > today && !game.isCompleted ? "upcoming" : "earlier";
}

export interface GameDay<Item extends ListedGame = ListedGame> {
  readonly date: PlainDate;
  readonly items: readonly Item[];
}

interface GameDays<Item extends ListedGame = ListedGame> {
  /** The scorekeeper's own on any date first, then the latest day first. */
  readonly live: readonly Item[];
  readonly today: readonly Item[];
  /** Games whose copy on this device is damaged, so that their day is unknown (S20). */
  readonly undated: readonly Item[];
  readonly upcoming: readonly GameDay<Item>[];
  /** Played, missed or never finalized, the latest day first. */
  readonly earlier: readonly GameDay<Item>[];
}

export function gamesByDay<Item extends ListedGame>(
  items: readonly Item[],
  today: PlainDate,
): GameDays<Item> {
  const at = (place: GamePlace) =>
    items.filter((item) => (item.isOwn ? "live" : gamePlace(item.game, today)) === place);
  return {
    live: at("live").sort((a, b) => ownFirst(a, b) || latestFirst(a, b)),
    today: at("today").sort(withinDay),
    undated: at("undated").sort(withinDay),
    upcoming: days(at("upcoming").sort(soonestFirst)),
    earlier: days(at("earlier").sort(latestFirst)),
  };
}

/** Sorts all games in order of play; games without a known day come last. */
export function scheduleOf<Item extends ListedGame>(items: readonly Item[]): GameDay<Item>[] {
  const isDated = ({ game }: Item) => game.gameDate !== "";
  const undated = items.filter((item) => !isDated(item));
  return [...days(items.filter(isDated).sort(soonestFirst)), ...days(undated.sort(withinDay))];
}

export function datesOf(
  items: readonly ListedGame[],
): readonly { readonly date: PlainDate; readonly count: number }[] {
  const byDate = groupBy(items, ({ game }) => game.gameDate);
  byDate.delete("");
  return [...byDate]
    .map(([date, { length }]) => ({ date, count: length }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function days<Item extends ListedGame>(inOrder: readonly Item[]): GameDay<Item>[] {
  const byDate = groupBy(inOrder, ({ game }) => game.gameDate);
  return [...byDate].map(([date, items]) => ({ date, items }));
}
