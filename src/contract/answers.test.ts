import { describe, expect, test } from "vitest";
import { readHeldPage } from "./held-answer.ts";
import { readOperationAnswer } from "./operation-answer.ts";
import { settledOutcome } from "./outcomes.ts";
import { readPullAnswer } from "./pull-answer.ts";
import { readPushAnswer } from "./push-answer.ts";

const head = { head_seq: 3, log_digest: 7, epoch: 0, state: "open" };
const wire = {
  event_id: "e",
  device_id: "d",
  device_seq: 1,
  epoch: 0,
  game_seq: 3,
  type: "timeout.used.v1",
  payload: { team_id: "t" },
};

describe("S2 distrust: a 2xx body that is no answer reads as none", () => {
  test.each([
    ["a portal's page", "<html>Welcome to the stadium WLAN</html>"],
    ["nothing", null],
    ["an empty object", {}],
    ["a list", []],
    ["an answer without receipts", head],
    ["an answer cut short", { ...head, receipts: [{ outcome: "applied" }] }],
  ])("%s", (_, body) => {
    expect(readPushAnswer(body)).toBeNull();
    expect(readPullAnswer("g", body)).toBeNull();
  });

  test("I23 one unreadable event spoils its page: no silent hole", () => {
    const page = { ...head, events: [wire, { ...wire, game_seq: null }], anchor: null };
    expect(readPullAnswer("g", page)).toBeNull();
    expect(
      readHeldPage("g", [
        { ...wire, held_id: 1, outcome: "held_late" },
        { held_id: 2, outcome: "x" },
      ]),
    ).toBeNull();
  });
});

describe("I7, I8 receipts", () => {
  const receiptOf = (receipt: object) => {
    const answer = readPushAnswer({ ...head, receipts: [{ event_id: "e", ...receipt }] });
    const [first] = answer?.receipts ?? [];
    if (first === undefined) throw new Error("the receipt is readable");
    return first;
  };

  test("a duplicate repeats the first outcome, its reason and its place", () => {
    const held = receiptOf({ outcome: "duplicate", of: "held_late", reason: "epoch_ahead" });
    expect([settledOutcome(held), held.reason, held.gameSeq]).toEqual([
      "held_late",
      "epoch_ahead",
      null,
    ]);
    const applied = receiptOf({ outcome: "duplicate", of: "applied", game_seq: 2 });
    expect([settledOutcome(applied), applied.gameSeq]).toEqual(["applied", 2]);
  });

  test("a duplicate that says nothing settles nothing", () => {
    expect(settledOutcome(receiptOf({ outcome: "duplicate" }))).toBeNull();
  });

  test("a word of a newer server goes where people can see it", () => {
    const receipt = receiptOf({ outcome: "postponed" });
    expect([receipt.outcome, receipt.reason]).toEqual(["rejected", "postponed"]);
  });
});

test("a pulled page: events in domain names, anchor, whether the game is known", () => {
  const page = readPullAnswer("g", {
    ...head,
    known: false,
    events: [{ ...wire, recorded_by: "u", received_at: "2026-11-21T15:00:00Z" }],
    anchor: { game_seq: 2, event_id: "f" },
    anchor_digest: 5,
    scoring: [{ device_id: "d", user_id: "u", name: null, seconds: 20 }],
  });
  expect(page?.scoring).toEqual([{ deviceId: "d", userId: "u", name: null, seconds: 20 }]);
  expect(page).toMatchObject({
    isKnown: false,
    headSeq: 3,
    phase: "open",
    anchor: { gameSeq: 2, eventId: "f", logDigest: 5 },
    events: [{ eventId: "e", gameId: "g", gameSeq: 3, recordedBy: "u", payload: { teamId: "t" } }],
  });
});

test("I8 the duplicate of a refused command is a refusal, of an applied one a receipt", () => {
  const answer = { op_id: "op", outcome: "duplicate", reason: "unknown_player" };
  expect(readOperationAnswer({ ...answer, of: "rejected" })).toEqual({
    opId: "op",
    outcome: "rejected",
    reason: "unknown_player",
  });
  expect(readOperationAnswer({ ...answer, of: "applied" })?.outcome).toBe("duplicate");
});
