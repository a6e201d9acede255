import { messages } from "../../src/features/stat-collection/messages.ts";
import { untouchedGame } from "../e2e/support/at-the-field.ts";
import { DEMO } from "../e2e/support/fixtures.ts";
import { untilOnServer } from "./support/at-the-field.ts";
import { Field, signIn, waitUntilInstalled } from "./support/field.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Target } from "./support/tab.ts";

const WARNING: Target = { css: "[role=alertdialog]" };
const OK: Target = { role: "button", name: "OK", within: WARNING };

test("a private window keeps plays through a reload and sends them; Firefox says before the first tap that it forgets", async ({
  server,
  device,
}, testInfo) => {
  const tab = await device.start("private");
  const field = new Field(tab, await untouchedGame(server));
  await signIn(tab, DEMO.scorer);
  await field.open();
  // WebKitGTK lacks the files by which Safari's private windows are known.
  if (testInfo.project.name === "firefox") {
    await expect.poll(() => tab.text(WARNING)).toContain(messages.screen.privateWindow);
    await tab.tap(OK);
  }
  await field.chooseRosters(6);
  await waitUntilInstalled(tab);
  await server.stop();
  await field.record({ stat: "tackle", side: "home", player: 0 }, "player-first");
  await tab.reload();
  if (testInfo.project.name === "firefox") await tab.tap(OK);
  await field.shown();
  await expect.poll(() => field.entries()).toBe(1);
  await server.start();
  await untilOnServer(server, field.game, 1);
  await field.allSaved();

  await device.kill();
  const usual = new Field(await device.start(), field.game);
  await usual.open();
  expect(await usual.tab.count(WARNING)).toBe(0);
  await expect.poll(() => usual.tab.run(() => location.pathname)).toBe("/login");
});
