import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeSeason } from "../../../../tests/helpers/builders/make-season.ts";
import { teamSeason } from "../../../../tests/helpers/builders/make-season-lines.ts";
import { must } from "../../../../tests/helpers/device.ts";
import { renderHook } from "../../../../tests/helpers/render-hook.ts";
import { FakeTime } from "../../../../tests/helpers/sync/fake-time.ts";
import { SwitchedConnectivity } from "../../../../tests/helpers/sync/switched-connectivity.ts";
import { ok } from "../../../domain/shared/result.ts";
import { Reference } from "../../../local/reference/reference.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { createRemote, type Remote } from "../../../remote/client.ts";
import type { PullProblem } from "../../refresh/pull.ts";
import { reachStore } from "../../refresh/reach.ts";
import { startRefreshers } from "../../refresh/refresher.ts";
import { seasonChoice } from "../../season/season-choice.ts";
import { deviceRows, forgetDeviceReads } from "../device/use-device-read.ts";
import { type KeptPage, type PageQuery, readNewest, useSeasonPage } from "./use-kept-page.ts";

const season = (id: string, isActive: boolean) => makeSeason({ id, name: id, isActive });
const BEFORE = "2026-11-20T12:00:00.000Z";

type Query = PageQuery<readonly string[]>;
const connectivity = new SwitchedConnectivity();
const { connection, changes } = deviceRows();
const reference = new Reference(connection, changes);
let remote: Remote;
let page: KeptPage<readonly string[]>;
let pages = 0;
let problem: PullProblem | null;
/** What the server says beside the problem. */
let words: string | null;
/** What the server holds of each season, and what its answers wait for. */
let onServer: Record<string, string>;
let answers: Record<string, Promise<void>>;
let asked: string[];
let shown: readonly Query[];
let leave: () => void;

async function put(key: string, name: string, readAt: string): Promise<void> {
  const row = { ...teamSeason(name, { seasonId: key }), id: name };
  must(await reference.replace("team_season_stats", key, [row], { complete: true, readAt }));
}

const putSeasons = async (...ids: readonly string[]) =>
  must(
    await reference.replace(
      "seasons",
      "",
      ids.map((id) => season(id, id === "fall")),
      { complete: true, readAt: BEFORE },
    ),
  );

/** What was drawn, without the renderings in between that say nothing new. */
const last = () => shown.at(-1);

function open(): void {
  const { seen, leave: end } = renderHook(() => useSeasonPage(page).query);
  shown = seen;
  leave = end;
}

beforeAll(() => {
  remote = createRemote({
    url: "http://nobody.test",
    publishableKey: "k",
    storage: null,
    tabs: null,
  });
  connectivity.subscribe(() => reachStore.setState({ isOnline: connectivity.isOnline() }));
  startRefreshers({
    store: { reference, changes },
    reference: remote.reference,
    identity: remote.session,
    connectivity,
    time: new FakeTime(Date.now()),
  });
});
afterAll(() => remote.close());

beforeEach(async () => {
  [problem, words, asked, shown, answers] = [null, null, [], [], {}];
  onServer = { fall: "Falcons", spring: "Storm" };
  leave = () => {};
  pages += 1;
  // Names of teams, each with the season that its row says.
  page = {
    name: `teams ${pages}`,
    tables: ["team_season_stats"],
    async pull({ readAt, onRefusal }, key) {
      asked.push(key);
      await answers[key];
      if (words !== null) onRefusal?.(words);
      if (problem !== null) return problem;
      await put(key, onServer[key] ?? "", readAt);
      return null;
    },
    async read(device, key) {
      const rows = must(await device.reference.list("team_season_stats", key, isSoundCopy));
      return ok(rows.map(({ seasonId, teamName }) => `${seasonId}: ${teamName}`));
    },
  };
  connectivity.wake("online");
  seasonChoice.setState({ chosenId: null });
  must(await reference.clear());
  forgetDeviceReads();
  await putSeasons("fall", "spring");
});

afterEach(() => leave());

describe("a page of the selected season", () => {
  it("shows what is on the device at once, and what the server has behind it", async () => {
    let answerFall = () => {};
    answers.fall = new Promise((resolve) => {
      answerFall = resolve;
    });
    await put("fall", "Old Falcons", BEFORE);
    open();
    await expect
      .poll(() => last())
      .toMatchObject({ status: "ready", value: ["fall: Old Falcons"], readAt: BEFORE });
    expect(shown.filter(({ status }) => status === "ready")).not.toContainEqual(
      expect.objectContaining({ isNew: true }),
    );
    answerFall();
    await expect
      .poll(() => last())
      .toMatchObject({ value: ["fall: Falcons"], isRefreshing: false, isNew: true });
  });

  it("S21: figures for an export wait for the server's, or say how old they are", async () => {
    await put("fall", "Old Falcons", BEFORE);
    expect(await readNewest(page, "fall", 60_000)).toMatchObject({
      value: ["fall: Falcons"],
      isNew: true,
    });
    expect(asked).toEqual(["fall"]);
    await readNewest(page, "fall", 60_000);
    expect(asked).toEqual(["fall"]);

    answers.spring = new Promise(() => {});
    await put("spring", "Old Storm", BEFORE);
    expect(await readNewest(page, "spring", 0)).toEqual({
      value: ["spring: Old Storm"],
      readAt: BEFORE,
      isNew: false,
    });
  });

  it("never shows the rows of one season under another, whichever answer comes last", async () => {
    let answerFall = () => {};
    answers.fall = new Promise((resolve) => {
      answerFall = resolve;
    });
    await put("fall", "Old Falcons", BEFORE);
    open();
    await expect.poll(() => asked).toEqual(["fall"]);
    seasonChoice.setState({ chosenId: "spring" });
    await expect.poll(() => last()).toMatchObject({ value: ["spring: Storm"] });
    answerFall();
    await expect.poll(() => reference.readAt("team_season_stats", "fall")).not.toBe(BEFORE);
    expect(last()).toMatchObject({ value: ["spring: Storm"] });
    for (const query of shown) {
      if (query.status !== "ready") continue;
      expect(query.value).toEqual([expect.stringMatching(new RegExp(`^${query.season?.id}: `))]);
    }
  });

  it("says that it is offline and how old it is, or that it was never here (D9)", async () => {
    await put("fall", "Old Falcons", BEFORE);
    problem = "unknown";
    connectivity.wake("offline");
    open();
    await expect.poll(() => last()).toMatchObject({ readAt: BEFORE, isOffline: true });
    seasonChoice.setState({ chosenId: "spring" });
    await expect
      .poll(() => last())
      .toMatchObject({ status: "not-on-device", season: { id: "spring" } });
    problem = null;
    connectivity.wake("online");
    await expect.poll(() => last()).toMatchObject({ value: ["spring: Storm"], isOffline: false });
  });

  it("tells a refusal from an empty season, and keeps what was here (D9, I23)", async () => {
    problem = "permission";
    open();
    await expect.poll(() => last()).toEqual({ status: "error", message: null });
    leave();
    await put("fall", "Old Falcons", BEFORE);
    open();
    await expect
      .poll(() => last())
      .toMatchObject({ value: ["fall: Old Falcons"], problem: "permission", isRefreshing: false });
  });

  it("P §8: says what the server said, and forgets it with the next answer", async () => {
    [problem, words] = ["temporary", "The views are being rebuilt."];
    open();
    await expect
      .poll(() => last())
      .toEqual({ status: "error", message: "The views are being rebuilt." });
    words = null;
    connectivity.wake("online");
    await expect.poll(() => last()).toEqual({ status: "error", message: null });
  });

  it("asks again for rows that another tab's sign-in has taken away (rule 18)", async () => {
    open();
    await expect.poll(() => last()).toMatchObject({ value: ["fall: Falcons"] });
    onServer.fall = "Falcons II";
    must(await reference.clear());
    await putSeasons("fall");
    await expect.poll(() => last()).toMatchObject({ value: ["fall: Falcons II"] });
    expect(asked).toEqual(["fall", "fall"]);
  });
});
