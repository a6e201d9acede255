import { expect, test } from "vitest";
import type { OtherScorer } from "../../domain/access/who-scores.ts";
import { agoText, scorerName, scorersText } from "./scoring-messages.ts";

const jo: OtherScorer = { name: "Jo (game pass)", isSelf: false, seconds: 20 };

test.each([
  [1, "1 s ago"],
  [59, "59 s ago"],
  [60, "1 min ago"],
  [61, "2 min ago"],
  [540, "9 min ago"],
])("%d seconds: %s, rounded up", (seconds, text) => {
  expect(agoText(seconds)).toBe(text);
});

test("a narrow place leaves out the words '(game pass)', a wide one has them", () => {
  expect(scorerName(jo, "narrow")).toBe("Jo");
  expect(scorersText([jo, { name: "Kim", isSelf: false, seconds: 150 }])).toBe(
    "Jo (game pass) · 20 s ago, Kim · 3 min ago",
  );
});

test("people without a name, and the same person's other phone, have their own words", () => {
  expect(scorersText([{ ...jo, name: null }])).toBe("Somebody · 20 s ago");
  expect(scorersText([{ ...jo, isSelf: true }])).toBe("You, on another device · 20 s ago");
});
