import { expect, it } from "vitest";
import { backMeaning, mustAskBeforeLeaving } from "./leave-rules.ts";

it.each([
  [3, false, false, "ask-finalize"],
  [3, false, true, "ask-finalize"],
  [0, false, true, "ask-reset"],
  [0, false, false, "leave"],
  [3, true, true, "leave"],
] as const)(
  "D32: %i live entries, final %s, empty on the server %s: %s",
  (liveEntries, isFinal, isEmptyOnServer, meaning) => {
    expect(backMeaning({ liveEntries, isFinal, isEmptyOnServer })).toBe(meaning);
  },
);

it.each([
  [1, false, true],
  [0, false, false],
  [1, true, false],
])("leaving with %i entries, final %s, asks: %s", (liveEntries, isFinal, asks) => {
  expect(mustAskBeforeLeaving({ liveEntries, isFinal })).toBe(asks);
});
