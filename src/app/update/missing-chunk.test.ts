import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isMissingChunk, reloadOnMissingChunk } from "./missing-chunk.ts";

let page: EventTarget & { location: { reload: () => void } };
let reloads: number;
let isOnline: boolean;

beforeEach(() => {
  reloads = 0;
  isOnline = true;
  const kept = new Map<string, string>();
  page = Object.assign(new EventTarget(), {
    location: {
      reload() {
        reloads += 1;
      },
    },
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  reloadOnMissingChunk();
});
afterEach(() => vi.unstubAllGlobals());

/** A chunk does not come: says the error, and whether it reaches the screen that asked. */
function loseChunk() {
  const payload = new Error("import failed");
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
  return { error: payload, isThrown: page.dispatchEvent(event) };
}

it("a part that a deployment has replaced leads to one reload, never to a loop", () => {
  expect([loseChunk().isThrown, loseChunk().isThrown]).toEqual([false, true]);
  expect(reloads).toBe(1);
});

it("without a network the page stays and says what is missing: a reload would leave nothing", () => {
  isOnline = false;
  const { error, isThrown } = loseChunk();
  expect([isThrown, isMissingChunk(error), reloads]).toEqual([true, true, 0]);
  isOnline = true;
  loseChunk();
  expect(reloads).toBe(1);
});

it("where the browser stores nothing, the error reaches the screen and nothing loops", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  expect([loseChunk().isThrown, reloads]).toEqual([true, 0]);
});
