import { expect, it } from "vitest";
import { createMemoryStorage } from "../../../tests/helpers/memory-storage.ts";
import { storedSavedMoment } from "./saved-moment.ts";

it("I13: full storage never stops the engine, and this tab still knows when all was saved", () => {
  const full = {
    getItem: () => "3",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => undefined,
  };
  const moment = storedSavedMoment(full, "key");
  moment.write(5);
  expect(moment.read()).toBe(5);
});

it("D20: the moment of another tab or visit is read from storage", () => {
  const storage = createMemoryStorage();
  storage.setItem("key", "7");
  const moment = storedSavedMoment(storage, "key");
  expect(moment.read()).toBe(7);
});
