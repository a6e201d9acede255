/** Where the bars of a chart stand, all alike and in their order. */
export interface Bands {
  /** From one bar's left edge to the next one's. */
  readonly step: number;
  readonly barWidth: number;
  /** In: a bar's place from 0. Out: the x of its middle. */
  readonly middle: (index: number) => number;
}

/** A bar is no broader than this, however few there are. */
const BROADEST = 44;
const BROADEST_STEP = 64;

/** In: how many bars, and from where to where. Out: their places, from the left. */
export function bandsOf(count: number, left: number, right: number): Bands {
  const step = count === 0 ? 0 : Math.min((right - left) / count, BROADEST_STEP);
  return {
    step,
    barWidth: Math.min(step * 0.72, BROADEST),
    middle: (index) => left + step * (index + 0.5),
  };
}

/** What stays free at both ends, so that the name under the first or last bar is not cut off. */
export function insetFor(count: number, width: number, textWidth: number): number {
  return count === 0 ? 0 : Math.max(0, (textWidth - width / count) / 2);
}

/** Every how many bars a text of this width has room, so that no two run into each other. */
export function everyNth(textWidth: number, step: number): number {
  return step <= 0 ? 1 : Math.max(1, Math.ceil(textWidth / step));
}

/**
 * Whether the nth of `count` bars is named, when every `nth` is: the last game is always among
 * them, because it is the one that people look for.
 */
export function isNamed(index: number, count: number, nth: number): boolean {
  return (count - 1 - index) % nth === 0;
}

/**
 * A bar's length for a value, from a zero line that is always drawn: twice the value is twice the
 * bar. In: the largest value and the room that it fills.
 */
export function lengthOf(value: number, largest: number, room: number): number {
  return largest <= 0 ? 0 : (Math.abs(value) / largest) * room;
}

/**
 * How the height is shared between what lies above and below zero, on one scale for both. In: the
 * values and the room. Out: the room above the zero line.
 */
export function roomAbove(values: readonly number[], room: number): number {
  const { above, below } = extremes(values);
  return above + below === 0 ? room / 2 : (above / (above + below)) * room;
}

/** The largest value above zero and the largest below it, both as lengths. */
export function extremes(values: readonly number[]): { above: number; below: number } {
  return { above: Math.max(0, ...values), below: -Math.min(0, ...values) };
}
