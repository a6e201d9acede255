import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import type { QueuePriority } from "./sql-database.ts";

/** Runs pieces of work one after the other, as PGlite's one session needs. */
export interface SessionQueue {
  /** Resolves or rejects as `work` did, once everything that it can have seen is durable. */
  run<T>(work: () => Promise<T>, priority?: QueuePriority): Promise<T>;
}

interface Job {
  /** Returns how to tell the caller. It never rejects. */
  readonly work: () => Promise<(flushed: Flushed) => void>;
}

type Flushed = { readonly error?: unknown };

/** A flush waits until the work that shares it has taken this many times the flush's own time. */
const WORK_PER_FLUSH = 4;

/** One turn accepts a new connection, one reads its request, one answers it. */
const TURNS_BETWEEN_JOBS = 3;

/**
 * Answers wait for a flush that a group of callers shares, so that flushing takes at most a fifth of
 * the time on any disk. Readers wait as well, because they may have seen what is not durable yet.
 */
export function createSessionQueue(
  flush: () => Promise<void>,
  nowMs: () => number = () => performance.now(),
): SessionQueue {
  const queues: Readonly<Record<QueuePriority, Job[]>> = { check: [], read: [], write: [] };
  // How long readers and writers have had the session since both began to wait.
  let readMs = 0;
  let writeMs = 0;
  let isRunning = false;
  let lastFlushMs = 0;

  /**
   * While readers and writers wait, each of the two gets half of the time. Turn by turn, ten visitors
   * would wait for ten pushes, each of which takes as long as ten reads.
   */
  async function runNext(): Promise<Awaited<ReturnType<Job["work"]>> | undefined> {
    const { read, write } = queues;
    const doBothWait = read.length > 0 && write.length > 0;
    if (!doBothWait) readMs = writeMs = 0;
    const isRead = write.length === 0 || (doBothWait && readMs <= writeMs);
    const job = (isRead ? read : write).shift();
    const startedAt = nowMs();
    const tell = await job?.work();
    const ms = doBothWait ? nowMs() - startedAt : 0;
    if (isRead) readMs += ms;
    else writeMs += ms;
    return tell;
  }

  async function drain(): Promise<void> {
    isRunning = true;
    let group: ((flushed: Flushed) => void)[] = [];
    let groupSince = 0;
    for (;;) {
      for (let check = queues.check.shift(); check !== undefined; check = queues.check.shift()) {
        (await check.work())({});
      }
      const since = nowMs();
      const tell = await runNext();
      if (tell === undefined) break;
      if (group.length === 0) groupSince = since;
      group.push(tell);
      const isLong = nowMs() - groupSince >= WORK_PER_FLUSH * lastFlushMs;
      if ((queues.read.length === 0 && queues.write.length === 0) || isLong) {
        const flushed = await flushTimed();
        for (const tell of group) tell(flushed);
        group = [];
      }
      for (let turn = 0; turn < TURNS_BETWEEN_JOBS; turn += 1) await turnOfTheLoop();
    }
    isRunning = false;
  }

  async function flushTimed(): Promise<Flushed> {
    const startedAt = nowMs();
    try {
      await flush();
      return {};
    } catch (error) {
      return { error };
    } finally {
      lastFlushMs = nowMs() - startedAt;
    }
  }

  return {
    run: (work, priority = "write") =>
      new Promise((resolve, reject) => {
        queues[priority].push({ work: () => outcomeOf(work, resolve, reject) });
        if (!isRunning) void drain();
      }),
  };
}

async function outcomeOf<T>(
  work: () => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Promise<(flushed: Flushed) => void> {
  try {
    const value = await work();
    return (flushed) => ("error" in flushed ? reject(flushed.error) : resolve(value));
  } catch (error) {
    return () => reject(error);
  }
}
