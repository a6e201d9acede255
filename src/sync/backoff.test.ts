import { describe, expect, test } from "vitest";
import { backoffDelayMs } from "./backoff.ts";

describe("S5 back-off", () => {
  test("doubles from 1 s to 60 s and never waits longer", () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 8, 1000].map((failures) =>
      backoffDelayMs(failures, null, () => 0.999999),
    );
    expect(longest).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000, 60000]);
  });

  test("takes up to half off at random, so that phones do not return together", () => {
    expect(backoffDelayMs(4, null, () => 0)).toBe(4000);
    expect(backoffDelayMs(4, null, () => 0.5)).toBe(6000);
  });

  test("waits at least Retry-After, but not for hours", () => {
    expect(backoffDelayMs(1, 20_000, () => 0)).toBe(20_000);
    expect(backoffDelayMs(1, 86_400_000, () => 0)).toBe(600_000);
  });
});
