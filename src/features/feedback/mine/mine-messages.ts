/** Texts of My Feedback (D13). */
export const mineMessages = {
  title: "My Feedback",
  lead: "What you have reported, what became of it, and the answers.",
  submit: "Submit Feedback",
  waitingTitle: "On this device",
  waiting: "Waiting to be sent. It goes by itself as soon as the server can be reached.",
  waitingDisabled:
    "Your account is disabled: this report stays on this device until an admin enables it.",
  waitingUntil: (time: string) => `Waiting to be sent. The server takes it at ${time}.`,
  refused: "The server did not take this report. Copy what you need and send it anew.",
  discard: "Discard",
  discardQuestion: "Discard this report? What you have written is lost.",
  keep: "Keep",
  sentTitle: "Sent",
  loading: "Loading your feedback...",
  failed: "Failed to load your feedback",
  tryAgain: "Try again",
  offlineTitle: "No network",
  offline:
    "Reports that are sent already show when the network is back. You can write new ones now.",
  emptyTitle: "Nothing reported yet",
  emptyText: "Found a problem, or have an idea? Tell us; the answer appears here.",
  answer: "Answer",
  resolved: (when: string) => `Resolved ${when}`,
  duplicate: "This was reported before; it is answered there.",
} as const;
