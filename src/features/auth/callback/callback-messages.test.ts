import { expect, it } from "vitest";
import { callbackMessages } from "./callback-messages.ts";

it("says the specified words (P §2 callback, P §8, D2)", () => {
  const { completing, settingUp, failed } = callbackMessages;
  expect([completing, settingUp, failed]).toEqual([
    "Completing authentication...",
    "Setting up your admin account...",
    "There was an error with your authentication. Please try again.",
  ]);
});
