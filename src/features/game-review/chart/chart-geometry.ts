import type { Score } from "../../../domain/game/events.ts";
import type { ScoreStep } from "../../../domain/game/score-progression.ts";

interface ChartPoint {
  /** The number of plays so far. */
  readonly x: number;
  /** The number of points so far. */
  readonly y: number;
}

export interface ScreenPoint {
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

/** In pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The ground between the lines while this side leads, a box for each score. */
export function leadGrounds(
  steps: readonly ScoreStep[],
  side: Side,
  x: (value: number) => number,
  y: (value: number) => number,
  end: number,
): Box[] {
  const other = side === "visitor" ? "home" : "visitor";
  return steps.flatMap(({ play, score }, index) => {
    if (score[side] <= score[other]) return [];
    const next = steps[index + 1];
    const right = next === undefined ? end : x(next.play);
    return [{ left: x(play), right, top: y(score[side]), bottom: y(score[other]) }];
  });
}

export function groundPath(grounds: readonly Box[]): string {
  return grounds
    .map(({ left, right, top, bottom }) => `M${left},${top}H${right}V${bottom}H${left}Z`)
    .join("");
}

/** In pixels. */
const STRIPE_STEP = 8;

/** Each lead has at least three stripes, equally far apart, because one or two would look like a mistake. */
export function stripesOver(grounds: readonly Box[]): string {
  const leads: Box[][] = [];
  for (const ground of grounds) {
    const lead = leads.at(-1);
    if (lead?.at(-1)?.right === ground.left) lead.push(ground);
    else leads.push([ground]);
  }
  const stripes = leads.flatMap((lead) => {
    const left = lead[0]?.left ?? 0;
    const length = (lead.at(-1)?.right ?? left) - left;
    const count = Math.max(3, Math.round(length / STRIPE_STEP));
    return Array.from({ length: count }, (_, index) => {
      const x = left + ((index + 0.5) * length) / count;
      const ground = lead.find(({ right }) => x < right);
      return ground && `M${x},${ground.top}V${ground.bottom}`;
    });
  });
  return stripes.join("");
}

/** Counts how often the lead changed, by extra points too; a tie in between does not count. */
export function leadChanges(steps: readonly ScoreStep[]): number {
  const leaders = steps.flatMap(({ score: { visitor, home } }) =>
    visitor === home ? [] : [visitor > home],
  );
  return leaders.filter((side, index) => index > 0 && side !== leaders[index - 1]).length;
}
