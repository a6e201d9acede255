import { expect, it } from "vitest";
import { eventOf } from "../../../../tests/helpers/builders/build-log.ts";
import { refusedTransition } from "../../../domain/review/refused-transition.ts";
import { refusedWords } from "./refused-words.ts";

const OPEN = { seenEpoch: 0, seenState: "open", seenTransition: null } as const;
const finalize = (visitor: number, home: number, gameSeq: number | null = null) =>
  eventOf(
    { type: "game.finalized.v1", payload: { ...OPEN, computed: { visitor, home } } },
    { gameSeq, recordedBy: "sam" },
  );

function words(own: ReturnType<typeof finalize>, reason: string): string {
  const told = refusedTransition(own, reason, [finalize(21, 20, 3)]);
  if (told === null) throw new Error("a finalize is a transition");
  return refusedWords(told, (id) => (id === "sam" ? "Sam Hill" : null));
}

it("D31 says who finalized first, both results and the difference", () => {
  expect(words(finalize(21, 14), "state_changed")).toBe(
    "Sam Hill finalized the game first with 21–20. This device had 21–14.",
  );
  expect(words(finalize(21, 20), "state_changed")).toBe(
    "Sam Hill finalized the game first with 21–20. Both results are the same.",
  );
  expect(words(finalize(21, 14), "permission")).toBe("The server says that you may not do this.");
});
