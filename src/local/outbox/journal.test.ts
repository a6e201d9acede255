import { expect, it } from "vitest";
import { Journal, type JournalStorage } from "./journal.ts";

it("a storage that is there but cannot be read holds nothing, and the error page still shows (I21)", () => {
  const damaged = new Proxy({} as JournalStorage, {
    get: () => {
      throw new Error("NS_ERROR_FILE_CORRUPTED");
    },
  });
  expect(new Journal(damaged).all()).toEqual([]);
});
