/** Texts of My Feedback (D13). */
export const mineMessages = {
  title: "My Feedback",
  lead: "What you have reported, what became of it, and the answers.",
  submit: "Submit Feedback",
  waitingTitle: "On this device",
  waiting: "Waiting to be sent. It goes by itself as soon as the server can be reached.",
  waitingUntil: (time: string) => `Waiting to be sent. The server takes it at ${time}.`,
  refused:
    "The server did not take this report. Copy its text and send it anew; Put aside in the sync status removes it here.",
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
