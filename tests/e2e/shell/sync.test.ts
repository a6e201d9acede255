import { atTheField } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { holdBack } from "../support/network/hold-back.ts";

const LAPTOP = { viewport: { width: 1280, height: 800 } };

test("people who collect see the sync pill on every page, and its sheet works there (I21); a version that the server no longer understands keeps what waits and offers the new one, never over a live game; little storage is said in the sheet (I1)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  await test.step("people who collect see the sync pill on every page, and its sheet works there (I21)", async () => {
    await phone.context().setOffline(true);
    await live.record({ stat: "tackle", side: "home", player: 1 }, "stat-first");
    await phone.getByRole("button", { name: "Back", exact: true }).click();
    await phone.getByRole("button", { name: "Keep In Progress" }).click();
    await expect(phone.getByRole("heading", { name: "Flag Football Games" })).toBeVisible();
    const pill = phone.getByTestId("sync-status");
    await expect(pill).toHaveText("Offline · 1 to send");
    await expect(pill).toHaveAttribute("data-pending", "1");
    await pill.click();
    const sheet = phone.getByRole("dialog", { name: "Offline · 1 to send" });
    await expect(sheet.getByText("1 entry recorded by you")).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Export unsynced data" })).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Retry now" })).toBeEnabled();
    await phone.keyboard.press("Escape");
    await expect(phone.getByRole("dialog")).toHaveCount(0);
    await expect(pill).toBeFocused();
    await phone.context().setOffline(false);
    await expect(pill).toHaveText("All saved", { timeout: 30_000 });
    for (const width of [360, 1024]) {
      await phone.setViewportSize({ width, height: 740 });
      for (const address of ["/games", "/collect", "/nowhere"]) {
        await phone.goto(address);
        await expect(pill).toHaveText("All saved");
      }
    }
    await pill.click();
    const calm = phone.getByRole("dialog", { name: "All saved" });
    await expect(calm).toContainText("Everything recorded on this device is on the server.");
    for (const name of ["Retry now", "Export unsynced data", "Export as CSV"]) {
      await expect(calm.getByRole("button", { name })).toBeDisabled();
    }
  });

  await test.step("a version that the server no longer understands keeps what waits and offers the new one; never over a live game", async () => {
    await phone.keyboard.press("Escape");
    await phone.setViewportSize({ width: 360, height: 740 });
    await live.open();
    await expect(phone.getByTestId("feed-entry")).toHaveCount(1);
    await phone.route(/\/rpc\/push_game_events/, (route) =>
      route.fulfill({ status: 426, json: { code: "PT426", message: "This version is too old." } }),
    );
    const bar = phone.getByRole("status").filter({ hasText: "This version is too old" });
    await live.record({ stat: "tackle", side: "home", player: 2 }, "stat-first");
    await expect.poll(async () => (await live.sync()).state, { timeout: 30_000 }).toBe("attention");
    await expect(bar).toHaveCount(0);

    await phone.getByRole("button", { name: "Back", exact: true }).click();
    await phone.getByRole("button", { name: "Keep In Progress" }).click();
    await bar.getByRole("link", { name: "What to Do" }).click();
    await expect(phone.getByRole("heading", { name: "This version is too old" })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(phone.getByText("1 entry waits on this device.")).toBeVisible();
    const download = phone.waitForEvent("download");
    await phone.getByRole("button", { name: "Export unsynced data" }).click();
    expect((await download).suggestedFilename()).toMatch(/^unsynced-.*\.json$/);
    await expect(phone.getByText("1 entry is in the file.")).toBeVisible();

    // The server stays as it was; a new version that it understands sends what waited.
    await phone.unroute(/\/rpc\/push_game_events/);
    await phone.getByRole("button", { name: "Get the New Version" }).click();
    await expect(phone.getByRole("heading", { name: "This version is current" })).toBeVisible();
    await expect(phone.getByText("Nothing waits on this device.")).toBeVisible({ timeout: 30_000 });
    await phone.goto(`/collect?gameId=${game.id}`);
    await expect(phone.getByTestId("feed-entry")).toHaveCount(2);
  });

  await test.step("little storage is said in the sheet before a tap is refused (I1)", async () => {
    await phone.addInitScript(() => {
      navigator.storage.estimate = async () => ({ usage: 990_000_000, quota: 1_000_000_000 });
    });
    await phone.goto("/games");
    await phone.getByTestId("sync-status").click();
    await expect(
      phone.getByRole("dialog").getByText(/^This device has little storage left\./),
    ).toBeVisible();
  });
});

test("the pill that comes late moves nothing that somebody is about to tap", async ({
  newPhone,
}) => {
  const phone = await newPhone({
    serviceWorkers: "block",
    expectedNoise: /Service Worker registration blocked/,
  });
  await signIn(phone, DEMO.scorer);
  const letGo = await holdBack(phone, /late-tools/);
  await phone.goto("/account");
  const heading = phone.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await phone.evaluate(async () => void (await document.fonts.ready));
  const before = await heading.boundingBox();
  letGo();
  await expect(phone.getByTestId("sync-status")).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});

test("S19: a browser that wrongly says offline stops nothing: plays are sent, pages renewed, and admins may act", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await phone.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
  });
  const { live } = await atTheField(server, phone);
  await live.record({ stat: "tackle", side: "home", player: 1 }, "stat-first");
  await expect.poll(async () => (await live.sync()).state).toBe("saved");

  const office = await newPhone();
  await office.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
  });
  await signIn(office, DEMO.admin);
  await office.goto("/admin/settings");
  await expect(office.getByRole("button", { name: "Offline", exact: true })).toHaveCount(0);
  await expect(office.getByRole("radio").first()).toBeEnabled();
  await office.goto("/standings");
  await expect(office.getByRole("heading", { name: "Team Standings" })).toBeVisible();
  await expect(office.getByText(/^Offline: as of/)).toHaveCount(0);
});

test("everybody else sees a marker only while nothing can be renewed, with what still works", async ({
  server,
  newPhone,
}) => {
  for (const options of [{}, LAPTOP]) {
    const page = await newPhone(options);
    const mark = page.getByRole("button", { name: "Offline", exact: true });
    await page.goto("/games");
    await waitUntilInstalled(page);
    await expect(page.getByTestId("game-card").first()).toBeVisible();
    await expect(mark).toHaveCount(0);
    await expect(page.getByTestId("sync-status")).toHaveCount(0);

    await server.stop();
    await page.reload();
    await expect(page.getByTestId("game-card").first()).toBeVisible();
    await mark.click();
    const sheet = page.getByRole("dialog", { name: "Offline" });
    await expect(sheet.getByText(/^Last read: \d/)).toBeVisible();
    await expect(sheet.getByText(/can be looked at as usual/)).toBeVisible();
    await server.start();
    await sheet.getByRole("button", { name: "Try Again" }).click();
    await expect(mark).toHaveCount(0);
  }
});
