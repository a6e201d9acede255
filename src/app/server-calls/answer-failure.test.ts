import { expect, it } from "vitest";
import { answerFailure } from "./ask-server.ts";

const busy = { kind: "temporary", retryAfterMs: null, wasTimeout: false } as const;

it.each([
  ["no answer", { answer: { kind: "unknown", wasTimeout: false } as const }, /did not answer/],
  ["a 500 without words", { answer: busy }, /^The server could not do this now/],
  ["P §8: a 500 with words", { answer: busy, said: "disk full" }, /^disk full$/],
])("%s is told in its own words, and may all be tried again", (_, refusal, message) => {
  const { error } = answerFailure({ ok: false, ...refusal });
  expect(error.code).toBe("network");
  expect(error.message).toMatch(message);
});
