import { describe, expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { makePlayer } from "../../../tests/helpers/builders/make-player.ts";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import { damage } from "../../../tests/helpers/damage-rows.ts";
import {
  createDevice,
  GAME,
  must,
  oneTackle,
  PAIRING,
  type TestDevice,
  type TestTab,
} from "../../../tests/helpers/device.ts";
import { isSoundCopy } from "../reference/sound-copies.ts";

const READ = { complete: true, readAt: "2026-11-21T15:00:00.000Z" };

async function phoneWith(
  ...entries: readonly string[]
): Promise<{ device: TestDevice; tab: TestTab }> {
  const device = createDevice();
  const tab = await device.openTab();
  must(await tab.store.games.openGame(GAME, PAIRING));
  for (const entry of entries)
    must(await tab.store.log.append(GAME, oneTackle(entry), tab.context()));
  return { device, tab };
}

/** What a tab shows of the game that is opened after the damage. */
async function openAnew(device: TestDevice) {
  const { store } = await device.openTab();
  const game = must(await store.games.openGame(GAME, PAIRING));
  await store.outbox.settled();
  await store.quarantine.refresh();
  return { store, game };
}

const isEntry = (id: string) => (row: Record<string, unknown>) =>
  JSON.stringify(row).includes(`"${id}"`);

describe("S20: a damaged row", () => {
  it.each([
    ["without a payload", { payload: null }],
    ["with another payload", { payload: { entries: "x" } }],
    ["of no type", { type: 7 }],
    ["of no epoch", { epoch: "first" }],
  ])("%s does not close its game: the others count and are sent", async (_, change) => {
    const { device } = await phoneWith("e1", "e2", "e3");
    await damage(device, "game_events", (rows, row) => {
      if (isEntry("e2")(row)) rows.put({ ...row, ...change });
    });
    const { store, game } = await openAnew(device);
    expect([...game.state.entries.keys()]).toEqual(["e1", "e3"]);
    expect(must(await store.outbox.pendingEvents(GAME, undefined, 10))).toHaveLength(2);
    expect(store.outbox.summary().count).toBe(2);
    expect(must(await store.quarantine.list())).toMatchObject([
      { outcome: "damaged", reason: "damaged", attention: true, gameId: GAME },
    ]);
    expect(store.quarantine.summary().attention).toBe(1);
    const { events } = must(await store.files.collect());
    expect(events.map(({ standing }) => standing)).toEqual(["waiting", "waiting", "damaged"]);
  });

  it("I2: an outbox row without its event is reported and waits no longer", async () => {
    const { device } = await phoneWith("e1", "e2");
    await damage(device, "game_events", (rows, row) => {
      if (isEntry("e1")(row)) rows.delete(row.eventId as string);
    });
    const { store, scheduler } = await device.openTab();
    scheduler.runWaiting();
    await expect.poll(() => store.outbox.summary().count).toBe(1);
    expect(must(await store.quarantine.list())).toMatchObject([
      { outcome: "damaged", reason: "event_missing", attention: true, authorId: "author-1" },
    ]);
  });

  it("I2: also one that stands far behind in a long outbox, which is looked through in parts", async () => {
    const entries = Array.from({ length: 250 }, (_, index) => `e${index}`);
    const { device } = await phoneWith(...entries);
    await damage(device, "game_events", (rows, row) => {
      if (isEntry("e230")(row)) rows.delete(row.eventId as string);
    });
    const { store, scheduler } = await device.openTab();
    const waiting = () => {
      scheduler.runWaiting();
      return store.outbox.summary().count;
    };
    await expect.poll(waiting).toBe(249);
    expect(must(await store.quarantine.list())).toMatchObject([{ reason: "event_missing" }]);
  });

  it("is looked for no more once the store is closed", async () => {
    const { device } = await phoneWith(...Array.from({ length: 150 }, (_, index) => `e${index}`));
    const { store, scheduler } = await device.openTab();
    scheduler.runWaiting();
    store.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(scheduler.waitingCount).toBe(0);
  });

  it("also where it is found only when it is sent", async () => {
    const { device, tab } = await phoneWith("e1", "e2");
    await damage(device, "game_events", (rows, row) => {
      if (isEntry("e1")(row)) rows.delete(row.eventId as string);
    });
    const pending = must(await tab.store.outbox.pendingEvents(GAME, undefined, 10));
    expect(pending).toHaveLength(1);
    await tab.store.outbox.settled();
    expect(tab.store.outbox.summary().count).toBe(1);
  });

  it("that the server has confirmed is read again from there, without an alarm", async () => {
    const { device, tab } = await phoneWith("e1", "e2");
    const waiting = must(await tab.store.outbox.pendingEvents(GAME, undefined, 10));
    const receipts = waiting.map((event, index) => makeReceipt(event, { gameSeq: index + 1 }));
    must(await tab.store.log.applyReceipts(GAME, receipts, null));
    await damage(device, "game_snapshots", (rows) => rows.clear());
    await damage(device, "game_events", (rows, row) => {
      if (isEntry("e2")(row)) rows.put({ ...row, payload: {} });
    });
    const { store, game } = await openAnew(device);
    expect([...game.state.entries.keys()]).toEqual(["e1"]);
    expect(must(await store.checkpoints.get(GAME))).toMatchObject({ gameSeq: 0, restoring: true });
    expect(store.quarantine.summary()).toMatchObject({ attention: 0, total: 1 });
  });

  it.each([
    ["checkpoints", { gameSeq: "x", version: null }],
    ["game_totals", { points: null, lines: null }],
    ["game_snapshots", { snapshot: { version: 1, state: null } }],
  ] as const)("of %s is done without", async (store, change) => {
    const { device, tab } = await phoneWith("e1", "e2");
    await tab.store.games.saveSnapshots();
    await damage(device, store, (rows, row) => rows.put({ ...row, ...change }));
    const opened = await openAnew(device);
    expect([...opened.game.state.entries.keys()]).toEqual(["e1", "e2"]);
    must(await opened.store.totals.list());
    must(await opened.store.checkpoints.list());
  });

  it("of the server's tables stands in with what is left of it until it is read again", async () => {
    const { device, tab } = await phoneWith();
    const team = (id: string) => ({
      id,
      leagueId: "league",
      name: `Team ${id}`,
      shortName: null,
      code: null,
      color: null,
      crest: null,
      divisionName: null,
      isActive: true,
      captainName: null,
      maxPlayers: 20,
      maxIrSlots: 3,
      forfeitedSeason: false,
    });
    const rows = [team("a"), team("b")];
    must(await tab.store.reference.replace("teams", "fall", rows, READ));
    await damage(device, "reference", (stored, row) => {
      const left = { ...team("a"), name: null, maxPlayers: "many", captainName: "Ada" };
      if (row.key === "a") stored.put({ ...row, row: left });
      if (row.key === "b") stored.put({ ...row, row: 7 });
    });
    const listed = async () => must(await tab.store.reference.list("teams", "fall"));
    expect(await listed()).toMatchObject([
      { id: "a", name: "Unknown Team", maxPlayers: 0, captainName: "Ada", leagueId: "league" },
      { id: "b", name: "Unknown Team", isActive: true },
    ]);
    expect(must(await tab.store.reference.get("teams", "a"))?.name).toBe("Unknown Team");
    must(await tab.store.reference.replace("teams", "fall", rows, READ));
    expect(await listed()).toEqual(rows);
  });

  it("of a game that names no teams, or a player of no team, stays in its list and says so", async () => {
    const { device, tab } = await phoneWith();
    const { reference } = tab.store;
    const games = [makeGame({ id: "g", seasonId: "fall", weekNumber: 3 }), makeGame({ id: "h" })];
    must(await reference.replace("games", "fall", games, READ));
    must(await reference.replace("players", "fall", [makePlayer({ id: "p" })], READ));
    await damage(device, "reference", (stored, row) => {
      const { homeTeamId: _, teamId: __, ...left } = row.row as Record<string, unknown>;
      stored.put({
        ...row,
        row: row.key === "h" ? null : { ...left, gameDate: "soon", epoch: "1" },
      });
    });
    const [game, lost] = must(await reference.list("games", "fall"));
    expect(game).toMatchObject({ id: "g", weekNumber: 3, homeTeamId: "", gameDate: "", epoch: 0 });
    expect(game?.unreadable).toEqual(["gameDate", "homeTeamId", "epoch"]);
    expect(lost).toMatchObject({ id: "h", seasonId: "fall", visitorTeamId: "", phase: "open" });
    expect(must(await reference.list("players", "fall"))).toMatchObject([{ id: "p", teamId: "" }]);
    must(await reference.replace("games", "fall", games, READ));
    expect(must(await reference.list("games", "fall"))).toEqual(games);
  });

  it("of a game from an older version, which lacks a field that it did not know, is sound", async () => {
    const { device, tab } = await phoneWith();
    const { reference } = tab.store;
    must(await reference.replace("games", "fall", [makeGame({ id: "g", seasonId: "fall" })], READ));
    await damage(device, "reference", (stored, row) => {
      const { winnerTeamId: _, ...left } = row.row as Record<string, unknown>;
      stored.put({ ...row, row: left });
    });
    const sound = makeGame({ id: "g", seasonId: "fall" });
    expect(must(await reference.list("games", "fall"))).toEqual([sound]);
  });

  it("of a published game counts as not read, or nothing would ever read it again", async () => {
    const { device, tab } = await phoneWith();
    const { reference } = tab.store;
    const lists = { plays: [], imports: [], players: [], teams: [], rosters: [] };
    const game = { id: "g", headSeq: 2, logDigest: 7, override: null, ...lists };
    must(await reference.replace("published_games", "g", [game], READ));
    expect(must(await reference.get("published_games", "g", isSoundCopy))).toEqual(game);
    await damage(device, "reference", (stored, row) => {
      stored.put({ ...row, row: { ...game, plays: [7] } });
    });
    expect(must(await reference.get("published_games", "g", isSoundCopy))).toBeNull();
  });

  it.each([
    ["without a payload", { payload: null }],
    ["of no player", { payload: { playerId: 7, jerseyNumber: "8" } }],
    ["of no kind", { kind: null }],
    ["of nobody", { authorId: undefined }],
    ["of no time", { createdAt: 7 }],
    ["refused by nothing", { refusal: undefined }],
    ["without an id", { opId: null }],
  ])(
    "I2 of a queued command, %s, is refused where it stands; the others wait",
    async (_, change) => {
      const { device, tab } = await phoneWith();
      const jersey = (opId: string, playerId: string) =>
        tab.store.operations.add({
          opId,
          kind: "set_jersey_number",
          payload: { playerId, jerseyNumber: "8" },
          authorId: "author-1",
          createdAt: "2026-11-21T15:00:00.000Z",
        });
      must(await jersey("op-1", "p1"));
      must(await jersey("op-2", "p2"));
      await damage(device, "operations", (rows, row) => {
        if (row.opId === "op-1") rows.put({ ...row, ...change });
      });
      // Screens and the queue read it also in the tab that was open all the time.
      const refusals = must(await tab.store.operations.list()).map(({ refusal }) => refusal);
      expect(refusals).toEqual([{ reason: "command_damaged" }, null]);
      const { store } = await openAnew(device);
      expect(store.operations.summary()).toMatchObject({ pending: 1, refused: 1 });
      const reason = "command_damaged";
      const [left, sound] = must(await store.operations.list());
      expect(left).toMatchObject({ refusal: { reason }, payload: { position: 1 } });
      expect(sound).toMatchObject({ opId: "op-2", refusal: null });
      must(await store.operations.retryRefused());
      expect(store.operations.summary()).toMatchObject({ pending: 1, refused: 1 });
      must(await store.operations.dismissRefused(left?.opId ?? ""));
      expect(must(await store.operations.list())).toHaveLength(1);
    },
  );
});
