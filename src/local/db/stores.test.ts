import { describe, expect, it } from "vitest";
import { makePlayer } from "../../../tests/helpers/builders/make-player.ts";
import { makeTeam } from "../../../tests/helpers/builders/make-team.ts";
import {
  createDevice,
  GAME,
  must,
  OTHER_GAME,
  oneTackle,
  PAIRING,
} from "../../../tests/helpers/device.ts";
import { OutboxTally } from "../outbox/outbox-tally.ts";
import { isSoundCopy } from "../reference/sound-copies.ts";
import { isForgottenOnClose, readStorageHealth, requestPersistence } from "./storage-health.ts";

const READ_AT = "2026-11-21T12:00:00.000Z";
const READ = { complete: true, readAt: READ_AT };

const team = (id: string) => makeTeam({ id, name: `Team ${id}` });

const operation = {
  opId: "op-1",
  kind: "set_jersey_number",
  payload: { playerId: "p1", jerseyNumber: "7" },
  authorId: "author-1",
  createdAt: READ_AT,
};

describe("reference", () => {
  it("what the server has confirmed of a row shows at once; a row that is not here stays away", async () => {
    const { store } = await createDevice().openTab();
    must(await store.reference.replace("teams", "s1", [team("a"), team("b")], READ));
    must(await store.reference.amend("teams", "a", { divisionName: "East" }));
    must(await store.reference.amend("teams", "c", { divisionName: "East" }));
    const rows = must(await store.reference.list("teams", "s1"));
    expect(rows).toEqual([{ ...team("a"), divisionName: "East" }, team("b")]);
  });

  it("rule 18, D13: captains' addresses leave the device with the sign-out", async () => {
    const { store } = await createDevice().openTab();
    const contact = { id: "a", captainEmail: "ada@people.test" };
    must(await store.reference.replace("team_contacts", "s1", [contact], READ));
    must(await store.reference.clear());
    expect(must(await store.reference.list("team_contacts", "s1", isSoundCopy))).toEqual([]);
    // Never read is not the same as empty (I23): a page asks for it, and says nothing of none.
    expect(must(await store.reference.wereRead(["team_contacts"], "s1"))).toBe(false);
  });

  it("I2: a sign-out keeps what waits to be sent, events and commands", async () => {
    const { store, context } = await createDevice().openTab();
    must(await store.log.append(GAME, oneTackle("e1"), context()));
    must(await store.operations.add(operation));
    must(await store.reference.clear());
    expect(must(await store.outbox.pendingEvents(GAME, undefined, 10))).toHaveLength(1);
    expect(must(await store.log.eventsOf(GAME))).toHaveLength(1);
    expect(must(await store.operations.list())).toHaveLength(1);
  });

  it("I23: a table of hundreds of rows is kept whole, and replaced as one", async () => {
    const { store } = await createDevice().openTab();
    const rows = Array.from({ length: 600 }, (_, n) => team(`t${String(n).padStart(3, "0")}`));
    must(await store.reference.replace("teams", "s1", rows, READ));
    expect(must(await store.reference.list("teams", "s1"))).toEqual(rows);
    must(await store.reference.replace("teams", "s1", rows.slice(0, 300), READ));
    expect(must(await store.reference.list("teams", "s1"))).toHaveLength(300);
  });

  it("I23: a complete read replaces its scope and no other", async () => {
    const { store } = await createDevice().openTab();
    const read = { complete: true, readAt: READ_AT };
    must(await store.reference.replace("teams", "s1", [team("a"), team("b")], read));
    must(await store.reference.replace("teams", "s2", [team("c")], read));
    must(await store.reference.replace("teams", "s1", [team("b")], read));
    expect(must(await store.reference.list("teams", "s1"))).toEqual([team("b")]);
    expect(must(await store.reference.list("teams", "s2"))).toEqual([team("c")]);
    expect(must(await store.reference.get("teams", "c"))).toEqual(team("c"));
    expect(must(await store.reference.get("teams", "a"))).toBeNull();
    expect(must(await store.reference.readAt("teams", "s1"))).toBe(READ_AT);
  });

  it("I23: an interrupted read only adds and does not count as read", async () => {
    const { store } = await createDevice().openTab();
    const read = { complete: false, readAt: READ_AT };
    must(await store.reference.replace("teams", "s1", [team("a")], read));
    must(await store.reference.replace("teams", "s1", [team("b")], read));
    expect(must(await store.reference.list("teams", "s1"))).toHaveLength(2);
    expect(must(await store.reference.readAt("teams", "s1"))).toBeNull();
  });

  it("I23: an empty answer never empties a filled table, unless the reader is sure", async () => {
    const { store } = await createDevice().openTab();
    const read = { complete: true, readAt: READ_AT };
    must(await store.reference.replace("teams", "s1", [team("a")], read));
    expect(await store.reference.replace("teams", "s1", [], read)).toMatchObject({
      error: { code: "would-shrink" },
    });
    expect(must(await store.reference.list("teams", "s1"))).toHaveLength(1);
    const sure = { ...read, confirmedEmpty: true };
    must(await store.reference.replace("teams", "s1", [], sure));
    expect(must(await store.reference.list("teams", "s1"))).toEqual([]);
  });
});

describe("operations", () => {
  it("I2, I8: wait in order, once per opId, until their own receipt", async () => {
    const device = createDevice();
    const { store } = await device.openTab();
    must(await store.operations.add(operation));
    must(await store.operations.add(operation));
    must(await store.operations.add({ ...operation, opId: "op-2" }));
    must(await store.operations.settle("op-1", "2026-11-21T15:00:00.000Z"));
    must(await store.operations.dismissRefused("op-2"));
    store.close();
    const again = await device.openTab();
    expect(must(await again.store.operations.list())).toMatchObject([{ opId: "op-2" }]);
    expect(again.store.operations.summary()).toMatchObject({ pending: 1, refused: 0 });
  });

  it("I17: a number that the server has taken does not fall back until the next pull", async () => {
    const { store } = await createDevice().openTab();
    const player = makePlayer({ id: "p1", jerseyNumber: "22" });
    const read = { complete: true, readAt: READ_AT };
    must(await store.reference.replace("players", "s1", [player], read));
    must(await store.operations.add(operation));
    must(await store.operations.settle("op-1", "2026-11-21T15:00:00.000Z"));
    expect(must(await store.reference.get("players", "p1"))?.jerseyNumber).toBe("7");
  });

  it("a refused one stays until a person has seen it", async () => {
    const { store } = await createDevice().openTab();
    must(await store.operations.add(operation));
    must(await store.operations.reject("op-1", "permission"));
    await store.operations.refresh();
    expect(store.operations.summary()).toMatchObject({ pending: 0, refused: 1 });
    must(await store.operations.noteSeen("op-1"));
    await store.operations.refresh();
    expect(store.operations.summary()).toMatchObject({ pending: 0, refused: 0 });
    expect(must(await store.operations.list())).toHaveLength(1);
    must(await store.operations.dismissRefused("op-1"));
    expect(must(await store.operations.list())).toEqual([]);
  });
});

describe("outbox", () => {
  it("lists games and one author's events in device order", async () => {
    const { store, context } = await createDevice().openTab();
    for (const [index, gameId] of [GAME, OTHER_GAME, GAME].entries()) {
      must(await store.games.openGame(gameId, PAIRING));
      const authorId = index === 2 ? "author-2" : "author-1";
      must(await store.log.append(gameId, oneTackle(`e${index}`), { ...context(), authorId }));
    }
    const pending = async (authors?: (string | null)[], limit = 500, except?: Set<string>) =>
      must(await store.outbox.pendingEvents(GAME, authors, limit, except));
    const seqs = async (...asked: Parameters<typeof pending>) =>
      (await pending(...asked)).map(({ deviceSeq }) => deviceSeq);
    expect(await seqs()).toEqual([1, 3]);
    expect(await seqs(["author-2"])).toEqual([3]);
    expect(await seqs([null, "author-2", "author-1"])).toEqual([1, 3]);
    expect(await seqs([null])).toEqual([]);
    expect(await seqs(undefined, 1)).toEqual([1]);
    const first = new Set((await pending(undefined, 1)).map(({ eventId }) => eventId));
    expect(await seqs(undefined, 1, first)).toEqual([3]);
    expect(store.outbox.summary()).toMatchObject({
      count: 3,
      byGame: [
        { gameId: GAME, authorId: "author-1", count: 1 },
        { gameId: OTHER_GAME, authorId: "author-1", count: 1 },
        { gameId: GAME, authorId: "author-2", count: 1 },
      ],
    });
  });

  it("names the oldest moment that still waits", () => {
    const row = { gameId: GAME, deviceId: "d", authorId: null };
    const tally = new OutboxTally([
      { ...row, deviceSeq: 2, eventId: "b", clientTimestamp: "2026-11-21T12:00:02Z" },
      { ...row, deviceSeq: 1, eventId: "a", clientTimestamp: "2026-11-21T12:00:01Z" },
    ]);
    expect(tally.summary().oldestClientTime).toBe("2026-11-21T12:00:01Z");
    tally.remove("a");
    expect(tally.summary().oldestClientTime).toBe("2026-11-21T12:00:02Z");
    tally.remove("b");
    expect(tally.summary()).toEqual({ count: 0, oldestClientTime: null, byGame: [] });
  });
});

describe("meta and drafts", () => {
  it("I6: the device keeps its id, and two first tabs agree on it", async () => {
    const device = createDevice();
    const [a, b] = await Promise.all([device.openTab(), device.openTab()]);
    expect(b.store.deviceId).toBe(a.store.deviceId);
    a.store.close();
    b.store.close();
    expect((await device.openTab()).store.deviceId).toBe(a.store.deviceId);
  });

  it("keeps, replaces and removes values under a name", async () => {
    const { store } = await createDevice().openTab();
    expect(must(await store.meta.get("lastSavedAt"))).toBeNull();
    must(await store.meta.set("lastSavedAt", "s1"));
    expect(must(await store.meta.get("lastSavedAt"))).toBe("s1");
    must(await store.drafts.set("feedback", { text: "hello" }));
    must(await store.drafts.remove("feedback"));
    expect(must(await store.drafts.get("feedback"))).toBeNull();
  });
});

describe("storage health", () => {
  it("reads what the browser says and survives one that says nothing", async () => {
    const estimate = async () => ({ usage: 80_000_000, quota: 100_000_000 });
    const persisted = async () => false;
    expect(await readStorageHealth({ estimate, persisted })).toEqual({
      isPersistent: false,
      usedBytes: 80_000_000,
      quotaBytes: 100_000_000,
      room: "low",
    });
    expect((await readStorageHealth({})).room).toBe("unknown");
    const refuses = async () => {
      throw new Error("no");
    };
    expect((await readStorageHealth({ estimate: refuses })).room).toBe("unknown");
    expect(await requestPersistence({ persisted, persist: async () => true })).toBe(true);
    expect(await requestPersistence({ persist: refuses })).toBeNull();
  });

  it("knows a private window by the files that it refuses to keep", async () => {
    const refuses = async () => {
      throw new DOMException("Security error", "SecurityError");
    };
    expect(await isForgottenOnClose({ getDirectory: refuses })).toBe(true);
    expect(await isForgottenOnClose({})).toBe(false);
  });
});
