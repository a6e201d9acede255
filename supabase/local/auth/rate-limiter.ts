import { AuthError } from "./auth-error.ts";

/** A bucket of `count` requests that refills evenly within `seconds`. */
export interface RateLimit {
  readonly count: number;
  readonly seconds: number;
}

/** Limits of security rule 20; the hosted service has similar ones. */
const LIMITS = {
  /** Limits the guesses of one password, per caller address and e-mail. */
  failedSignIn: { count: 10, seconds: 300 },
  /** Limits attempts on many accounts, or a loop, per caller address. */
  token: { count: 300, seconds: 300 },
  signUp: { count: 30, seconds: 300 },
  verify: { count: 30, seconds: 300 },
  /** Limits guesses of the six digits per recipient, from any number of addresses. */
  wrongCode: { count: 10, seconds: 600 },
  /**
   * Counts per recipient, with or without an account, because the limit must not tell which (rule
   * 20).
   */
  mail: { count: 1, seconds: 60 },
  mailPerCaller: { count: 30, seconds: 3_600 },
} as const satisfies Record<string, RateLimit>;

/** Allows a team of scorekeepers on one network but not a flood, per caller address (D69). */
export const PASS_SIGN_INS_PER_HOUR = 30;

type LimitName = keyof typeof LIMITS | "anonymous";

export interface RateLimiter {
  /** Takes one request from the bucket. @throws AuthError 429 when it is empty. */
  take(limit: LimitName, subject: string): void;
  /** Returns what `take` took, so that only failures count. */
  giveBack(limit: LimitName, subject: string): void;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

/** Upper limit of buckets, so that a flood cannot fill the memory. */
const MOST_BUCKETS = 10_000;

/**
 * Buckets live in memory: one process serves everyone, and a restart empties them. The bucket that
 * was not asked for the longest time goes first, so that a flood cannot evict one that is being
 * used up.
 */
export function createRateLimiter(
  nowMs: () => number = Date.now,
  passSignInsPerHour: number = PASS_SIGN_INS_PER_HOUR,
): RateLimiter {
  const anonymous = { count: passSignInsPerHour, seconds: 3_600 };
  const limits: Readonly<Record<LimitName, RateLimit>> = { ...LIMITS, anonymous };
  const buckets = new Map<string, Bucket>();

  function bucketOf(limit: RateLimit, key: string): Bucket {
    const now = nowMs();
    const bucket = buckets.get(key) ?? { tokens: limit.count, atMs: now };
    const refill = ((now - bucket.atMs) / 1_000) * (limit.count / limit.seconds);
    bucket.tokens = Math.min(limit.count, bucket.tokens + refill);
    bucket.atMs = now;
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MOST_BUCKETS) forgetOldest(buckets);
    return bucket;
  }

  return {
    take(name, subject) {
      const limit = limits[name];
      const bucket = bucketOf(limit, `${name} ${subject}`);
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1;
        return;
      }
      const waitSeconds = Math.ceil((1 - bucket.tokens) * (limit.seconds / limit.count));
      throw refusal(name, waitSeconds);
    },
    giveBack(name, subject) {
      bucketOf(limits[name], `${name} ${subject}`).tokens += 1;
    },
  };
}

function refusal(name: LimitName, waitSeconds: number): AuthError {
  const [code, words] =
    name === "mail"
      ? [
          "over_email_send_rate_limit",
          `For security purposes, you can only request this after ${waitSeconds} seconds.`,
        ]
      : ["over_request_rate_limit", "Request rate limit reached"];
  return new AuthError(429, code, words, {}, waitSeconds);
}

/** A Map keeps the order in which its keys were set. */
function forgetOldest(buckets: Map<string, Bucket>): void {
  for (const key of [...buckets.keys()].slice(0, 1_000)) buckets.delete(key);
}
