import type { Score } from "../../../domain/game/events.ts";
import type { ScoreStep } from "../../../domain/game/score-progression.ts";

interface ChartPoint {
  /** The number of plays so far. */
  readonly x: number;
  /** The number of points so far. */
  readonly y: number;
}

interface ScreenPoint {
  /** In pixels. */
  readonly x: number;
  readonly y: number;
}

type Side = keyof Score;

/** In pixels along the line; half a stroke of 3 px belongs to each end of a dash besides. */
const DASH = 4;
const GAP = 7;

/** On a tie both lines stand `apart` points from the score, so that neither covers the other. */
export function levelOf(score: Score, side: Side, apart: number): number {
  const isTie = score.visitor === score.home;
  return score[side] + (isTie ? (side === "visitor" ? apart : -apart) : 0);
}

/** The line is level until a play scores and then rises straight, because no score lies between. */
export function stepLine(steps: readonly ScoreStep[], side: Side, apart: number): ChartPoint[] {
  const line: ChartPoint[] = [];
  let level = 0;
  steps.forEach(({ play, score }, index) => {
    const y = levelOf(score, side, apart);
    if (index > 0 && y !== level) line.push({ x: play, y: level });
    if (index === 0 || y !== level || index === steps.length - 1) line.push({ x: play, y });
    level = y;
  });
  return line;
}

/** Places a value between 0 and the largest. */
export function scaleOf(largest: number, start: number, end: number): (value: number) => number {
  return (value) => (largest <= 0 ? start : start + (value / largest) * (end - start));
}

/** A line's points in pixels, level from the last play to `end`, where its label stands. */
export function pointsOnScreen(
  line: readonly ChartPoint[],
  x: (value: number) => number,
  y: (value: number) => number,
  end: number,
): ScreenPoint[] {
  const points = line.map((point) => ({ x: x(point.x), y: y(point.y) }));
  const last = points.at(-1);
  return last === undefined ? [] : [...points, { x: end, y: last.y }];
}

export function pathThrough(points: readonly ScreenPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x},${y}`).join("");
}

interface Dashes {
  readonly path: string;
  /** In pixels, to be drawn with square caps, which fill the corners. */
  readonly pattern: string;
}

/** Each run and each rise begins and ends with a whole dash; a short one is a single dash. */
export function dashesThrough(points: readonly ScreenPoint[]): Dashes[] {
  const corners = points.reduce<readonly ScreenPoint[]>(withCorner, []);
  return corners.slice(1).flatMap((to, index): Dashes[] => {
    const from = corners[index] ?? to;
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    if (length === 0) return [];
    const count = Math.max(1, Math.round((length + GAP) / (DASH + GAP)));
    const unit = length / (count * (DASH + GAP) - GAP);
    return [{ path: pathThrough([from, to]), pattern: `${unit * DASH} ${unit * GAP}` }];
  });
}

/** A run that goes on straight is one run, so that no dash ends where the next one begins. */
function withCorner(corners: readonly ScreenPoint[], next: ScreenPoint): readonly ScreenPoint[] {
  const [before, last] = corners.slice(-2);
  const goesOn =
    last !== undefined &&
    ((before?.x === last.x && last.x === next.x) || (before?.y === last.y && last.y === next.y));
  return [...(goesOn ? corners.slice(0, -1) : corners), next];
}

/** The score axis starts at 0 and ends at a round number at or above the highest score. */
export function scoreTicks(highest: number): number[] {
  const step = highest > 60 ? 20 : 10;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Up to `most` plays, equally far apart, so that their names do not touch. */
export function playTicks(plays: number, most: number): number[] {
  const gap = Math.max(1, Math.ceil(plays / most));
  return Array.from({ length: Math.ceil(plays / gap) }, (_, index) => index * gap + 1);
}

/** Moves the two end labels apart evenly when they would touch. */
export function labelPositions(
  visitor: number,
  home: number,
  distance: number,
  range: { readonly top: number; readonly bottom: number },
): Score {
  const gap = Math.abs(visitor - home);
  if (gap >= distance) return { visitor, home };
  const middle = Math.min(
    Math.max((visitor + home) / 2, range.top + distance / 2),
    range.bottom - distance / 2,
  );
  // With equal scores the visitor's label stands above.
  const upper = visitor <= home ? "visitor" : "home";
  const [above, below] = [middle - distance / 2, middle + distance / 2];
  return upper === "visitor" ? { visitor: above, home: below } : { visitor: below, home: above };
}

/** The ground between the lines while this side leads, as a path. */
export function leadArea(
  steps: readonly ScoreStep[],
  side: Side,
  x: (value: number) => number,
  y: (value: number) => number,
  end: number,
): string {
  const other = side === "visitor" ? "home" : "visitor";
  const parts = steps.map(({ play, score }, index) => {
    if (score[side] <= score[other]) return "";
    const next = steps[index + 1];
    const until = next === undefined ? end : x(next.play);
    return `M${x(play)},${y(score[side])}H${until}V${y(score[other])}H${x(play)}Z`;
  });
  return parts.join("");
}

/** Counts how often the lead changed, by extra points too; a tie in between does not count. */
export function leadChanges(steps: readonly ScoreStep[]): number {
  const leaders = steps.flatMap(({ score: { visitor, home } }) =>
    visitor === home ? [] : [visitor > home],
  );
  return leaders.filter((side, index) => index > 0 && side !== leaders[index - 1]).length;
}

interface NamedDot extends ScreenPoint {
  /** Label variants, longest first. */
  readonly texts: readonly string[];
  readonly isAhead: boolean;
  readonly tookLead: boolean;
}

interface PlacedName extends ScreenPoint {
  readonly text: string;
}

interface NameRoom {
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  /** The heights of the grid's lines. */
  readonly grid: readonly number[];
  /** A letter's width and a line's height. */
  readonly letter: number;
  readonly height: number;
}

/** Draws all names in one variant: the longest in which the most dots have room. */
export function placeNames(dots: readonly NamedDot[], room: NameRoom): readonly PlacedName[] {
  const variants = Math.max(0, ...dots.map(({ texts }) => texts.length));
  let best: readonly PlacedName[] = [];
  for (let variant = 0; variant < variants; variant += 1) {
    const placed = placeVariant(dots, variant, room);
    if (placed.length > best.length) best = placed;
  }
  return best;
}

/**
 * Places names where no line is, because no score is ever lower than before: left above a dot that
 * is ahead, else right below it. Of names that would touch, one that took the lead stays.
 */
function placeVariant(
  dots: readonly NamedDot[],
  variant: number,
  { left, right, foot, grid, letter, height }: NameRoom,
): readonly PlacedName[] {
  const placed: (PlacedName & { readonly end: number })[] = [];
  const first = dots.toReversed().toSorted((a, b) => Number(b.tookLead) - Number(a.tookLead));
  for (const { isAhead, texts, ...dot } of first) {
    const text = texts[variant] ?? texts.at(-1) ?? "";
    const above = dot.y - 8;
    // Over a grid line near the letters' feet, which would else underline them.
    const line = grid.find((each) => each > above - 4 && each < above + 6);
    const y = !isAhead ? dot.y + height : line === undefined ? above : line - 6;
    const width = text.length * letter;
    // Beside the axis it reaches over its dot, but never to the next step.
    const x = isAhead ? Math.max(left, dot.x - 6 - width) : dot.x + 7;
    const end = x + width;
    const touches = placed.some(
      (other) => Math.abs(other.y - y) < height && other.x < end && x < other.end,
    );
    const isCrossed = dots.some(
      (next) => isAhead && next.x > dot.x && next.x < end + 6 && next.y < dot.y,
    );
    if (!touches && !isCrossed && end <= right && y <= foot) placed.push({ x, y, text, end });
  }
  return placed;
}
