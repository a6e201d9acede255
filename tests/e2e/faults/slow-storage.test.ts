import { allSaved, atTheField, untouchedGame } from "../support/at-the-field.ts";
import { holdStore } from "../support/device-rows.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { LiveScreen } from "../support/live-screen.ts";

test("on a phone whose storage is slow the next jersey number is tapped while one is stored, and keeps the focus (D33)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const game = await untouchedGame(server);
  const { players } = game.visitor;
  const [first, second] = players;
  if (!first || !second) throw new Error("the visitor has two players");
  const worn = new Set(players.map(({ jerseyNumber }) => Number(jerseyNumber)));
  const free = Array.from({ length: 100 }, (_, number) => number).find((one) => !worn.has(one));
  await signIn(phone, DEMO.scorer);
  await new LiveScreen(phone, game).open();
  const edit = (name: string) =>
    phone.getByRole("button", { name: `Edit jersey number of ${name}` });
  const field = (name: string) => phone.getByRole("textbox", { name: `Jersey number of ${name}` });

  await edit(first.plainName).click();
  await field(first.plainName).fill(`${free}`);
  const letGo = await holdStore(phone, "operations");
  await field(first.plainName).press("Enter");
  await edit(second.plainName).click();
  await expect(field(second.plainName)).toBeFocused();
  await letGo();
  await expect(edit(first.plainName)).toContainText(`${free}`);
  await expect(field(second.plainName)).toBeFocused();
});

test("Undo Last that is pressed before the play is stored takes back that play, not the one before it (D24)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  const rows = phone.getByTestId("feed-entry");
  const [kept] = await live.record({ stat: "tackle", side: "home", player: 0 }, "player-first");
  const letGo = await holdStore(phone, "outbox");
  const [, second] = game.home.players;
  await phone.locator(`[data-player-id="${second?.id}"]`).click();
  await phone.getByRole("button", { name: "SACK", exact: true }).click();
  await expect(rows.first()).toHaveAttribute("data-pending", "true");
  await phone.getByRole("button", { name: /^Undo Last/ }).click();
  await expect(rows).toHaveCount(1);
  await letGo();
  await expect(live.spoken).toHaveText(/^Undone: SACK/);
  await expect(live.entry(kept ?? "")).toBeVisible();
  await allSaved(live);
  await phone.reload();
  await expect(live.entry(kept ?? "")).toBeVisible();
  await expect(rows).toHaveCount(1);
});
