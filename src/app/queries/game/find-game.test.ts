import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { makeTeam } from "../../../../tests/helpers/builders/make-team.ts";
import { createDevice, must } from "../../../../tests/helpers/device.ts";
import type { WakeReason } from "../../../sync/connectivity.ts";
import { findGame } from "./find-game.ts";

const NOT_READ = { problem: null, said: null, finishedAt: null, isVisitor: true };
const READ = { complete: true, readAt: "2026-11-21T12:00:00.000Z" };
const GAME = makeGame({ id: "g", seasonId: "s1", visitorTeamId: "a", homeTeamId: "b" });
const team = (id: string) => makeTeam({ id, name: id });

async function searching(firstReading?: (load: () => Promise<void>) => Promise<void>) {
  const { store } = await createDevice().openTab();
  const leaving = new AbortController();
  const missing: string[] = [];
  let wake = (_reason: WakeReason): void => undefined;
  let ask = (): void => undefined;
  let asked = 0;
  let isReachable = false;
  async function load(): Promise<void> {
    must(await store.reference.replace("teams", "s1", [team("a"), team("b")], READ));
    must(await store.reference.replace("games", "s1", [GAME], READ));
  }
  const all = {
    store,
    connectivity: {
      subscribe(listener: (reason: WakeReason) => void) {
        wake = listener;
        return () => undefined;
      },
    },
    prefetch: {
      status: createStore(() => ({ ...NOT_READ, isRunning: firstReading !== undefined })),
      async refresh() {
        await firstReading?.(load);
        return null;
      },
    },
    async fetchGame(_: string, onRefusal?: (said: string) => void) {
      asked += 1;
      if (!isReachable) {
        onRefusal?.("disk is full");
        return "unreachable" as const;
      }
      await load();
      return "fetched" as const;
    },
  };
  const found: string[] = [];
  const said: (string | null)[] = [];
  await new Promise<void>((resolve) => {
    findGame(all, "g", leaving.signal, {
      rows({ game }) {
        found.push(game.id);
        resolve();
      },
      missing(why, askAgain, words) {
        missing.push(why);
        said.push(words);
        ask = askAgain;
        resolve();
      },
    });
  });
  return {
    missing,
    said,
    found,
    load,
    leave: () => leaving.abort(),
    asked: () => asked,
    connect() {
      isReachable = true;
      wake("online");
    },
    /** The server is well again, and somebody asks by hand. */
    retry() {
      isReachable = true;
      ask();
    },
  };
}

it("a game that is not here is loaded when the network returns, without a reload", async () => {
  const search = await searching();
  expect(search.missing).toEqual(["not-on-device"]);
  expect(search.said).toEqual(["disk is full"]);
  search.connect();
  await expect.poll(() => search.found[0]).toBe("g");
});

it("a game that the start's own reading brings is not asked for again", async () => {
  const search = await searching((load) => load());
  expect(search.found).toEqual(["g"]);
  expect(search.asked()).toBe(0);
});

it("a game of another season is asked for behind the start's own reading", async () => {
  const search = await searching(async () => undefined);
  expect(search.missing).toEqual(["not-on-device"]);
  expect(search.asked()).toBe(1);
});

it("a server that failed is asked again by hand, with nothing else to wake the search (D9)", async () => {
  const search = await searching();
  search.retry();
  await expect.poll(() => search.found[0]).toBe("g");
  expect(search.asked()).toBe(2);
});

it("a game that a prefetch brings is found without asking again", async () => {
  const search = await searching();
  await search.load();
  await expect.poll(() => search.found[0]).toBe("g");
  expect(search.asked()).toBe(1);
});

it("leaving ends the search", async () => {
  const search = await searching();
  search.leave();
  await search.load();
  search.connect();
  await new Promise(setImmediate);
  expect(search.found).toEqual([]);
  expect(search.asked()).toBe(1);
});
