import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import {
  createDevice,
  GAME,
  must,
  oneTackle,
  PAIRING,
  type TestDevice,
  type TestTab,
} from "../../../tests/helpers/device.ts";
import { signInAs } from "../../../tests/helpers/sign-in-as.ts";
import { FakeTime } from "../../../tests/helpers/sync/fake-time.ts";
import { SwitchedConnectivity } from "../../../tests/helpers/sync/switched-connectivity.ts";
import { startTableServer, type TableServer } from "../../../tests/helpers/table-server.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import { createRemote, type Remote } from "../../remote/client.ts";
import { seasonTeams } from "../queries/pages/season-teams.ts";
import { BESIDE } from "./paces.ts";
import type { Pull, PullProblem } from "./pull.ts";
import { createRefreshers, type Refresher } from "./refresher.ts";

const MINUTE = 60_000;
let server: TableServer;
let remote: Remote;
let device: TestDevice;
let tab: TestTab;
let store: LocalStore;
let time: FakeTime;
let connectivity: SwitchedConnectivity;
let pages: ReturnType<typeof createRefreshers>;
/** What the server answers with, and the readings that it saw. */
let problem: PullProblem | null;
let readings: AbortSignal[];

const pull: Pull = async ({ signal }) => {
  readings.push(signal);
  return problem;
};

const stats = (read = pull): Refresher => pages.createRefresher("stats fall", read);

/** Promises only: nothing here waits for a clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

beforeEach(async () => {
  server = await startTableServer();
  remote = createRemote({ url: server.url, publishableKey: "k", storage: null, tabs: null });
  device = createDevice();
  tab = await device.openTab();
  store = tab.store;
  time = new FakeTime();
  connectivity = new SwitchedConnectivity();
  problem = null;
  readings = [];
  pages = createRefreshers();
  pages.start({
    store,
    reference: remote.reference,
    identity: remote.session,
    connectivity,
    time,
  });
});

/** The server has taken a tackle that was tapped in this tab. */
async function acknowledge(tapped: TestTab = tab): Promise<void> {
  const { log, games } = tapped.store;
  must(await games.openGame(GAME, PAIRING));
  const { events } = must(await log.append(GAME, oneTackle("entry"), tapped.context()));
  const receipts = events.map((event, index) => makeReceipt(event, { gameSeq: index + 1 }));
  must(await log.applyReceipts(GAME, receipts, null));
  await settle();
}

afterEach(async () => {
  remote.close();
  store.close();
  await server.close();
});

describe("what the server has taken of this device", () => {
  it("is in the next opening of a page, however fresh that was", async () => {
    stats().follow()();
    await settle();
    await acknowledge();
    expect(readings).toHaveLength(1);
    stats().follow()();
    await settle();
    expect(readings).toHaveLength(2);
  });

  it("is asked for at once where a page is open, in whichever tab it was tapped", async () => {
    stats().follow();
    await time.advance(10_000, settle);
    await acknowledge(await device.openTab());
    await time.advance(0, settle);
    expect(readings).toHaveLength(2);
  });

  it("is waited for where much of it comes: a reading each three seconds at most", async () => {
    stats().follow();
    await settle();
    must(await store.reference.amend("teams", "falcons", {}));
    must(await store.reference.amend("teams", "falcons", {}));
    await time.advance(2_000, settle);
    expect(readings).toHaveLength(1);
    await time.advance(1_000, settle);
    expect(readings).toHaveLength(2);
    await time.advance(MINUTE, settle);
    expect(readings).toHaveLength(2);
  });

  it("is not in a reading that was under way by then, and is read behind it", async () => {
    let answer = () => {};
    const slow: Pull = ({ signal }) => {
      readings.push(signal);
      return new Promise((resolve) => {
        answer = () => resolve(null);
      });
    };
    stats(slow).follow();
    await time.advance(5_000, settle);
    await acknowledge();
    expect(readings).toHaveLength(1);
    answer();
    await time.advance(0, settle);
    expect(readings).toHaveLength(2);
  });

  it("is not asked for by a tab that nobody sees, before somebody does", async () => {
    stats().follow();
    await time.advance(10_000, settle);
    connectivity.wake("hidden");
    await acknowledge();
    await time.advance(MINUTE, settle);
    expect(readings).toHaveLength(1);
    connectivity.wake("visible");
    await settle();
    expect(readings).toHaveLength(2);
  });
});

describe("the reads of open pages", () => {
  it("read at once, and again every two minutes while somebody looks", async () => {
    const leave = stats().follow();
    await settle();
    expect(readings).toHaveLength(1);
    await time.advance(4 * MINUTE, settle);
    expect(readings).toHaveLength(3);
    connectivity.wake("hidden");
    await time.advance(4 * MINUTE, settle);
    expect(readings).toHaveLength(3);
    connectivity.wake("visible");
    await settle();
    expect(readings).toHaveLength(4);
    leave();
    await time.advance(10 * MINUTE, settle);
    expect(readings).toHaveLength(4);
  });

  it("ask for nothing twice on the way to a neighbouring page", async () => {
    stats().follow()();
    await settle();
    await time.advance(20_000, settle);
    const leave = stats().follow();
    connectivity.wake("focus");
    await settle();
    expect(readings).toHaveLength(1);
    await stats().refreshAnew();
    expect(readings).toHaveLength(2);
    leave();
  });

  it("what stands beside a page is asked for once for all pages of ten minutes", async () => {
    for (let page = 0; page < 9; page += 1) {
      const leave = stats().follow(BESIDE);
      await time.advance(MINUTE, settle);
      leave();
    }
    expect(readings).toHaveLength(1);
    const leave = stats().follow();
    await settle();
    expect(readings).toHaveLength(2);
    leave();
  });

  it("keep the reason of a failure, and try again after 15 seconds, then later", async () => {
    problem = "unknown";
    stats().follow();
    await settle();
    expect(stats().status.getState()).toMatchObject({ isRunning: false, problem: "unknown" });
    await time.advance(15_000, settle);
    expect(readings).toHaveLength(2);
    await time.advance(29_000, settle);
    expect(readings).toHaveLength(2);
    problem = null;
    await time.advance(1_000, settle);
    expect(stats().status.getState()).toMatchObject({ isRunning: false, problem: null });
  });

  it("S19: an offline that the browser only says keeps nobody from reading, each half minute", async () => {
    connectivity.wake("offline");
    problem = "unknown";
    stats().follow(BESIDE);
    await time.advance(45_000, settle);
    expect(readings).toHaveLength(3);
    await time.advance(MINUTE, settle);
    expect(readings).toHaveLength(5);
    problem = null;
    connectivity.wake("online");
    await settle();
    expect(readings).toHaveLength(6);
    expect(stats().status.getState()).toMatchObject({ problem: null });
  });

  it("rule 18: with another person everything is read anew, and nothing old is waited for", async () => {
    signInAs(remote, "user-ada");
    stats().follow();
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
    const overtaken: Pull = async ({ signal }) => {
      readings.push(signal);
      if (readings.length === 1) signInAs(remote, "user-bo");
      return signal.aborted ? "wrong-identity" : null;
    };
    expect(await stats(overtaken).refreshAnew()).toBeNull();
    expect(readings).toHaveLength(2);
  });

  it("I23: a season that the server shows as empty is read, and is empty", async () => {
    const problems = pages
      .createRefresher("teams fall", (parts) => seasonTeams.pull(parts, "fall"))
      .refreshAnew();
    expect(await problems).toBeNull();
    const readAt = await store.reference.readAt("team_season_stats", "fall");
    expect(readAt).toEqual({ ok: true, value: "2026-11-21T15:00:00.000Z" });
  });
});
