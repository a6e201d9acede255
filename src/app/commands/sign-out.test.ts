import { expect, it } from "vitest";
import { countOwnWaiting } from "./sign-out.ts";

it("security rule 18: a sign-out is asked about for one's own entries, not for other people's", () => {
  const here = {
    events: [
      { authorId: "ada", count: 3 },
      { authorId: "bea", count: 40 },
      { authorId: null, count: 2 },
    ],
    commands: [{ authorId: "bea" }, { authorId: "ada" }],
    unsaved: 1,
  };
  expect(countOwnWaiting(here, "ada")).toBe(7);
  expect(countOwnWaiting(here, "carl")).toBe(3);
  expect(
    countOwnWaiting({ events: [{ authorId: "bea", count: 4 }], commands: [], unsaved: 0 }, "ada"),
  ).toBe(0);
});
