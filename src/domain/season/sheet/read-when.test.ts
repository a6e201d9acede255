import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readClock } from "./read-clock.ts";
import { readDay } from "./read-day.ts";

describe("a day in the usual ways", () => {
  test.each([
    ["2026-09-05", "2026-09-05"],
    ["2026/9/5", "2026-09-05"],
    ["2026-09-05 00:00:00", "2026-09-05"],
    ["2026-09-05T00:00:00.000Z", "2026-09-05"],
    ["9/5/2026", "2026-09-05"],
    ["09/05/26", "2026-09-05"],
    ["9/5/2026 0:00:00", "2026-09-05"],
    ["Sat 9/5/2026", "2026-09-05"],
    ["Saturday, September 5, 2026", "2026-09-05"],
    ["Sept. 5, 2026", "2026-09-05"],
    ["September 5th 2026", "2026-09-05"],
    ["5-Sep-2026", "2026-09-05"],
    ["5 September 2026", "2026-09-05"],
    ["2/29/2028", "2028-02-29"],
  ])("%s is %s", (text, day) => {
    expect(readDay(text, "month_first")).toEqual({ day });
  });

  test.each([
    ["25/9/2026", "date"],
    ["2/30/2026", "date"],
    ["2/29/2026", "date"],
    ["5.9.2026", "date"],
    ["Saturday", "date"],
    ["2026-13-01", "date"],
    ["2026-09-05 18:30", "date"],
    ["9/5", "date_without_year"],
    ["Sep 5", "date_without_year"],
    ["46270", "date_as_number"],
  ])("%s is refused as %s, not guessed", (text, problem) => {
    expect(readDay(text, "month_first")).toEqual({ problem });
  });

  it("reads slashes day first where a person says so", () => {
    expect(readDay("5/9/2026", "day_first")).toEqual({ day: "2026-09-05" });
    expect(readDay("2026-09-05", "day_first")).toEqual({ day: "2026-09-05" });
  });

  it("gives every written day back", () => {
    const days = fc.date({
      min: new Date(2000, 0, 1),
      max: new Date(2099, 11, 31),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const [y, m, d] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
        const day = `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
        expect(readDay(day, "month_first")).toEqual({ day });
        expect(readDay(`${m}/${d}/${y}`, "month_first")).toEqual({ day });
        expect(readDay(`${d}/${m}/${y % 100}`, "day_first")).toEqual(
          readDay(`${m}/${d}/${y % 100}`, "month_first"),
        );
      }),
    );
  });
});

describe("a time in the usual ways", () => {
  test.each([
    ["18:30", "18:30"],
    ["18:30:00", "18:30"],
    ["09:00", "09:00"],
    ["0:15", "00:15"],
    ["6:30 PM", "18:30"],
    ["6:30pm", "18:30"],
    ["6 p.m.", "18:00"],
    ["12:15 AM", "00:15"],
    ["12 PM", "12:00"],
    ["9:00:00 AM", "09:00"],
    ["noon", "12:00"],
    ["TBA", null],
  ])("%s is %s", (text, time) => {
    expect(readClock(text, "ask")).toEqual({ time });
  });

  test.each([
    ["6:30", "time_unclear"],
    ["12:00", "time_unclear"],
    ["13 PM", "time"],
    ["6", "time"],
    ["24:00", "time"],
    ["6:60 PM", "time"],
    ["soon", "time"],
  ])("%s is refused as %s, not guessed", (text, problem) => {
    expect(readClock(text, "ask")).toEqual({ problem });
  });

  it("reads 6:30 as a person says", () => {
    expect(readClock("6:30", "as_written")).toEqual({ time: "06:30" });
    expect(readClock("6:30", "afternoon")).toEqual({ time: "18:30" });
    expect(readClock("12:00", "afternoon")).toEqual({ time: "12:00" });
  });
});
