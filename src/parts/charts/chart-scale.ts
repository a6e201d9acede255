interface Bands {
  /** The distance between the left edges of two bars. */
  readonly step: number;
  readonly barWidth: number;
  /** The x of the middle of the bar at `index`, from 0. */
  readonly middle: (index: number) => number;
}

/** Bars are no wider than this, however few there are. */
const BROADEST = 72;
const BROADEST_STEP = 168;

export function bandsOf(count: number, left: number, right: number): Bands {
  const step = count === 0 ? 0 : Math.min((right - left) / count, BROADEST_STEP);
  return {
    step,
    barWidth: Math.min(step * 0.72, BROADEST),
    middle: (index) => left + step * (index + 0.5),
  };
}

/** Returns the room at both ends, so that the first or last bar's name is not cut off. */
export function insetFor(count: number, width: number, textWidth: number): number {
  return count === 0 ? 0 : Math.max(0, (textWidth - width / count) / 2);
}

/** Returns after how many bars a text of this width fits again, so that no two overlap. */
export function everyNth(textWidth: number, step: number): number {
  return step <= 0 ? 1 : Math.max(1, Math.ceil(textWidth / step));
}

/** The last game always has a name, because people look for it. */
export function isNamed(index: number, count: number, nth: number): boolean {
  return (count - 1 - index) % nth === 0;
}

/** Bars start at zero, so that twice the value is twice the bar. */
export function lengthOf(value: number, largest: number, room: number): number {
  return largest <= 0 ? 0 : (Math.abs(value) / largest) * room;
}

/** Returns how high the foot of a bar's value stands: over the bar, or over a line that would cross it. */
export function valueLift(bar: number, line: number): number {
  return line >= bar + 2 && line <= bar + 20 ? line + 5 : bar + 6;
}

/** Returns the room above the zero line, with one scale for values above and below it. */
export function roomAbove(values: readonly number[], room: number): number {
  const { above, below } = extremes(values);
  return above + below === 0 ? room / 2 : (above / (above + below)) * room;
}

/** Returns the largest value on each side of zero, both as lengths. */
export function extremes(values: readonly number[]): { above: number; below: number } {
  return { above: Math.max(0, ...values), below: -Math.min(0, ...values) };
}
