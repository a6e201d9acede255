export const EMPTY_DIGEST = 0;

/** The largest prime below 2^53, so that digests are exact numbers. */
const PRIME = 9_007_199_254_740_881n;
const BASE = 6_364_136_223_846_793n;

/** The last group of an id has 48 bits. */
const ID_DIGITS = 12;

/**
 * A polynomial over a prime field, as `private.next_digest` in SQL: equal digests mean equal logs
 * but for a chance of 2^-48, so a restored and refilled log is noticed (I3).
 */
export function nextDigest(digest: number, eventId: string): number {
  // An id that is not a UUID is never in the server's log, so it counts as 0.
  const id = Number.parseInt(eventId.slice(-ID_DIGITS), 16) || 0;
  return Number((BigInt(digest) * BASE + BigInt(id)) % PRIME);
}
