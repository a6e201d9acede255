import { expect, it } from "vitest";
import { cardAction } from "./card-action.ts";

it.each([
  ["scheduled", true, "Collect Stats", "/collect?gameId=g1"],
  ["in_progress", true, "Continue Stats", "/collect?gameId=g1"],
  ["completed", true, "View Results", "/games/g1/review"],
  ["in_progress", false, "Follow Live", "/games/g1/review"],
  ["completed", false, "View Results", "/games/g1/review"],
] as const)("a %s game, collector %s: %s (P §2, D12)", (status, mayCollect, label, to) => {
  expect(cardAction("g1", status, mayCollect)).toEqual({ label, to });
});

it("who may not collect has nothing to open before the game (D10, D12)", () => {
  expect(cardAction("g1", "scheduled", false)).toBeNull();
});
