import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDevice } from "../../../tests/helpers/device.ts";
import {
  json,
  type ScriptedServer,
  startScriptedServer,
} from "../../../tests/helpers/scripted-server.ts";
import { signInAs } from "../../../tests/helpers/sign-in-as.ts";
import { FakeTime } from "../../../tests/helpers/sync/fake-time.ts";
import type { LocalStore } from "../../local/local-store.ts";
import { createRemote, type Remote } from "../../remote/client.ts";
import type { WakeReason } from "../../sync/surroundings.ts";
import { pullSeasonTeams } from "../queries/season-teams.ts";
import { createPageReads, type PagePull, type PageReads } from "./page-reads.ts";
import type { PullProblem } from "./pull-reference.ts";

const MINUTE = 60_000;
let server: ScriptedServer;
let remote: Remote;
let store: LocalStore;
let time: FakeTime;
let isOnline: boolean;
let isVisible: boolean;
let wake: (reason: WakeReason) => void;
let pages: PageReads;
/** What the server answers with, and the readings that it saw. */
let problem: PullProblem | null;
let readings: AbortSignal[];

const pull: PagePull = async ({ signal }) => {
  readings.push(signal);
  return problem;
};

/** Promises only: nothing here waits for a clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

beforeEach(async () => {
  server = await startScriptedServer(() => json(200, [], { "content-range": "*/0" }));
  remote = createRemote({ url: server.url, publishableKey: "k", storage: null, tabs: null });
  store = (await createDevice().openTab()).store;
  time = new FakeTime();
  isOnline = true;
  isVisible = true;
  problem = null;
  readings = [];
  pages = createPageReads({
    store,
    reference: remote.reference,
    identity: remote.identity,
    surroundings: {
      isOnline: () => isOnline,
      isVisible: () => isVisible,
      subscribe(listener) {
        wake = listener;
        return () => {};
      },
    },
    time,
  });
});

afterEach(async () => {
  remote.close();
  store.close();
  await server.close();
});

describe("the reads of open pages", () => {
  it("read at once, and again every two minutes while somebody looks", async () => {
    const leave = pages.follow("stats fall", pull);
    await settle();
    expect(readings).toHaveLength(1);
    await time.advance(4 * MINUTE, settle);
    expect(readings).toHaveLength(3);
    isVisible = false;
    await time.advance(4 * MINUTE, settle);
    expect(readings).toHaveLength(3);
    isVisible = true;
    wake("visible");
    await settle();
    expect(readings).toHaveLength(4);
    leave();
    await time.advance(10 * MINUTE, settle);
    expect(readings).toHaveLength(4);
  });

  it("ask for nothing twice on the way to a neighbouring page, unless this device changed something", async () => {
    pages.follow("stats fall", pull)();
    await settle();
    await time.advance(20_000, settle);
    const leave = pages.follow("stats fall", pull);
    wake("focus");
    await settle();
    expect(readings).toHaveLength(1);
    await pages.refresh("stats fall", pull);
    expect(readings).toHaveLength(2);
    leave();
    pages.expire();
    pages.follow("stats fall", pull)();
    await settle();
    expect(readings).toHaveLength(3);
  });

  it("keep the reason of a failure, and try again after 15 seconds, then later", async () => {
    problem = "unknown";
    pages.follow("stats fall", pull);
    await settle();
    expect(pages.status("stats fall")).toEqual({ isRunning: false, problem: "unknown" });
    await time.advance(15_000, settle);
    expect(readings).toHaveLength(2);
    await time.advance(29_000, settle);
    expect(readings).toHaveLength(2);
    problem = null;
    await time.advance(1_000, settle);
    expect(pages.status("stats fall")).toEqual({ isRunning: false, problem: null });
  });

  it("wait for the network, and read as soon as it is back", async () => {
    isOnline = false;
    pages.follow("stats fall", pull);
    await time.advance(10 * MINUTE, settle);
    expect(readings).toHaveLength(0);
    isOnline = true;
    wake("online");
    await settle();
    expect(readings).toHaveLength(1);
  });

  it("rule 18: with another person everything is read anew, and nothing old is waited for", async () => {
    signInAs(remote, "user-ada");
    pages.follow("stats fall", pull);
    await settle();
    const before = readings.length;
    signInAs(remote, "user-bo");
    await settle();
    expect(readings).toHaveLength(before + 1);
    expect(readings.map((signal) => signal.aborted)).toEqual([
      ...Array.from({ length: before }, () => true),
      false,
    ]);
  });

  it("rule 18: a Sync that another sign-in overtakes is no failure, and reads for whoever is here now", async () => {
    signInAs(remote, "user-ada");
    const overtaken: PagePull = async ({ signal }) => {
      readings.push(signal);
      if (readings.length === 1) signInAs(remote, "user-bo");
      return signal.aborted ? "wrong-identity" : null;
    };
    expect(await pages.refresh("stats fall", overtaken)).toBeNull();
    expect(readings).toHaveLength(2);
  });

  it("I23: a season that the server shows as empty is read, and is empty", async () => {
    const problems = pages.refresh("teams fall", (parts) => pullSeasonTeams(parts, "fall"));
    expect(await problems).toBeNull();
    const readAt = await store.reference.readAt("team_season_stats", "fall");
    expect(readAt).toEqual({ ok: true, value: "2026-11-21T15:00:00.000Z" });
  });
});
