import { expect, it } from "vitest";
import { ownWaiting } from "./own-waiting.ts";

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
  expect(ownWaiting(here, "ada")).toBe(7);
  expect(ownWaiting(here, "carl")).toBe(3);
  expect(
    ownWaiting({ events: [{ authorId: "bea", count: 4 }], commands: [], unsaved: 0 }, "ada"),
  ).toBe(0);
});
