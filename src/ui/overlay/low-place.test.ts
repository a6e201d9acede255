import fc from "fast-check";
import { expect, it, test } from "vitest";
import { lowPlace } from "./low-place.ts";

test.each([
  ["nobody knows the trigger", null],
  ["Back stands on top", { top: 0, height: 48 }],
  ["a dialog as high as the window has the focus", { top: 0, height: 740 }],
  ["a row of the short feed", { top: 300, height: 48 }],
])("low: %s", (_, trigger) => {
  expect(lowPlace(trigger, 740)).toEqual({ bottom: expect.stringContaining("24px") });
});

it("stands on a trigger of the lower half, inside the window", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 360, max: 1200 }),
      fc.double({ min: 0.5, max: 0.95, noNaN: true }),
      (height, share) => {
        const trigger = { top: Math.floor(height * share), height: 44 };
        const { bottom, maxHeight = 0 } = lowPlace(trigger, height);
        const lowest = height - Number(bottom);
        expect(lowest).toBeLessThan(trigger.top);
        expect(lowest - maxHeight).toBeGreaterThanOrEqual(0);
        expect(maxHeight).toBeGreaterThan(height / 3);
      },
    ),
  );
});
