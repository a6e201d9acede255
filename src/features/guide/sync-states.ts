import { pillText, sheetText } from "../../parts/sync-pill/sync-messages.ts";
import type { SyncStatus } from "../../parts/sync-pill/sync-status.ts";
import type { GuideTerm } from "./guide-section.ts";

const CALM: SyncStatus = {
  state: "saved",
  pending: 0,
  attention: 0,
  lastSavedAt: null,
  oldestPendingAt: null,
  reason: null,
  waiting: [],
  waitingCommands: [],
  quarantined: [],
  isSaving: false,
  signInNeeded: false,
};

/** One of each, with numbers as they could be. */
const EXAMPLES: readonly SyncStatus[] = [
  CALM,
  { ...CALM, state: "saving", pending: 2 },
  { ...CALM, state: "offline", pending: 3 },
  { ...CALM, state: "attention", attention: 1, signInNeeded: true },
  {
    ...CALM,
    state: "attention",
    attention: 1,
    quarantined: [{ eventId: "", type: "", reason: "" }],
  },
  { ...CALM, state: "not-saved", pending: 1 },
];

/** Every state of the sync pill and what its sheet says of it, in the app's own words (I21). */
export const SYNC_STATES: readonly GuideTerm[] = EXAMPLES.map((status) => ({
  term: pillText(status),
  text: sheetText(status),
}));
