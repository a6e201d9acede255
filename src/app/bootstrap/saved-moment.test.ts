import { expect, it } from "vitest";
import { storedSavedMoment } from "./saved-moment.ts";

it("I13: full storage never stops the engine, and this tab still knows when all was saved", () => {
  const full = {
    getItem: () => "3",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const moment = storedSavedMoment(full, "key");
  moment.write(5);
  expect(moment.read()).toBe(5);
});

it("D20: the moment of another tab or visit is read from storage", () => {
  const moment = storedSavedMoment({ getItem: () => "7", setItem: () => undefined }, "key");
  expect(moment.read()).toBe(7);
});
