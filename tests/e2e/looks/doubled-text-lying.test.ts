import type { Page } from "@playwright/test";
import { atTheField, untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";

const doubled = (page: Page) => page.addStyleTag({ content: ":root { font-size: 200% }" });

/** The height of the lowest part of the open dialog that scrolls. */
const lowestScroller = (page: Page) =>
  page.getByRole("dialog").evaluate((dialog) =>
    Math.min(
      ...[dialog, ...dialog.querySelectorAll("*")]
        .filter((part) => part.scrollHeight > part.clientHeight + 2)
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .map(({ clientHeight }) => clientHeight),
    ),
  );

test("with texts at 200 % on a lying phone, the gate and the captains' sheet scroll with their heads, and numbers on the pad grow", async ({
  server,
  newPhone,
}) => {
  await server.service.rpc("update_settings", { p_captains_confirm: "asked" }).throwOnError();
  const page = await newPhone({ viewport: { width: 740, height: 360 } });
  await signIn(page, DEMO.scorer);
  await new LiveScreen(page, await untouchedGame(server)).open();
  const gate = page.getByRole("dialog", { name: "Select Game-Day Rosters" });
  await gate.getByRole("button", { name: "Tap Numbers" }).click();
  const chip = gate.locator("[data-player-id]").first();
  const size = () =>
    chip.locator("b").evaluate((number) => Number.parseFloat(getComputedStyle(number).fontSize));
  const usual = await size();
  await doubled(page);
  await expect.poll(() => lowestScroller(page)).toBeGreaterThan(340);
  await expect.poll(size).toBeGreaterThan(usual * 1.5);
  await chip.scrollIntoViewIfNeeded();
  await expect(chip).toBeInViewport({ ratio: 1 });
  await gate.getByRole("button", { name: "Show List" }).click();
  await expect.poll(() => lowestScroller(page)).toBeGreaterThan(340);

  const phone = await newPhone();
  await atTheField(server, phone);
  await phone.setViewportSize({ width: 740, height: 360 });
  await phone.getByRole("button", { name: "Finalize Game" }).click();
  const agree = phone
    .getByRole("dialog", { name: "Captains confirm" })
    .getByRole("button", { name: "I agree" });
  await expect(agree).toBeVisible();
  await doubled(phone);
  await expect.poll(() => lowestScroller(phone)).toBeGreaterThan(340);
  await agree.click({ trial: true });
});

test("with texts at 200 % Big Screen shows the whole last play, and Full Screen has its word", async ({
  server,
  newPhone,
}) => {
  const [running] = await rows<{ id: string }>(
    server.service.from("games").select("id").eq("is_completed", false).gt("head_seq", 5),
  );
  const page = await newPhone();
  await page.goto(`/games/${running?.id}/scoreboard`);
  const play = page.locator("footer p > span");
  await expect(play).toContainText(" · ");
  const button = page.getByRole("button", { name: "Full Screen" });
  const width = async () => (await button.boundingBox())?.width ?? 0;
  expect(await width(), "with its word at the usual size, too").toBeGreaterThan(100);
  await doubled(page);
  await expect.poll(() => play.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  await expect.poll(width).toBeGreaterThan(200);
});
