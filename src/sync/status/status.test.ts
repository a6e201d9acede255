import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SyncFacts, syncStatus } from "./status.ts";

const QUIET: SyncFacts = {
  isCounted: true,
  isOnline: true,
  pending: 0,
  pendingOfOthers: 0,
  pendingOperations: 0,
  operationsOfOthers: 0,
  refusedOperations: 0,
  oldestPendingAt: null,
  quarantined: 0,
  notSaved: 0,
  isStoring: false,
  isSending: false,
  problem: null,
  withoutReceiptMs: 0,
  lastSavedAt: null,
};

function pill(change: Partial<SyncFacts>): string {
  const { state, reason } = syncStatus({ ...QUIET, ...change });
  return reason === null ? state : `${state}: ${reason}`;
}

describe("I21 the pill", () => {
  test.each<[string, Partial<SyncFacts>, string]>([
    ["nothing waits", {}, "saved"],
    ["nothing is counted yet", { isCounted: false }, "saving"],
    ["a tap waits", { pending: 1 }, "saving"],
    ["a tap is being stored", { isStoring: true }, "saving"],
    ["only a jersey edit waits", { pendingOperations: 1 }, "saving"],
    ["no network", { pending: 3, isOnline: false }, "offline: no-network"],
    ["the server does not answer", { pending: 3, problem: "no-answer" }, "offline: no-answer"],
    ["the server is busy", { pending: 3, problem: "server-busy" }, "saving: server-busy"],
    [
      "D73 silence for hours",
      { pending: 1, withoutReceiptMs: 9_000_000, problem: "no-answer" },
      "offline: no-answer",
    ],
    [
      "I13 a leader that does nothing",
      { pending: 1, withoutReceiptMs: 60_000 },
      "attention: stalled-device",
    ],
    [
      "S17 a busy server while the browser says offline",
      { pending: 1, isOnline: false, problem: "server-busy" },
      "saving: server-busy",
    ],
    [
      "I14 everything is refused",
      { pending: 1, problem: "everything-refused" },
      "attention: everything-refused",
    ],
    [
      "I13 a busy server for 60 s",
      { pending: 1, withoutReceiptMs: 60_000, problem: "server-busy" },
      "attention: stalled-server",
    ],
    ["I13 just under 60 s", { pending: 1, withoutReceiptMs: 59_999 }, "saving"],
    [
      "offline is no stall",
      { pending: 1, isOnline: false, withoutReceiptMs: 90_000 },
      "offline: no-network",
    ],
    ["sign-in needed", { pending: 1, problem: "sign-in-required" }, "attention: sign-in-required"],
    ["no right", { pending: 1, problem: "permission" }, "attention: permission"],
    ["too old", { pending: 1, problem: "protocol-too-old" }, "attention: protocol-too-old"],
    ["another person's taps", { pending: 2, pendingOfOthers: 2 }, "attention: other-person"],
    ["mine beside another's", { pending: 3, pendingOfOthers: 2 }, "saving"],
    [
      "another person's report",
      { pendingOperations: 1, operationsOfOthers: 1 },
      "attention: other-person",
    ],
    [
      "another person's report beside my tap",
      { pending: 1, pendingOperations: 1, operationsOfOthers: 1 },
      "saving",
    ],
    ["a refused command", { refusedOperations: 1 }, "attention: command-refused"],
    ["quarantine", { quarantined: 1 }, "attention: quarantined"],
    ["a tap outside the database", { notSaved: 1, quarantined: 1 }, "not-saved: storage-failed"],
  ])("%s", (_, facts, expected) => {
    expect(pill(facts)).toBe(expected);
  });

  test("I21 never says saved while anything waits, is refused, is unsaved or uncounted", () => {
    const few = fc.nat({ max: 2 });
    fc.assert(
      fc.property(
        fc.record({
          isCounted: fc.boolean(),
          isOnline: fc.boolean(),
          pending: few,
          pendingOfOthers: few,
          pendingOperations: few,
          operationsOfOthers: few,
          refusedOperations: few,
          quarantined: few,
          notSaved: few,
          isStoring: fc.boolean(),
          isSending: fc.boolean(),
          problem: fc.constantFrom(
            null,
            "no-answer" as const,
            "server-busy" as const,
            "sign-in-required" as const,
            "permission" as const,
            "protocol-too-old" as const,
          ),
          withoutReceiptMs: fc.constantFrom(0, 59_999, 60_000),
        }),
        (facts) => {
          const { state } = syncStatus({ ...QUIET, ...facts });
          const isClean =
            facts.isCounted &&
            facts.pending + facts.pendingOperations + facts.refusedOperations === 0 &&
            facts.quarantined + facts.notSaved === 0 &&
            !facts.isStoring &&
            facts.problem !== "sign-in-required";
          expect(state === "saved").toBe(isClean);
        },
      ),
    );
  });
});
