/** A reading that is due again in this moment still counts. */
const SLACK_MS = 15_000;

/** Whether something was read within its pace; null means that it never was. */
export function isRecent(readAtMs: number | null, everyMs: number, slackMs = SLACK_MS): boolean {
  return readAtMs !== null && Date.now() - readAtMs < everyMs + slackMs;
}
