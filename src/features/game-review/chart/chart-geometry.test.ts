import { describe, expect, it } from "vitest";
import type { ScoreStep } from "../../../domain/game/score-progression.ts";
import {
  dashesThrough,
  groundPath,
  labelPositions,
  leadChanges,
  leadGrounds,
  pathThrough,
  playTicks,
  pointsOnScreen,
  scaleOf,
  scoreTicks,
  stepLine,
  stripesOver,
} from "./chart-geometry.ts";

const step = (play: number, visitor: number, home: number): ScoreStep => ({
  play,
  score: { visitor, home },
  entryId: play === 0 ? null : `entry ${play}`,
});

const game = [step(0, 0, 0), step(2, 6, 0), step(3, 6, 8), step(5, 13, 8), step(7, 13, 8)];

describe("the score chart", () => {
  it("draws levels and jumps, and never a slope", () => {
    const line = stepLine(game, "visitor", 0);
    expect(line.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [2, 0],
      [2, 6],
      [5, 6],
      [5, 13],
      [7, 13],
    ]);
    const slopes = line.slice(1).filter(({ x, y }, at) => x !== line[at]?.x && y !== line[at]?.y);
    expect(slopes).toEqual([]);
  });

  it("draws both teams side by side on a tie, and only there", () => {
    const tied = [step(0, 0, 0), step(2, 6, 0), step(4, 6, 6), step(5, 6, 6)];
    const levels = (side: "visitor" | "home") =>
      stepLine(tied, side, 0.5).map(({ x, y }) => [x, y]);
    expect(levels("visitor")).toEqual([
      [0, 0.5],
      [2, 0.5],
      [2, 6],
      [4, 6],
      [4, 6.5],
      [5, 6.5],
    ]);
    expect(levels("home")).toEqual([
      [0, -0.5],
      [2, -0.5],
      [2, 0],
      [4, 0],
      [4, 5.5],
      [5, 5.5],
    ]);
  });

  it("lies between its ends, and at its start before the first play", () => {
    const x = scaleOf(8, 26, 426);
    expect([0, 2, 8].map(x)).toEqual([26, 126, 426]);
    expect(scaleOf(0, 26, 426)(0)).toBe(26);
    const y = scaleOf(10, 176, 12);
    const line = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 5 },
    ];
    const path = pathThrough(pointsOnScreen(line, x, y, 438));
    expect(path, "level from the last play to the label").toBe("M26,176L126,176L126,94L438,94");
    expect(pathThrough(pointsOnScreen([], x, y, 438))).toBe("");
  });

  it("dashes a run that goes on straight as one", () => {
    const straight = [
      { x: 26, y: 94 },
      { x: 126, y: 94 },
      { x: 138, y: 94 },
      { x: 138, y: 12 },
      { x: 138, y: 6 },
    ];
    const paths = dashesThrough(straight).map(({ path }) => path);
    expect(paths).toEqual(["M26,94L138,94", "M138,94L138,6"]);
  });

  it("dashes every run and rise from a whole dash to a whole dash, a short one without a gap", () => {
    const corners = [
      { x: 26, y: 176 },
      { x: 126, y: 176 },
      { x: 126, y: 94 },
      { x: 134, y: 94 },
      { x: 134, y: 94 },
      { x: 134, y: 89 },
    ];
    const dashes = dashesThrough(corners).map(({ path, pattern }) => {
      const [dash = 0, gap = 0] = pattern.split(" ").map(Number);
      return { path, dash, gap };
    });
    const lengths = [100, 82, 8, 5];
    expect(dashes.map(({ path }) => path)).toEqual([
      "M26,176L126,176",
      "M126,176L126,94",
      "M126,94L134,94",
      "M134,94L134,89",
    ]);
    dashes.forEach(({ dash, gap }, at) => {
      const length = lengths[at] ?? Number.NaN;
      const count = (length + gap) / (dash + gap);
      expect(count, `dashes on ${length} px`).toBeCloseTo(Math.round(count), 6);
      if (length > 20) {
        expect(dash / 4, `the dash on ${length} px`).toBeGreaterThan(0.7);
        expect(dash / 4, `the dash on ${length} px`).toBeLessThan(1.4);
      } else {
        expect(dash).toBeCloseTo(length, 6);
      }
    });
    expect(dashesThrough([])).toEqual([]);
  });

  it("reaches the last play with both lines", () => {
    expect(stepLine(game, "home", 0).at(-1)).toEqual({ x: 7, y: 8 });
  });

  it.each([
    [6, [0, 10]],
    [30, [0, 10, 20, 30]],
    [31, [0, 10, 20, 30, 40]],
    [72, [0, 20, 40, 60, 80]],
  ])("has an honest axis from 0 for %i points", (highest, ticks) => {
    expect(scoreTicks(highest)).toEqual(ticks);
  });

  it("names a few plays, the first among them, none twice, all equally far apart", () => {
    expect(playTicks(40, 4)).toEqual([1, 11, 21, 31]);
    expect(playTicks(6, 4)).toEqual([1, 3, 5]);
    expect(playTicks(2, 4)).toEqual([1, 2]);
    expect(playTicks(0, 4)).toEqual([]);
  });

  it("moves end labels apart that would touch, visitor above on a tie", () => {
    const range = { top: 10, bottom: 190 };
    expect(labelPositions(40, 100, 24, range)).toEqual({ visitor: 40, home: 100 });
    expect(labelPositions(60, 60, 24, range)).toEqual({ visitor: 48, home: 72 });
    expect(labelPositions(64, 60, 24, range)).toEqual({ visitor: 74, home: 50 });
    expect(labelPositions(12, 12, 24, range)).toEqual({ visitor: 10, home: 34 });
  });

  it("counts lead changes, not ties", () => {
    const ofScores = (...scores: [number, number][]) =>
      leadChanges(scores.map(([visitor, home], play) => step(play, visitor, home)));
    expect(ofScores([0, 0], [6, 0], [6, 8], [13, 8]), "back and forth").toBe(2);
    expect(ofScores([0, 0], [6, 0], [6, 6], [6, 7]), "by an extra point").toBe(1);
    expect(ofScores([0, 0], [6, 0], [6, 6], [7, 6]), "a tie in between").toBe(0);
    expect(ofScores([0, 0])).toBe(0);
  });

  it("fills the ground between the lines for the side that leads, and none on a tie", () => {
    const same = (value: number) => value;
    const ends = [step(0, 0, 0), step(2, 6, 0), step(3, 6, 8), step(5, 8, 8), step(6, 8, 10)];
    const path = (side: "visitor" | "home") => groundPath(leadGrounds(ends, side, same, same, 9));
    expect(path("visitor")).toBe("M2,6H3V0H2Z");
    expect(path("home")).toBe("M3,8H5V6H3ZM6,10H9V8H6Z");
  });

  it("stripes each lead evenly, three times at least, as high as the lead is there", () => {
    const box = (left: number, right: number, top: number, bottom: number) => ({
      ...{ left, right, top, bottom },
    });
    expect(stripesOver([])).toBe("");
    expect(stripesOver([box(0, 16, 5, 9), box(16, 32, 3, 9)]), "one lead in two scores").toBe(
      "M4,5V9M12,5V9M20,3V9M28,3V9",
    );
    expect(stripesOver([box(0, 12, 5, 9), box(20, 32, 5, 9)]), "two short leads").toBe(
      "M2,5V9M6,5V9M10,5V9M22,5V9M26,5V9M30,5V9",
    );
  });
});
