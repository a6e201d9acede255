import type { Box, ScreenPoint } from "./chart-geometry.ts";

interface NamedDot extends ScreenPoint {
  /** Label variants, longest first. */
  readonly texts: readonly string[];
  readonly isAhead: boolean;
  readonly tookLead: boolean;
}

interface PlacedName extends ScreenPoint {
  readonly text: string;
  /** From the name to its dot, so that no line lies between them. */
  readonly box: Box;
}

interface NameRoom {
  /** No name leaves these. */
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  /** No name meets these: lines and striped ground. */
  readonly taken: readonly Box[];
  /** The heights of the grid's lines; names stand beyond them. */
  readonly grid: readonly number[];
  /** A letter's width and a capital's height. */
  readonly letter: number;
  readonly capital: number;
}

/** In pixels. */
const DOT_RADIUS = 5.5;
const CLEAR = 1.5;

/** A line of 3 px, which never goes back, as boxes: one for each of its runs and rises. */
export function boxesOf(points: readonly ScreenPoint[]): Box[] {
  return points.slice(1).map((to, index) => boxAround(points[index] ?? to, to, 1.5));
}

function boxAround(from: ScreenPoint, to: ScreenPoint, margin: number): Box {
  return {
    left: from.x - margin,
    right: to.x + margin,
    top: Math.min(from.y, to.y) - margin,
    bottom: Math.max(from.y, to.y) + margin,
  };
}

/**
 * Places the names of dots where they meet nothing. First all dots get their shortest text, those that took the lead
 * before the others, then each gets the longest for which there is still room.
 */
export function placeNames(dots: readonly NamedDot[], room: NameRoom): readonly PlacedName[] {
  const first = dots.toReversed().toSorted((a, b) => Number(b.tookLead) - Number(a.tookLead));
  const taken = [...room.taken, ...dots.map((dot) => boxAround(dot, dot, DOT_RADIUS))];
  const placed = new Map<NamedDot, PlacedName>();
  const place = (dot: NamedDot, text: string | undefined): boolean => {
    if (text === undefined) return false;
    const others = [...placed].flatMap(([of, { box }]) => (of === dot ? [] : [box]));
    const name = placesFor(dot, text, room).find(
      ({ box }) =>
        box.right <= room.right &&
        box.top >= 0 &&
        box.bottom <= room.foot &&
        ![...taken, ...others].some((one) => meets(box, one)),
    );
    if (name !== undefined) placed.set(dot, name);
    return name !== undefined;
  };
  for (const dot of first) place(dot, dot.texts.at(-1));
  for (const dot of first) dot.texts.some((text) => place(dot, text));
  return [...placed.values()];
}

/** A leader's name stands above its dot, the other's below it: there the ground is empty more often. */
function placesFor(dot: NamedDot, text: string, room: NameRoom): PlacedName[] {
  const { left, grid, letter, capital } = room;
  const width = text.length * letter;
  const lefts = [Math.max(left, dot.x - 7 - width), dot.x + 7];
  const crossing = (top: number) =>
    grid.find((line) => line > top - CLEAR && line < top + capital + CLEAR);
  const head = dot.y - 8;
  const foot = dot.y + 5;
  const above = (crossing(head - capital) ?? head + 3) - 3;
  const below = (crossing(foot) ?? foot - 3) + 3 + capital;
  const row = (y: number, top: number, bottom: number) =>
    lefts.map((x) => ({ x, y, text, box: { left: x, right: x + width, top, bottom } }));
  const aboves = row(above, above - capital, head);
  const belows = row(below, foot, below).toReversed();
  return dot.isAhead ? [...aboves, ...belows] : [...belows, ...aboves];
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right + CLEAR &&
    other.left < one.right + CLEAR &&
    one.top < other.bottom + CLEAR &&
    other.top < one.bottom + CLEAR
  );
}
