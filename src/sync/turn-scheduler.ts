import {
  createGameQueue,
  type GameQueue,
  nextReadAt,
  nextUploadAt,
  noteTap,
  wakeQueue,
} from "./game-queue.ts";
import { takeTurn } from "./game-turn.ts";
import type { OperationsQueue } from "./push/operations-queue.ts";
import { wakeRetry } from "./retry-state.ts";
import type { LastProblem } from "./status/status.ts";
import type { TurnContext } from "./turn-context.ts";

interface TurnSchedulerOptions {
  readonly context: TurnContext;
  readonly operations: OperationsQueue;
  readonly openGames: () => ReadonlyMap<string, boolean>;
  readonly mayWork: () => boolean;
  /** A game pass opens one log (D69). */
  readonly mayReadLog: (gameId: string) => boolean;
  readonly onTurnEnd: () => void;
}

/** Starts each game's turn when it is due, with one timer for the next due moment. */
interface TurnScheduler {
  queueOf(gameId: string): GameQueue;
  /** More events of a game than at the last count mean a tap, in any tab. */
  noteOutbox(): void;
  schedule(): void;
  wakeAll(byHand: boolean): void;
  waitingGames(): readonly string[];
  uploadNow(gameIds: readonly string[]): void;
  sendableCount(): number;
  problem(): LastProblem;
  turnCount(): number;
  whenIdle(): Promise<void>;
  stop(): Promise<void>;
}

/** Number of turns at the same time, so that a slow game delays no other (S4). */
const MOST_TURNS = 4;

export function createTurnScheduler(options: TurnSchedulerOptions): TurnScheduler {
  const { context, operations } = options;
  const { time, identity } = context;
  const queues = new Map<string, GameQueue>();
  const turns = new Set<Promise<void>>();
  const aborter = new AbortController();
  let cancelTimer = (): void => {};
  let counts: ReadonlyMap<string, number> = new Map();

  function queueOf(gameId: string): GameQueue {
    const known = queues.get(gameId);
    if (known !== undefined) return known;
    const queue = createGameQueue(gameId);
    queues.set(gameId, queue);
    return queue;
  }

  function countSendable(): ReadonlyMap<string, number> {
    const userId = identity.currentUserId();
    const next = new Map<string, number>();
    for (const { gameId, authorId, count } of context.store.outbox.summary().byGame) {
      if (authorId !== null && authorId !== userId) continue;
      next.set(gameId, (next.get(gameId) ?? 0) + count);
    }
    return next;
  }

  function noteOutbox(): void {
    const before = counts;
    counts = countSendable();
    const now = time.monotonic();
    for (const [gameId, count] of counts) {
      const queue = queueOf(gameId);
      const isForgotten = queue.uploadAt === null && !queue.isBusy;
      if (isForgotten || count > (before.get(gameId) ?? 0)) noteTap(queue, now);
    }
  }

  function dueAt(queue: GameQueue, isVisible: boolean, now: number): number | null {
    if (queue.isBusy) return null;
    const uploadAt = nextUploadAt(queue);
    // Only signed-in people may read the log.
    const mayRead = identity.currentUserId() !== null && options.mayReadLog(queue.gameId);
    const readAt = mayRead ? nextReadAt(queue, isVisible, now) : null;
    return earlier(uploadAt, readAt === null ? null : Math.max(readAt, context.reads.notBefore));
  }

  function schedule(): void {
    cancelTimer();
    if (aborter.signal.aborted || !options.mayWork()) return;
    const now = time.monotonic();
    const openGames = options.openGames();
    for (const gameId of openGames.keys()) queueOf(gameId);
    let next: number | null = null;
    for (const queue of queues.values()) {
      queue.isOpen = openGames.has(queue.gameId);
      const isVisible = openGames.get(queue.gameId) ?? false;
      const at = dueAt(queue, isVisible, now);
      if (at === null || at > now) next = earlier(next, at);
      else if (turns.size < MOST_TURNS) startTurn(queue, isVisible);
    }
    const operationsAt = operations.nextAt();
    if (operationsAt === null || operationsAt > now) next = earlier(next, operationsAt);
    else track(operations.takeTurn(aborter.signal));
    if (next !== null) cancelTimer = time.after(next - now, schedule);
  }

  function startTurn(queue: GameQueue, isVisible: boolean): void {
    queue.isBusy = true;
    track(
      takeTurn(context, queue, isVisible, aborter.signal).finally(() => {
        queue.isBusy = false;
      }),
    );
  }

  /** Neither a failed turn nor what follows it may stop the loop (S15). */
  function track(turn: Promise<void>): void {
    const tracked = turn
      .finally(() => {
        turns.delete(tracked);
        options.onTurnEnd();
      })
      .catch(context.onFault);
    turns.add(tracked);
  }

  async function whenIdle(): Promise<void> {
    while (turns.size > 0) await Promise.all(turns);
  }

  return {
    queueOf,
    noteOutbox,
    schedule,
    wakeAll(byHand) {
      const now = time.monotonic();
      for (const queue of queues.values()) wakeQueue(queue, now, byHand);
      wakeRetry(context.reads, now, byHand);
      operations.wake(now, byHand);
    },
    waitingGames: () => [...countSendable().keys()],
    uploadNow(gameIds) {
      const now = time.monotonic();
      for (const gameId of gameIds) queueOf(gameId).uploadAt = now;
    },
    sendableCount: () => [...countSendable().values()].reduce((sum, count) => sum + count, 0),
    problem() {
      const waiting = [...countSendable().keys()].map((gameId) => queueOf(gameId).upload.problem);
      return worstProblem([...waiting, ...operations.problems()]);
    },
    turnCount: () => turns.size,
    whenIdle,
    async stop() {
      cancelTimer();
      aborter.abort();
      await whenIdle();
    },
  };
}

const WORST_FIRST: readonly LastProblem[] = [
  "permission",
  "everything-refused",
  "device-failed",
  "no-answer",
  "server-busy",
];

function worstProblem(problems: readonly LastProblem[]): LastProblem {
  return WORST_FIRST.find((problem) => problems.includes(problem)) ?? null;
}

function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}
