import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanJersey,
  compareJerseys,
  isJerseyTaken,
  jerseyProblem,
  suggestJerseys,
} from "./jersey.ts";

describe("P §5: jersey numbers", () => {
  test.each([
    ["", null, null],
    ["  ", null, null],
    ["0", null, null],
    ["00", null, null],
    ["99", null, null],
    ["007", null, "not_digits"],
    ["100", "out_of_range", "not_digits"],
    ["1234", "not_digits", "not_digits"],
    ["7a", "not_digits", "not_digits"],
    ["-1", "not_digits", "not_digits"],
    ["1.5", "not_digits", "not_digits"],
    ["٧", "not_digits", "not_digits"],
  ])("%j: dialog %j, inline %j", (text, dialog, inline) => {
    expect(jerseyProblem(text, "dialog")).toBe(dialog);
    expect(jerseyProblem(text, "inline")).toBe(inline);
  });

  test("blank is stored as none, leading zeros stay", () => {
    expect([" ", " 07 "].map(cleanJersey)).toEqual([null, "07"]);
  });

  test("D29: 0 and 00 are two numbers", () => {
    expect(isJerseyTaken("0", ["00", null])).toBe(false);
    expect(isJerseyTaken("00", ["00", null])).toBe(true);
  });

  test.each([
    ["7", ["7"], ["8", "6", "9"]],
    ["7", ["6", "7", "8"], ["9", "5", "10"]],
    ["99", ["99", "97"], ["98", "96", "95"]],
    ["0", ["0", "1"], ["2", "3", "4"]],
    ["00", ["00"], ["1", "2", "3"]],
  ])("%s taken among %j: try %j", (jersey, taken, suggestions) => {
    expect(suggestJerseys(jersey, taken)).toEqual(suggestions);
  });

  test("fewer than three where fewer are free", () => {
    const all = Array.from({ length: 100 }, (_, number) => String(number));
    expect(suggestJerseys("50", all)).toEqual([]);
    expect(suggestJerseys("50", all.slice(0, 99))).toEqual(["99"]);
  });
});

describe("D29: jersey order", () => {
  test("is numeric, the shorter of equal values first, none last", () => {
    const mixed = ["10", null, "2", "00", "0", "07", "7", "A"];
    expect([...mixed].sort(compareJerseys)).toEqual(["0", "00", "2", "7", "07", "10", "A", null]);
  });

  test("is total", () => {
    const jersey = fc.option(fc.oneof(fc.stringMatching(/^[0-9]{1,3}$/), fc.string()));
    fc.assert(
      fc.property(jersey, jersey, jersey, (a, b, c) => {
        const [ab, ba] = [compareJerseys(a, b), compareJerseys(b, a)];
        expect(Math.sign(ab) + Math.sign(ba)).toBe(0);
        expect(ab === 0).toBe(a === b);
        if (ab <= 0 && compareJerseys(b, c) <= 0) {
          expect(compareJerseys(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
