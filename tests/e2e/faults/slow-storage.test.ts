import { untouchedGame } from "../support/at-the-field.ts";
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
