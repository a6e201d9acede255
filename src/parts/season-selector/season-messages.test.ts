import { expect, it } from "vitest";
import { seasonMessages } from "./season-messages.ts";

it("says the selector's specified words (P §2 Navigation shell, D2)", () => {
  const { selectTitle, cancel, loading, past } = seasonMessages;
  expect([selectTitle, cancel, loading, past]).toEqual([
    "Select Season",
    "Cancel",
    "Loading seasons...",
    "Past",
  ]);
});

it("names what shows in the place of a season that cannot (P §4)", () => {
  expect(seasonMessages.gone("2026 Fall")).toMatch(/removed.* This is 2026 Fall\.$/);
  expect(seasonMessages.hidden("2026 Fall")).toMatch(/needs a sign-in\. This is 2026 Fall\.$/);
  expect(seasonMessages.unreachable(null)).toMatch(/cannot be loaded now\.$/);
});

it("calls only a season that is over past (P §4)", () => {
  expect(seasonMessages.viewing("past", "2026 Spring")).toBe(
    "You are viewing a past season: 2026 Spring",
  );
  expect(seasonMessages.viewing("coming", "2027 Spring")).toBe(
    "You are viewing a coming season: 2027 Spring",
  );
  expect(seasonMessages.viewing("other", "2026 Fall")).toBe(
    "You are viewing another season: 2026 Fall",
  );
});
