import { describe, expect, test } from "vitest";
import { twelveHourTime } from "./clock-time.ts";
import { localPlainDate, noonOf } from "./plain-date.ts";

describe("P §5, D48: plain dates", () => {
  test("a date is read at its noon, so that no zone moves it", () => {
    expect(noonOf("2026-11-21")).toEqual(new Date(2026, 10, 21, 12));
  });

  test.each(["2026-02-30", "2026-13-01", "2026-1-1", "", "2026-11-21T00:00:00Z"])(
    "%j is no calendar day",
    (text) => expect(noonOf(text)).toBeNull(),
  );

  test("the device's day", () => {
    expect(localPlainDate(new Date(2026, 0, 5, 23, 59).getTime())).toBe("2026-01-05");
  });
});

describe("P §2: times in 12-hour format", () => {
  test.each([
    ["00:05", "12:05 AM"],
    ["09:30", "9:30 AM"],
    ["12:00", "12:00 PM"],
    ["18:05:00", "6:05 PM"],
    ["24:00", null],
    ["10:60", null],
    ["soon", null],
    [null, null],
  ])("%j is %j", (time, shown) => {
    expect(twelveHourTime(time)).toBe(shown);
  });
});
