import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "../../../../tests/helpers/render-hook.ts";
import { usePolling } from "./use-polling.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

/** React draws and runs effects by itself, in the time that is not faked. */
async function drawn() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

async function poll(how: Parameters<typeof usePolling>[1]) {
  const answers: (() => void)[] = [];
  const look = () => new Promise<void>((resolve) => answers.push(resolve));
  const { leave } = renderHook(() => usePolling(look, how));
  await drawn();
  return { answers, leave };
}

test("the next look waits for the last one's answer, and none comes after leaving", async () => {
  const { answers, leave } = await poll({ everyMs: 1_000, startsNow: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers).toHaveLength(2);
  leave();
  await drawn();
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(2);
});

test("it waits before the first look, and does not look at all without a time", async () => {
  const later = await poll({ everyMs: 1_000 });
  const never = await poll({ everyMs: null });
  await vi.advanceTimersByTimeAsync(999);
  expect(later.answers).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([later.answers.length, never.answers.length]).toEqual([1, 0]);
  later.leave();
  never.leave();
});
