import type { Page } from "@playwright/test";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { PushingDevice } from "../../helpers/database/device.ts";
import { button } from "../support/accounts.ts";
import { allSaved, atTheField } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { type LeagueGame, rows, untouchedGames } from "../support/league.ts";
import type { LiveScreen } from "../support/live-screen.ts";
import type { E2eServer } from "../support/server.ts";

const FALL = "Fall 2026 - Demo League";
const PHRASE = "DELETETHISDAMNSEASON";

/** A phone finalizes a game, and another one sends a tackle of it later: that waits at the server. */
async function leaveOneWaiting(server: E2eServer, game: LeagueGame): Promise<void> {
  const client = createTestClient(server.url, "sb_publishable_local");
  await client.auth.signInWithPassword(DEMO.scorer2);
  const [one, other] = [new PushingDevice(), new PushingDevice()];
  const seen = { seen_epoch: 0, seen_state: "open", score: { visitor: 0, home: 0 } };
  for (const [device, event] of [
    [one, one.tackle(game.home.id, game.home.players[0]?.id ?? null)],
    [one, one.event("game.finalized.v1", seen)],
    [other, other.tackle(game.home.id, game.home.players[1]?.id ?? null)],
  ] as const) {
    const { error } = await client.rpc("push_game_events", {
      p_game_id: game.id,
      p_device_id: device.id,
      p_events: [event],
    });
    expect(error).toBeNull();
  }
}

const question = (page: Page) => page.getByRole("alertdialog", { name: "Delete Season" });
const waitingEntries = (page: Page) =>
  question(page)
    .getByText("Waiting entries", { exact: true })
    .locator("xpath=following-sibling::dd");

/** How many entries wait at the server, as the dialog says. */
async function waitingNow(page: Page): Promise<number> {
  await page.goto("/admin");
  await button(page, `Delete ${FALL}`).click();
  const text = (await waitingEntries(page).textContent()) ?? "";
  await question(page).getByRole("button", { name: "Cancel" }).click();
  return Number(text);
}

async function deleteSeason(page: Page, waiting: number): Promise<void> {
  await button(page, `Delete ${FALL}`).click();
  await expect(waitingEntries(page)).toHaveText(`${waiting}`);
  const ask = question(page);
  await ask.getByLabel(`Type ${PHRASE} to confirm`).fill(PHRASE);
  await ask.getByRole("button", { name: "Delete Season" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Season deleted successfully!" }),
  ).toBeVisible();
}

test("a phone collects while its season is deleted and restored: nothing is lost, nothing stays orphaned, and it says so (D65, I7)", async ({
  newPhone,
  server,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  const tap = (player: number) =>
    live.record({ stat: "tackle", side: "home", player }, "stat-first");
  const pill = phone.getByTestId("sync-status");
  const tackles = () => tacklesOf(server, game);
  await tap(0);
  await expect.poll(tackles).toBe(1);
  await allSaved(live);
  const [, another] = (await untouchedGames(server.service)).filter(({ id }) => id !== game.id);
  if (another === undefined) throw new Error("the demo league has too few games");
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO.admin);
  const before = await waitingNow(page);
  await leaveOneWaiting(server, another);

  await test.step("the dialog counts what waits at the server, and the season goes", async () => {
    await deleteSeason(page, before + 1);
    expect(await tackles()).toBe(1);
  });

  await test.step("the phone goes on, and says of the play that nobody counts where it is", async () => {
    const [entryId = ""] = await tap(1);
    await expect(pill).toHaveAttribute("data-attention", "1");
    await expect(live.entry(entryId)).toHaveCount(0);
    await pill.click();
    const sheet = phone.getByRole("dialog", { name: /^Needs attention/ });
    await expect(
      sheet.getByText(
        "The game was removed on the server. The server keeps this entry, and it counts once an admin restores the game.",
      ),
    ).toBeVisible();
    await phone.keyboard.press("Escape");
    expect(await tackles()).toBe(1);
  });

  await test.step("after a reload without a network it still says so, and more is recorded", async () => {
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    await expect.poll(() => live.entryIds()).toHaveLength(1);
    await tap(2);
    await expect.poll(() => live.sync()).toMatchObject({ pending: 1, attention: 1 });
  });

  await test.step("Restore brings the season back with what was sent meanwhile", async () => {
    await button(page, `Restore ${FALL}`).click();
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: `${FALL} is back. What phones sent meanwhile counts now: 1.` }),
    ).toBeVisible();
    await expect.poll(tackles).toBe(2);
  });

  await test.step("the phone sends the rest by itself, and everybody counts three tackles", async () => {
    await phone.context().setOffline(false);
    await allSaved(live);
    await expect.poll(() => live.entryIds()).toHaveLength(3);
    await expect.poll(tackles).toBe(3);
    await expectNoOrphans(server, live);
    const { data: differences } = await server.service.rpc("verify_totals");
    expect(differences).toEqual([]);
  });
});

async function tacklesOf({ service }: E2eServer, game: LeagueGame): Promise<number> {
  const stats = await rows<{ tackles: number }>(
    service.from("game_stats").select("tackles").eq("game_id", game.id),
  );
  return stats.reduce((sum, row) => sum + row.tackles, 0);
}

async function expectNoOrphans({ service }: E2eServer, live: LiveScreen): Promise<void> {
  const open = await rows(
    service.from("held_events").select("id").eq("game_id", live.game.id).is("resolution", null),
  );
  expect(open).toEqual([]);
  await expect.poll(() => live.sync()).toMatchObject({ attention: 0, pending: 0 });
}
