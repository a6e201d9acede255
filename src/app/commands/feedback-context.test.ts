import { expect, it } from "vitest";
import { FEEDBACK_LIMITS } from "../../domain/feedback/feedback-report.ts";
import { errorsText } from "./feedback-context.ts";

const at = "2026-11-21T15:00:00.000Z";

it("D13: attached errors hold no half of a sign, which no database stores", () => {
  const ball = "\u{1F3C8}";
  const cut = `TypeError: ${ball.slice(0, 1)}`;
  expect(errorsText([{ text: cut, at, times: 2 }])).toBe(`${at} TypeError: \u{FFFD} (2 times)`);
  const many = ball.repeat(FEEDBACK_LIMITS.errors);
  const text = errorsText([{ text: `${many}x`, at, times: 1 }]);
  expect([text.length, text.codePointAt(0)]).toEqual([FEEDBACK_LIMITS.errors, 0xfffd]);
  expect(text.endsWith(`${ball}x`)).toBe(true);
});
