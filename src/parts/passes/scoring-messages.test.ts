import { expect, test } from "vitest";
import type { OtherScorer } from "../../domain/access/who-scores.ts";
import { agoText, scorerName, scorersText } from "./scoring-messages.ts";

const jo: OtherScorer = { name: "Jo (game pass)", isSelf: false, seconds: 20, isSilent: false };

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
  expect(scorersText([jo, { ...jo, name: "Kim", seconds: 150 }], "now")).toBe(
    "Scoring now: Jo (game pass)\u00a0·\u00a020 s ago, Kim\u00a0·\u00a03 min ago",
  );
});

test("who has no name, and the own other phone", () => {
  expect(scorersText([{ ...jo, name: null }], "also")).toBe(
    "Also scoring: Somebody\u00a0·\u00a020 s ago",
  );
  expect(scorersText([{ ...jo, name: "Kim" }], "alone")).toBe("Kim\u00a0·\u00a020 s ago");
  expect(scorersText([{ ...jo, isSelf: true }], "also")).toBe(
    "Also scoring: You, on another device\u00a0·\u00a020 s ago",
  );
});

test("a phone that has gone silent stays named, apart from those that send (D69)", () => {
  const kim: OtherScorer = { name: "Kim", isSelf: false, seconds: 720, isSilent: true };
  expect(scorersText([jo, kim], "also")).toBe(
    "Also scoring: Jo (game pass)\u00a0·\u00a020 s ago. Silent: Kim\u00a0·\u00a012 min",
  );
  expect(scorersText([kim], "now")).toBe("Silent: Kim\u00a0·\u00a012 min");
});
