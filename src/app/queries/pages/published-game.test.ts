import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { makeGameRow } from "../../../../tests/helpers/builders/make-game-row.ts";
import { must } from "../../../../tests/helpers/device.ts";
import { openReadingTab, type ReadingTab } from "../../../../tests/helpers/reading-tab.ts";
import { signInAs } from "../../../../tests/helpers/sign-in-as.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { LocalStore } from "../../../local/db/local-store.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { publishedGame } from "./published-game.ts";

const GAME = makeGame({ id: "game", headSeq: 5, logDigest: 55, visitorScore: 6 });
const playRow = (id: string) => ({
  id,
  event_id: id,
  game_id: "game",
  team_id: GAME.homeTeamId,
  player_id: null,
  stat_type: "tackle",
  stat_subtype: null,
  passer_player_id: null,
  extra_point_type: null,
  client_timestamp: null,
  event_order: 1,
  is_deleted: false,
});

let tab: ReadingTab;
let store: LocalStore;
let game: Game | null;
let tableReads: number;
/** What happens while the tables are read. */
let meanwhile: (read: number) => void;

beforeEach(async () => {
  tab = await openReadingTab();
  tab.remote.session.forget();
  store = tab.store;
  const read = { complete: true, readAt: "2026-11-21T12:00:00.000Z" };
  must(await store.reference.replace("games", GAME.seasonId, [{ ...GAME, visitorScore: 0 }], read));
  game = GAME;
  tableReads = 0;
  meanwhile = () => {};
  tab.server.meanwhile = (table) => {
    if (table === "stat_events") {
      tableReads += 1;
      tab.server.tables.stat_events = [playRow(`read ${tableReads}`)];
      meanwhile(tableReads);
    }
    tab.server.tables.games = game === null ? [] : [makeGameRow(game)];
  };
});

afterEach(() => tab.close());

const pull = () => publishedGame.pull(tab.parts, "game");

const kept = async () => must(await store.reference.get("published_games", "game", isSoundCopy));
const grow = (columns: Partial<Game> = {}) => {
  const { headSeq, logDigest } = game ?? GAME;
  game = { ...GAME, headSeq: headSeq + 1, logDigest: logDigest + 1, ...columns };
};

describe("reading what everybody may read of a game", () => {
  it("keeps plays, place in the log and score on the device", async () => {
    game = { ...GAME, overrideScore: { visitor: 8, home: 0 } };
    expect(await pull()).toBeNull();
    expect(await kept()).toMatchObject({ headSeq: 5, override: { visitor: 8, home: 0 } });
    expect(must(await store.reference.get("games", "game"))).toMatchObject({ visitorScore: 6 });
    expect(must(await publishedGame.read(store, "game")).plays).toHaveLength(1);
  });

  it("keeps the plays of a game whose season is to come, and leaves its row to the season", async () => {
    game = { ...GAME, id: "other" };
    expect(await publishedGame.pull(tab.parts, "other")).toBeNull();
    expect(must(await publishedGame.read(store, "other"))).toMatchObject({ headSeq: 5 });
    expect(must(await store.reference.get("games", "other"))).toBeNull();
  });

  it("reads the tables again only when the log has grown", async () => {
    await pull();
    await pull();
    expect(tableReads).toBe(1);
    grow();
    await pull();
    expect(tableReads).toBe(2);
    expect((await kept())?.plays[0]?.entryId).toBe("read 2");
  });

  it("renews the score although the log is the same: a provider's, or one set by hand (D31a)", async () => {
    await pull();
    game = { ...GAME, visitorScore: 21 };
    await pull();
    expect(must(await store.reference.get("games", "game"))).toMatchObject({ visitorScore: 21 });
  });

  it("keeps no mixture: what a push came between is read again", async () => {
    meanwhile = (read) => {
      if (read === 1) grow({ visitorScore: 12 });
    };
    expect(await pull()).toBeNull();
    expect(await kept()).toMatchObject({ headSeq: 6, plays: [{ entryId: "read 2" }] });
  });

  it("gives up for now where pushes never end, and keeps what it had", async () => {
    await pull();
    grow();
    meanwhile = () => grow();
    expect(await pull()).toBe("temporary");
    expect(await kept()).toMatchObject({ headSeq: 5 });
  });

  it("says that a game is gone, and forgets nothing", async () => {
    await pull();
    game = null;
    expect(await pull()).toBe("gone");
    expect(await kept()).not.toBeNull();
  });

  it("rule 18: writes nothing when somebody else is signed in by then", async () => {
    meanwhile = () => {
      signInAs(tab.remote, "user-ada");
    };
    expect(await pull()).toBe("wrong-identity");
    expect(await kept()).toBeNull();
  });
});
