import { expect, test } from "vitest";
import { createSessionQueue } from "../../../supabase/local/database/session-queue.ts";

/** A queue whose flush takes 5 ms on a clock that the test moves. */
function timedQueue() {
  const happened: string[] = [];
  let now = 0;
  const queue = createSessionQueue(
    async () => {
      now += 5;
      happened.push("flush");
    },
    () => now,
  );
  const work = async (ms: number) => {
    now += ms;
    happened.push("work");
  };
  return { queue, happened, work };
}

test("D: callers who wait together share a flush, and nobody is answered before it", async () => {
  const { queue, happened, work } = timedQueue();
  await queue.run(() => work(0));
  happened.length = 0;
  const pieces = [1, 2, 3].map((n) =>
    queue.run(() => work(1)).then(() => happened.push(`answer ${n}`)),
  );
  await Promise.all(pieces);
  expect(happened).toEqual(["work", "work", "work", "flush", "answer 1", "answer 2", "answer 3"]);
});

test("D: long work does not wait for the end of the queue, but is flushed before it", async () => {
  const { queue, happened, work } = timedQueue();
  await queue.run(() => work(0));
  happened.length = 0;
  await Promise.all([20, 19, 1, 1].map((ms) => queue.run(() => work(ms))));
  expect(happened).toEqual(["work", "flush", "work", "work", "flush", "work", "flush"]);
});

test("B: the event loop turns between two pieces of work", async () => {
  const queue = createSessionQueue(async () => {});
  const happened: string[] = [];
  const work = Array.from({ length: 4 }, () => queue.run(async () => happened.push("work")));
  setImmediate(() => happened.push("a file"));
  await Promise.all(work);
  expect(happened.indexOf("a file")).toBeLessThan(3);
});

test("a failed flush fails whoever waited for it, failed work only its caller", async () => {
  let isBroken = true;
  const queue = createSessionQueue(async () => {
    if (isBroken) throw new Error("the disk is gone");
  });
  await expect(queue.run(async () => 1)).rejects.toThrow("the disk is gone");
  isBroken = false;
  const refused = queue.run(() => Promise.reject(new Error("refused")));
  const fine = queue.run(async () => 2);
  await expect(refused).rejects.toThrow("refused");
  expect(await fine).toBe(2);
});

test("B: a check passes all who wait, and is told without their flush", async () => {
  const happened: string[] = [];
  const queue = createSessionQueue(async () => {
    happened.push("flush");
  });
  const work = Array.from({ length: 5 }, (_, n) =>
    queue.run(async () => happened.push(`push ${n}`)),
  );
  const check = queue.run(async () => happened.push("check"), "check");
  await Promise.all([...work, check]);
  expect(happened.indexOf("check")).toBeLessThanOrEqual(2);
});

test("B: readers and writers who both wait have half of the time each, however many wait", async () => {
  let now = 0;
  const happened: string[] = [];
  const queue = createSessionQueue(
    async () => {},
    () => now,
  );
  const run = (name: string, ms: number, lane: "read" | "write") =>
    queue.run(async () => {
      now += ms;
      happened.push(name);
    }, lane);
  const writes = [1, 2, 3, 4].map((n) => run(`w${n}`, 40, "write"));
  const reads = [1, 2, 3, 4, 5, 6].map((n) => run(`r${n}`, 10, "read"));
  await Promise.all([...writes, ...reads]);
  expect(happened.join(" ")).toBe("w1 r1 w2 r2 r3 r4 r5 w3 r6 w4");
});

test("B: whoever had the session for himself has used nobody's time", async () => {
  let now = 0;
  const happened: string[] = [];
  const queue = createSessionQueue(
    async () => {},
    () => now,
  );
  const run = (name: string, ms: number, lane: "read" | "write") =>
    queue.run(async () => {
      now += ms;
      happened.push(name);
    }, lane);
  await Promise.all([1, 2, 3].map(() => run("alone", 100, "write")));
  happened.length = 0;
  await Promise.all([
    run("w1", 40, "write"),
    run("w2", 40, "write"),
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => run(`r${n}`, 10, "read")),
  ]);
  expect(happened.join(" ")).toBe("r1 w1 r2 r3 r4 r5 w2 r6 r7");
});
