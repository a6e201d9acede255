import { describe, expect, it } from "vitest";
import { jerseyRemark, typedJersey, walkOnRemarks } from "./jersey-remarks.ts";

describe("inline jersey numbers (P §5, D33)", () => {
  it.each([
    ["", null],
    ["7", null],
    ["00", null],
    ["99", null],
    ["123", "Jersey number must be between 0-99"],
    ["1a", "Invalid jersey number"],
    ["4", { number: "4", free: ["6", "2", "7"] }],
  ] as const)("%s: %j", (typed, remark) => {
    expect(jerseyRemark(typed, ["4", "5", "3", null])).toEqual(remark);
  });

  it("lets a number stand that nobody else wears, though it is the player's own", () => {
    expect(jerseyRemark("0", ["00", null])).toBeNull();
  });

  it("takes at most 2 digits while typing", () => {
    expect(typedJersey("1a2b3")).toBe("12");
    expect(typedJersey("#7")).toBe("7");
  });
});

it.each([
  ["", null, null],
  ["6", null, null],
  ["7", null, { number: "7", free: ["8", "6", "9"] }],
  ["100", "Jersey number must be 0-99", null],
  ["x", "Jersey number must be 0-99", null],
])("D33: a walk-on with %s: a clash warns and may stand", (typed, problem, warning) => {
  expect(walkOnRemarks(typed, ["7", null])).toEqual({ problem, warning });
});
