import { PushingDevice } from "../../helpers/database/device.ts";
import { untouchedGame } from "../support/at-the-field.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";

test("D33 an admin takes invented walk-ons off the teams in one act; who has a play stays, and each can come back", async ({
  server,
  newPhone,
}) => {
  const { id, home } = await untouchedGame(server);
  const device = new PushingDevice();
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const added = ids.map((player_id, index) =>
    device.event("player.added.v1", {
      player_id,
      team_id: home.id,
      jersey_number: `${90 + index}`,
      name: `Invented ${index}`,
    }),
  );
  const { error } = await server.service.rpc("push_game_events", {
    p_game_id: id,
    p_device_id: device.id,
    p_events: [...added, device.tackle(home.id, ids[0] ?? null)],
  });
  expect(error).toBeNull();
  const active = async () => {
    const found = server.service.from("players").select("id,is_active").in("id", ids);
    const list = await rows<{ id: string; is_active: boolean }>(found);
    return ids.map((each) => list.find((row) => row.id === each)?.is_active);
  };

  const other = await newPhone();
  await signIn(other, DEMO.scorer);
  await other.goto(`/games/${id}/review`);
  await expect(other.getByRole("button", { name: "Show: History" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Remove Walk-Ons" })).toHaveCount(0);

  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.goto(`/games/${id}/review`);
  const remove = page.getByRole("button", { name: "Remove Walk-Ons" });
  const question = page.getByRole("alertdialog");
  await expect(page.getByText("3 walk-ons were added to the teams in this game.")).toBeVisible();

  await test.step("the question says how many and what stays; Cancel changes nothing", async () => {
    await remove.click();
    await expect(question).toContainText("Take 2 walk-ons off the teams?");
    await expect(question).toContainText("1 walk-on stays, because of a play or a merge.");
    await expect(question).toContainText("No play, score or statistic changes.");
    expect(await findings(page, "the question about walk-ons")).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    expect(await active()).toEqual([true, true, true]);
  });

  await test.step("two leave, the one with a play stays, and the outcome is said", async () => {
    await remove.click();
    await question.getByRole("button", { name: "Remove Walk-Ons" }).click();
    await expect(page.getByText("2 walk-ons removed")).toBeVisible();
    expect(await active()).toEqual([true, false, false]);
    await expect(page.getByText("1 walk-on was added to the teams in this game.")).toBeVisible();
    expect((await server.service.rpc("verify_totals", { p_game_id: id })).data).toEqual([]);
    await remove.click();
    await expect(question).toContainText("so nobody can be removed here");
    await question.getByRole("button", { name: "OK" }).click();
  });

  await test.step("the way back: active again on the team's page", async () => {
    const game = server.service.from("games").select("season_id").eq("id", id);
    const [row] = await rows<{ season_id: string }>(game);
    await page.goto(`/admin/seasons/${row?.season_id}/teams/${home.id}`);
    await page.getByRole("button", { name: "Edit Invented 1" }).click();
    const form = page.getByRole("dialog", { name: "Edit Player" });
    await form.getByRole("checkbox", { name: /^Active/ }).check();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toHaveCount(0);
    expect(await active()).toEqual([true, true, false]);
  });

  await test.step("without a network it is said, and nothing changes", async () => {
    await page.goto(`/games/${id}/review`);
    await expect(remove).toBeVisible();
    await waitUntilInstalled(page);
    await page.context().setOffline(true);
    await remove.click();
    await expect(question).toContainText("This needs a network connection.");
    expect(await active()).toEqual([true, true, false]);
  });
});
