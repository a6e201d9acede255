import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stubLocks = (request: LockManager["request"]) =>
  vi.stubGlobal("navigator", { locks: { request } });

test.each([
  ["that answer nothing, not even an abort", () => new Promise<never>(() => {})],
  ["that refuse", () => Promise.reject(new DOMException("no", "SecurityError"))],
])("work is done once with Web Locks %s", async (_, request) => {
  stubLocks(request as LockManager["request"]);
  const work = vi.fn(async () => "done");
  const settled = withTabLock(work);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await settled).toBe("done");
  expect(work).toHaveBeenCalledTimes(1);
});

test("a lock that comes too late is given back at once", async () => {
  let grant = (): Promise<unknown> => Promise.resolve();
  stubLocks(((_name: string, _options: LockOptions, hold: () => Promise<unknown>) => {
    grant = hold;
    return new Promise(() => {});
  }) as LockManager["request"]);
  const work = vi.fn(async () => "done");
  const settled = withTabLock(work);
  await vi.advanceTimersByTimeAsync(5_000);
  await settled;
  await grant();
  expect(work).toHaveBeenCalledTimes(1);
});
