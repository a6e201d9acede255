import { startFaultProxy } from "../../helpers/fault-proxy.ts";
import { allSaved, atTheField } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitForLogs, waitUntilInstalled } from "../support/installed.ts";
import { waitUntilCompleted } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { rpc } from "../support/network/broken-call.ts";

test("D31, I20: a re-open and a reset that came second are told where they were made and stand in the history", async ({
  server,
  newPhone,
}) => {
  const network = await startFaultProxy(server.url);
  const { game, live: first } = await atTheField(server, await newPhone());
  const second = await newPhone({ baseURL: network.url });
  const history = second.getByRole("listitem").filter({ hasText: "Not accepted" });
  const told = second.getByRole("alert").filter({ hasText: "did not count" });

  async function reopen({ page }: LiveScreen): Promise<void> {
    await page.getByRole("button", { name: "Re-open for Stat Collection" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Re-open" }).click();
    await expect(page.getByTestId("stat-grid")).toBeVisible();
  }
  async function readAndPutAway(what: RegExp, count: number): Promise<void> {
    await expect(told).toContainText(what, { timeout: 30_000 });
    await expect(second).toHaveURL(/\/review$/);
    const show = second.getByRole("button", { name: "Show: History of the game" });
    const hide = second.getByRole("button", { name: "Hide: History of the game" });
    await expect(show.or(hide)).toBeVisible();
    if (await show.isVisible()) await show.click();
    await expect(history).toHaveCount(count);
    await told.getByRole("button", { name: "OK" }).click();
    await expect(told).toHaveCount(0);
    await second.reload();
    await expect(second.getByTestId("score-home")).toHaveText("6");
    await expect(told).toHaveCount(0);
    await show.click();
    await expect(history).toHaveCount(count);
  }

  await first.record({ stat: "rush", side: "home", player: 0 }, "stat-first");
  await first.finalize();
  await waitUntilCompleted(server.service, game.id);
  await signIn(second, DEMO.admin);
  await waitUntilInstalled(second);
  await second.goto(`/games/${game.id}/review`);
  await expect(second.getByText("COMPLETED", { exact: true }).first()).toBeVisible();
  await expect(second.getByTestId("score-home")).toHaveText("6");
  await waitForLogs(second, [game.id]);

  await test.step("re-opened without a network, while another phone re-opens and finalizes", async () => {
    await network.cut();
    await reopen(new LiveScreen(second, game));
    await reopen(first);
    await first.finalize();
    await expect(first.page).toHaveURL(/\/review$/);
    await allSaved(first);
    await network.restore();
    await readAndPutAway(/Your Re-open did not count\. .*re-opened/, 1);
  });

  await test.step("reset while another phone re-opens and finalizes, of which this one has not heard", async () => {
    const stalled = { kind: "lose-request" } as const;
    network.inject(rpc("pull_game_events"), stalled, Number.POSITIVE_INFINITY);
    await reopen(first);
    await first.finalize();
    await expect(first.page).toHaveURL(/\/review$/);
    await allSaved(first);
    await second.getByRole("button", { name: "Reset Game" }).click();
    const alert = second.getByRole("alertdialog");
    await alert.getByRole("button", { name: "Continue" }).click();
    await alert.getByRole("button", { name: "Yes, reset it" }).click();
    await alert.getByRole("textbox").fill("RESET");
    await alert.getByRole("button", { name: "Reset Game" }).click();
    await expect(alert).toContainText("Failed to reset game.");
    network.heal();
    await alert.getByRole("button", { name: "OK" }).click();
    await readAndPutAway(/Your Reset Game did not count\. .*re-opened/, 2);
  });
  await expect(second.getByTestId("sync-status")).toHaveAttribute("data-state", "saved");
  await network.close();
});
