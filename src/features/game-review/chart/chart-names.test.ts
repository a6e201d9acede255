import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ScoreStep } from "../../../domain/game/score-progression.ts";
import {
  type Box,
  leadGrounds,
  levelOf,
  pointsOnScreen,
  scaleOf,
  stepLine,
} from "./chart-geometry.ts";
import { boxesOf, placeNames } from "./chart-names.ts";

const letters = { letter: 6, capital: 10 };
const frame = { left: 20, right: 300, foot: 180 };
const TEXTS = ["#7 RUSH TD", "#7 TD", "#7"];

const dot = (x: number, y: number, part: { isAhead?: boolean; tookLead?: boolean } = {}) => ({
  ...{ x, y, texts: TEXTS, isAhead: true, tookLead: false },
  ...part,
});
/** Lines as corners: "20,100 200,100 200,40". */
const lines = (...each: string[]) =>
  each.flatMap((line) =>
    boxesOf(
      line.split(" ").map((corner) => {
        const [x = 0, y = 0] = corner.split(",").map(Number);
        return { x, y };
      }),
    ),
  );
const placed = (taken: ReturnType<typeof lines>, ...dots: ReturnType<typeof dot>[]) =>
  placeNames(dots, { ...frame, taken, grid: [50], ...letters }).map(({ x, y, text }) =>
    [x, y, text].join(" "),
  );

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

describe("names of scores", () => {
  it.each([
    ["a leader left above", [], dot(200, 100), ["133 92 #7 RUSH TD"]],
    ["the other right below", [], dot(200, 100, { isAhead: false }), ["207 115 #7 RUSH TD"]],
    ["at the axis over its dot", [], dot(30, 100), ["20 92 #7 RUSH TD"]],
    [
      "a step soon: below",
      lines("30,100 60,100 60,40 300,40"),
      dot(30, 100),
      ["37 115 #7 RUSH TD"],
    ],
    [
      "a line on the left: right above",
      lines("100,20 190,20 190,180", "200,100 300,100"),
      dot(200, 100),
      ["207 92 #7 RUSH TD"],
    ],
    [
      "lines on three sides: left below",
      lines("20,88 300,88", "215,88 215,180", "200,100 215,100"),
      dot(200, 100),
      ["133 115 #7 RUSH TD"],
    ],
    ["over a line of the grid", lines(), dot(200, 62), ["133 47 #7 RUSH TD"]],
    ["under one", lines(), dot(200, 40, { isAhead: false }), ["207 63 #7 RUSH TD"]],
    [
      "not where a team's line lies between",
      lines("20,50 190,50", "210,50 300,50"),
      dot(200, 62),
      ["207 77 #7 RUSH TD"],
    ],
    [
      "little room: shorter",
      lines("20,88 300,88", "160,88 160,180", "245,88 245,180"),
      dot(200, 100),
      ["207 115 #7 TD"],
    ],
    ["no room", lines("20,88 300,88", "20,110 300,110"), dot(200, 100), []],
    ["near the end of the chart", [], dot(260, 184, { isAhead: false }), ["193 176 #7 RUSH TD"]],
  ])("%s", (_, taken, one, names) => {
    expect(placed(taken, one)).toEqual(names);
  });

  it("of two that would touch, the one that took the lead is named, else the later", () => {
    const walls = lines("20,110 300,110", "210,20 210,110");
    const [early, late] = [dot(200, 100), dot(205, 95)];
    expect(placed(walls, early, late)).toEqual(["138 87 #7 RUSH TD"]);
    expect(placed(walls, { ...early, tookLead: true }, late)).toEqual(["133 92 #7 RUSH TD"]);
  });

  it("a short name for both comes before a long one for the first", () => {
    const walls = lines("20,88 300,88", "20,118 300,118", "160,88 160,118", "250,88 250,118");
    const two = [dot(205, 100, { isAhead: false }), dot(175, 100, { isAhead: false })];
    expect(placed(walls, ...two)).toEqual(["182 115 #7", "212 115 #7 TD"]);
  });

  it("no name meets a line, striped ground, a dot, another name or the frame, whatever the game", () => {
    const play = fc.record({
      gap: fc.integer({ min: 1, max: 9 }),
      home: fc.boolean(),
      points: fc.constantFrom(1, 2, 6),
    });
    const game = fc.record({
      plays: fc.array(play, { minLength: 1, maxLength: 24 }),
      width: fc.integer({ min: 240, max: 700 }),
    });
    fc.assert(
      fc.property(game, ({ plays, width }) => {
        const steps: ScoreStep[] = [{ play: 0, score: { visitor: 0, home: 0 }, entryId: null }];
        for (const { gap, home, points } of plays) {
          const { play = 0, score = { visitor: 0, home: 0 } } = steps.at(-1) ?? {};
          const side = home ? "home" : "visitor";
          steps.push({
            play: play + gap,
            score: { ...score, [side]: score[side] + points },
            entryId: "",
          });
        }
        const end = steps.at(-1) ?? { play: 0, score: { visitor: 0, home: 0 } };
        const x = scaleOf(end.play, 26, width - 12);
        const y = scaleOf(Math.max(end.score.visitor, end.score.home), 176, 20);
        const sides = ["visitor", "home"] as const;
        const grid = [0, 10, 20, 30, 40].map(y);
        const apart = 2.5 / (y(0) - y(1));
        const taken = [
          ...leadGrounds(steps, "home", x, y, width),
          ...sides.flatMap((side) =>
            boxesOf(pointsOnScreen(stepLine(steps, side, apart), x, y, width)),
          ),
        ];
        const dots = plays.flatMap(({ home, points }, index) => {
          const { play = 0, score = { visitor: 0, home: 0 } } = steps[index + 1] ?? {};
          const side = home ? "home" : "visitor";
          const isAhead = score[side] > score[home ? "visitor" : "home"];
          return points < 6 ? [] : [dot(x(play), y(levelOf(score, side, apart)), { isAhead })];
        });
        const room = { left: 26, right: width, foot: 176 };
        const names = placeNames(dots, { ...room, taken, grid, ...letters });
        const boxes = names.map(({ box }) => box);
        for (const { y } of names) {
          expect(grid.filter((line) => line > y - 11 && line < y + 1)).toEqual([]);
        }
        const round = dots.map(({ x, y }) => ({
          left: x - 4,
          right: x + 4,
          top: y - 4,
          bottom: y + 4,
        }));
        for (const [index, box] of boxes.entries()) {
          const others = boxes.filter((_, at) => at !== index);
          expect([...taken, ...round, ...others].filter((one) => overlap(box, one))).toEqual([]);
          expect(box.left >= room.left && box.right <= room.right && box.bottom <= room.foot).toBe(
            true,
          );
        }
      }),
    );
  });
});
