import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SHARED_FOR_MS } from "../../../../supabase/functions/_shared/shared-answer.ts";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { makeGameRow } from "../../../../tests/helpers/builders/make-game-row.ts";
import { playerRow } from "../../../../tests/helpers/builders/make-table-rows.ts";
import { must } from "../../../../tests/helpers/device.ts";
import { openReadingTab, type ReadingTab } from "../../../../tests/helpers/reading-tab.ts";
import { jsonAnswer, portalPage } from "../../../../tests/helpers/scripted-server.ts";
import { signInAs } from "../../../../tests/helpers/sign-in-as.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { LocalStore } from "../../../local/db/local-store.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { LIVE, SHOWN, WATCHED } from "../../refresh/paces.ts";
import { publishedGame } from "./published-game.ts";
import { paceOf } from "./shared-game.ts";

const READ = { complete: true, readAt: "2026-11-21T11:00:00.000Z" };

let tab: ReadingTab;
let store: LocalStore;
/** Each test gets another id, because a page keeps what it knows of an answer by the game. */
let id: string;
let game: Game;
let tag: string;
let tagsAsked: (string | undefined)[];

beforeEach(async () => {
  tab = await openReadingTab();
  tab.remote.session.forget();
  store = tab.store;
  id = crypto.randomUUID();
  game = makeGame({ id, headSeq: 5, logDigest: 55, liveEntries: 3, visitorScore: 6 });
  tag = 'W/"a"';
  tagsAsked = [];
  must(await store.reference.replace("games", game.seasonId, [game], READ));
  tab.server.live = (known) => {
    tagsAsked.push(known);
    return known === tag
      ? { status: 304, headers: { etag: tag } }
      : jsonAnswer(200, body(), { etag: tag });
  };
  tab.server.tables.games = [makeGameRow(game)];
});

afterEach(() => tab.close());

const body = () => ({
  game: makeGameRow(game),
  timeouts: { visitor: 1, home: 3 },
  plays: [],
  imports: [],
  players: [],
  teams: [],
  rosters: [],
  walk_ons: [playerRow("walk-on", { is_walk_on: true, team_id: game.homeTeamId })],
});
const pull = () => publishedGame.pull(tab.parts, id);
const kept = async () => must(await store.reference.get("published_games", id, isSoundCopy));
const row = async () => must(await store.reference.get("games", id));

describe("a visitor who opens a game", () => {
  it("reads one answer, and no table: score, timeouts, who joined at the field", async () => {
    game = { ...game, headSeq: 6, visitorScore: 12 };
    expect(await pull()).toBeNull();
    expect(tab.server.asked).toEqual(["live"]);
    expect(await kept()).toMatchObject({ headSeq: 6, timeoutsUsed: { visitor: 1, home: 3 } });
    expect((await row())?.visitorScore).toBe(12);
    expect(must(await store.reference.get("players", "walk-on"))?.isWalkOn).toBe(true);
  });

  it("leaves the row and the walk-ons of a game that is not here to its season", async () => {
    await store.reference.clear();
    expect(await pull()).toBeNull();
    expect(await kept()).toMatchObject({ headSeq: 5 });
    expect(await row()).toBeNull();
    expect(must(await store.reference.get("players", "walk-on"))).toBeNull();
  });

  it("names what it has, and writes nothing while nothing has changed", async () => {
    await pull();
    const age = must(await store.reference.readAt("published_games", id));
    const readAt = "2026-11-21T12:00:14.000Z";
    expect(await publishedGame.pull({ ...tab.parts, readAt }, id)).toBeNull();
    expect(tagsAsked).toEqual([undefined, 'W/"a"']);
    expect(must(await store.reference.readAt("published_games", id))).toBe(age);
  });

  it("keeps how old the same answer is, four times a minute", async () => {
    await pull();
    const readAt = "2026-11-21T12:00:15.000Z";
    expect(await publishedGame.pull({ ...tab.parts, readAt }, id)).toBeNull();
    expect(must(await store.reference.readAt("published_games", id))).toBe(readAt);
  });

  it("asks for the whole again once a sign-out has taken it from the device (rule 18)", async () => {
    await pull();
    await store.reference.clear();
    must(await store.reference.replace("games", game.seasonId, [game], READ));
    expect(await pull()).toBeNull();
    expect(tagsAsked).toEqual([undefined, undefined]);
    expect(await kept()).not.toBeNull();
  });

  it("has the final result by the same way, and asks no table for it", async () => {
    game = { ...game, headSeq: 9, isCompleted: true, phase: "final" };
    await pull();
    expect((await row())?.isCompleted).toBe(true);
    expect(await pull()).toBeNull();
    expect(tab.server.asked).toEqual(["live", "live"]);
    expect(await kept()).toMatchObject({ headSeq: 9, timeoutsUsed: { visitor: 1, home: 3 } });
  });

  it.each([
    ["answers 404 with a page", () => portalPage(404)],
    ["answers with the app's own page", () => portalPage(200)],
  ])("reads the tables where the host %s", async (_, answer) => {
    tab.server.live = answer;
    expect(await pull()).toBeNull();
    expect(tab.server.asked).toContain("stat_events");
    expect(await kept()).toMatchObject({ headSeq: 5 });
  });

  it.each([
    ["is gone, or hidden from visitors (D10)", () => jsonAnswer(404, { code: "PT404" }), "gone"],
    ["cannot be read now", () => jsonAnswer(503, { code: "unavailable" }), "temporary"],
    ["is not whole (I23)", () => jsonAnswer(200, { ...body(), plays: [{}] }), "unknown"],
  ])("keeps what it had when the game %s", async (_, answer, problem) => {
    await pull();
    tab.server.live = answer;
    expect(await pull()).toBe(problem);
    expect(await kept()).toMatchObject({ headSeq: 5 });
    expect(tab.server.asked).toEqual(["live", "live"]);
  });

  it("is nobody who has signed in: those read with their own rights", async () => {
    signInAs(tab.remote, "user-ada");
    await pull();
    expect(tab.server.asked).not.toContain("live");
  });
});

describe("how often a game is read", () => {
  it("by a visitor, so often that the page stays under five seconds old", () => {
    expect(WATCHED.everyMs + SHARED_FOR_MS).toBeLessThan(5_000);
  });

  const today = "2026-11-21";
  it.each([
    [
      "in progress, by a visitor",
      { liveEntries: 1, isCompleted: false, gameDate: today },
      true,
      WATCHED,
    ],
    [
      "in progress, by others",
      { liveEntries: 1, isCompleted: false, gameDate: today },
      false,
      LIVE,
    ],
    [
      "to begin today, so that its first play comes as soon as the others, by a visitor",
      { liveEntries: 0, isCompleted: false, gameDate: today },
      true,
      WATCHED,
    ],
    [
      "to begin today, by others",
      { liveEntries: 0, isCompleted: false, gameDate: today },
      false,
      LIVE,
    ],
    ["on another day", { liveEntries: 0, isCompleted: false, gameDate: "2026-11-22" }, true, SHOWN],
    ["final", { liveEntries: 9, isCompleted: true, gameDate: today }, true, SHOWN],
  ])("%s", (_, game, isVisitor, pace) => {
    expect(paceOf(game, isVisitor, today)).toBe(pace);
  });
});
