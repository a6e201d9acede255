import type { Game } from "../game/game.ts";
import { foldText } from "../shared/search-text.ts";

export interface ListedGame {
  readonly game: Game;
  readonly visitorName: string;
  readonly homeName: string;
  /** The game is in progress, and this device or person has recorded in it. */
  readonly isOwn?: boolean;
  /** "My team" on this device plays in it. */
  readonly isOfMyTeam?: boolean;
}

/** null (a time to be announced, no field) sorts last. */
function compareText(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

/** Sorts a scorekeeper's own running game before the others. */
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

/** Every word of the search must be in a team's name, in the field or in "week {n}" (D48). */
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

/** A number must match as a whole: "1" finds week 1 but not week 11. */
function hasNumber(text: string, word: string): boolean {
  return new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text);
}
