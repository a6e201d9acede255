import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bandsOf,
  everyNth,
  extremes,
  insetFor,
  isNamed,
  lengthOf,
  roomAbove,
  valueLift,
} from "./chart-scale.ts";

describe("bars of a chart", () => {
  it("stand in their order, apart and within the chart, however many there are", () => {
    return fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 200, max: 1200 }), (n, w) => {
        const { barWidth, middle, step } = bandsOf(n, 0, w);
        expect(barWidth).toBeLessThan(step);
        expect(middle(0) - barWidth / 2).toBeGreaterThanOrEqual(0);
        expect(middle(n - 1) + barWidth / 2).toBeLessThanOrEqual(w + 1e-9);
      }),
    );
  });

  it("fill the column of a laptop from three games on", () => {
    expect(bandsOf(3, 0, 428).step * 3).toBe(428);
    expect(bandsOf(9, 0, 428).step * 9).toBeCloseTo(428);
  });

  it("are no towers where there are two", () => {
    expect(bandsOf(2, 10, 700)).toMatchObject({ step: 168, barWidth: 72 });
    expect(bandsOf(2, 10, 700).middle(0)).toBe(94);
    expect(bandsOf(0, 0, 300).step).toBe(0);
  });

  it("keep their values clear of the average's line, which crosses no letter", () => {
    const clear = (bar: number, line: number) => {
      const foot = valueLift(bar, line);
      return foot > bar && (line < foot || line > foot + 14);
    };
    for (let line = 0; line <= 134; line += 1) {
      expect(
        [0, 10, 60, 134].every((bar) => clear(bar, line)),
        `the line at ${line}`,
      ).toBe(true);
    }
    expect(valueLift(60, 30), "over the bar").toBe(66);
    expect(valueLift(60, 70), "over the line").toBe(75);
  });

  it("are as long as their values, from zero", () => {
    expect(lengthOf(30, 30, 120)).toBe(120);
    expect(lengthOf(15, 30, 120)).toBe(60);
    expect(lengthOf(-15, 30, 120)).toBe(60);
    expect(lengthOf(0, 30, 120)).toBe(0);
    expect(lengthOf(0, 0, 120)).toBe(0);
  });
});

describe("names under the bars", () => {
  it("are not cut off at the ends", () => {
    const inset = insetFor(24, 336, 40);
    expect(bandsOf(24, inset, 336 - inset).middle(23) + 20).toBeLessThanOrEqual(337);
    expect(insetFor(5, 336, 40)).toBe(0);
    expect(insetFor(0, 336, 40)).toBe(0);
  });

  it.each([
    [40, 50, 1],
    [40, 40, 1],
    [40, 39, 2],
    [40, 8, 5],
    [40, 0, 1],
  ])("a text of %d px over steps of %d px stands at every %d", (text, step, nth) => {
    expect(everyNth(text, step)).toBe(nth);
  });

  it("always name the last", () => {
    const named = [0, 1, 2, 3, 4, 5, 6].filter((index) => isNamed(index, 7, 3));
    expect(named).toEqual([0, 3, 6]);
  });
});

describe("bars to both sides of zero", () => {
  it.each([
    [[10, -10], 50],
    [[30, -10], 75],
    [[10, 20], 100],
    [[-5], 0],
    [[0, 0], 50],
    [[], 50],
  ])("%j leave %d of 100 above the line", (values, above) => {
    expect(roomAbove(values, 100)).toBe(above);
  });

  it("share one scale", () => {
    const values = [30, -10];
    const { above, below } = extremes(values);
    const up = roomAbove(values, 100);
    expect(lengthOf(30, above, up) / 30).toBeCloseTo(lengthOf(-10, below, 100 - up) / 10);
  });
});
