import type { ShownSyncStatus } from "./sync-status.ts";

const events = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);

/** Returns the pill's words (interface.md "Sync pill"). */
export function pillText({ state, pending, waitingCommands, attention }: ShownSyncStatus): string {
  const count = pending + waitingCommands.length;
  switch (state) {
    case "saved":
      return "All saved";
    case "saving":
      // Nothing is counted yet, or a tap is still being stored.
      return count === 0 ? "Checking…" : `Sending ${count}…`;
    case "offline":
      return count === 0 ? "Offline" : `Offline · ${count} to send`;
    case "attention":
      return `Needs attention · ${attention || count || 1}`;
    case "not-saved":
      return "Not saved on this device";
  }
}

/** Returns one sentence on what still works (interface.md "Offline wording"). */
export function sheetText(status: ShownSyncStatus): string {
  const { state, signInNeeded, quarantined } = status;
  if (state === "not-saved") {
    return "The newest tap could not be written to this device's storage. It is kept in this tab and tried again. Keep this tab open and export the data to be safe.";
  }
  if (signInNeeded) {
    return "Everything is kept on this device. Sign in again to send it; collecting goes on meanwhile.";
  }
  if (state === "attention") {
    return quarantined.length > 0
      ? "Everything is kept on this device. Some of it was not accepted by the server."
      : "Everything is kept on this device. Collecting goes on as usual.";
  }
  if (state === "offline") {
    return "Everything is kept on this device and goes out by itself when the connection is back. Collecting, editing, undo and the scoreboard work as usual.";
  }
  return state === "saved"
    ? "Everything recorded on this device is on the server."
    : "Everything is kept on this device and is on its way to the server.";
}

const KINDS: Readonly<Record<string, string>> = {
  "stat.recorded.v1": "Stat",
  "stat.changed.v1": "Edited stat",
  "stat.removed.v1": "Deleted stat",
  "timeout.used.v1": "Timeout",
  "timeout.returned.v1": "Timeout given back",
  "clock.started.v1": "Clock started",
  "clock.stopped.v1": "Clock stopped",
  "clock.set.v1": "Clock set",
  "roster.changed.v1": "Roster change",
  "player.added.v1": "Added player",
  "stats.corrected.v1": "Corrected statistics",
  "score.overridden.v1": "Final score",
  "score.override_cleared.v1": "Final score",
  "game.finalized.v1": "Finalize Game",
  "game.reopened.v1": "Re-open for Stat Collection",
  "game.reset.v1": "Reset Game",
  "game.confirmed.v1": "Captain's word",
  set_jersey_number: "Jersey number",
  submit_feedback: "Feedback report",
  add_penalty: "Penalty",
  remove_penalty: "Penalty taken back",
};

export function eventKind(type: string): string {
  return KINDS[type] ?? "Entry";
}

export const syncMessages = {
  waitingSince: (time: string) => `Waiting since ${time}`,
  lastSaved: (time: string) => `Last saved: ${time}`,
  waitingHere: (count: number) => `${events(count)} recorded by you`,
  waitingOf: (count: number, name: string | null) =>
    `${events(count)} of ${name ?? "another person"}`,
  commandOf: (what: string, name: string | null) => `${what} of ${name ?? "another person"}`,
  needsTheirSignIn: "Sent when that person signs in on this device.",
  /** What a list leaves out: further plays, and entries that are no plays (timeouts, edits). */
  leftOut: (plays: number, others: number) =>
    [
      plays > 0 && `and ${plays} more`,
      others > 0 &&
        `${others} other ${others === 1 ? "entry" : "entries"} (roster, timeout or edit)`,
    ]
      .filter(Boolean)
      .join(" · "),
  retry: "Retry now",
  retrying: "Sending…",
  signIn: "Sign In",
  putAside: "Put Aside",
  storageLow:
    "This device has little storage left. Free some space before the next game, or new entries may not fit.",
  forgotten:
    "This browser may delete what waits here when nobody opens the app for seven days. An app on the home screen keeps it.",
  exportJson: "Export unsynced data",
  exportCsv: "Export as CSV",
  import: "Import a File",
} as const;
