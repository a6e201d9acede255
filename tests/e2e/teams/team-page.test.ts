import type { Locator, Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";
import { holdBack } from "../support/network/hold-back.ts";
import { FALL, SPRING, seasonId } from "../support/season-screen.ts";
import type { E2eServer } from "../support/server.ts";

/** In the league "Sunday Open", which has the divisions North and South; it has a walk-on. */
const TEAM = "Blue Herons";
const WALK_ON = "Jordan Friend";

interface Member {
  readonly id: string;
  readonly name: string;
  readonly jersey_number: string;
}

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const member = (page: Page, { name }: Pick<Member, "name">, list = "Roster") =>
  part(page, list).getByRole("listitem").filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** The id of a season's team, or of its first one, and two active players with numbers. */
async function teamOf({ service }: E2eServer, season: string, name = "%") {
  const of = await seasonId(service, season);
  const [team] = await rows<{ id: string }>(
    service.from("teams").select("id").eq("season_id", of).like("name", name).order("name"),
  );
  const [player, mate] = await rows<Member>(
    service
      .from("players")
      .select("id,name,jersey_number")
      .match({ team_id: team?.id, is_active: true, is_walk_on: false, is_ir: false })
      .not("jersey_number", "is", null)
      .order("id"),
  );
  if (!team || !player || !mate) throw new Error(`no team of ${season}`);
  return { id: team.id, player, mate };
}

test("on a team's own page an admin edits number, injured reserve, division and forfeited season and merges a walk-on (P §2, D33, D49)", async ({
  newPhone,
  server,
}) => {
  const { id, player, mate } = await teamOf(server, FALL, TEAM);
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.goto(`/teams/${id}`);
  const form = dialog(page, "Edit Player");

  await test.step("number and injured reserve", async () => {
    await expect(part(page, "Roster")).toContainText(/Players \d+\/\d+IR Slots Used 1\/2/);
    await button(page, `Edit #${player.jersey_number} ${player.name}`).click();
    await form.getByLabel("Jersey Number (Optional)").fill("007");
    await form.getByRole("radio", { name: "Injured Reserve" }).check();
    await button(form, "Save Changes").click();
    await expect(said(page, `#007 ${player.name} has been updated successfully.`)).toBeVisible();
    await expect(member(page, player, "Injured Reserve")).toContainText(/007.*IR since /);
    await expect(member(page, player)).toHaveCount(0);
    await expect(part(page, "Roster")).toContainText("IR Slots Used 2/2Full");
    const { data } = await server.service
      .from("players")
      .select("jersey_number,is_ir")
      .eq("id", player.id)
      .single();
    expect(data).toEqual({ jersey_number: "007", is_ir: true });
  });

  await test.step("division", async () => {
    await expect(page.getByText("Sunday Open · North")).toBeVisible();
    await button(page, `Division of ${TEAM}`).click();
    const division = dialog(page, "Assign Division");
    await division.getByRole("radio", { name: "South" }).check();
    await button(division, "Save Division").click();
    await expect(said(page, `${TEAM} has been assigned to South.`)).toBeVisible();
    await expect(page.getByText("Sunday Open · South")).toBeVisible();
  });

  await test.step("forfeited season", async () => {
    const flag = button(page, `Forfeited season of ${TEAM}`);
    const forfeited = dialog(page, "Forfeited Season");
    await flag.click();
    await button(forfeited, "Mark as Forfeited").click();
    await expect(said(page, `${TEAM} is marked as forfeited.`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      `${TEAM} Forfeited season`,
    );
    await expect(flag).toHaveAttribute("aria-pressed", "true");
    await flag.click();
    await button(forfeited, "Remove Mark").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(TEAM);
  });

  await test.step("merge and its way back", async () => {
    const walkOn = member(page, { name: WALK_ON });
    await expect(walkOn).toContainText("Walk-on");
    await button(walkOn, `Edit #99 ${WALK_ON}`).click();
    await button(form, "Merge with a Player").click();
    const merge = dialog(page, "Merge Walk-on");
    await merge.getByLabel("Search players").fill(mate.name);
    await merge.getByRole("radio", { name: mate.name }).check();
    await button(merge, "Merge").click();
    await button(page.getByRole("alertdialog"), "Merge").click();
    await expect(said(page, `#99 ${WALK_ON} now counts as`)).toBeVisible();
    await expect(walkOn).toHaveCount(0);
    await button(page, `Edit #${mate.jersey_number} ${mate.name}`).click();
    await button(form, `Undo merge of #99 ${WALK_ON}`).click();
    await expect(said(page, `#99 ${WALK_ON} stands alone again.`)).toBeVisible();
    await expect(walkOn).toBeVisible();
  });
});

test("on a team's own page a collector changes numbers, without a network too, and a visitor nothing; a season whose rosters are elsewhere says so in the dialog (D13, D36a, I17)", async ({
  newPhone,
  server,
}) => {
  const { id, player } = await teamOf(server, FALL, TEAM);
  const old = await teamOf(server, SPRING);
  const phone = await newPhone();
  // A visitor's page reads no rosters, so this device has the page of the old team and not those.
  await phone.goto(`/teams/${old.id}`);
  await expect(member(phone, old.player)).toBeVisible();
  await signIn(phone, DEMO.scorer);
  await waitUntilInstalled(phone);
  await phone.goto(`/teams/${id}`);
  await expect(member(phone, player)).toContainText(player.jersey_number);
  await expect(button(phone, `Edit #${player.jersey_number} ${player.name}`)).toBeVisible();
  await expect(phone.getByRole("button", { name: /^(Division|Forfeited)/ })).toHaveCount(0);

  await phone.context().setOffline(true);
  await button(phone, `Edit #${player.jersey_number} ${player.name}`).click();
  const form = dialog(phone, "Edit Player");
  await expect(form.getByText("Only administrators change injured reserve.")).toBeVisible();
  await form.getByLabel("Jersey Number (Optional)").fill("98");
  await button(form, "Save Changes").click();
  await expect(member(phone, player)).toContainText(/98.*Waits to be sent/);

  await phone.goto(`/teams/${old.id}`);
  await button(phone, `Edit #${old.player.jersey_number} ${old.player.name}`).click();
  await expect(form).toContainText("not on this device yet");
  await expect(button(form, "Try Again")).toBeVisible();
  await phone.context().setOffline(false);
  await expect(form.getByLabel("Jersey Number (Optional)")).toHaveValue(old.player.jersey_number);
  await expect
    .poll(async () =>
      rows(server.service.from("players").select("jersey_number").eq("id", player.id)),
    )
    .toEqual([{ jersey_number: "98" }]);

  const visitor = await newPhone();
  await visitor.goto(`/teams/${id}`);
  await expect(member(visitor, player)).toBeVisible();
  await expect(visitor.getByRole("button", { name: /^(Edit|Division|Forfeited)/ })).toHaveCount(0);
  await expect(part(visitor, "Roster")).not.toContainText("IR Slots Used");
});

test("on a team's own page the dialogs wait for rosters as new as the page, say what is not here, and give the focus back after a failure", async ({
  newPhone,
  server,
}) => {
  const { id, player, mate } = await teamOf(server, SPRING);
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.goto(`/teams/${id}`);
  const form = dialog(page, "Edit Player");
  const edit = (of: Member) => button(member(page, of), `Edit #${of.jersey_number} ${of.name}`);
  await edit(player).click();
  await expect(form.getByLabel("Jersey Number (Optional)")).toHaveValue(player.jersey_number);
  await page.keyboard.press("Escape");
  await expect(edit(player)).toBeFocused();
  await page.goto("/games");

  await test.step("another admin's number is in the field, not the one that this device kept", async () => {
    await server.arrange("update public.players set jersey_number = '77' where id = $1", [
      player.id,
    ]);
    const letGo = await holdBack(page, /\/rest\/v1\/season_players/);
    await page.goto(`/teams/${id}`);
    const changed = { ...player, jersey_number: "77" };
    await edit(changed).click();
    await expect(form).toContainText("Loading team...");
    letGo();
    await expect(form.getByLabel("Jersey Number (Optional)")).toHaveValue("77");
    await page.keyboard.press("Escape");
  });

  await test.step("after a failed save the focus is in the dialog again", async () => {
    await page.route(/rpc\/update_player/, (route) => route.fulfill({ status: 500, body: "" }));
    await edit(mate).click();
    await form.getByLabel("Jersey Number (Optional)").fill("78");
    await page.keyboard.press("Enter");
    const told = page.getByRole("alertdialog");
    await expect(told).toContainText("Failed to update player details.");
    await button(told, "OK").click();
    await expect(told).toHaveCount(0);
    await expect(form).toBeVisible();
    expect(await form.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
  });
});
