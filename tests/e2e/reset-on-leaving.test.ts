import { atTheField } from "./at-the-field.ts";
import { expect, test } from "./fixtures.ts";
import { rows } from "./league.ts";

test("a tackle, its undo and Back at once: the offered reset is taken, without a word (D32)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  await live.record({ stat: "tackle", side: "home", player: 0 }, "stat-first");
  await live.undoLast();
  await phone.getByRole("button", { name: "Back", exact: true }).click();
  const offer = phone.getByRole("alertdialog");
  await expect(offer).toContainText(
    "No stats have been recorded. Do you want to reset this game and exit? This will clear any existing stats and mark it as not started.",
  );
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
