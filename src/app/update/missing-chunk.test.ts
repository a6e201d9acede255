import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isMissingChunk, keepPageAfter, reloadOnMissingChunk } from "./missing-chunk.ts";

const OUR_PAGE = '<!doctype html><title>Stat Tracker</title><div id="root"></div>';
const PORTAL = "<!doctype html><title>Welcome to Field Wi-Fi</title>";

let page: EventTarget & { location: { reload: () => void } };
let reloads: number;
let asked: number;
let lastLost: Error;
/** What stands at the app's address; null: nobody answers. */
let served: Response | null;

beforeEach(() => {
  reloads = 0;
  asked = 0;
  served = new Response(OUR_PAGE);
  const kept = new Map<string, string>();
  page = Object.assign(new EventTarget(), {
    location: {
      reload() {
        reloads += 1;
      },
    },
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (served === null) throw new TypeError("Failed to fetch");
    return served.clone();
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  reloadOnMissingChunk();
});
afterEach(() => vi.unstubAllGlobals());

/** A chunk does not come; once the server was asked, the error that the screen heard. */
async function loseChunk(): Promise<Error> {
  const payload = new Error("import failed");
  lastLost = payload;
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
  page.dispatchEvent(event);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return payload;
}

it("a part that a deployment has replaced leads to one reload, never to a loop", async () => {
  await loseChunk();
  await loseChunk();
  expect([reloads, asked]).toEqual([1, 1]);
});

it.each([
  ["nobody answers", null],
  ["a network answers with its own page", new Response(PORTAL)],
  ["the server is broken", new Response(OUR_PAGE, { status: 502 })],
])("while %s, the page stays and says what is missing", async (_, away) => {
  served = away;
  const error = await loseChunk();
  expect([isMissingChunk(error), asked, reloads]).toEqual([true, 1, 0]);
  served = new Response(OUR_PAGE);
  await loseChunk();
  expect(reloads).toBe(1);
});

it.each(["pointerdown", "keydown", "beforeunload"])(
  "whoever acts before the server has answered keeps the page (%s)",
  async (act) => {
    const losing = loseChunk();
    page.dispatchEvent(new Event(act));
    expect([isMissingChunk(await losing), asked, reloads]).toEqual([true, 1, 0]);
    page.dispatchEvent(new Event("pointerdown"));
    await loseChunk();
    expect(reloads).toBe(1);
  },
);

it("a page that is being left does not reload over the next one, unless its person stays", async () => {
  page.dispatchEvent(new Event("beforeunload"));
  expect([isMissingChunk(await loseChunk()), asked, reloads]).toEqual([true, 0, 0]);
  page.dispatchEvent(new Event("pointerdown"));
  await loseChunk();
  expect([asked, reloads]).toEqual([1, 1]);
});

it("a part that was loaded ahead leaves the page and what is typed there, also when the server answers", async () => {
  const loading = loseChunk();
  keepPageAfter(lastLost);
  await loading;
  expect([asked, reloads]).toEqual([1, 0]);
  await loseChunk();
  expect(reloads).toBe(1);
});

it("where the browser stores nothing, the error reaches the screen and nothing loops", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  expect(isMissingChunk(await loseChunk())).toBe(true);
  expect(reloads).toBe(0);
});
