import type { Exchange, RemoteConfig } from "../http/exchange.ts";
import { createRefreshBreaker } from "./refresh-breaker.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import { needsRefresh, type SessionRecord } from "./session-record.ts";
import { exchangeToken, isDefinitiveRefusal } from "./token-exchange.ts";

type RefreshOutcome =
  | "refreshed"
  | "refused"
  | "unreachable"
  /** The token of the last refresh was rejected too; another refresh waits half a minute. */
  | "rejected-again";

export interface TokenRefresher {
  /** One exchange serves all; `signal` ends this caller's waiting. `refused`: a definitive no. */
  refresh(signal: AbortSignal): Promise<RefreshOutcome>;
  /** A server has answered 401 to this access token. */
  noteRejected(accessToken: string): void;
  /** After a sign-in or the network's return the next refresh may be tried at once. */
  forgetFailures(): void;
}

/** A new token that is rejected too means a broken server, where the next one would not help. */
const BETWEEN_REJECTIONS_MS = 30_000;
/** Used for a 429 that names no time. */
const RATE_LIMIT_PAUSE_MS = 30_000;

export function createTokenRefresher(config: RemoteConfig, keeper: SessionKeeper): TokenRefresher {
  const breaker = createRefreshBreaker(config.now);
  let running: Promise<RefreshOutcome> | null = null;
  let rejectedToken: string | null = null;
  let exchangedRejectedAt: number | null = null;

  function isUsable(session: SessionRecord): boolean {
    return session.accessToken !== rejectedToken && !needsRefresh(session, config.now());
  }

  async function exchangeOnce(): Promise<RefreshOutcome> {
    const before = keeper.reread();
    if (before === null || before.isRefused) return "refused";
    if (isUsable(before)) return "refreshed";
    if (before.accessToken === rejectedToken && exchangedRejectedAt !== null) {
      const since = config.now() - exchangedRejectedAt;
      if (since >= 0 && since < BETWEEN_REJECTIONS_MS) return "rejected-again";
    }
    if (breaker.isOpen()) return "unreachable";
    return config.withTabLock(() => exchangeHolding());
  }

  /** Another tab may have exchanged the token while this one waited for the lock. */
  async function exchangeHolding(): Promise<RefreshOutcome> {
    const session = keeper.reread();
    if (session === null || session.isRefused) return "refused";
    if (isUsable(session)) return "refreshed";
    const { value: renewed, exchange } = await exchangeToken(config, session.refreshToken);
    if (!keepAnswer(session, renewed, keeper)) return settleFailure(session, exchange);
    breaker.reset();
    if (session.accessToken === rejectedToken) exchangedRejectedAt = config.now();
    return "refreshed";
  }

  function settleFailure(session: SessionRecord, exchange: Exchange): RefreshOutcome {
    const now = keeper.reread();
    if (now !== null && now.refreshToken !== session.refreshToken) return "refreshed";
    if (isDefinitiveRefusal(exchange)) {
      keeper.markRefused(session.refreshToken);
      return "refused";
    }
    breaker.failed(waitAfter(exchange));
    return "unreachable";
  }

  return {
    noteRejected(accessToken) {
      rejectedToken = accessToken;
    },
    forgetFailures: () => breaker.reset(),
    refresh(signal) {
      running ??= exchangeOnce().finally(() => {
        running = null;
      });
      return firstOf(running, signal);
    },
  };
}

function waitAfter(exchange: Exchange): number | null {
  if (exchange.kind !== "refused") return null;
  return exchange.retryAfterMs ?? (exchange.status === 429 ? RATE_LIMIT_PAUSE_MS : null);
}

/** Keeps it only for the same person, who is still signed in. */
function keepAnswer(session: SessionRecord, answer: unknown, keeper: SessionKeeper): boolean {
  const user = (answer as { user?: { id?: unknown } } | null)?.user;
  return user?.id === session.userId && keeper.exchange(session.refreshToken, answer);
}

async function firstOf(
  running: Promise<RefreshOutcome>,
  signal: AbortSignal,
): Promise<RefreshOutcome> {
  if (signal.aborted) return "unreachable";
  let onAbort = () => {};
  const aborted = new Promise<RefreshOutcome>((resolve) => {
    onAbort = () => resolve("unreachable");
    signal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([running, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
