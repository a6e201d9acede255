import type { Locator, Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";
import { expectBelow } from "../support/looks/toasts.ts";
import type { E2eServer } from "../support/server.ts";

const LAPTOP = { viewport: { width: 1280, height: 800 } };
/** In the league "Sunday Open", which has the divisions North and South; it has a walk-on. */
const TEAM = "Blue Herons";
/** Without a crest, they show their jerseys. */
const BARE = ["Midtown Mudcats", "Iron Larks"];

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly jersey_number: string | null;
  readonly is_ir: boolean;
  readonly ir_date: string | null;
}

const card = (page: Page, team = TEAM) => page.getByRole("article", { name: team });
/** The heading of a team's own page. */
const headOf = (page: Page) => page.getByRole("heading", { level: 1, name: TEAM });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const question = (page: Page) => page.getByRole("alertdialog");

async function peopleOf({ service }: E2eServer, team = TEAM): Promise<PlayerRow[]> {
  const season = await service.from("seasons").select("id").like("name", "Fall%").single();
  const found = await service
    .from("teams")
    .select("id")
    .match({ name: team, season_id: season.data?.id })
    .single();
  return rows<PlayerRow>(
    service
      .from("players")
      .select("id,name,jersey_number,is_ir,ir_date")
      .match({ team_id: found.data?.id, is_active: true, is_walk_on: false })
      .order("id"),
  );
}

const playerRow = async ({ service }: E2eServer, id: string) =>
  (await service.from("players").select("jersey_number,is_ir,is_active").eq("id", id).single())
    .data;

async function colorOf({ service }: E2eServer, team: string): Promise<string> {
  const season = await service.from("seasons").select("id").like("name", "Fall%").single();
  const found = await service
    .from("teams")
    .select("color")
    .match({ name: team, season_id: season.data?.id })
    .single();
  return String(found.data?.color);
}

/** The numbers that lie whole in a slip's strip, and the "+3" of the others. */
async function numbersOn(slip: Locator): Promise<{ numbers: string[]; more: number }> {
  const strip = slip.locator("p[aria-hidden=true]");
  const shown = strip.locator("span");
  await expect(shown.first()).toBeVisible();
  const texts = await strip.evaluate((line) => {
    const box = line.getBoundingClientRect();
    return [...line.children]
      .filter((part) => {
        const { top, right, bottom } = part.getBoundingClientRect();
        return top >= box.top - 1 && bottom <= box.bottom + 1 && right <= box.right + 1;
      })
      .map((part) => part.textContent ?? "");
  });
  expect(texts, "none is cut off").toHaveLength(await shown.count());
  const numbers = texts.filter((text) => !text.startsWith("+"));
  expect(numbers.length).toBeGreaterThan(3);
  return { numbers, more: Number(texts.find((text) => text.startsWith("+")) ?? 0) };
}

async function openTeams(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Teams" }).first().click();
  await expect(page.getByRole("heading", { name: "Team Management" })).toBeVisible();
  await expect(card(page)).toBeVisible();
}

test("on a laptop an admin edits number, injured reserve, division and forfeited season and merges a walk-on; a visitor reads only (P §2, P §8, D13, D33, D49)", async ({
  newPhone,
  server,
}) => {
  const people = await peopleOf(server);
  const player = people.find(({ is_ir, jersey_number }) => !is_ir && jersey_number !== null);
  const mate = people.find(
    ({ is_ir, jersey_number, id }) => !is_ir && jersey_number !== null && id !== player?.id,
  );
  if (!player || !mate) throw new Error("the demo league has players with numbers");
  const page = await newPhone(LAPTOP);
  await signIn(page, DEMO.admin);
  await openTeams(page);
  await expect(card(page)).toContainText(/Next: .*\d-\d/s);

  const edit = button(card(page), `Edit #${player.jersey_number} ${player.name}`);
  await edit.click();
  const form = dialog(page, "Edit Player");
  const number = form.getByLabel("Jersey Number (Optional)");
  for (const [typed, words] of [
    ["7a", "Jersey number must be 1-3 digits only"],
    ["100", "Jersey number must be between 0 and 99"],
  ] as const) {
    await number.fill(typed);
    await expect(form.getByText(words)).toBeVisible();
    await expect(button(form, "Save Changes")).toBeDisabled();
  }
  await number.fill(mate.jersey_number ?? "");
  await expect(form.getByText(`${mate.name} wears this number too.`)).toBeVisible();
  await number.fill("007");
  await form.getByRole("radio", { name: "Injured Reserve" }).check();
  await expect(form.getByText("Counts from today.")).toBeVisible();
  await button(form, "Save Changes").click();
  await expect(said(page, `#007 ${player.name} has been updated successfully.`)).toBeVisible();
  const injured = card(page).getByRole("list", { name: "Injured Reserve" });
  await expect(injured.getByRole("listitem").filter({ hasText: player.name })).toContainText(
    /007.*IR since /,
  );
  await expect(card(page)).toContainText("IR Slots Used 2/2");
  expect(await playerRow(server, player.id)).toMatchObject({ jersey_number: "007", is_ir: true });

  await button(card(page), `Division of ${TEAM}`).click();
  const division = dialog(page, "Assign Division");
  await expect(button(division, "Save Division")).toBeDisabled();
  await division.getByRole("radio", { name: "No Division Assigned" }).check();
  await button(division, "Save Division").click();
  const removed = said(page, `${TEAM} has been removed from division.`);
  await expectBelow(removed, page.getByRole("navigation", { name: "Main" }));
  const noDivision = page.getByRole("region", { name: "No Division" });
  await expect(noDivision.getByRole("article")).toHaveAccessibleName(TEAM);
  await button(card(page), `Division of ${TEAM}`).click();
  await division.getByRole("radio", { name: "South" }).check();
  await button(division, "Save Division").click();
  await expect(said(page, `${TEAM} has been assigned to South.`)).toBeVisible();

  const flag = button(card(page), `Forfeited season of ${TEAM}`);
  const forfeited = dialog(page, "Forfeited Season");
  const asterisk = card(page).getByTitle("Forfeited season", { exact: true });
  await flag.click();
  await expect(forfeited).toContainText("No result, record or figure changes");
  await button(forfeited, "Mark as Forfeited").click();
  await expect(said(page, `${TEAM} is marked as forfeited.`)).toBeVisible();
  await expect(asterisk).toBeVisible();
  await card(page).getByRole("link", { name: TEAM }).click();
  await expect(headOf(page)).toHaveAccessibleName(`${TEAM} Forfeited season`);
  await page.goBack();
  await expect(flag).toHaveAttribute("aria-pressed", "true");
  await flag.click();
  await button(forfeited, "Remove Mark").click();
  await expect(said(page, `${TEAM} is not marked as forfeited any more.`)).toBeVisible();
  await expect(asterisk).toHaveCount(0);

  await button(card(page), "Edit #99 Jordan Friend").click();
  await button(form, "Merge with a Player").click();
  const merge = dialog(page, "Merge Walk-on");
  await merge.getByLabel("Search players").fill(mate.name);
  await merge.getByRole("radio", { name: mate.name }).check();
  await button(merge, "Merge").click();
  await button(question(page), "Merge").click();
  await expect(said(page, "#99 Jordan Friend now counts as")).toBeVisible();
  await expect(card(page).getByText("Jordan Friend")).toHaveCount(0);
  await button(card(page), `Edit #${mate.jersey_number} ${mate.name}`).click();
  await button(form, "Undo merge of #99 Jordan Friend").click();
  await expect(said(page, "#99 Jordan Friend stands alone again.")).toBeVisible();
  await expect(card(page).getByText("Jordan Friend")).toBeVisible();

  const visitor = await newPhone();
  await visitor.goto("/teams");
  await expect(card(visitor)).toBeVisible();
  await expect(visitor.getByText("@demo.test")).toHaveCount(0);
  await expect(visitor.getByRole("button", { name: /^(Edit|Division|Forfeited)/ })).toHaveCount(0);
  await visitor.getByLabel("Search teams and players").fill(mate.name);
  await expect(card(visitor).getByRole("list", { name: "Active Players" })).toContainText(
    mate.name,
  );
  const link = visitor.getByRole("link", { name: mate.name }).first();
  await expect(link).toHaveAttribute("href", `/players/${mate.id}`);
  await expect(page.getByRole("link", { name: /^Email .*@demo\.test$/ }).first()).toBeVisible();
});

test("on a phone a collector's number waits without a network and arrives; injured reserve is the admins' (D13, D36a, I17)", async ({
  newPhone,
  server,
}) => {
  const [player] = (await peopleOf(server)).filter(
    ({ is_ir, jersey_number }) => !is_ir && jersey_number !== null,
  );
  if (!player) throw new Error("the demo league has players with numbers");
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  await waitUntilInstalled(phone);
  await openTeams(phone);
  // A slip is whole with its team's record and next game.
  const slips = phone.getByRole("main").getByRole("article");
  for (const place of [0, 7]) await expect(slips.nth(place)).toContainText(/\d-\d.*Next: /);
  await expect(card(phone)).toContainText(/\d-\d.*Next: /);
  const slip = async () => (await card(phone).boundingBox())?.height;
  await expect.poll(slip).toBeLessThanOrEqual(96);
  const heightOfEight = () =>
    slips.evaluateAll((all) => {
      const [first, eighth] = [all[0], all[7]].map((one) => one?.getBoundingClientRect());
      return (eighth?.bottom ?? Number.NaN) - (first?.top ?? 0);
    });
  await expect.poll(heightOfEight, { message: "eight teams" }).toBeLessThanOrEqual(1000);
  const worn =
    await test.step("a slip shows the team's colour and, in one line, its jersey numbers and how many more there are", async () => {
      const colors = await Promise.all(
        BARE.map(async (team) => {
          const jersey = card(phone, team).locator(".team-jersey");
          await expect(jersey).toBeVisible();
          await expect(jersey).toHaveAttribute("data-kit", await colorOf(server, team));
          return jersey.evaluate((mark) => getComputedStyle(mark).backgroundColor);
        }),
      );
      expect(new Set(colors).size, colors.join(" and ")).toBe(BARE.length);
      expect(colors).not.toContain("rgba(0, 0, 0, 0)");
      return numbersOn(card(phone));
    });
  await card(phone).getByRole("button", { name: "Active Players" }).click();
  const sheet = card(phone).getByRole("list", { name: "Active Players" }).getByRole("listitem");
  await expect(sheet).toHaveCount(worn.numbers.length + worn.more);
  for (const number of worn.numbers) {
    await expect(sheet.filter({ hasText: number }).first()).toBeVisible();
  }
  await expect(card(phone).getByRole("button", { name: "Active Players" })).toBeFocused();
  const mail = card(phone).getByRole("link", { name: /^Email / });
  await expect(mail).toHaveAttribute("href", "mailto:captain.blue-herons@demo.test");
  await card(phone).getByRole("link", { name: TEAM, exact: true }).click();
  await expect(headOf(phone)).toHaveAccessibleName(TEAM);
  const member = phone.getByRole("listitem").filter({ hasText: player.name });
  await expect(member).toContainText(player.jersey_number ?? "");
  await phone.goBack();
  await expect(card(phone).getByRole("list", { name: "Active Players" })).toBeVisible();

  await phone.context().setOffline(true);
  // It comes above the cards and moves them.
  await expect(phone.getByText(/^Teams and players show as they were last read/)).toBeVisible();
  await button(card(phone), `Edit #${player.jersey_number} ${player.name}`).click();
  const form = dialog(phone, "Edit Player");
  await expect(form.getByText("Only administrators change injured reserve.")).toBeVisible();
  await expect(form.getByRole("radio")).toHaveCount(0);
  await expect(form.getByText("The number is kept on this device")).toBeVisible();
  await form.getByLabel("Jersey Number (Optional)").fill("98");
  await button(form, "Save Changes").click();
  await expect(said(phone, `#98 ${player.name} is saved on this device`)).toBeVisible();
  const row = card(phone).getByRole("listitem").filter({ hasText: player.name });
  await expect(row).toContainText(/98.*Waits to be sent/);
  await card(phone).getByRole("link", { name: TEAM, exact: true }).click();
  await expect(headOf(phone)).toHaveAccessibleName(TEAM);
  await expect(member).toContainText(/98.*Waits to be sent/);
  await phone.goBack();
  await phone.reload();
  await card(phone).getByRole("button", { name: "Active Players" }).click();
  await expect(row).toContainText(/98.*Waits to be sent/);
  expect(await playerRow(server, player.id)).toMatchObject({
    jersey_number: player.jersey_number,
  });

  await phone.context().setOffline(false);
  await expect(row).not.toContainText("Waits to be sent");
  await expect(row).toContainText("98");
  expect(await playerRow(server, player.id)).toMatchObject({ jersey_number: "98" });

  await button(row, `Edit #98 ${player.name}`).click();
  await form.getByLabel("Jersey Number (Optional)").fill("");
  await button(form, "Save Changes").click();
  await expect(said(phone, `#? ${player.name} has been updated successfully.`)).toBeVisible();
  expect(await playerRow(server, player.id)).toMatchObject({ jersey_number: null });

  await server.stop();
  await button(phone, "Sync").click();
  await expect(question(phone)).toContainText("Failed to sync teams");
});
