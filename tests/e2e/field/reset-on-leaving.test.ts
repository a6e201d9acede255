import { allSaved, atTheField } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";

test("a tackle, its undo and Back at once: the reset is offered, the tackle sent before or not, and taken without a word (D32)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  const back = phone.getByRole("button", { name: "Back", exact: true });
  const offer = phone.getByRole("alertdialog");
  const tackle = { stat: "tackle", side: "home", player: 0 } as const;

  await test.step("the server has heard of the tackle, and not yet of its undo", async () => {
    await live.record(tackle, "stat-first");
    await allSaved(live);
    await live.undoLast();
    await back.click();
    await expect(offer).toContainText(
      "No stats have been recorded. Do you want to reset this game and exit? This will clear any existing stats and mark it as not started.",
    );
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
