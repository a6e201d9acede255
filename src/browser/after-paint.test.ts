import { afterEach, beforeEach, expect, it, vi } from "vitest";

const frames: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  frames.length = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits until the frame after the first call is on the screen", async () => {
  const { afterPaint, hasPainted } = await import("./after-paint.ts");
  const waiting = noted(afterPaint());
  await vi.advanceTimersByTimeAsync(100);
  expect(waiting.isOver).toBe(false);
  frames[0]?.();
  expect(waiting.isOver).toBe(false);
  expect(hasPainted()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.isOver).toBe(true);
  expect(hasPainted()).toBe(true);
});

it("waits for nothing once that frame was painted", async () => {
  const { afterPaint } = await import("./after-paint.ts");
  void afterPaint();
  frames[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  const later = noted(afterPaint());
  await Promise.resolve();
  expect(later.isOver).toBe(true);
  expect(frames).toHaveLength(1);
});

it("waits 300 ms in a hidden tab, which draws no frame", async () => {
  const { afterPaint } = await import("./after-paint.ts");
  const waiting = noted(afterPaint());
  await vi.advanceTimersByTimeAsync(299);
  expect(waiting.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.isOver).toBe(true);
});

function noted(promise: Promise<void>) {
  const state = { isOver: false };
  void promise.then(() => {
    state.isOver = true;
  });
  return state;
}
