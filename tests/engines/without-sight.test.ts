import { untouchedGame } from "../e2e/support/at-the-field.ts";
import { DEMO } from "../e2e/support/fixtures.ts";
import { LIVE_REGIONS, type Line, transcript } from "../e2e/support/spoken/without-sight.ts";
import { signIn } from "./support/field.ts";
import { expect, test } from "./support/fixtures.ts";
import { until } from "./support/patience.ts";
import type { Tab, Target } from "./support/tab.ts";

test("a game is collected by the engine's accessibility tree and the keyboard alone", async ({
  server,
  device,
}) => {
  const game = await untouchedGame(server);
  const tab = await device.start();
  await signIn(tab, DEMO.scorer);
  await tab.goto(`/collect?gameId=${game.id}`);
  for (const line of transcript(game)) await follow(tab, line);
  await expect.poll(() => tab.run(() => location.pathname)).toMatch(/\/review$/);
});

async function follow(tab: Tab, line: Line): Promise<void> {
  if ("isTold" in line) {
    await until(`"${line.isTold}" is told`, async () =>
      (await tab.run(told, LIVE_REGIONS)).includes(line.isTold) ? true : null,
    );
    return;
  }
  const [role, name] = "hears" in line ? line.hears : line.presses;
  const target: Target = { role, name };
  await until(`${role} "${name}" is in the tree`, async () => {
    const said = await tab.spoken(target);
    return said?.role === role && said.name === name ? true : null;
  });
  if (!("key" in line)) return;
  await tab.focus(target);
  await tab.press(line.key);
}

function told(liveRegions: string): string {
  return [...document.querySelectorAll(liveRegions)]
    .map(({ textContent }) => textContent)
    .join(" ");
}
