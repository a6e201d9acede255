import { describe, expect, test } from "vitest";
import { beginUpload, createGameQueue, nextReadAt, nextUploadAt, noteTap } from "./game-queue.ts";
import { noteFailure, wakeRetry } from "./retry-state.ts";

const busy = (retryAfterMs: number | null) =>
  ({ kind: "temporary", retryAfterMs, wasTimeout: false }) as const;

describe("D21 when taps are sent", () => {
  test("3 s after the last tap", () => {
    const queue = createGameQueue("g");
    noteTap(queue, 0);
    noteTap(queue, 2_000);
    expect(nextUploadAt(queue)).toBe(5_000);
  });

  test("never later than 10 s while taps go on", () => {
    const queue = createGameQueue("g");
    for (let now = 0; now < 10_000; now += 1_000) noteTap(queue, now);
    expect(nextUploadAt(queue)).toBe(10_000);
  });

  test("taps during an upload start a new delay", () => {
    const queue = createGameQueue("g");
    noteTap(queue, 0);
    beginUpload(queue);
    noteTap(queue, 9_000);
    expect(nextUploadAt(queue)).toBe(12_000);
  });
});

describe("S6 what ends a back-off", () => {
  test("a tap ends a back-off 3 s later, not at once", () => {
    const queue = createGameQueue("g");
    queue.uploadAt = 0;
    for (let failures = 0; failures < 7; failures += 1) {
      noteFailure(queue.upload, busy(null), 0, () => 0.999);
    }
    expect(nextUploadAt(queue)).toBeGreaterThan(50_000);
    noteTap(queue, 1_000);
    expect(nextUploadAt(queue)).toBe(4_000);
  });

  test("Retry-After outlives taps and wakes, but not a person's Retry now", () => {
    const queue = createGameQueue("g");
    queue.uploadAt = 0;
    noteFailure(queue.upload, busy(30_000), 0, () => 0);
    noteTap(queue, 1_000);
    wakeRetry(queue.upload, 1_000, false);
    expect(nextUploadAt(queue)).toBe(30_000);
    wakeRetry(queue.upload, 1_000, true);
    expect(nextUploadAt(queue)).toBe(1_000);
  });

  test("a failed read does not hold up sending", () => {
    const queue = createGameQueue("g");
    queue.knownHeadSeq = 4;
    noteTap(queue, 0);
    noteFailure(queue.read, { kind: "permission" }, 0, () => 0);
    expect(nextReadAt(queue, true, 1)).toBe(60_000);
    expect(nextUploadAt(queue)).toBe(3_000);
  });
});

describe("S12 when a log is read", () => {
  test("the open, looked-at game every 5 s; unlooked-at ones only when their head differs", () => {
    const queue = createGameQueue("g");
    expect(nextReadAt(queue, true, 100)).toBeNull();
    queue.isOpen = true;
    expect(nextReadAt(queue, true, 100)).toBe(100);
    queue.lastPullAt = 100;
    expect(nextReadAt(queue, true, 200)).toBe(5_100);
    expect(nextReadAt(queue, false, 200)).toBeNull();
    queue.isOpen = false;
    queue.knownHeadSeq = 1;
    expect(nextReadAt(queue, false, 200)).toBe(200);
  });
});
