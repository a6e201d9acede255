import { expect, it } from "vitest";
import { judge } from "../bench/goals.ts";
import { report } from "../bench/report.ts";

const spread = (median: number) => ({ min: median, median, max: median });
const figure = (measured: number, floor: number | null) => ({
  name: "any",
  measured: spread(measured),
  floor: floor === null ? null : spread(floor),
});

it("holds a cost against its floor from above and a speed from below", () => {
  expect(judge({ by: "cost", goal: 1.3 }, figure(13, 10)).isMet).toBe(true);
  expect(judge({ by: "cost", goal: 1.3 }, figure(14, 10)).isMet).toBe(false);
  expect(judge({ by: "speed", goal: 0.8 }, figure(10, 8)).isMet).toBe(true);
  expect(judge({ by: "speed", goal: 0.8 }, figure(10, 7)).isMet).toBe(false);
});

it("lets pass what misses the goal but not the bound", () => {
  const size = { by: "size", goal: 92, passes: 100 } as const;
  expect(judge(size, figure(98, null))).toMatchObject({ isMet: false, passes: true });
  expect(judge(size, figure(101, null)).passes).toBe(false);
  expect(judge({ by: "cost", goal: 1.3 }, figure(99, 10)).passes).toBeNull();
});

it("counts a figure that was not measured as missed", () => {
  const { table, failing } = report([{ ...figure(82, null), name: "fonts" }]);
  expect(failing).not.toContain("fonts");
  expect(failing).toContain("shell before first paint");
  expect(table).toContain("not measured");
});

it("of a part says nothing about what was not asked for", () => {
  const { table, failing } = report([{ ...figure(82, null), name: "fonts" }], true);
  expect(failing).toEqual([]);
  expect(table).toContain("fonts");
  expect(table).not.toContain("not measured");
});
