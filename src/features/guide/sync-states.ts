import { CALM_STATUS } from "../../parts/sync-pill/calm-status.ts";
import { pillText, sheetText } from "../../parts/sync-pill/sync-messages.ts";
import type { ShownSyncStatus } from "../../parts/sync-pill/sync-status.ts";

/** One example of each state, with plausible numbers. */
const EXAMPLES: readonly ShownSyncStatus[] = [
  CALM_STATUS,
  { ...CALM_STATUS, state: "saving", pending: 2 },
  { ...CALM_STATUS, state: "offline", pending: 3 },
  { ...CALM_STATUS, state: "attention", attention: 1, signInNeeded: true },
  {
    ...CALM_STATUS,
    state: "attention",
    attention: 1,
    quarantined: [{ eventId: "", type: "", about: null, reason: "" }],
  },
  { ...CALM_STATUS, state: "not-saved", pending: 1 },
];

/** Lists every state of the sync pill with its sheet's text, in the app's own words (I21). */
export const SYNC_STATES = EXAMPLES.map((status) => [pillText(status), sheetText(status)] as const);
