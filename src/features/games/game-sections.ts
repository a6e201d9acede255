import type { GameStatus } from "../../domain/game/game-status.ts";
import { type GameDay, gamesByDay } from "../../domain/season/game-days.ts";
import type { ListedGame } from "../../domain/season/game-list.ts";

export type GameSectionKey = "live" | "today" | "upcoming" | "earlier";

/** A part of the list under one heading. */
export interface GameSection<Item extends ListedGame> {
  readonly key: GameSectionKey;
  /** All of it, also what is not drawn yet. */
  readonly count: number;
  /** Without a date where the heading says enough, or where the cards say it one by one. */
  readonly days: Days<Item>;
}

type Days<Item> = readonly { readonly date: string | null; readonly items: readonly Item[] }[];

/** A date is a heading where it has a row of games; else headings would make holes in the list. */
const GAMES_UNDER_A_DATE = 3;

/**
 * In: the games to show, today, and how many cards may be drawn. Out: the first of them under
 * their headings; a heading without a game, or beyond that length, is not there.
 */
export function gameSections<Item extends ListedGame>(
  games: readonly Item[],
  today: string,
  length: number,
): readonly GameSection<Item>[] {
  const { live, today: ofToday, upcoming, earlier } = gamesByDay(games, today);
  const all: readonly (readonly [GameSectionKey, Days<Item>])[] = [
    ["live", [{ date: null, items: live }]],
    ["today", [{ date: null, items: ofToday }]],
    ["upcoming", underDates(upcoming)],
    ["earlier", underDates(earlier)],
  ];
  let left = length;
  return all.flatMap(([key, days]) => {
    const count = days.reduce((sum, { items }) => sum + items.length, 0);
    const drawn = days.flatMap((day) => {
      const items = day.items.slice(0, left);
      left -= items.length;
      return items.length === 0 ? [] : [{ ...day, items }];
    });
    return drawn.length === 0 ? [] : [{ key, count, days: drawn }];
  });
}

function underDates<Item extends ListedGame>(days: readonly GameDay<Item>[]): Days<Item> {
  const items = days.flatMap((day) => day.items);
  return items.length >= GAMES_UNDER_A_DATE * days.length ? days : [{ date: null, items }];
}

/** One filled button a view: the first game in progress, else the next one to be played. */
export function mainGame<Item extends ListedGame & { readonly status: GameStatus }>(
  sections: readonly GameSection<Item>[],
): Item | undefined {
  const open = sections
    .filter(({ key }) => key !== "earlier")
    .flatMap(({ days }) => days.flatMap(({ items }) => items));
  return (
    open.find(({ status }) => status === "in_progress") ??
    open.find(({ status }) => status === "scheduled")
  );
}
