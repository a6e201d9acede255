import { describe, expect, it } from "vitest";
import { CALM_STATUS } from "./calm-status.ts";
import { pillText, sheetText, syncMessages } from "./sync-messages.ts";
import type { ShownSyncStatus } from "./sync-status.ts";

const status = (over: Partial<ShownSyncStatus>): ShownSyncStatus => ({ ...CALM_STATUS, ...over });
const NUMBER = { opId: "a", type: "set_jersey_number", authorName: null, mine: true };

describe("the sync pill's words (I21)", () => {
  it.each([
    [{}, "All saved"],
    [{ state: "saving", pending: 2 }, "Sending 2…"],
    [{ state: "saving", pending: 0 }, "Checking…"],
    [{ state: "saving", waitingCommands: [NUMBER] }, "Sending 1…"],
    [{ state: "offline", pending: 3, waitingCommands: [NUMBER] }, "Offline · 4 to send"],
    [{ state: "offline", pending: 3 }, "Offline · 3 to send"],
    [{ state: "offline", pending: 0 }, "Offline"],
    [{ state: "attention", attention: 1 }, "Needs attention · 1"],
    [{ state: "attention", attention: 0, signInNeeded: true }, "Needs attention · 1"],
    [{ state: "not-saved", pending: 1 }, "Not saved on this device"],
  ] as const)("%o", (over, text) => {
    expect(pillText(status(over))).toBe(text);
  });

  it.each([
    [-1, 0, ""],
    [0, 1, "1 other entry (roster, timeout or edit)"],
    [4, 0, "and 4 more"],
    [4, 2, "and 4 more · 2 other entries (roster, timeout or edit)"],
  ])("counts what a list leaves out: %i plays, %i others", (plays, others, text) => {
    expect(syncMessages.leftOut(plays, others)).toBe(text);
  });

  it("says what still works, and never claims more than is true", () => {
    expect(sheetText(status({ state: "offline", pending: 3 }))).toBe(
      "Everything is kept on this device and goes out by itself when the connection is back. Collecting, editing, undo and the scoreboard work as usual.",
    );
    for (const pending of [2, 0]) {
      // A report or a jersey number is no entry and is on its way all the same.
      expect(sheetText(status({ state: "saving", pending }))).toContain("on its way");
    }
    expect(sheetText(status({ state: "saved" }))).toContain("is on the server");
    expect(sheetText(status({ state: "attention", signInNeeded: true }))).toContain("Sign in");
    expect(sheetText(status({ state: "not-saved" }))).not.toContain("Everything is kept");
  });
});
