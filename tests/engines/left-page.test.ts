import { atTheField } from "./support/at-the-field.ts";
import { expect, test } from "./support/fixtures.ts";
import { until } from "./support/patience.ts";
import type { Tab } from "./support/tab.ts";

test("a page that is left while it writes loses no tap, holds up no later page, and is awake when it comes back", async ({
  server,
  device,
}) => {
  const field = await atTheField(server, await device.start());
  const { tab, game } = field;

  await holdTransactions(tab);
  await field.tapOnly({ stat: "tackle", side: "home", player: 0 });
  await tab.goto("/teams");
  await listed(tab, game.home.name);
  await field.open();
  await field.shown();
  await expect.poll(() => field.entries()).toBe(1);
  await field.record({ stat: "tackle", side: "home", player: 1 }, "player-first");
  await field.allSaved();

  await tab.back();
  await listed(tab, game.home.name);
  await tab.back();
  await until("the page that came back shows what was recorded since", async () =>
    (await field.entries()) === 2 ? true : null,
  );
  await field.record({ stat: "tackle", side: "home", player: 2 }, "player-first");
  await field.allSaved();
  await tab.reload();
  await field.shown();
  await expect.poll(() => field.entries()).toBe(3);
});

async function listed(tab: Tab, team: string): Promise<void> {
  await until(`${team} is listed`, async () =>
    (await tab.count({ css: "main" })) === 1 && (await tab.text({ css: "main" }))?.includes(team)
      ? true
      : null,
  );
}

/** A disk so slow that what this page begins to write from now on is never done. */
function holdTransactions(tab: Tab): Promise<void> {
  return tab.run(() => {
    const real = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const begun = real.call(this, stores, mode, options);
      if (mode === "readwrite") {
        const store = begun.objectStore([...begun.objectStoreNames][0] ?? "");
        const keep = () => store.count().addEventListener("success", keep);
        keep();
      }
      return begun;
    };
  });
}
