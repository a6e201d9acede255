/** The digest of a log without events. */
export const EMPTY_DIGEST = 0;

/** The largest prime below 2^53: a JSON number and an IndexedDB number hold every digest. */
const PRIME = 9_007_199_254_740_881n;
const BASE = 6_364_136_223_846_793n;

/** How much of an id counts: its last group, 48 bits. */
const ID_DIGITS = 12;

/**
 * The digest of a log after one more event: a polynomial over a prime field with one coefficient
 * per event. In: the digest of everything before it, its id. Two logs with one digest at one
 * place hold, but for a chance of about 2^-48, the same events in the same order, so a log that
 * was restored from a backup and filled up again is noticed (I3). The server keeps the same sum,
 * `private.next_digest`; a table that both are tested with keeps them equal.
 */
export function nextDigest(digest: number, eventId: string): number {
  // What is no UUID never gets a place in the server's log; it counts as nothing here.
  const id = Number.parseInt(eventId.slice(-ID_DIGITS), 16) || 0;
  return Number((BigInt(digest) * BASE + BigInt(id)) % PRIME);
}
