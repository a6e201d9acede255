import { describe, expect, test } from "vitest";
import { eventOf } from "../../../tests/helpers/builders/build-log.ts";
import type { EventEnvelope, SeenState } from "../game/events.ts";
import { refusedTransition } from "./refused-transition.ts";

const OPEN: SeenState = { seenEpoch: 0, seenState: "open", seenTransition: null };
const finalize = (visitor: number, home: number, envelope: Partial<EventEnvelope> = {}) =>
  eventOf(
    { type: "game.finalized.v1", payload: { ...OPEN, computed: { visitor, home } } },
    envelope,
  );

describe("D31 a transition that the server refused", () => {
  test("names who finalized first and both results", () => {
    const first = finalize(21, 20, { gameSeq: 9, authorId: "ann", recordedBy: "sam" });
    expect(refusedTransition(finalize(21, 14), "state_changed", [first])).toMatchObject({
      act: "finalize",
      own: { visitor: 21, home: 14 },
      first: { act: "finalize", personId: "sam", result: { visitor: 21, home: 20 } },
    });
  });

  test("the one that was first is the next after the one that it had seen", () => {
    const first = finalize(21, 20, { gameSeq: 3, recordedBy: "sam" });
    const reopened = eventOf(
      {
        type: "game.reopened.v1",
        payload: { seenEpoch: 0, seenState: "final", seenTransition: first.eventId },
      },
      { gameSeq: 4, recordedBy: "kim" },
    );
    const late = { ...reopened, eventId: "late", gameSeq: null };
    expect(refusedTransition(late, "state_changed", [first, reopened])?.first).toEqual({
      act: "reopen",
      personId: "kim",
      result: null,
    });
    const second = refusedTransition(finalize(1, 0), "state_changed", [first, reopened]);
    expect(second?.first?.personId).toBe("sam");
  });

  test("another reason names nobody, and other facts are no transition", () => {
    expect(refusedTransition(finalize(1, 0), "permission", [])).toMatchObject({ first: null });
    const timeout = eventOf({ type: "timeout.used.v1", payload: { teamId: "t" } });
    expect(refusedTransition(timeout, "invalid", [])).toBeNull();
  });
});
