import { expect, test } from "vitest";
import { createSessionQueue } from "../../../supabase/local/database/session-queue.ts";

/** Work that burns processor time, as PGlite does. */
function busyFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("D: callers who wait together share a flush, and nobody is answered before it", async () => {
  const happened: string[] = [];
  const queue = createSessionQueue(async () => {
    busyFor(5);
    happened.push("flush");
  });
  await queue.run(async () => "the first flush says how long one takes");
  happened.length = 0;
  const answers = Array.from({ length: 8 }, (_, n) =>
    queue.run(async () => happened.push("work")).then(() => happened.push(`answer ${n}`)),
  );
  await Promise.all(answers);
  const flushes = happened.filter((what) => what === "flush").length;
  expect(flushes).toBeLessThan(8);
  expect(happened[0]).toBe("work");
  // However the work falls into groups: as many answers as pieces of work that a flush follows.
  let [done, flushed, answered] = [0, 0, 0];
  for (const what of happened) {
    if (what === "work") done += 1;
    else if (what === "flush") flushed = done;
    else answered += 1;
    expect(answered).toBeLessThanOrEqual(flushed);
  }
  expect(answered).toBe(8);
});

test("D: long work does not wait for the end of the queue, but is flushed before it", async () => {
  const happened: string[] = [];
  const queue = createSessionQueue(async () => {
    happened.push("flush");
  });
  await Promise.all(
    [1, 2, 3].map(() =>
      queue.run(async () => {
        busyFor(20);
        happened.push("work");
      }),
    ),
  );
  expect(happened).toEqual(["work", "flush", "work", "flush", "work", "flush"]);
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

test("B: readers and writers take turns, however many of the others wait", async () => {
  const happened: string[] = [];
  const queue = createSessionQueue(async () => {});
  const write = (n: number) => queue.run(async () => happened.push(`w${n}`));
  const read = (n: number) => queue.run(async () => happened.push(`r${n}`), "read");
  await Promise.all([write(1), write(2), write(3), write(4), read(1), read(2)]);
  expect(happened).toEqual(["w1", "r1", "w2", "r2", "w3", "w4"]);
});
