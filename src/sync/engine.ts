import type { Connectivity, WakeReason } from "./connectivity.ts";
import { NOT_READ, noteCheckpoint, noteHead } from "./game-queue.ts";
import { createHeldEvents, type HeldEvents } from "./pull/held.ts";
import { createWatchList } from "./pull/watch-list.ts";
import { createOperationsQueue } from "./push/operations-queue.ts";
import { createReachProbe } from "./reach-probe.ts";
import { reactionTo, type TurnFailure } from "./reactions.ts";
import { createRetryState } from "./retry-state.ts";
import { createStallClock } from "./stall-clock.ts";
import type { LastProblem, SyncStatus } from "./status/status.ts";
import { createStatusBoard, type SavedMoment, type UnsavedTaps } from "./status/status-board.ts";
import type { Leader } from "./tabs/leader.ts";
import type { TabChannel, TabMessage } from "./tabs/tab-channel.ts";
import type { SyncDeps, TurnContext } from "./turn-context.ts";
import { createTurnScheduler } from "./turn-scheduler.ts";

interface EngineOptions extends SyncDeps {
  readonly tabId: string;
  /** The number is in [0, 1). */
  readonly random: () => number;
  readonly connectivity: Connectivity;
  readonly tabs: TabChannel;
  readonly unsaved: UnsavedTaps;
  readonly savedMoment: SavedMoment;
  readonly createLeader: (onChange: (isLeader: boolean) => void) => Leader;
  readonly onSynced?: () => void;
  /** A game pass opens one log (D69); if absent, every log is open. */
  readonly mayReadLog?: (gameId: string) => boolean;
  /** Reports an exception in a listener or in the engine (S15). */
  readonly onFault: (error: unknown) => void;
}

interface LogHeadRow {
  readonly gameId: string;
  readonly headSeq: number;
  /** The digest of the whole log (I3). */
  readonly logDigest: number;
}

export interface SyncEngine {
  /** Counts what waits, starts listening and requests the lead among the tabs. */
  start(): Promise<void>;
  /** Aborts every call; everything unsent stays in the outbox. */
  stop(): Promise<void>;
  /** Sends everything that waits now (D21); resolves when the attempt ends. */
  saveNow(): Promise<void>;
  /** Like `saveNow`, but also during a Retry-After and after a halt. */
  retryNow(): Promise<void>;
  /** Reads the game's log every 5 s while it is visible (S12). */
  openGame(gameId: string): void;
  closeGame(gameId: string): void;
  /** Reads the logs whose head differs from this device's copy. */
  noteHeads(heads: readonly LogHeadRow[]): void;
  readonly held: HeldEvents;
  /** Returns the same object until something changes. */
  status(): SyncStatus;
  subscribe(listener: () => void): () => void;
  turnCount(): number;
  whenIdle(): Promise<void>;
}

/** A call that takes longer may hang in a network that led nowhere (S17). */
const SLOW_CALL_MS = 3_000;

/**
 * Decides when what moves. One loop, driven by one timer at the next due moment:
 *
 *            nudge (tap · Save Now · online · visible · focus · another tab)
 *               │
 *   ┌──────┐    ▼     ┌─────┐ leader, online, somebody's session ┌──────┐
 *   │ idle │─────────▶│ due │───────────────────────────────────▶│ turn │ send, then read
 *   └──────┘          └─────┘                                    └──────┘
 *      ▲                 ▲   delay over, or woken                  │  │  │
 *      │                 └──────────── back-off (this game) ◀──────┘  │  │ ok: next due moment
 *      │   identity changed, or Retry now                             │  └────────▶ idle
 *      └────────────────────────────── halted (all games) ◀───────────┘ sign-in, protocol
 *
 * Recording never passes through here (I5): a tap is durable before the engine hears of it.
 */
export function createSyncEngine(options: EngineOptions): SyncEngine {
  const { store, time, identity, connectivity, tabs, savedMoment } = options;
  let isRunning = false;
  let halted: TurnFailure | null = null;
  let sending = 0;
  let sendingSince = 0;
  let waitedBefore = false;
  /** An event in the quarantine is not on the server, so not everything is saved (D20). */
  let hasPoison = false;
  let unsubscribe: readonly (() => void)[] = [];

  const stall = createStallClock(time);
  const context: TurnContext = {
    ...options,
    reads: createRetryState(),
    onReceipt: () => stall.noteReceipt(),
    onPoison: () => {
      hasPoison = true;
    },
    onStop: (answer) => {
      halted = answer;
    },
    onSending: (change) => {
      if (sending === 0) sendingSince = time.monotonic();
      sending += change;
      if (sending > 0) time.after(SLOW_CALL_MS, publish);
      publish();
    },
    callsUnderWay: new Set(),
  };
  const operations = createOperationsQueue(context);
  const board = createStatusBoard({ ...options, isOnline: () => connectivity.isOnline() });
  const leader = options.createLeader(() => nudge());
  const watchList = createWatchList({
    ...options,
    isVisible: () => connectivity.isVisible(),
    onChange: nudge,
  });
  const scheduler = createTurnScheduler({
    context,
    operations,
    openGames: () => watchList.openGames(),
    mayReadLog: options.mayReadLog ?? (() => true),
    mayWork: () => isRunning && halted === null && leader.isLeader(),
    onTurnEnd() {
      options.onSynced?.();
      nudge();
    },
  });
  const probe = createReachProbe({ ...options, onReached });
  const held = createHeldEvents(options, readAgain);

  function nudge(): void {
    if (!isRunning) return;
    scheduler.noteOutbox();
    publish();
    scheduler.schedule();
  }

  function isSilent(problem: LastProblem): boolean {
    return (
      problem === "no-answer" || (sending > 0 && time.monotonic() - sendingSince >= SLOW_CALL_MS)
    );
  }

  /** Calls that began while nothing answered may hang for long; a second delivery is harmless (I8). */
  function onReached(hasFailedBefore: boolean): void {
    if (hasFailedBefore) for (const hangUp of context.callsUnderWay ?? []) hangUp();
    scheduler.wakeAll(false);
    nudge();
  }

  function readAgain(gameId: string): void {
    const queue = scheduler.queueOf(gameId);
    queue.readSeq = NOT_READ;
    queue.lastPullAt = null;
    nudge();
  }

  function publish(): void {
    if (!leader.isLeader()) {
      board.refresh();
      return;
    }
    const waiting = store.outbox.summary().count + store.operations.summary().pending;
    const canSend = scheduler.sendableCount() > 0 || operations.canSend();
    const problem = halted === null ? scheduler.problem() : reactionTo(halted).problem;
    stall.update(canSend && problem !== "no-answer" && halted === null);
    probe.update(isRunning && halted === null && connectivity.isOnline() && isSilent(problem));
    const { unsaved } = options;
    const isAllStored = unsaved.count() === 0 && !unsaved.isStoring();
    const isAllSaved = waiting === 0 && isAllStored && !hasPoison;
    if (isRunning && waitedBefore && isAllSaved) {
      savedMoment.write(time.wall());
    }
    waitedBefore = waiting > 0;
    const facts = {
      problem,
      isSending: sending > 0,
      withoutReceiptMs: stall.withoutReceiptMs(),
      lastSavedAt: savedMoment.read(),
    };
    board.refresh({ facts });
    tabs.post({ kind: "facts", facts });
  }

  function onWake(reason: WakeReason): void {
    watchList.announce();
    if (reason !== "offline" && reason !== "hidden") scheduler.wakeAll(false);
    nudge();
  }

  function onQuarantine(): void {
    hasPoison = store.quarantine.summary().refused > 0;
    board.refresh();
  }

  /** A queued jersey number may have waited for the event of a walk-on that has just left (S13). */
  function onOutbox(): void {
    nudge();
    if (store.operations.summary().pending > 0) void countOperations();
  }

  function onIdentity(): void {
    if (halted?.kind === "sign-in-required") halted = null;
    scheduler.wakeAll(false);
    void countOperations();
  }

  function onMessage(message: TabMessage): void {
    if (message.kind === "facts" && !leader.isLeader()) board.refresh({ facts: message.facts });
    if (message.kind === "upload" && leader.isLeader()) {
      void uploadNow(message.byHand, message.gameIds);
    }
  }

  async function countOperations(): Promise<void> {
    await operations.count();
    nudge();
  }

  async function uploadNow(byHand: boolean, gameIds: readonly string[]): Promise<void> {
    if (byHand) halted = null;
    scheduler.wakeAll(byHand);
    scheduler.uploadNow(gameIds);
    publish();
    scheduler.schedule();
    await scheduler.whenIdle();
  }

  async function askToUpload(byHand: boolean): Promise<void> {
    const gameIds = scheduler.waitingGames();
    if (leader.isLeader()) return uploadNow(byHand, gameIds);
    tabs.post({ kind: "upload", byHand, gameIds });
  }

  return {
    async start() {
      isRunning = true;
      unsubscribe = [
        store.outbox.subscribe(onOutbox),
        store.quarantine.subscribe(onQuarantine),
        store.operations.subscribe(() => void countOperations()),
        options.unsaved.subscribe(() => board.refresh()),
        identity.subscribe(onIdentity),
        connectivity.subscribe(onWake),
        tabs.subscribe(onMessage),
      ];
      onQuarantine();
      await loadPositions();
      await operations.count();
      board.refresh({ isCounted: true });
      leader.start();
      watchList.start();
      scheduler.uploadNow(scheduler.waitingGames());
      nudge();
    },
    async stop() {
      isRunning = false;
      probe.update(false);
      for (const end of unsubscribe) end();
      watchList.stop();
      leader.stop();
      board.stop();
      await scheduler.stop();
    },
    saveNow: () => askToUpload(false),
    retryNow: () => askToUpload(true),
    openGame: (gameId) => watchList.open(gameId),
    closeGame: (gameId) => watchList.close(gameId),
    noteHeads(heads) {
      for (const { gameId, headSeq, logDigest } of heads) {
        noteHead(scheduler.queueOf(gameId), headSeq, logDigest);
      }
      nudge();
    },
    held,
    status: board.status,
    subscribe: board.subscribe,
    turnCount: scheduler.turnCount,
    whenIdle: scheduler.whenIdle,
  };

  async function loadPositions(): Promise<void> {
    const checkpoints = await store.checkpoints.list();
    if (!checkpoints.ok) return;
    for (const checkpoint of checkpoints.value) {
      const queue = scheduler.queueOf(checkpoint.gameId);
      noteCheckpoint(queue, checkpoint);
      queue.knownHeadSeq = checkpoint.headSeq;
    }
  }
}
