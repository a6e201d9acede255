import { type GameDay, type GamePlace, gamesByDay } from "../../domain/season/game-days.ts";
import type { ListedGame } from "../../domain/season/game-list.ts";
import { gameStage } from "../../domain/season/game-stage.ts";

export type GameSectionKey = GamePlace;

export interface GameSection<Item extends ListedGame> {
  readonly key: GameSectionKey;
  /** Includes the cards that are not drawn yet. */
  readonly count: number;
  /** The date is left out if the heading says enough, or if each card has it. */
  readonly days: Days<Item>;
}

type Days<Item> = readonly { readonly date: string | null; readonly items: readonly Item[] }[];

/** Fewer cards under a date would leave holes in their columns, so then the date is no heading. */
const CARDS_UNDER_A_DATE = 3;

/** Leaves out empty sections; rows, unlike cards, always stand under their dates. */
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

/** Returns the first `length` cards without headings or dates that have none of them. */
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

/** On a phone, only games that run or come today are cards. */
export function isInRows(key: GameSectionKey): boolean {
  return key !== "live" && key !== "today";
}

/** Fills one button per view: the first game in progress, or else the next one. */
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
