import { atTheField, untilOnServer } from "./support/at-the-field.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Tab } from "./support/tab.ts";

test("stuck locks and a lost database connection stop nothing", async ({ server, device }) => {
  const elsewhere = await device.start();
  await elsewhere.goto("/robots.txt");
  await holdTheLeadersLock(elsewhere);

  const field = await atTheField(server, await device.newTab());

  await test.step("S3 the lease sends what a lock would have kept back", async () => {
    await field.record({ stat: "tackle", side: "home", player: 0 }, "player-first");
    await untilOnServer(server, field.game, 1);
    await field.allSaved();
  });

  await test.step("a connection that the browser closes is opened again by the next tap", async () => {
    await noteConnection(field.tab);
    await field.record({ stat: "tackle", side: "home", player: 1 }, "player-first");
    expect(await closeConnection(field.tab)).toBe(true);
    await field.record({ stat: "tackle", side: "home", player: 2 }, "player-first");
    await untilOnServer(server, field.game, 3);
    await field.allSaved();
    await field.tab.reload();
    await field.shown();
    await expect.poll(() => field.entries()).toBe(3);
  });
});

/** A lock that is never given back, by a page that never beats, as a stuck browser would. */
async function holdTheLeadersLock(tab: Tab): Promise<void> {
  await tab.run(() => {
    void navigator.locks.request("stat-tracker-sync-leader", () => new Promise(() => {}));
  });
  const held = () =>
    tab.run(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []);
  await expect.poll(held).toEqual(["stat-tracker-sync-leader"]);
}

interface Noted {
  connection?: IDBDatabase;
}

/** Notes which database the page's next transaction is of. */
function noteConnection(tab: Tab): Promise<void> {
  return tab.run(() => {
    const real = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked) {
      (window as Noted).connection = this;
      return real.apply(this, asked);
    };
  });
}

function closeConnection(tab: Tab): Promise<boolean> {
  return tab.run(() => {
    const { connection } = window as Noted;
    connection?.close();
    return connection !== undefined;
  });
}
