import { type GameDay, type GamePlace, gamesByDay } from "../../domain/season/game-days.ts";
import type { ListedGame } from "../../domain/season/game-list.ts";
import { gameStage } from "../../domain/season/game-stage.ts";

export type GameSectionKey = GamePlace;

export interface GameSection<Item extends ListedGame> {
  readonly key: GameSectionKey;
  /** Counts the cards that are not drawn yet, too. */
  readonly count: number;
  /** Without a date where the heading says enough, or where the cards say it one by one. */
  readonly days: Days<Item>;
}

type Days<Item> = readonly { readonly date: string | null; readonly items: readonly Item[] }[];

/** Fewer cards under a date would leave holes in their columns, so the date is no heading then. */
const CARDS_UNDER_A_DATE = 3;

/** Sections without games are left out; rows, unlike cards, always stand under their dates. */
export function gameSections<Item extends ListedGame>(
  games: readonly Item[],
  today: string,
  hasRows = false,
): readonly GameSection<Item>[] {
  const atLeast = hasRows ? 1 : CARDS_UNDER_A_DATE;
  const { live, today: ofToday, undated, upcoming, earlier } = gamesByDay(games, today);
  const all: readonly (readonly [GameSectionKey, Days<Item>])[] = [
    ["live", [{ date: null, items: live }]],
    ["today", [{ date: null, items: ofToday }]],
    ["undated", [{ date: null, items: undated }]],
    ["upcoming", underDates(upcoming, atLeast)],
    ["earlier", underDates(earlier, atLeast)],
  ];
  return all
    .map(([key, days]) => ({
      key,
      count: days.reduce((sum, { items }) => sum + items.length, 0),
      days,
    }))
    .filter(({ count }) => count > 0);
}

/** The first `length` cards; a heading or date without any of them is left out. */
export function firstCards<Item extends ListedGame>(
  sections: readonly GameSection<Item>[],
  length: number,
): readonly GameSection<Item>[] {
  let left = length;
  return sections.flatMap((section) => {
    const days = section.days.flatMap((day) => {
      const items = day.items.slice(0, left);
      left -= items.length;
      return items.length === 0 ? [] : [{ ...day, items }];
    });
    return days.length === 0 ? [] : [{ ...section, days }];
  });
}

function underDates<Item extends ListedGame>(
  days: readonly GameDay<Item>[],
  atLeast: number,
): Days<Item> {
  const items = days.flatMap((day) => day.items);
  return items.length >= atLeast * days.length ? days : [{ date: null, items }];
}

/** On a phone only what runs or comes today stands on a card. */
export function isInRows(key: GameSectionKey): boolean {
  return key !== "live" && key !== "today";
}

/** One filled button per view: the first game in progress, else the next one to be played. */
export function mainGame<Item extends ListedGame>(
  sections: readonly GameSection<Item>[],
): Item | undefined {
  const open = sections
    .filter(({ key }) => key !== "earlier")
    .flatMap(({ days }) => days.flatMap(({ items }) => items));
  return (
    open.find(({ game }) => gameStage(game) === "in_progress") ??
    open.find(({ game }) => gameStage(game) === "scheduled")
  );
}
