import { afterEach, beforeEach, expect, it, vi } from "vitest";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** A tab that is loaded now, over the device's storage; null: the browser refuses any. */
async function newTab(storage: Map<string, string> | null) {
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storageOr(storage).get(key) ?? null,
    setItem: (key: string, value: string) => storageOr(storage).set(key, value),
    removeItem: (key: string) => storageOr(storage).delete(key),
  });
  const { seasonChoice, rememberSeason } = await import("./season-choice.ts");
  return { chosen: () => seasonChoice.getState().chosenId, choose: rememberSeason };
}

function storageOr(storage: Map<string, string> | null): Map<string, string> {
  if (storage === null) throw new DOMException("refused", "SecurityError");
  return storage;
}

it("P §4: each tab keeps its season; a new one starts with the last choice", async () => {
  const first = await newTab(stored);
  const second = await newTab(stored);
  first.choose("spring");
  expect([first.chosen(), second.chosen()]).toEqual(["spring", null]);
  expect((await newTab(stored)).chosen()).toBe("spring");
});

it("D60: the active season is not pinned: whoever chose it sees the next one", async () => {
  const tab = await newTab(stored);
  tab.choose("spring");
  tab.choose(null);
  expect(tab.chosen()).toBeNull();
  expect(stored.size).toBe(0);
});

it("without storage the choice lasts as long as the page", async () => {
  const tab = await newTab(null);
  tab.choose("spring");
  expect(tab.chosen()).toBe("spring");
});
