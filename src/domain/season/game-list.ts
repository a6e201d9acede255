import type { Game } from "../game/game.ts";
import { foldText } from "../shared/search-text.ts";

export interface ListedGame {
  readonly game: Game;
  readonly visitorName: string;
  readonly homeName: string;
  /** It runs, and this device or its person has recorded in it. */
  readonly isOwn?: boolean;
  /** "My team" on this device plays in it. */
  readonly isOfMyTeam?: boolean;
}

/** Compares text; null (time to be announced, no field) comes last. */
function compareText(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

/** A scorekeeper's own running game stands before others. */
export function ownFirst(a: ListedGame, b: ListedGame): number {
  return Number(b.isOwn === true) - Number(a.isOwn === true);
}

export function withinDay(one: ListedGame, other: ListedGame): number {
  const [a, b] = [one.game, other.game];
  return (
    Number(other.isOfMyTeam === true) - Number(one.isOfMyTeam === true) ||
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

/** Whether every word of the search is in a team's name, the field or "week {n}" (D48). */
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

/** Whether the text contains the number as a whole: "1" finds week 1 and not week 11. */
function hasNumber(text: string, word: string): boolean {
  return new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text);
}
