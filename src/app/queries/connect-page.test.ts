import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { teamSeason } from "../../../tests/helpers/builders/make-season-lines.ts";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import { FakeTime } from "../../../tests/helpers/sync/fake-time.ts";
import { SwitchedConnectivity } from "../../../tests/helpers/sync/switched-connectivity.ts";
import type { Season } from "../../domain/season/season.ts";
import { ok } from "../../domain/shared/result.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import { createRemote, type Remote } from "../../remote/client.ts";
import { createPageReads } from "../prefetch/page-reads.ts";
import type { PullProblem } from "../prefetch/pull-reference.ts";
import { seasonChoice } from "../season/season-choice.ts";
import { connectPage, type PageParts, selectedSeasonPlace } from "./connect-page.ts";
import type { PageQuery } from "./page-query.ts";
import type { PageRead } from "./page-read.ts";

const season = (id: string, isActive: boolean): Season => ({
  id,
  name: id,
  year: 2026,
  seasonType: "fall",
  status: isActive ? "In Progress" : "Closed",
  startDate: null,
  endDate: null,
  isActive,
  scoringProfile: "guide",
  createdAt: "2026-08-01T00:00:00Z",
});
const BEFORE = "2026-11-20T12:00:00.000Z";

let store: LocalStore;
let remote: Remote;
let time: FakeTime;
let connectivity: SwitchedConnectivity;
let parts: PageParts;
let problem: PullProblem | null;
/** What the server holds of each season, and what its answers wait for. */
let onServer: Record<string, string>;
let answers: Record<string, Promise<void>>;
let asked: string[];
let shown: PageQuery<readonly string[]>[];
let leave: () => void;

/** Names of teams, each with the season that its row says. */
const page: PageRead<readonly string[]> = {
  name: "teams",
  tables: ["team_season_stats"],
  async pull({ store: { reference }, readAt }, key) {
    asked.push(key);
    await answers[key];
    if (problem !== null) return problem;
    await put(reference, key, onServer[key] ?? "", readAt);
    return null;
  },
  async read({ reference }, key) {
    const rows = must(await reference.list("team_season_stats", key));
    return ok(rows.map(({ seasonId, teamName }) => `${seasonId}: ${teamName}`));
  },
};

async function put(
  reference: LocalStore["reference"],
  key: string,
  name: string,
  readAt: string,
): Promise<void> {
  const row = { ...teamSeason(name, { seasonId: key }), id: name };
  must(await reference.replace("team_season_stats", key, [row], { complete: true, readAt }));
}

const last = () => shown.at(-1);

function open(): void {
  leave = connectPage(page, selectedSeasonPlace, (query) => shown.push(query), parts);
}

beforeEach(async () => {
  store = (await createDevice().openTab()).store;
  remote = createRemote({
    url: "http://nobody.test",
    publishableKey: "k",
    storage: null,
    tabs: null,
  });
  time = new FakeTime();
  connectivity = new SwitchedConnectivity();
  [problem, asked, shown, answers] = [null, [], [], {}];
  onServer = { fall: "Falcons", spring: "Storm" };
  leave = () => {};
  seasonChoice.setState({ chosenId: null });
  const { reference, session: identity } = remote;
  const pageReads = createPageReads({ store, reference, identity, connectivity, time });
  const prefetch = {
    status: () => ({
      isRunning: false,
      done: 0,
      total: 0,
      problem: null,
      finishedAt: 0,
      isVisitor: true,
    }),
    subscribe: () => () => {},
  };
  parts = {
    store: async () => store,
    network: async () => ({ pageReads, connectivity, prefetch }),
  };
  must(
    await store.reference.replace("seasons", "", [season("fall", true), season("spring", false)], {
      complete: true,
      readAt: BEFORE,
    }),
  );
});

afterEach(() => {
  leave();
  remote.close();
  store.close();
});

describe("a page of the selected season", () => {
  it("shows what is on the device at once, and what the server has behind it", async () => {
    await put(store.reference, "fall", "Old Falcons", BEFORE);
    open();
    await expect
      .poll(() => last())
      .toMatchObject({ value: ["fall: Falcons"], isRefreshing: false });
    expect(shown[0]).toMatchObject({
      status: "ready",
      value: ["fall: Old Falcons"],
      readAt: BEFORE,
    });
  });

  it("never shows the rows of one season under another, whichever answer comes last", async () => {
    let answerFall = () => {};
    answers.fall = new Promise((resolve) => {
      answerFall = resolve;
    });
    await put(store.reference, "fall", "Old Falcons", BEFORE);
    open();
    await expect.poll(() => asked).toEqual(["fall"]);
    seasonChoice.setState({ chosenId: "spring" });
    await expect.poll(() => last()).toMatchObject({ value: ["spring: Storm"] });
    answerFall();
    await expect.poll(() => store.reference.readAt("team_season_stats", "fall")).not.toBe(BEFORE);
    expect(last()).toMatchObject({ value: ["spring: Storm"] });
    for (const query of shown) {
      if (query.status !== "ready") continue;
      expect(query.value).toEqual([expect.stringMatching(new RegExp(`^${query.season?.id}: `))]);
    }
  });

  it("says that it is offline and how old it is, or that it was never here (D9)", async () => {
    await put(store.reference, "fall", "Old Falcons", BEFORE);
    connectivity.wake("offline");
    open();
    await expect.poll(() => last()).toMatchObject({ readAt: BEFORE, isOffline: true });
    seasonChoice.setState({ chosenId: "spring" });
    await expect
      .poll(() => last())
      .toMatchObject({ status: "not-on-device", season: { id: "spring" } });
    connectivity.wake("online");
    await expect.poll(() => last()).toMatchObject({ value: ["spring: Storm"], isOffline: false });
  });

  it("tells a refusal from an empty season, and keeps what was here (D9, I23)", async () => {
    problem = "permission";
    open();
    await expect.poll(() => last()).toEqual({ status: "error" });
    leave();
    await put(store.reference, "fall", "Old Falcons", BEFORE);
    open();
    await expect
      .poll(() => last())
      .toMatchObject({ value: ["fall: Old Falcons"], problem: "permission", isRefreshing: false });
  });

  it("asks again for rows that another tab's sign-in has taken away (rule 18)", async () => {
    open();
    await expect.poll(() => last()).toMatchObject({ value: ["fall: Falcons"] });
    await time.advance(1_000, async () => {});
    onServer.fall = "Falcons II";
    must(await store.reference.clear());
    must(
      await store.reference.replace("seasons", "", [season("fall", true)], {
        complete: true,
        readAt: BEFORE,
      }),
    );
    await expect.poll(() => last()).toMatchObject({ value: ["fall: Falcons II"] });
    expect(asked).toEqual(["fall", "fall"]);
  });
});
