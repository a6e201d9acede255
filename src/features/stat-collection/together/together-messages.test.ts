import { expect, it } from "vitest";
import { togetherMessages } from "./together-messages.ts";

it.each([
  ["Robin Q. Farr", 0, "Also scoring: Robin Q. Farr · 20 s ago", "With Robin · 20 s ago"],
  [
    "Robin Q. Farr",
    1,
    "Also scoring: Robin Q. Farr and 1 more · 20 s ago",
    "With Robin and 1 more · 20 s ago",
  ],
  [
    "Reyes, Ada",
    2,
    "Also scoring: Reyes, Ada and 2 more · 20 s ago",
    "With Reyes and 2 more · 20 s ago",
  ],
])(
  "the feed's heading names %s and %i others in words, because a figure there means points",
  (name, others, whole, brief) => {
    expect(togetherMessages.who(name, others, "20 s ago")).toBe(whole);
    // Only the age wraps out of sight.
    const [said, age, ...more] = togetherMessages.whoBriefly(name, others, "20 s ago").split(" ");
    expect(`${said} ${age}`.replaceAll("\u00a0", " ")).toBe(brief);
    expect(more).toEqual([]);
  },
);

it("this person's other phone stands in the sentence without a comma, and is named by the number of devices where the feed's heading is narrow", () => {
  const { self, who } = togetherMessages;
  expect(who(self, 0, "20 s ago")).toBe("Also scoring: your other device · 20 s ago");
  expect(who(self, 1, "2 min ago")).toBe("Also scoring: your other device and 1 more · 2 min ago");
  expect(togetherMessages.selfBriefly(1, "20 s ago").replaceAll("\u00a0", " ")).toBe(
    "On 3 devices · 20 s ago",
  );
});
