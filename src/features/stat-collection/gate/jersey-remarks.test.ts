import { describe, expect, it } from "vitest";
import { jerseyRemark, typedJersey } from "./jersey-remarks.ts";

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
