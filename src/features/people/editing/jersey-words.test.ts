import { expect, it } from "vitest";
import { makePlayer } from "../../../../tests/helpers/builders/make-player.ts";
import { jerseyError, jerseyHint } from "./jersey-words.ts";

const DIGITS = "Jersey number must be 1-3 digits only";
const RANGE = "Jersey number must be between 0 and 99";

it.each([
  ["", undefined],
  ["  ", undefined],
  ["0", undefined],
  ["00", undefined],
  ["007", undefined],
  ["099", undefined],
  ["100", RANGE],
  ["999", RANGE],
  ["7a", DIGITS],
  ["-1", DIGITS],
  ["1.5", DIGITS],
  ["1234", DIGITS],
])("P §5: %j in the dialog: %s", (typed, error) => {
  expect(jerseyError(typed)).toBe(error);
});

it("D33: a number that teammates wear is warned of, with free ones, and no error", () => {
  const mates = [
    makePlayer({ name: "Bo Stone 7", jerseyNumber: "7" }),
    makePlayer({ name: "Jo Park", jerseyNumber: "8" }),
    makePlayer({ name: "Ed Xu", jerseyNumber: "8" }),
  ];
  expect(jerseyHint("7", mates)).toBe(
    "Bo Stone wears this number too. You can save it all the same; free: 6, 9, 5.",
  );
  expect(jerseyHint("8", mates)).toMatch(/^Jo Park and Ed Xu wear this number too\./);
  expect(jerseyHint("07", mates)).toBe(jerseyHint("", mates));
});
