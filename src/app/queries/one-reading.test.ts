import { expect, it } from "vitest";
import { oneReading } from "./one-reading.ts";

/** A reading that ends when it is told to. */
function slowReading() {
  const begun: { anew: boolean; end: (value: string) => void }[] = [];
  const shown: string[] = [];
  const leaving = new AbortController();
  const ask = oneReading<string>(
    (anew) => new Promise((end) => begun.push({ anew, end })),
    (value) => shown.push(value),
    leaving.signal,
  );
  /** Until the next reading has begun. */
  const settled = () => new Promise(setImmediate);
  async function end(value: string): Promise<void> {
    begun.at(-1)?.end(value);
    await settled();
  }
  return { ask, begun, shown, end, settled, leaving };
}

it("a dozen changes during a reading are one more reading, anew when one of them asked for it", async () => {
  const { ask, begun, shown, end, settled } = slowReading();
  const first = ask();
  await settled();
  for (let change = 0; change < 12; change += 1) void ask(change === 5);
  expect(begun).toHaveLength(1);
  await end("first");
  expect(begun.map(({ anew }) => anew)).toEqual([false, true]);
  await first;
  await end("second");
  expect(begun).toHaveLength(2);
  expect(shown).toEqual(["first", "second"]);
});

it("what is old when it was read is not shown in place of what stands there", async () => {
  const { ask, shown, end, settled } = slowReading();
  void ask();
  await settled();
  await end("shown");
  void ask();
  await settled();
  void ask();
  await end("old");
  expect(shown).toEqual(["shown"]);
  await end("new");
  expect(shown).toEqual(["shown", "new"]);
});

it("nothing is shown or read again to somebody who has left", async () => {
  const { ask, begun, shown, end, settled, leaving } = slowReading();
  void ask();
  await settled();
  void ask();
  leaving.abort();
  await end("too late");
  expect(begun).toHaveLength(1);
  expect(shown).toEqual([]);
});

it("a reading that fails says so, and the next one is made", async () => {
  let tries = 0;
  const shown: string[] = [];
  const ask = oneReading<string>(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error("closed");
      return "open";
    },
    (value) => shown.push(value),
    new AbortController().signal,
  );
  await expect(ask()).rejects.toThrow("closed");
  await ask();
  expect(shown).toEqual(["open"]);
});
