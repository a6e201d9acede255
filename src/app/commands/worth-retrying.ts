import type { QuarantineRecord } from "../../local/db/records.ts";

/**
 * What "Retry now" takes out of the quarantine. In: its rows. Out: the ids of those that can come
 * to something else by now: a call was refused for them and the server has never stored them
 * (I14), or their game was gone and is judged anew (D65). Any other outcome is the server's last
 * word, the same for every delivery (I8), and a reset that was not allowed would empty the game
 * on this screen while it waits.
 */
export function worthRetrying(rows: readonly QuarantineRecord[]): readonly string[] {
  return rows
    .filter(({ outcome }) => outcome === "refused" || outcome === "orphaned")
    .filter(({ dismissal }) => dismissal === null)
    .map(({ eventId }) => eventId);
}
