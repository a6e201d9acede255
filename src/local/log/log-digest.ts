export const EMPTY_DIGEST = 0;

/**
 * The largest prime below 2^53, so that every digest fits a JSON number and an IndexedDB number.
 */
const PRIME = 9_007_199_254_740_881n;
const BASE = 6_364_136_223_846_793n;

/** Number of hex digits of an id that are used: its last group, 48 bits. */
const ID_DIGITS = 12;

/**
 * Returns the digest of a log after one more event: a polynomial over a prime field, as in SQL's
 * `private.next_digest`. Logs with equal digests have the same events in the same order, except for
 * a chance of 2^-48, so a log that was restored from a backup and refilled is noticed (I3).
 */
export function nextDigest(digest: number, eventId: string): number {
  // An id that is no UUID is never in the server's log, so it counts as 0.
  const id = Number.parseInt(eventId.slice(-ID_DIGITS), 16) || 0;
  return Number((BigInt(digest) * BASE + BigInt(id)) % PRIME);
}
