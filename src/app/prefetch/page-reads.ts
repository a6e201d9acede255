import type { LocalStore } from "../../local/db/local-store.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Connectivity, WakeReason } from "../../sync/connectivity.ts";
import { browserTime, type SyncTime } from "../../sync/sync-time.ts";
import type { Identity } from "../../sync/transport.ts";
import { type Pace, TIMES } from "./pace.ts";
import type { PullParts, PullProblem } from "./pull-reference.ts";

/** One reading of the server for a page: all of it is written, or the reason why nothing was. */
export type PagePull = (parts: PullParts) => Promise<PullProblem | null>;

export interface PageReadStatus {
  readonly isRunning: boolean;
  /** Why the last reading brought nothing; null: it was complete, or there was none. */
  readonly problem: PullProblem | null;
}

export interface PageReads {
  /**
   * Reads for as long as a screen shows the page: now, unless it was read a moment ago, on
   * coming back, again and again while it is looked at, and as soon as the server has taken what
   * this device gave it. Of several screens the most impatient counts. Out: the function that
   * ends it.
   */
  follow(name: string, pull: PagePull, pace?: Pace): () => void;
  /** A reading that begins after this call. Resolves to its problem; null: it was complete. */
  refresh(name: string, pull: PagePull): Promise<PullProblem | null>;
  /** The same object until something changes. */
  status(name: string): PageReadStatus;
  subscribe(listener: () => void): () => void;
}

export interface PageReadParts {
  readonly store: Pick<LocalStore, "reference" | "changes">;
  readonly reference: ReferenceApi;
  readonly connectivity: Connectivity;
  readonly identity: Pick<Identity, "currentUserId" | "subscribe">;
  readonly time?: SyncTime;
}

const FIRST_RETRY_MS = 15_000;
/** However many acknowledgements come: a tap each second is no reading each second. */
const BETWEEN_MS = 3_000;
const IDLE: PageReadStatus = { isRunning: false, problem: null };

interface Page {
  pull: PagePull;
  /** One per screen, told apart by identity. */
  followers: readonly { readonly pace: Pace }[];
  status: PageReadStatus;
  running: Promise<PullProblem | null> | null;
  failures: number;
  /** When the last reading began, on the monotonic clock. */
  startedAt: number;
  /** When the last complete one ended. */
  readAt: number;
  /** Since the last reading began, something has happened that it does not have. */
  isOutdated: boolean;
  cancelTimer: () => void;
}

/** Keeps what the open pages show of the server's tables and views as new as it can be. */
export function createPageReads(parts: PageReadParts): PageReads {
  const { store, reference, connectivity, identity, time = browserTime } = parts;
  const pages = new Map<string, Page>();
  const listeners = new Set<() => void>();
  let reader = identity.currentUserId();
  let stopping = new AbortController();

  connectivity.subscribe(onWake);
  identity.subscribe(onIdentity);
  store.changes.onTopic(({ topic }) => {
    if (topic === "acknowledged") onAcknowledged();
  });

  function pageNamed(name: string, pull: PagePull): Page {
    const known = pages.get(name);
    if (known !== undefined) {
      known.pull = pull;
      return known;
    }
    const page: Page = {
      pull,
      followers: [],
      status: IDLE,
      running: null,
      failures: 0,
      startedAt: Number.NEGATIVE_INFINITY,
      readAt: Number.NEGATIVE_INFINITY,
      isOutdated: false,
      cancelTimer: () => {},
    };
    pages.set(name, page);
    return page;
  }

  function update(page: Page, status: PageReadStatus): void {
    page.status = status;
    for (const listener of [...listeners]) listener();
  }

  async function readOnce(page: Page): Promise<PullProblem | null> {
    page.startedAt = time.monotonic();
    page.isOutdated = false;
    update(page, { ...page.status, isRunning: true });
    const { signal } = stopping;
    const problem = await page.pull({
      store,
      reference,
      identity,
      signal,
      readAt: new Date(time.wall()).toISOString(),
      onStep: () => {},
    });
    page.failures = problem === null ? 0 : page.failures + 1;
    if (problem === null) page.readAt = time.monotonic();
    update(page, { isRunning: false, problem });
    return problem;
  }

  /** The running reading, or one that begins now. */
  function run(page: Page): Promise<PullProblem | null> {
    page.cancelTimer();
    page.running ??= readOnce(page).finally(() => {
      page.running = null;
      if (page.followers.length > 0) schedule(page);
    });
    return page.running;
  }

  function runAnew(page: Page): Promise<PullProblem | null> {
    return page.running === null ? run(page) : page.running.then(() => run(page));
  }

  function schedule(page: Page): void {
    page.cancelTimer();
    page.cancelTimer = time.after(delayOf(page), () => {
      if (connectivity.isVisible() && connectivity.isOnline()) void run(page);
    });
  }

  function delayOf({ failures, isOutdated, startedAt, followers }: Page): number {
    const everyMs = Math.min(...followers.map(({ pace }) => TIMES[pace].everyMs));
    if (failures > 0) return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), everyMs);
    return isOutdated ? Math.max(0, startedAt + BETWEEN_MS - time.monotonic()) : everyMs;
  }

  function isFresh({ failures, isOutdated, readAt, followers }: Page): boolean {
    const freshMs = Math.min(...followers.map(({ pace }) => TIMES[pace].freshMs));
    return failures === 0 && !isOutdated && time.monotonic() - readAt < freshMs;
  }

  const followed = () => [...pages.values()].filter(({ followers }) => followers.length > 0);

  function onWake(reason: WakeReason): void {
    if (reason === "offline" || reason === "hidden" || !connectivity.isOnline()) return;
    for (const page of followed()) {
      if (reason === "online" || !isFresh(page)) void run(page);
    }
  }

  function expire(): void {
    for (const page of pages.values()) page.isOutdated = true;
  }

  /** The server has taken what this device gave it: what was read before does not have it. */
  function onAcknowledged(): void {
    expire();
    for (const page of followed()) {
      if (page.running === null && page.failures === 0) schedule(page);
    }
  }

  /** Another person sees other rows: what was read or is under way is no longer theirs (rule 18). */
  function onIdentity(): void {
    const now = identity.currentUserId();
    if (now === reader) return;
    reader = now;
    stopping.abort();
    stopping = new AbortController();
    expire();
    if (!connectivity.isOnline()) return;
    for (const page of followed()) void runAnew(page);
  }

  return {
    follow(name, pull, pace = "shown") {
      const page = pageNamed(name, pull);
      const follower = { pace };
      page.followers = [...page.followers, follower];
      if (connectivity.isOnline() && !isFresh(page)) void run(page);
      else schedule(page);
      return () => {
        page.followers = page.followers.filter((one) => one !== follower);
        if (page.followers.length === 0) page.cancelTimer();
      };
    },
    async refresh(name, pull) {
      const page = pageNamed(name, pull);
      const { signal } = stopping;
      const problem = await runAnew(page);
      // Somebody signed in or out meanwhile: that is no failure, and what they see is asked for.
      return signal.aborted ? runAnew(page) : problem;
    },
    status: (name) => pages.get(name)?.status ?? IDLE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
