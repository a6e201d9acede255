import { describe, expect, it } from "vitest";
import { createDevice, GAME, must, TEAMS, tackle } from "../../tests/helpers/device.ts";
import type { GameEvent } from "../domain/game/events.ts";

async function phoneWithUnsynced() {
  const device = createDevice();
  const tab = await device.openTab();
  const { store, context } = tab;
  must(await store.games.openGame(GAME, TEAMS));
  const taps = ["e1", "e2"].map((id) => store.log.append(GAME, tackle(id), context()));
  const events = (await Promise.all(taps)).flatMap((result) => must(result).events);
  must(await store.log.setAside(GAME, [{ eventId: events[1]?.eventId ?? "", reason: "422" }]));
  return { device, tab, store, events };
}

describe("export and import of unsynced events", () => {
  it("I21: holds what waits and what is quarantined, with the reason", async () => {
    const { store, events } = await phoneWithUnsynced();
    const unsynced = must(await store.files.collect());
    expect(unsynced.map(({ standing }) => standing)).toEqual(["waiting", "refused"]);
    expect(unsynced.map(({ reason }) => reason)).toEqual([null, "422"]);
    expect(unsynced.map(({ event }) => event.eventId)).toEqual(
      events.map(({ eventId }) => eventId),
    );
  });

  it("I21, I8: another device takes them in once, with their device and event ids", async () => {
    const { store, events } = await phoneWithUnsynced();
    const unsynced = must(await store.files.collect());
    const other = await createDevice().openTab();
    const game = must(await other.store.games.openGame(GAME, TEAMS));
    must(await other.store.log.append(GAME, tackle("own"), other.context()));
    const read = unsynced.map(({ event }) => event);
    expect(must(await other.store.files.importEvents(read))).toEqual({
      added: 2,
      known: 0,
      clashing: 0,
    });
    expect(must(await other.store.files.importEvents(read))).toEqual({
      added: 0,
      known: 2,
      clashing: 0,
    });
    await game.settled();
    await other.store.outbox.settled();
    expect(game.state.liveEntryCount).toBe(3);
    expect(other.store.outbox.summary().count).toBe(3);
    const stored = must(await other.store.log.eventsOf(GAME));
    expect(stored).toEqual(expect.arrayContaining([...events]));
  });

  it("I6: importing this device's own events after a loss moves its counter on", async () => {
    const { tab, store, events } = await phoneWithUnsynced();
    const far = { ...(events[0] as GameEvent), eventId: "far", deviceSeq: 40 };
    must(await store.files.importEvents([far]));
    const appended = must(await store.log.append(GAME, tackle("next"), tab.context()));
    expect(appended.events[0]?.deviceSeq).toBe(41);
  });

  it("I2: a file cannot push another waiting event out of the outbox", async () => {
    const { store, events } = await phoneWithUnsynced();
    const clash = { ...(events[0] as GameEvent), eventId: "clash" };
    expect(must(await store.files.importEvents([clash]))).toEqual({
      added: 0,
      known: 0,
      clashing: 1,
    });
    const waiting = must(await store.outbox.pendingEvents(GAME, undefined, 10));
    expect(waiting).toEqual([events[0]]);
  });
});
