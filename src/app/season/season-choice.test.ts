import { afterEach, beforeEach, expect, it, vi } from "vitest";

let device: Map<string, string>;

beforeEach(() => {
  device = new Map();
});
afterEach(() => vi.unstubAllGlobals());

/**
 * A tab that is loaded now, over the device's storage and its own, which a new tab has none in;
 * null: the browser refuses any.
 */
async function load(storage: Map<string, string> | null, own = new Map<string, string>()) {
  vi.resetModules();
  vi.stubGlobal("localStorage", storageOver(storage));
  vi.stubGlobal("sessionStorage", storageOver(storage === null ? null : own));
  const { seasonChoice, showSeason } = await import("./season-choice.ts");
  const { chooseSeason, forgetSeason } = await import("./choose-season.ts");
  return { chosen: () => seasonChoice.getState().chosenId, chooseSeason, showSeason, forgetSeason };
}

function storageOver(storage: Map<string, string> | null) {
  const there = () => {
    if (storage === null) throw new DOMException("refused", "SecurityError");
    return storage;
  };
  return {
    getItem: (key: string) => there().get(key) ?? null,
    setItem: (key: string, value: string) => there().set(key, value),
    removeItem: (key: string) => there().delete(key),
  };
}

it("P §4: each tab keeps its season; a new one starts with the last choice", async () => {
  const second = new Map<string, string>();
  (await load(device, second)).chooseSeason("fall");
  const first = await load(device);
  first.chooseSeason("spring");
  expect(first.chosen()).toBe("spring");
  expect((await load(device, second)).chosen()).toBe("fall");
  expect((await load(device)).chosen()).toBe("spring");
});

it("D60: the active season is not pinned: whoever chose it sees the next one", async () => {
  const own = new Map<string, string>();
  const tab = await load(device, own);
  tab.chooseSeason("spring");
  tab.chooseSeason(null);
  expect(tab.chosen()).toBeNull();
  expect(device.size).toBe(0);
  (await load(device)).chooseSeason("spring");
  expect((await load(device, own)).chosen(), "loaded again, whatever others chose").toBeNull();
});

it("P §4: a link's season is this tab's, also when loaded again, and no new tab's", async () => {
  (await load(device)).chooseSeason("summer");
  const own = new Map<string, string>();
  (await load(device, own)).showSeason("spring");
  expect((await load(device, own)).chosen()).toBe("spring");
  expect((await load(device)).chosen()).toBe("summer");
});

it("P §4: a season that is gone is forgotten, the last choice only if it was that", async () => {
  const tab = await load(device);
  tab.chooseSeason("spring");
  tab.showSeason("gone");
  tab.forgetSeason();
  expect(tab.chosen()).toBeNull();
  expect([...device.values()]).toEqual(["spring"]);
  tab.showSeason("spring");
  tab.forgetSeason();
  expect([tab.chosen(), device.size]).toEqual([null, 0]);
});

it("without storage the choice lasts as long as the page", async () => {
  const tab = await load(null);
  tab.chooseSeason("spring");
  expect(tab.chosen()).toBe("spring");
  tab.forgetSeason();
  expect(tab.chosen()).toBeNull();
});
