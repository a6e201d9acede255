import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { makeGameRow } from "../../../tests/helpers/builders/make-game-row.ts";
import { makeSeason } from "../../../tests/helpers/builders/make-season.ts";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import {
  jsonAnswer,
  portalPage,
  type ScriptedServer,
  startScriptedServer,
} from "../../../tests/helpers/scripted-server.ts";
import { signInAs } from "../../../tests/helpers/sign-in-as.ts";
import { FakeTime } from "../../../tests/helpers/sync/fake-time.ts";
import { SwitchedConnectivity } from "../../../tests/helpers/sync/switched-connectivity.ts";
import type { Game } from "../../domain/game/game.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import { createRemote, type Remote } from "../../remote/client.ts";
import { liveGamesPull } from "./live-games.ts";
import { LIVE } from "./paces.ts";
import { createRefreshers, type Refresher } from "./refresher.ts";

const SEASON = makeSeason();
const READ = { complete: true, readAt: "2026-11-21T12:00:00.000Z" };

let store: LocalStore;
let time: FakeTime;
let connectivity: SwitchedConnectivity;
let server: ScriptedServer;
let remote: Remote;
let live: Refresher;
/** The server's rows, and the ids that it was asked for. */
let rows: Map<string, Game>;
let asked: (readonly string[])[];
let isBroken: boolean;
/** What happens while a read is under way. */
let meanwhile: () => Promise<void> | void;

const today = () => localPlainDate(time.wall());

const game = (id: string, columns: Partial<Game> = {}): Game => {
  const row = makeGame({ id, gameDate: "2026-10-03", ...columns });
  rows.set(id, row);
  return row;
};
const running = { liveEntries: 1, headSeq: 4, visitorScore: 6 };

beforeEach(async () => {
  store = (await createDevice().openTab()).store;
  time = new FakeTime();
  connectivity = new SwitchedConnectivity();
  rows = new Map();
  asked = [];
  isBroken = false;
  meanwhile = () => {};
  server = await startScriptedServer(async ({ path, query }) => {
    const column = path === "/rest/v1/games" ? "id" : "game_id";
    const ids =
      query
        .get(column)
        ?.replace(/^in\.\(|\)$/g, "")
        .split(",") ?? [];
    if (column === "game_id") return list(ids.map((id) => ({ ...FIGURES, game_id: id })));
    asked.push(ids);
    await meanwhile();
    if (isBroken) return portalPage(200);
    return list(
      ids
        .toSorted()
        .flatMap((id) => rows.get(id) ?? [])
        .map(makeGameRow),
    );
  });
  remote = createRemote({ url: server.url, publishableKey: "k", storage: null, tabs: null });
  signInAs(remote, "user-ada");
  const refreshers = createRefreshers();
  live = refreshers.createRefresher(
    "live games",
    liveGamesPull(() => null),
    LIVE,
  );
  refreshers.start({
    store,
    reference: remote.reference,
    identity: remote.session,
    connectivity,
    time,
  });
});

afterEach(async () => {
  remote.close();
  store.close();
  await server.close();
});

const FIGURES = { players_with_stats: 9, total_touchdowns: 3, total_tackles: 5 };
const list = (body: readonly unknown[]) =>
  jsonAnswer(200, body, { "content-range": `*/${body.length}` });

/** What a full round left on the device. */
async function onDevice(...games: Game[]): Promise<void> {
  must(await store.reference.replace("seasons", "", [SEASON], READ));
  must(await store.reference.replace("games", SEASON.id, games, READ));
}

/** The answer comes over a socket: `rounds` waits for it. */
const now = () => Promise.resolve();

const scoreOf = async (id: string) => must(await store.reference.get("games", id))?.visitorScore;

/** Until the server was asked that often and the answer has been taken in. */
async function rounds(count: number): Promise<void> {
  await expect.poll(() => asked.length).toBe(count);
  await expect.poll(() => time.pending()).toBe(1);
}

describe("games in progress on a list that somebody looks at", () => {
  it("are read with today's open ones, and no others (D46c)", async () => {
    await onDevice(
      game("running", running),
      game("today", { gameDate: today() }),
      game("today-done", { gameDate: today(), isCompleted: true }),
      game("done", { ...running, isCompleted: true }),
      game("missed"),
    );
    live.follow();
    await rounds(1);
    expect(asked).toEqual([["running", "today"]]);
  });

  it("S20: a damaged one is read anew with them", async () => {
    const sound = game("damaged", { headSeq: 3, fieldLocation: "Field 2" });
    await onDevice({ ...sound, homeTeamId: 7 } as unknown as Game);
    expect(must(await store.reference.get("games", "damaged"))?.unreadable).toEqual(["homeTeamId"]);
    live.follow();
    await rounds(1);
    expect(must(await store.reference.get("games", "damaged"))).toEqual(sound);
  });

  it("show a new score 20 s later at the latest", async () => {
    await onDevice(game("running", running));
    live.follow();
    await rounds(1);
    game("running", { ...running, headSeq: 5, visitorScore: 12 });
    await time.advance(20_000, now);
    await rounds(2);
    expect(await scoreOf("running")).toBe(12);
  });

  it("come with their figures when they have ended", async () => {
    await onDevice(game("running", running));
    game("running", { ...running, headSeq: 5, isCompleted: true, phase: "final" });
    live.follow();
    await rounds(1);
    expect(must(await store.reference.get("games", "running"))?.isCompleted).toBe(true);
    expect(must(await store.reference.get("game_summaries", "running"))?.totalTackles).toBe(5);
  });

  it("write nothing that is not new, so that no list is drawn anew", async () => {
    await onDevice(game("running", running));
    let readings = 0;
    const end = store.connection.watch(
      () => store.reference.list("games", SEASON.id),
      () => {
        readings += 1;
      },
    );
    await expect.poll(() => readings).toBe(1);
    live.follow();
    await rounds(1);
    expect(readings).toBe(1);
    end();
  });

  it("a row that a full round has overtaken changes nothing", async () => {
    await onDevice(game("running", running));
    meanwhile = () => onDevice({ ...makeGame({ id: "running", ...running }), headSeq: 9 });
    live.follow();
    await rounds(1);
    expect(must(await store.reference.get("games", "running"))?.headSeq).toBe(9);
  });

  it("rule 18: what was read for one person is not stored when another has signed in", async () => {
    await onDevice(game("running", running));
    game("running", { ...running, headSeq: 5, visitorScore: 12 });
    meanwhile = () => {
      if (asked.length === 1) signInAs(remote, "user-bo");
      else isBroken = true;
    };
    live.follow();
    await rounds(2);
    expect(await scoreOf("running")).toBe(6);
  });

  it("are asked for again after a read that failed", async () => {
    await onDevice(game("running", running));
    isBroken = true;
    live.follow();
    await rounds(1);
    isBroken = false;
    game("running", { ...running, headSeq: 5, visitorScore: 12 });
    await time.advance(20_000, now);
    await rounds(2);
    expect(await scoreOf("running")).toBe(12);
  });

  it("a hundred at a time, so that the address stays short", async () => {
    const many = Array.from({ length: 101 }, (_, index) => game(`g${index}`, running));
    await onDevice(...many);
    live.follow();
    await rounds(2);
    expect(asked.map(({ length }) => length)).toEqual([100, 1]);
  });
});

describe("nobody is asked", () => {
  it("while hidden; coming back asks at once", async () => {
    await onDevice(game("running", running));
    live.follow();
    await rounds(1);
    connectivity.wake("hidden");
    expect(time.pending()).toBe(0);
    await time.advance(60_000, now);
    connectivity.wake("visible");
    await rounds(2);
  });

  it("while nobody looks at a list, not even on coming back", async () => {
    await onDevice(game("running", running));
    const end = live.follow();
    await rounds(1);
    end();
    expect(time.pending()).toBe(0);
    connectivity.wake("focus");
    expect(asked).toHaveLength(1);
  });

  it("while there is no such game", async () => {
    await onDevice(game("done", { isCompleted: true }), game("next", { gameDate: "2999-01-01" }));
    live.follow();
    await expect.poll(() => time.pending()).toBe(1);
    expect(asked).toEqual([]);
  });
});
