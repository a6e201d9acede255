import type { Game } from "../game/game.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import { foldText } from "../shared/search-text.ts";

/** A game with the names that the picker shows and searches. */
export interface ListedGame {
  readonly game: Game;
  readonly visitorName: string;
  readonly homeName: string;
}

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

/** Text order; null (to be announced, no field) last. */
function compareText(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

export function withinDay({ game: a }: ListedGame, { game: b }: ListedGame): number {
  return (
    compareText(a.gameTime, b.gameTime) ||
    compareText(a.fieldLocation, b.fieldLocation) ||
    compareText(a.id, b.id)
  );
}

export function soonestFirst(a: ListedGame, b: ListedGame): number {
  return compareText(a.game.gameDate, b.game.gameDate) || withinDay(a, b);
}

export function latestFirst(a: ListedGame, b: ListedGame): number {
  return compareText(b.game.gameDate, a.game.gameDate) || withinDay(a, b);
}

/** Whether every word of the search occurs in a team name, the field or "week {n}" (D48). */
export function matchesSearch(item: ListedGame, search: string): boolean {
  const { weekNumber, fieldLocation, isPlayoff } = item.game;
  const week = weekNumber === null ? "" : `week ${weekNumber}`;
  const playoff = isPlayoff ? "playoff" : "";
  const text = foldText(
    [item.visitorName, item.homeName, fieldLocation ?? "", week, playoff].join("\n"),
  );
  return foldText(search)
    .split(/\s+/)
    .every((word) => (/^\d+$/.test(word) ? hasNumber(text, word) : text.includes(word)));
}

/** "1" finds week 1 and not week 11. */
function hasNumber(text: string, word: string): boolean {
  return new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text);
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
