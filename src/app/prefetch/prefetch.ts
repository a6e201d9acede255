import { activeSeason, selectedSeason } from "../../domain/season/active-season.ts";
import type { Season } from "../../domain/season/season.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Connectivity } from "../../sync/connectivity.ts";
import type { SyncEngine } from "../../sync/engine.ts";
import { browserTime, type SyncTime } from "../../sync/sync-time.ts";
import type { Identity } from "../../sync/transport.ts";
import { gamesToFollow } from "./coming-games.ts";
import { finishedGames } from "./finished-games.ts";
import { type PullParts, type PullProblem, pullCommon, pullSeason } from "./pull-reference.ts";

export interface PrefetchStatus {
  readonly isRunning: boolean;
  /** Reads done and reads of the running or last round. */
  readonly done: number;
  readonly total: number;
  /** Why the last round brought nothing; null when it was complete. */
  readonly problem: PullProblem | null;
  /** Milliseconds since 1970 of this reader's last complete round in this visit; null: none yet. */
  readonly finishedAt: number | null;
  /** The reader has no session, so that the server names what visitors may see (D10). */
  readonly isVisitor: boolean;
}

export interface PrefetchParts {
  readonly store: Pick<LocalStore, "reference" | "checkpoints" | "log">;
  readonly reference: ReferenceApi;
  readonly engine: Pick<SyncEngine, "noteHeads">;
  readonly connectivity: Connectivity;
  readonly identity: Pick<Identity, "currentUserId" | "subscribe">;
  /** The season that this tab shows; null: the active one. */
  readonly chosenSeasonId: () => string | null;
  readonly time?: SyncTime;
}

export interface Prefetch {
  start(): void;
  stop(): void;
  /** One round now, or the running one; resolves when it has ended, well or not. */
  refresh(): Promise<void>;
  /** A round that begins after this call: behind the running one, where there is one. */
  refreshAnew(): Promise<void>;
  /**
   * A game that is not on this device, with its whole season. `unknown`: the server has none
   * such for this reader; `unreachable`: nobody can say now.
   */
  fetchGame(gameId: string): Promise<"fetched" | "unreachable" | "unknown">;
  /** The same object until something changes. */
  status(): PrefetchStatus;
  subscribe(listener: () => void): () => void;
}

const EVERY_MS = 10 * 60_000;
const FIRST_RETRY_MS = 15_000;
/** Coming back to the tab asks again only after this long. */
const FRESH_MS = 60_000;
/** Of seasons and names, and of one season. */
const COMMON_READS = 2;
const SEASON_READS = 6;

/**
 * Keeps on the device what scorekeepers need without a network: the active season's schedule,
 * teams and players, and, through the engine, the logs (with rosters) of the coming days' games.
 * Another season that this tab shows is kept beside it. What is there is shown meanwhile; a failed
 * round changes nothing.
 */
export function createPrefetch(parts: PrefetchParts): Prefetch {
  const { store, reference, engine, connectivity, identity, time = browserTime } = parts;
  const listeners = new Set<() => void>();
  let status: PrefetchStatus = {
    isRunning: false,
    done: 0,
    total: COMMON_READS + SEASON_READS,
    problem: null,
    finishedAt: null,
    isVisitor: true,
  };
  let running: Promise<void> | null = null;
  let stopping = new AbortController();
  let reader: string | null = null;
  let failures = 0;
  let lastRoundAt = Number.NEGATIVE_INFINITY;
  let cancelTimer = () => {};
  let unsubscribe: readonly (() => void)[] = [];

  function update(change: Partial<PrefetchStatus>): void {
    status = { ...status, ...change };
    for (const listener of [...listeners]) listener();
  }

  function pullParts(onStep: () => void): PullParts {
    const readAt = new Date(time.wall()).toISOString();
    return { store, reference, identity, signal: stopping.signal, readAt, onStep };
  }

  async function round(): Promise<PullProblem | null> {
    const pull = pullParts(() => update({ done: status.done + 1 }));
    const seasons = await pullCommon(pull);
    if (!seasons.ok) return seasons.error.code;
    const active = activeSeason(seasons.value);
    const shown = selectedSeason(seasons.value, parts.chosenSeasonId());
    const other = shown?.id === active?.id ? null : shown;
    if (other !== null) update({ total: COMMON_READS + 2 * SEASON_READS });
    // Somebody waits for what the screen shows; its failure must not keep the active season away.
    const othersGames = other === null ? null : await pullSeason(pull, other.id);
    const problem = active === null ? null : await followSeason(pull, active);
    return problem ?? (othersGames?.ok === false ? othersGames.error.code : null);
  }

  /** Reads a season and has the engine read the logs of its coming games. */
  async function followSeason(pull: PullParts, season: Season): Promise<PullProblem | null> {
    const games = await pullSeason(pull, season.id);
    if (!games.ok) return games.error.code;
    // Logs are for signed-in people; the engine reads those that differ from what is here.
    if (identity.currentUserId() === null) return null;
    const checkpoints = await store.checkpoints.list();
    if (!checkpoints.ok) return "storage";
    const onDevice = new Set(checkpoints.value.map(({ gameId }) => gameId));
    for (const { gameId, finalizedAt } of finishedGames(games.value, onDevice)) {
      await store.log.prune(gameId, finalizedAt, time.wall());
    }
    engine.noteHeads(
      gamesToFollow(games.value, onDevice, time.wall()).map((game) => ({
        gameId: game.id,
        headSeq: game.headSeq,
        logDigest: game.logDigest,
      })),
    );
    return null;
  }

  async function runRound(): Promise<void> {
    lastRoundAt = time.monotonic();
    const { signal } = stopping;
    update({ isRunning: true, done: 0, total: COMMON_READS + SEASON_READS });
    const problem = await round();
    // Asked for somebody else; it says nothing to who is here now.
    if (signal.aborted) return update({ isRunning: false });
    failures = problem === null ? 0 : failures + 1;
    update({
      isRunning: false,
      problem,
      ...(problem === null ? { done: status.total, finishedAt: time.wall() } : {}),
    });
  }

  function refresh(): Promise<void> {
    if (running === null) {
      cancelTimer();
      running = runRound().finally(() => {
        running = null;
        schedule();
      });
    }
    return running;
  }

  function refreshAnew(): Promise<void> {
    return running === null ? refresh() : running.then(refresh);
  }

  function schedule(): void {
    cancelTimer();
    if (stopping.signal.aborted) return;
    const delay =
      failures === 0 ? EVERY_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), EVERY_MS);
    cancelTimer = time.after(delay, () => {
      if (connectivity.isVisible() && connectivity.isOnline()) void refresh();
    });
  }

  function onWake(reason: "online" | "offline" | "visible" | "hidden" | "focus"): void {
    if (reason === "offline" || reason === "hidden" || !connectivity.isOnline()) return;
    const isFresh = failures === 0 && time.monotonic() - lastRoundAt < FRESH_MS;
    if (reason === "online" || !isFresh) void refresh();
  }

  /** Another person sees other rows: what is under way is no longer theirs (rule 18). */
  function onIdentity(): void {
    const now = identity.currentUserId();
    if (now === reader) return;
    reader = now;
    stopping.abort();
    stopping = new AbortController();
    update({ problem: null, finishedAt: null, isVisitor: now === null });
    if (connectivity.isOnline()) void refreshAnew();
  }

  return {
    start() {
      reader = identity.currentUserId();
      update({ isVisitor: reader === null });
      unsubscribe = [connectivity.subscribe(onWake), identity.subscribe(onIdentity)];
      if (connectivity.isOnline()) void refresh();
      else schedule();
    },
    stop() {
      for (const end of unsubscribe) end();
      stopping.abort();
      cancelTimer();
    },
    refresh,
    refreshAnew,
    async fetchGame(gameId) {
      if (!connectivity.isOnline()) return "unreachable";
      const game = await reference.game(gameId, stopping.signal);
      if (!game.ok) return "unreachable";
      if (game.value === null) return "unknown";
      const pull = pullParts(() => {});
      const seasons = await pullCommon(pull);
      if (!seasons.ok) return "unreachable";
      const games = await pullSeason(pull, game.value.seasonId);
      return games.ok ? "fetched" : "unreachable";
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
