import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { RELEASED_DATABASES, type ReleasedDatabase } from "../../fixtures/released-databases.ts";
import { untouchedGame } from "../support/at-the-field.ts";
import { keptRows } from "../support/device-rows.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import type { E2eServer } from "../support/server.ts";

/** Makes the database in the browser as a released version left it, before today's app opens it. */
async function leaveBehind(phone: Page, released: ReleasedDatabase): Promise<void> {
  await phone.goto("/healthz");
  await phone.evaluate(
    ({ version, stores }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open("stat-tracker", version * 10);
        opening.onerror = () => failed(opening.error);
        opening.onupgradeneeded = () => {
          for (const { name, keyPath, autoIncrement, indexes } of stores) {
            const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
            for (const index of indexes) {
              store.createIndex(index.name, index.keyPath, { unique: index.unique });
            }
          }
        };
        opening.onsuccess = () => {
          const names = stores.map(({ name }) => name);
          const writing = opening.result.transaction(names, "readwrite");
          for (const { name, rows } of stores) {
            for (const { value, key } of rows) writing.objectStore(name).put(value, key);
          }
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { version: released.version, stores: released.stores },
  );
}

/** The fixture's ids, replaced by those of a game, a player and a person of this league. */
async function inThisLeague(released: ReleasedDatabase, server: E2eServer) {
  const game = await untouchedGame(server);
  const [scorer] = await rows<{ user_id: string }>(
    server.service.from("user_profiles").select("user_id").eq("email", DEMO.scorer.email),
  );
  const { waiting, quarantined, commands, deviceId } = released.holds;
  const uuidOf = new Map(
    [...waiting, ...quarantined, ...commands, deviceId].map((id) => [id, randomUUID()] as const),
  );
  const known = [
    ...uuidOf,
    ["00000000-0000-7000-8000-00000000000a", game.id],
    ["team-v", game.visitor.id],
    ["p1", game.visitor.players[0]?.id ?? ""],
    ["author-1", scorer?.user_id ?? ""],
  ] as const;
  const text = known.reduce(
    (all, [from, to]) => all.replaceAll(`"${from}"`, `"${to}"`),
    JSON.stringify(released).replace(/"entry-\d+"/g, () => `"${randomUUID()}"`),
  );
  return { game, database: JSON.parse(text) as ReleasedDatabase };
}

for (const released of RELEASED_DATABASES) {
  test(`I2: what waits in a database of schema ${released.version} is opened by today's app, is sent, and nothing of it is lost`, async ({
    server,
    newPhone,
  }) => {
    const { game, database } = await inThisLeague(released, server);
    const { waiting, quarantined, commands, deviceSeq, deviceId } = database.holds;
    const phone = await newPhone();
    await leaveBehind(phone, database);
    await signIn(phone, DEMO.scorer);

    const log = () =>
      rows<{ event_id: string; device_id: string }>(
        server.service
          .from("game_events")
          .select("event_id,device_id")
          .eq("game_id", game.id)
          .order("game_seq"),
      );
    await expect
      .poll(log, { timeout: 60_000 })
      .toEqual(waiting.map((event_id) => ({ event_id, device_id: deviceId })));
    const jersey = () =>
      rows<{ jersey_number: string }>(
        server.service
          .from("players")
          .select("jersey_number")
          .eq("id", game.visitor.players[0]?.id ?? ""),
      );
    if (commands.length > 0) await expect.poll(jersey).toEqual([{ jersey_number: "7" }]);

    const kept = async () => {
      const {
        outbox = [],
        game_events: events = [],
        quarantine = [],
        counters,
      } = await keptRows(phone);
      // The app reads other live games meanwhile, whose events are no part of this.
      const ids = (of: readonly unknown[]) =>
        (of as readonly { eventId: string; gameId: string }[])
          .filter(({ gameId }) => gameId === game.id)
          .map(({ eventId }) => eventId);
      return {
        outbox: outbox.length,
        events: ids(events).sort(),
        quarantine: ids(quarantine),
        counters,
      };
    };
    await expect.poll(kept).toEqual({
      outbox: 0,
      events: [...waiting].sort(),
      quarantine: quarantined,
      counters: [deviceSeq],
    });
    const pill = phone.getByTestId("sync-status");
    await expect(pill).toHaveAttribute("data-pending", "0");
    await expect(pill).toHaveAttribute("data-attention", String(quarantined.length));
  });
}
