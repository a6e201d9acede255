import { expect, it } from "vitest";
import { commandFailure, refusedOffline, resetFailureText } from "./command-failure.ts";

const FAILED = "Failed to reset game. Please try again or contact support.";
const textOf = (...failure: Parameters<typeof commandFailure>) =>
  resetFailureText(commandFailure(...failure).error, FAILED);

it("P §8: a reset that lost says the specified words", () => {
  expect(textOf("refused", "state_changed")).toBe(FAILED);
  expect(textOf("game-unreadable")).toBe(FAILED);
});

it.each([
  ["offline", /needs a network connection/],
  ["network", /The server did not answer/],
  ["permission", /Permission denied/],
  ["sign-in-needed", /sign in again/],
] as const)("D36a: a reset that was not made says what it lacks: %s", (code, words) => {
  expect(textOf(code)).toMatch(words);
});

it("I2, I21: a reset without an answer is not called failed, because it is still on its way", () => {
  expect(textOf("network", "reset_unconfirmed")).toMatch(
    /not confirmed the reset yet.*do not reset again/,
  );
});

it("S19: what needs the network is refused only after a try without an answer", async () => {
  const refused = await refusedOffline({ reach: async () => false });
  expect(refused?.error.code).toBe("offline");
  expect(await refusedOffline({ reach: async () => true })).toBeNull();
});
