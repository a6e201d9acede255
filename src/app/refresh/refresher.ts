import { createStore, type StoreApi } from "zustand/vanilla";
import type { LocalStore } from "../../local/db/local-store.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Connectivity, WakeReason } from "../../sync/connectivity.ts";
import { browserTime, type SyncTime } from "../../sync/sync-time.ts";
import type { Identity } from "../../sync/transport.ts";
import { type Pace, SHOWN } from "./paces.ts";
import type { Pull, PullProblem } from "./pull.ts";

export interface RefreshStatus {
  readonly isRunning: boolean;
  readonly problem: PullProblem | null;
  /** The server's own words about the problem, if it sent any (P §8). */
  readonly said: string | null;
  /** Milliseconds since 1970 of this reader's last complete reading; null if there was none. */
  readonly finishedAt: number | null;
  /** Without a session the server shows what visitors may see (D10). */
  readonly isVisitor: boolean;
}

export interface Refresher {
  /** Reads until the returned function is called; the shortest pace counts. */
  follow(pace?: Pace): () => void;
  /** Joins the running reading or starts one; null means that it was complete. */
  refresh(): Promise<PullProblem | null>;
  /** Starts a reading after this call. */
  refreshAnew(): Promise<PullProblem | null>;
  readonly status: Pick<StoreApi<RefreshStatus>, "getState" | "getInitialState" | "subscribe">;
}

export interface RefreshParts {
  readonly store: Pick<LocalStore, "reference" | "changes">;
  readonly reference: ReferenceApi;
  readonly connectivity: Connectivity;
  readonly identity: Pick<Identity, "currentUserId" | "subscribe">;
  readonly time?: SyncTime;
}

const FIRST_RETRY_MS = 15_000;
const LONGEST_SILENCE_MS = 30_000;
/** A tap each second must not start a reading each second. */
const BETWEEN_MS = 3_000;

/** There is one per key. It reads again for another person (rule 18), never before `start`. */
export function createRefreshers() {
  const known = new Map<string, ReturnType<typeof refresherOf>>();
  let started: RefreshParts | null = null;

  return {
    createRefresher(key: string, pull: Pull, pace: Pace = SHOWN): Refresher {
      const existing = known.get(key);
      if (existing !== undefined) return existing;
      const refresher = refresherOf(pull, pace);
      known.set(key, refresher);
      if (started !== null) refresher.start(started);
      return refresher;
    },
    start(parts: RefreshParts): void {
      started = parts;
      for (const refresher of known.values()) refresher.start(parts);
    },
  };
}

function refresherOf(pull: Pull, ownPace: Pace) {
  const status = createStore<RefreshStatus>(() => ({
    isRunning: false,
    problem: null,
    said: null,
    finishedAt: null,
    isVisitor: true,
  }));
  let parts: (RefreshParts & { readonly time: SyncTime }) | null = null;
  let followers: readonly { readonly pace: Pace }[] = [];
  let running: Promise<PullProblem | null> | null = null;
  let failures = 0;
  /** Milliseconds on the monotonic clock. */
  let startedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let isOutdated = false;
  let reader: string | null = null;
  let stopping = new AbortController();
  let cancelTimer = () => {};

  function start(given: RefreshParts): void {
    parts = { time: browserTime, ...given };
    reader = parts.identity.currentUserId();
    status.setState({ isVisitor: reader === null });
    parts.connectivity.subscribe(onWake);
    parts.identity.subscribe(onIdentity);
    parts.store.changes.onTopic(({ topic }) => {
      if (topic === "acknowledged") onReceipt();
    });
    onFollow();
  }

  const shortest = (of: "everyMs" | "freshMs") =>
    Math.min(...followers.map(({ pace }) => pace[of]));
  const now = () => parts?.time.monotonic() ?? 0;
  const isLookedAt = () => followers.length > 0;
  const isFresh = () => failures === 0 && !isOutdated && now() - readAt < shortest("freshMs");

  async function readOnce({ store, reference, identity, time }: NonNullable<typeof parts>) {
    startedAt = now();
    isOutdated = false;
    status.setState({ isRunning: true });
    const { signal } = stopping;
    let said: string | null = null;
    const problem = await pull({
      store,
      reference,
      identity,
      reader: identity.currentUserId(),
      signal,
      readAt: new Date(time.wall()).toISOString(),
      onRefusal: (words) => {
        said = words;
      },
    });
    // It was read for somebody else and says nothing to this reader.
    if (signal.aborted) status.setState({ isRunning: false });
    else if (problem === null) {
      failures = 0;
      readAt = now();
      status.setState({ isRunning: false, problem, said: null, finishedAt: time.wall() });
    } else {
      failures += 1;
      status.setState({ isRunning: false, problem, said });
    }
    return problem;
  }

  function refresh(): Promise<PullProblem | null> {
    cancelTimer();
    if (parts === null) return Promise.resolve(null);
    running ??= readOnce(parts).finally(() => {
      running = null;
      schedule();
    });
    return running;
  }

  const behindTheRunning = () => (running === null ? refresh() : running.then(refresh));

  async function refreshAnew(): Promise<PullProblem | null> {
    const { signal } = stopping;
    const problem = await behindTheRunning();
    // Somebody signed in or out meanwhile. That is not a failure, so read what they may see.
    return signal.aborted ? behindTheRunning() : problem;
  }

  function schedule(): void {
    cancelTimer();
    if (parts === null || !isLookedAt()) return;
    if (!parts.connectivity.isVisible()) return;
    cancelTimer = parts.time.after(delayMs(), () => void refresh());
  }

  function delayMs(): number {
    const everyMs = shortest("everyMs");
    if (failures > 0) return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), longestRetryMs());
    return isOutdated ? Math.max(0, startedAt + BETWEEN_MS - now()) : everyMs;
  }

  /** A server that gives no answer is tried every half minute, like all that is offline (S19). */
  function longestRetryMs(): number {
    const isSilent = status.getState().problem === "unknown";
    return Math.min(shortest("everyMs"), isSilent ? LONGEST_SILENCE_MS : Number.POSITIVE_INFINITY);
  }

  function onFollow(): void {
    if (isLookedAt() && !isFresh()) void refresh();
    else if (running === null) schedule();
  }

  function onWake(reason: WakeReason): void {
    if (reason === "hidden") cancelTimer();
    else if (reason === "offline") return;
    else if (isLookedAt() && (reason === "online" || !isFresh())) void refresh();
    else if (running === null) schedule();
  }

  function onReceipt(): void {
    if (!ownPace.followsReceipts) return;
    isOutdated = true;
    if (running === null && failures === 0) schedule();
  }

  /** Another person sees other rows, so earlier readings no longer count (rule 18). */
  function onIdentity(): void {
    const current = parts?.identity.currentUserId() ?? null;
    if (current === reader) return;
    reader = current;
    stopping.abort();
    stopping = new AbortController();
    isOutdated = true;
    failures = 0;
    status.setState({ problem: null, said: null, finishedAt: null, isVisitor: reader === null });
    if (isLookedAt()) void behindTheRunning();
  }

  return {
    start,
    follow(pace: Pace = ownPace) {
      const follower = { pace };
      followers = [...followers, follower];
      onFollow();
      return () => {
        followers = followers.filter((one) => one !== follower);
        if (!isLookedAt()) cancelTimer();
      };
    },
    refresh,
    refreshAnew,
    status,
  };
}

export const { createRefresher, start: startRefreshers } = createRefreshers();
