import fc from "fast-check";
import { expect, test } from "vitest";
import { narrowed, offsetIn } from "./server-clock.ts";

const ANY = { least: 0, most: 0 };

test("a phone whose clock may be right is left alone", () => {
  expect(offsetIn(narrowed(ANY, 10_000, 10_200, 10_400))).toBe(0);
});

test("D71: answers narrow the difference, to a second and less", () => {
  const aheadMs = fc.integer({ min: -3_600_000, max: 3_600_000 });
  const call = fc.record({
    at: fc.nat({ max: 600_000 }),
    away: fc.nat({ max: 800 }),
    back: fc.nat({ max: 800 }),
  });
  fc.assert(
    fc.property(aheadMs, fc.array(call, { minLength: 1, maxLength: 30 }), (ahead, calls) => {
      const base = 1_790_000_000_000;
      let known = { least: ahead, most: ahead };
      for (const { at, away, back } of calls) {
        const asked = base + at;
        const date = Math.floor((asked + away + ahead) / 1000) * 1000;
        known = narrowed(known, date, asked, asked + away + back);
        // The true offset always stays possible.
        expect(known).toEqual({ least: ahead, most: ahead });
      }
      const { at, away, back } = calls[0] ?? { at: 0, away: 0, back: 0 };
      const asked = base + at;
      const date = Math.floor((asked + away + ahead) / 1000) * 1000;
      const fresh = narrowed({ least: 1e12, most: 1e12 }, date, asked, asked + away + back);
      expect(Math.abs(offsetIn(fresh) - ahead)).toBeLessThanOrEqual(1_000 + away + back);
    }),
  );
});

test("a clock that was set meanwhile is believed at once", () => {
  const before = { least: 100, most: 400 };
  expect(narrowed(before, 70_000, 10_000, 10_100)).toEqual({ least: 59_900, most: 60_999 });
});
