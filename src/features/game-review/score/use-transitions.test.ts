import { expect, it } from "vitest";
import { commandFailure } from "../../../app/commands/command-failure.ts";
import { reviewMessages } from "../review-messages.ts";
import { resetWords } from "./use-transitions.ts";

it("P §8: a reset that lost says the specified words", () => {
  const { error } = commandFailure("refused", "state_changed");
  expect(resetWords(error)).toBe(reviewMessages.failures.reset);
});

it("I2, I21: a reset without an answer is not called failed, because it is still on its way", () => {
  const { error } = commandFailure("network", "reset_unconfirmed");
  expect(resetWords(error)).toMatch(/not confirmed the reset yet.*do not reset again/);
});
