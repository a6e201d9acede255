import { describe, expect, test } from "vitest";
import { FakeTime } from "../../../tests/helpers/sync/fake-time.ts";
import type { Heartbeat, HeartbeatStore } from "./heartbeat.ts";
import { createLeader, type Leader, type Locks } from "./leader.ts";

/** localStorage of one device. */
function sharedHeartbeat(): HeartbeatStore & { current: Heartbeat | null } {
  return {
    current: null,
    read() {
      return this.current;
    },
    write(heartbeat) {
      this.current = heartbeat;
    },
    clear(tabId) {
      if (this.current?.tabId === tabId) this.current = null;
    },
  };
}

/** Web Locks of one origin, as the standard has them: a queue, abort, and stealing. */
function webLocks(): Locks {
  let lose: (() => void) | null = null;
  const queue: (() => void)[] = [];
  const grant = async (callback: () => Promise<unknown>): Promise<void> => {
    const stolen = new Promise<never>((_, reject) => {
      lose = () => reject(new DOMException("stolen", "AbortError"));
    });
    const mine = lose;
    try {
      await Promise.race([callback(), stolen]);
    } finally {
      if (lose === mine) {
        lose = null;
        queue.shift()?.();
      }
    }
  };
  const request = async (
    _name: string,
    options: LockOptions,
    callback: () => Promise<unknown>,
  ): Promise<void> => {
    if (options.steal === true) {
      lose?.();
      return grant(callback);
    }
    if (lose !== null) {
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve);
        options.signal?.addEventListener("abort", () => {
          queue.splice(queue.indexOf(resolve), 1);
          reject(new DOMException("aborted", "AbortError"));
        });
      });
    }
    return grant(callback);
  };
  return { request: request as Locks["request"] };
}

const time = () => new FakeTime();
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A tab whose timers stand still while it is frozen; the wall clock runs on for everybody. */
function tab(tabId: string, clock: FakeTime, heartbeat: HeartbeatStore, locks: Locks | null) {
  const changes: boolean[] = [];
  const parked: (() => void)[] = [];
  let isFrozen = false;
  const leader: Leader = createLeader({
    tabId,
    locks,
    heartbeat,
    time: {
      monotonic: () => clock.monotonic(),
      wall: () => clock.wall(),
      after: (delayMs, work) => clock.after(delayMs, () => (isFrozen ? parked.push(work) : work())),
    },
    onChange: (isLeader) => changes.push(isLeader),
  });
  const freeze = (): void => {
    isFrozen = true;
  };
  const thaw = (): void => {
    isFrozen = false;
    for (const work of parked.splice(0)) work();
  };
  return { ...leader, changes, freeze, thaw };
}

describe.each([
  ["with Web Locks", true],
  ["S3 with a lease where locks are missing", false],
])("S3 one leader, %s", (_, hasLocks) => {
  test("of two tabs one leads, and when it closes the other does", async () => {
    const clock = time();
    const heartbeat = sharedHeartbeat();
    const locks = hasLocks ? webLocks() : null;
    const [a, b] = [tab("a", clock, heartbeat, locks), tab("b", clock, heartbeat, locks)];
    a.start();
    await clock.advance(100, settle);
    b.start();
    await clock.advance(20_000, settle);
    expect([a.isLeader(), b.isLeader()]).toEqual([true, false]);
    a.stop();
    await clock.advance(45_000, settle);
    expect([a.isLeader(), b.isLeader()]).toEqual([false, true]);
    expect(b.changes).toEqual([true]);
  });

  test("a frozen leader is taken over after 30 s, and steps down when it wakes", async () => {
    const clock = time();
    const heartbeat = sharedHeartbeat();
    const locks = hasLocks ? webLocks() : null;
    const [a, b] = [tab("a", clock, heartbeat, locks), tab("b", clock, heartbeat, locks)];
    a.start();
    await clock.advance(6_000, settle);
    b.start();
    a.freeze();
    await clock.advance(29_000, settle);
    expect(b.isLeader()).toBe(false);
    await clock.advance(20_000, settle);
    expect([a.isLeader(), b.isLeader()]).toEqual([false, true]);
    a.thaw();
    await clock.advance(50_000, settle);
    expect([a.isLeader(), b.isLeader()]).toEqual([false, true]);
    expect(a.changes).toEqual([true, false]);
  });
});

/** A lock manager that answers no request, and no abort of one. */
const stuckLocks = (): Locks => ({ request: (() => new Promise(() => {})) as Locks["request"] });

describe("S3 Web Locks that never answer", () => {
  test("one of two tabs leads by the lease within 30 s, and when it closes the other does", async () => {
    const clock = time();
    const heartbeat = sharedHeartbeat();
    const [a, b] = [
      tab("a", clock, heartbeat, stuckLocks()),
      tab("b", clock, heartbeat, stuckLocks()),
    ];
    a.start();
    b.start();
    await clock.advance(30_000, settle);
    expect([a.isLeader(), b.isLeader()].filter(Boolean)).toHaveLength(1);
    const [first, second] = a.isLeader() ? [a, b] : [b, a];
    first.stop();
    await clock.advance(30_000, settle);
    expect(second.isLeader()).toBe(true);
  });

  test("a tab that died is followed 30 s after its last heartbeat", async () => {
    const clock = time();
    const heartbeat = sharedHeartbeat();
    heartbeat.write({ tabId: "dead", at: clock.wall() });
    const only = tab("a", clock, heartbeat, stuckLocks());
    only.start();
    await clock.advance(29_000, settle);
    expect(only.isLeader()).toBe(false);
    await clock.advance(7_000, settle);
    expect(only.isLeader()).toBe(true);
    expect(only.changes).toEqual([true]);
  });
});

test("S3 storage that is refused leaves the lock to decide", async () => {
  const clock = time();
  const dead: HeartbeatStore = { read: () => null, write() {}, clear() {} };
  const locks = webLocks();
  const [a, b] = [tab("a", clock, dead, locks), tab("b", clock, dead, locks)];
  a.start();
  b.start();
  await clock.advance(120_000, settle);
  expect([a.isLeader(), b.isLeader()]).toEqual([true, false]);
});

test("S3 without locks and without storage a tab leads rather than nobody", async () => {
  const clock = time();
  const dead: HeartbeatStore = { read: () => null, write() {}, clear() {} };
  const only = tab("a", clock, dead, null);
  only.start();
  await clock.advance(10_000, settle);
  expect(only.isLeader()).toBe(true);
});
