import { expect, it } from "vitest";
import { pickerMessages } from "./picker-messages.ts";

it("says the picker's specified words (P §2 Game picker, P §8, D2)", () => {
  const { title, collect, review, emptyTitle, emptyText, loading, failed } = pickerMessages;
  expect({ title, collect, review, emptyTitle, emptyText, loading, failed }).toEqual({
    title: "Select Game for Stat Collection",
    collect: "Collect Stats",
    review: "Review Stats",
    emptyTitle: "No Games Available",
    emptyText: "There are no games scheduled for stat collection at this time.",
    loading: "Loading games...",
    failed: "Failed to load games",
  });
});
