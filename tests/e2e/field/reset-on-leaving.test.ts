import type { Request } from "@playwright/test";
import { allSaved, atTheField, withoutGivingUp } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import { holdBack } from "../support/network/hold-back.ts";

const RESET_OFFER =
  "No stats have been recorded. Do you want to reset this game and exit? This will clear any existing stats and mark it as not started.";

test("leaving without stats can be cancelled, and Escape stays; whoever goes by the browser's Back while Back waits for the server stays there; a tackle, its undo and Back at once: the reset is offered and taken without a word (D32)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await withoutGivingUp(phone);
  const { game, live } = await atTheField(server, phone);
  await test.step("leaving without stats can be cancelled, and Escape stays (D32)", async () => {
    const question = phone.getByRole("alertdialog");
    const back = phone.getByRole("button", { name: "Back", exact: true });
    for (const stay of ["Escape", "Cancel"]) {
      await back.click();
      await expect(question).toContainText(RESET_OFFER);
      if (stay === "Escape") await phone.keyboard.press("Escape");
      else await question.getByRole("button", { name: "Cancel" }).click();
      await expect(question).toHaveCount(0);
      await expect(phone).toHaveURL(/\/collect\?gameId=/);
      await expect(phone.getByTestId("stat-grid")).toBeVisible();
    }
    await back.click();
    await question.getByRole("button", { name: "Just Exit" }).click();
    await expect(phone).toHaveURL(/\/games$/);
  });

  await test.step("whoever goes by the browser's Back while Back waits for the server's word stays there (D32)", async () => {
    await phone.goto("/collect");
    const card = phone.locator(`[data-game-id="${game.id}"]`);
    await card.getByRole("link", { name: /^(Collect Stats|Continue)/ }).click();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    const row = new RegExp(`/rest/v1/games\\?.*${game.id}`);
    const open = new Set<Request>();
    phone.on("request", (request) => row.test(request.url()) && open.add(request));
    phone.on("requestfinished", (request) => open.delete(request));
    const letGo = await holdBack(phone, row);
    await phone.getByRole("button", { name: "Back", exact: true }).click();
    await expect.poll(() => open.size).toBeGreaterThan(0);
    await phone.goBack();
    await expect(card).toBeVisible();
    letGo();
    await expect.poll(() => open.size).toBe(0);
    // A question or way out that comes late would stand before the game that is opened now.
    await card.getByRole("link", { name: /^(Collect Stats|Continue)/ }).click();
    await phone.getByRole("button", { name: "TACKLE", exact: true }).click();
    await expect(phone.getByRole("dialog", { name: "Select Team" })).toBeVisible();
    await expect(phone.getByRole("alertdialog")).toHaveCount(0);
    await expect(phone).toHaveURL(new RegExp(game.id));
  });

  await test.step("a tackle, its undo and Back at once: the reset is offered, the tackle sent before or not, and taken without a word (D32)", async () => {
    await phone.keyboard.press("Escape");
    await expect(phone.getByRole("dialog")).toHaveCount(0);
    const back = phone.getByRole("button", { name: "Back", exact: true });
    const offer = phone.getByRole("alertdialog");
    const tackle = { stat: "tackle", side: "home", player: 0 } as const;

    await test.step("the server has heard of the tackle, and not yet of its undo", async () => {
      await live.record(tackle, "stat-first");
      await allSaved(live);
      await live.undoLast();
      await back.click();
      await expect(offer).toContainText(RESET_OFFER);
      await offer.getByRole("button", { name: "Just Exit" }).click();
      await expect(phone).toHaveURL(/\/games$/);
    });

    await live.open();
    await live.record(tackle, "player-first");
    await live.undoLast();
    await back.click();
    await offer.getByRole("button", { name: "Reset and Exit" }).click();
    await expect(phone.getByText("Game has been reset.")).toBeVisible();
    await expect(phone).toHaveURL(/\/games$/);

    const [row] = await rows<{ epoch: number }>(
      server.service.from("games").select("epoch").eq("id", game.id),
    );
    expect(row).toEqual({ epoch: 1 });
    const refused = await server.service
      .from("held_events")
      .select("event_id")
      .eq("game_id", game.id);
    expect(refused.data).toEqual([]);
  });
});
