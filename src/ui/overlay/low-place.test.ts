import fc from "fast-check";
import { expect, it, test } from "vitest";
import { lowPlace } from "./low-place.ts";

test.each([
  ["nobody knows the trigger", null],
  ["Back stands on top", { top: 0, height: 48 }],
  ["a dialog as high as the window has the focus", { top: 0, height: 740 }],
  ["a row of the short feed", { top: 300, height: 48 }],
  ["a button in the middle of a page", { top: 530, height: 44 }],
])("low: %s", (_, trigger) => {
  expect(lowPlace(trigger, 740, 586)).toEqual({ bottom: expect.stringContaining("24px") });
});

it("is cut below a trigger of the upper third that its answers would cover, as in a lying phone at 200 %", () => {
  expect(lowPlace({ top: 94, height: 96 }, 360, 94)).toEqual({
    bottom: expect.stringContaining("24px"),
    maxHeight: 134,
  });
});

it("stands on a trigger that its answers would cover, inside the window", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 360, max: 1200 }),
      fc.double({ min: 0.5, max: 0.95, noNaN: true }),
      (height, share) => {
        const trigger = { top: Math.floor(height * share), height: 44 };
        const { bottom, maxHeight = 0 } = lowPlace(trigger, height, trigger.top + 43);
        const lowest = height - Number(bottom);
        expect(lowest).toBeLessThan(trigger.top);
        expect(lowest - maxHeight).toBeGreaterThanOrEqual(0);
        expect(maxHeight).toBeGreaterThan(height / 3);
      },
    ),
  );
});
