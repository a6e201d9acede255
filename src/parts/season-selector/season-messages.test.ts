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
