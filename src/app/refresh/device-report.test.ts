import { beforeEach, describe, expect, it } from "vitest";
import { FakeTime } from "../../../tests/helpers/sync/fake-time.ts";
import { createDeviceReport, type DeviceFigures, deviceKind } from "./device-report.ts";

let time: FakeTime;
let now: DeviceFigures | null;
let sent: DeviceFigures[];
let isTaken: boolean;

beforeEach(() => {
  time = new FakeTime();
  now = { userId: "sam", pending: 0, refused: 0 };
  sent = [];
  isTaken = true;
});

const make = () =>
  createDeviceReport({
    figures: () => now,
    send: (figures) => {
      sent.push(figures);
      return Promise.resolve(isTaken);
    },
    time,
  });
const waiting = () => sent.map(({ pending }) => pending);
/** Lets the answer of a call arrive. */
const answered = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("what a phone reports when it syncs (I6)", () => {
  it("reports at the first contact, and says the same again after ten minutes only", async () => {
    const report = make();
    report.noteSync();
    await answered();
    for (let minute = 0; minute < 9; minute += 1) {
      await time.advance(60_000, answered);
      report.noteSync();
      await answered();
    }
    expect(waiting()).toEqual([0]);
    await time.advance(60_000, answered);
    report.noteSync();
    await answered();
    expect(waiting()).toEqual([0, 0]);
  });

  it("tells the last figures of a burst, without another contact", async () => {
    const report = make();
    report.noteSync();
    await answered();
    for (const pending of [1, 2, 3]) {
      now = { userId: "sam", pending, refused: 0 };
      report.noteSync();
    }
    expect(waiting()).toEqual([0]);
    await time.advance(20_000, answered);
    await answered();
    expect(waiting()).toEqual([0, 3]);
    expect(time.pending()).toBe(0);
  });

  it("says nothing while nobody is signed in, and reports a new person at once", async () => {
    const report = make();
    now = null;
    report.noteSync();
    expect(sent).toEqual([]);
    now = { userId: "sam", pending: 0, refused: 0 };
    report.noteSync();
    await answered();
    now = { userId: "robin", pending: 0, refused: 0 };
    report.noteSync();
    await time.advance(20_000, answered);
    await answered();
    expect(sent.map(({ userId }) => userId)).toEqual(["sam", "robin"]);
  });

  it("is best effort: a refusal is tried again at a later contact, never in a loop", async () => {
    const report = make();
    isTaken = false;
    report.noteSync();
    await answered();
    expect(time.pending()).toBe(0);
    await time.advance(20_000, answered);
    isTaken = true;
    report.noteSync();
    await answered();
    expect(waiting()).toEqual([0, 0]);
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "iPhone"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "Android"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "Mac"],
    ["Mozilla/5.0 (X11; CrOS x86_64)", "Chromebook"],
    ["something else", null],
  ])("%s is %s", (userAgent, kind) => {
    expect(deviceKind(userAgent)).toBe(kind);
  });
});
