import { DEMO } from "../e2e/support/fixtures.ts";
import {
  type RedeployableServer,
  startRedeployableServer,
} from "../e2e/support/redeployable-server.ts";
import { type FaultProxy, startFaultProxy } from "../helpers/fault-proxy.ts";
import { atTheField, untilOnServer } from "./support/at-the-field.ts";
import { Field, signIn, signOutWithUnsent } from "./support/field.ts";
import { test as base, expect } from "./support/fixtures.ts";
import type { Tab, Target } from "./support/tab.ts";

/** Phones reach the server through a network that can go dead. */
const test = base.extend<{ network: FaultProxy; server: RedeployableServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  server: async ({}, use) => {
    const server = await startRedeployableServer();
    await use(server);
    await server.dispose();
  },
  network: async ({ server }, use) => {
    const network = await startFaultProxy(server.url);
    await use(network);
    await network.close();
  },
  address: async ({ network }, use) => use(network.url),
});

test("a dead network, two tabs, a sign-out and an update take nothing away", async ({
  server,
  network,
  device,
}) => {
  const field = await atTheField(server, await device.start());
  const { tab, game } = field;
  network.inject(() => true, { kind: "stall" }, Number.POSITIVE_INFINITY);

  await test.step("two tabs record on a network that answers nothing", async () => {
    await field.record({ stat: "tackle", side: "home", player: 0 }, "player-first");
    const other = new Field(await device.newTab(), game);
    await other.open();
    await other.shown();
    await expect.poll(() => other.entries()).toBe(1);
    await other.record({ stat: "tackle", side: "home", player: 1 }, "player-first");
    await tab.bringToFront();
    await expect.poll(() => field.entries()).toBe(2);
    await field.record({ stat: "tackle", side: "home", player: 2 }, "player-first");
    await other.tab.bringToFront();
    await expect.poll(() => other.entries()).toBe(3);
    await other.tab.close();
    await tab.bringToFront();
  });

  await test.step("what waits stays through a sign-out, and the next sign-in sends it", async () => {
    await tab.goto("/games");
    await signOutWithUnsent(tab);
    network.heal();
    // What was asked on the dead network is cut off, or the browser would wait for it on and on.
    await network.cut();
    await network.restore();
    await signIn(tab, DEMO.scorer);
    await field.open();
    await field.shown();
    await untilOnServer(server, game, 3);
    await field.allSaved();
  });

  await test.step("an update does not ask during a game, waits for a word, and keeps everything", async () => {
    await server.deployVersion2();
    await lookForUpdate(tab);
    await expect.poll(() => isUpdateWaiting(tab), { timeout: 60_000 }).toBe(true);
    expect(await tab.count(PROMPT)).toBe(0);
    await tab.goto("/games");
    await tab.tap(PROMPT);
    await expect.poll(() => version(tab)).toBe("2");
    await field.open();
    await field.shown();
    await expect.poll(() => field.entries()).toBe(3);
    await field.record({ stat: "tackle", side: "home", player: 3 }, "player-first");
    await untilOnServer(server, game, 4);
    await field.allSaved();
  });
});

const PROMPT: Target = { role: "button", name: "Reload" };

/** null in the moment of the reload in which the document has no element yet. */
const version = (tab: Tab) =>
  tab.run(() => document.querySelector("html")?.getAttribute("data-version") ?? null);

/** The event of a tab that becomes visible, at which the app looks for an update. */
function lookForUpdate(tab: Tab): Promise<void> {
  return tab.run(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

function isUpdateWaiting(tab: Tab): Promise<boolean> {
  return tab.run(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}
