import { authMessages } from "./auth-messages.ts";

/** A failed call: its code, the auth server's own words if it sent any, and the requested wait. */
export interface SpokenFailure {
  readonly code: string;
  readonly message: string | null;
  readonly retryAfterMs?: number | null;
}

const WORDS: Readonly<Record<string, string>> = {
  "reauthentication-needed": authMessages.reauthenticate,
  "session-ended": authMessages.sessionEnded,
};

const FALLBACK: Readonly<Record<string, string>> = {
  network: authMessages.noAnswer,
  "server-failed": authMessages.serverFailed,
  "other-browser": authMessages.otherBrowser,
  "link-expired": authMessages.linkExpired,
  "rate-limited": authMessages.tooMany,
  "mail-rate-limited": authMessages.tooMany,
};

/** Returns the backend's message unchanged (P §2), or what the code means, or else `fallback`. */
export function failureWords(
  { code, message, retryAfterMs = null }: SpokenFailure,
  fallback: string = authMessages.failed,
  isOnline: boolean = navigator.onLine,
): string {
  if (code === "network" && !isOnline) return authMessages.offline;
  const words = WORDS[code] ?? message ?? FALLBACK[code] ?? fallback;
  const isWaitNamed = code === "mail-rate-limited" && message !== null;
  if (!code.endsWith("rate-limited") || isWaitNamed) return words;
  return `${/[.!?]$/.test(words) ? words : `${words}.`} ${authMessages.waitFor(waitWords(retryAfterMs))}`;
}

function waitWords(ms: number | null): string {
  if (ms === null || ms <= 0) return authMessages.aMoment;
  const seconds = Math.ceil(ms / 1000);
  return seconds < 90
    ? authMessages.seconds(seconds)
    : authMessages.minutes(Math.ceil(seconds / 60));
}
