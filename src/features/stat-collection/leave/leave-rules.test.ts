import { expect, it } from "vitest";
import { backMeaning, mustAskBeforeLeaving } from "./leave-rules.ts";

it.each([
  [3, false, true, false, "ask-finalize"],
  [3, false, true, true, "ask-finalize"],
  [0, false, false, true, "ask-reset"],
  [0, false, false, false, "leave"],
  [0, false, true, true, "leave"],
  [3, true, true, true, "leave"],
] as const)(
  "D32: %i live entries, final %s, reset with the word %s, empty on the server %s: %s",
  (liveEntries, isFinal, needsWord, isEmptyOnServer, meaning) => {
    expect(backMeaning({ liveEntries, isFinal, needsWord, isEmptyOnServer })).toBe(meaning);
  },
);

it.each([
  [1, "open", true],
  [0, "open", false],
  [1, "final", false],
] as const)("leaving with %i entries, %s, asks: %s", (liveEntryCount, phase, asks) => {
  expect(mustAskBeforeLeaving({ liveEntryCount, phase })).toBe(asks);
});
