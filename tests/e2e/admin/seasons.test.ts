import type { Page } from "@playwright/test";
import { button } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";
import { holdBack } from "../support/network/hold-back.ts";

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 } },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const;

const FIRST_ADMIN = { email: "first.admin@example.test", password: "first-admin-2026" };

const said = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const league = (page: Page, name: string) => page.getByRole("article", { name });

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`on a ${name}, an admin makes a season with a league and divisions by hand, edits and archives it, and brings it back (A §2, D6)`, async ({
    newPhone,
  }) => {
    const page = await newPhone(screen);
    await signIn(page, DEMO.admin);
    await page.goto("/admin");
    await expect(page.getByText("Daily @ 4PM EST / 5PM EDT")).toBeVisible();
    await expect(page.getByRole("link", { name: "Manage Fall 2026 - Demo League" })).toBeVisible();
    expect(await findings(page, `overview, ${name}`)).toEqual([]);

    await page.getByRole("link", { name: "Create New Season" }).click();
    await button(page, "Create by Hand").click();
    await expect(page.getByText("Enter a name.")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Summer 2027 - Metro Coed");
    await page.getByLabel("Type").selectOption("Summer");
    await page.getByLabel("Year").fill("27");
    await page.getByLabel("First day").fill("2027-08-30");
    await page.getByLabel("Last day").fill("2027-06-05");
    await button(page, "Create by Hand").click();
    await expect(page.getByText("Enter a year from 1900 to 2200.")).toBeVisible();
    await expect(page.getByText("The last day comes before the first.")).toBeVisible();
    await page.getByLabel("Year").fill("2027");
    expect(await findings(page, `create season, ${name}`)).toEqual([]);
    await page.getByLabel("First day").fill("2027-06-05");
    await page.getByLabel("Last day").fill("2027-08-30");
    await button(page, "Create by Hand").click();
    await expect(page).toHaveURL(/\/admin\/seasons\/[\da-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Summer 2027 - Metro Coed");
    await expect(page.getByText("Jun 5 – Aug 30, 2027")).toBeVisible();
    await expect(page.getByText("League Data Missing")).toBeVisible();

    await button(page, "Add League").click();
    await dialog(page).getByLabel("Name", { exact: true }).fill("Metro Coed");
    await dialog(page).getByLabel("Places for teams").fill("0");
    await dialog(page).getByLabel("Last day").fill("2027-01-01");
    await dialog(page).getByRole("button", { name: "Add League" }).click();
    await expect(page.getByText("Enter a whole number from 1 to 500.")).toBeVisible();
    await expect(dialog(page).getByText("The last day comes before the first.")).toBeVisible();
    await dialog(page).getByLabel("Last day").fill("2027-08-30");
    await dialog(page).getByLabel("Places for teams").fill("8");
    await dialog(page).getByLabel("Status").selectOption("In Progress");
    await dialog(page).getByRole("button", { name: "Add League" }).click();
    await expect(said(page, "Metro Coed is added.")).toBeVisible();
    await expect(league(page, "Metro Coed")).toContainText("0 of 8");
    await expect(page.getByText("In Progress", { exact: true }).first()).toBeVisible();

    await button(page, "Add a division to Metro Coed").click();
    await dialog(page).getByLabel("Name of the division").fill("A");
    await dialog(page).getByRole("button", { name: "Add Division" }).click();
    await expect(said(page, "Division A is added.")).toBeVisible();
    await button(page, "Add a division to Metro Coed").click();
    await dialog(page).getByLabel("Name of the division").fill("a");
    await dialog(page).getByRole("button", { name: "Add Division" }).click();
    await expect(question(page)).toContainText("This name is already in use here.");
    await button(page, "OK").click();
    await expect(question(page)).toHaveCount(0);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await button(page, "Rename A").click();
    await dialog(page).getByLabel("Name of the division").fill("North");
    await dialog(page).getByRole("button", { name: "Rename Division" }).click();
    await expect(said(page, "The division is now called North.")).toBeVisible();
    await button(page, "Remove North").click();
    await expect(said(page, "Division North is removed.")).toBeVisible();
    await expect(league(page, "Metro Coed")).toContainText("No divisions");

    await button(page, "Edit Season").click();
    await expect(dialog(page).getByLabel("Status")).toBeDisabled();
    await expect(dialog(page).getByText("Follows the status of its leagues.")).toBeVisible();
    const lastDay = dialog(page).getByLabel("Last day");
    await lastDay.focus();
    // A day without its year holds nothing, and the season would lose its last day.
    await page.keyboard.type("0829");
    await page.keyboard.press("Backspace");
    await dialog(page).getByRole("button", { name: "Save Season" }).click();
    await expect(lastDay).toBeFocused();
    await lastDay.fill("0027-08-30");
    await dialog(page).getByRole("button", { name: "Save Season" }).click();
    await expect(dialog(page).getByText("Write the year with four digits")).toBeVisible();
    await lastDay.fill("2027-08-30");
    await dialog(page).getByLabel("Name", { exact: true }).fill("Summer 2027 - Metro Open");
    await dialog(page).getByLabel("Scoring profile").selectOption("Review (Beta)");
    await expect(
      dialog(page).getByText("Saving counts 0 games of this season anew."),
    ).toBeVisible();
    expect(await findings(page, `edit season, ${name}`)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Save Season" }).click();
    await expect(said(page, "Season saved.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Summer 2027 - Metro Open");

    await button(page, "Archive Metro Coed").click();
    await question(page).getByRole("button", { name: "Archive", exact: true }).click();
    await expect(league(page, "Metro Coed")).toContainText("Archived");
    await button(page, "Restore Metro Coed").click();
    await expect(said(page, "Metro Coed is back, with its teams and games.")).toBeVisible();
    expect(await findings(page, `season management, ${name}`)).toEqual([]);

    await button(page, "Archive Season").click();
    await question(page).getByRole("button", { name: "Archive Season" }).click();
    await expect(page.getByText(/^This season is archived: no list offers it/)).toBeVisible();
    await page.getByRole("link", { name: "Back to Admin" }).click();
    const putAway = page.getByRole("list", { name: "Archived and deleted" });
    await expect(putAway).toContainText("Summer 2027 - Metro Open");
    await expect(putAway).toContainText("Summer 2025 - Rained Out");
    expect(await findings(page, `overview with an archived season, ${name}`)).toEqual([]);
    await button(page, "Restore Summer 2027 - Metro Open").click();
    await expect(said(page, "Summer 2027 - Metro Open is back.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Manage Summer 2027 - Metro Open" })).toBeVisible();
    await expect(putAway).not.toContainText("Summer 2027 - Metro Open");
  });
}

test("a renamed division takes its teams along; the switch of the widget takes the mark from another season (A §4, A §9); a season by hand takes type and year from its name and first day (A §4)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone(SCREENS.laptop);
  await signIn(page, DEMO.admin);
  await test.step("a division that is renamed takes its teams along, and one with teams cannot be removed", async () => {
    await page.goto("/admin");
    await page.getByRole("link", { name: "Manage Fall 2026 - Demo League" }).click();
    await expect(button(page, "Remove East")).toBeDisabled();
    await expect(button(page, "Remove East")).toHaveAccessibleDescription(
      "A division can be removed once no team is in it.",
    );
    await button(page, "Rename East").click();
    await expect(dialog(page).getByText("Its teams carry the new name.")).toBeVisible();
    await dialog(page).getByLabel("Name of the division").fill("Riverside");
    await dialog(page).getByRole("button", { name: "Rename Division" }).click();
    await expect(
      league(page, "Saturday Coed").getByRole("listitem").filter({ hasText: "Riverside" }),
    ).toContainText("2 teams");
    const { data } = await server.service
      .from("teams")
      .select("name")
      .eq("division_name", "Riverside");
    expect(data?.map(({ name }) => name).sort()).toEqual(["Midtown Mudcats", "River Hawks"]);
  });

  await test.step("the switch of the widget takes the mark from another season, and its message leaves after 3 seconds (A §4, A §9)", async () => {
    const live = async () =>
      (await server.service.from("seasons").select("name").eq("live_on_widget", true)).data;
    await page.goto("/admin");
    await page.getByRole("link", { name: "Manage Spring 2027 - Demo League" }).click();
    const toggle = page.getByRole("switch", { name: "Live on Stats Widget" });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    const message = page.getByText("Spring 2027 - Demo League is now live on the stats widget.");
    await expect(message).toBeVisible();
    await expect(toggle).toBeChecked();
    expect(await live()).toEqual([{ name: "Spring 2027 - Demo League" }]);
    await expect(message).toHaveCount(0);
    await toggle.click();
    await expect(page.getByText("No season is live on the stats widget now.")).toBeVisible();
    expect(await live()).toEqual([]);
  });

  await test.step("a season by hand takes type and year from its name and first day, and keeps what the admin chose (A §4)", async () => {
    await page.goto("/admin/seasons/new");
    const [type, year] = [page.getByLabel("Type"), page.getByLabel("Year")];
    await page.getByLabel("First day").fill("2031-04-05");
    await expect(type).toHaveValue("spring");
    await expect(year).toHaveValue("2031");
    await page.getByLabel("Name", { exact: true }).fill("Summer 2032 - Metro Coed");
    await expect(type).toHaveValue("summer");
    await expect(year).toHaveValue("2032");
    await year.fill("2033");
    await page.getByLabel("Name", { exact: true }).fill("Metro Coed");
    await expect(type).toHaveValue("spring");
    await expect(year).toHaveValue("2033");
    await type.selectOption("Fall");
    await page.getByLabel("First day").fill("2034-07-01");
    await button(page, "Create by Hand").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Metro Coed");
    const info = page.getByRole("region", { name: "Season", exact: true });
    await expect(info).toContainText("Fall");
    await expect(info).toContainText("2033");
  });
});

test("what stands below rows that are still coming comes with them; another scoring profile counts the games anew; what does not exist is called Season not found, and nothing changes without a network (A §8)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await test.step("what stands below rows that are still coming comes with them, so that no link moves under a finger", async () => {
    const showSeasons = await holdBack(page, /\/rest\/v1\/seasons/);
    await page.goto("/admin");
    await expect(page.getByText("Loading seasons...")).toBeVisible();
    const users = page.getByRole("link", { name: /^User Management/ });
    await expect(users).toHaveCount(0);
    showSeasons();
    await expect(users).toBeVisible();

    const showSyncs = await holdBack(page, /\/rest\/v1\/sync_runs/);
    await page.getByRole("link", { name: "Manage Fall 2026 - Demo League" }).click();
    await expect(button(page, "Edit Season")).toBeVisible();
    // The daily work stands above all that comes later, and stays there.
    const teams = page.getByRole("link", { name: /^Teams & Players/ });
    const place = await teams.boundingBox();
    await expect(button(page, "Add League")).toHaveCount(0);
    showSyncs();
    await expect(page.getByRole("region", { name: /^Last sync/ })).toBeVisible();
    await expect(button(page, "Add League")).toBeVisible();
    expect(await teams.boundingBox()).toEqual(place);
  });

  await test.step("another scoring profile says how many games it counts anew, counts them, and goes on where a closed page left off", async () => {
    const state = async () =>
      (
        await server.service
          .from("seasons")
          .select("scoring_profile_id, games_to_recount")
          .eq("name", "Fall 2026 - Demo League")
          .single()
      ).data;
    await page.goto("/admin");
    await page.context().route("**/rpc/continue_recount", (route) => route.abort());
    await page.getByRole("link", { name: "Manage Fall 2026 - Demo League" }).click();
    await button(page, "Edit Season").click();
    await dialog(page).getByLabel("Scoring profile").selectOption("Review (Beta)");
    const hint = dialog(page).getByText(/^Saving counts \d+ games of this season anew\.$/);
    const games = Number(/\d+/.exec((await hint.textContent()) ?? "")?.[0]);
    expect(games).toBeGreaterThan(10);
    await dialog(page).getByRole("button", { name: "Save Season" }).click();
    const stopped = page.getByText(
      `Counting fantasy points anew has stopped: ${games} games left.`,
    );
    await expect(stopped).toBeVisible();
    expect(await state()).toEqual({ scoring_profile_id: "review_beta", games_to_recount: games });
    expect(await findings(page, "a recount that has stopped")).toEqual([]);

    const visitor = await newPhone(SCREENS.phone);
    await visitor.goto("/stats");
    const notFinal = visitor.getByText(
      `${games} games are still to be counted anew, so fantasy points are not final yet.`,
    );
    await expect(notFinal).toBeVisible();
    await visitor.goto("/widget/stats");
    await expect(
      visitor.getByText("Fantasy points are being counted anew and are not final yet."),
    ).toBeVisible();

    await page.context().unroute("**/rpc/continue_recount");
    await page.reload();
    await expect(said(page, "All games are counted under the scoring profile.")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Games counted anew" })).toHaveCount(0);
    expect(await state()).toMatchObject({ games_to_recount: 0 });
    await visitor.goto("/stats");
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notFinal).toHaveCount(0);
  });

  await test.step("what does not exist is called Season not found, and nothing can be changed without a network (A §8)", async () => {
    const back = page.getByRole("main").getByRole("link", { name: "Back to Admin" });
    for (const id of ["00000000-0000-4000-8000-000000000000", "undefined"]) {
      for (const place of ["/teams", "/games", "/passes", "/import", "/copy", ""]) {
        await test.step(`${id}${place}`, async () => {
          await page.goto(`/admin/seasons/${id}${place}`);
          await expect(page.getByRole("heading", { name: "Season not found" })).toBeVisible();
          const [link, title] = [
            await back.boundingBox(),
            await page.getByRole("heading", { level: 1 }).boundingBox(),
          ];
          expect(link?.y, "the way back stands over the title").toBeLessThan(title?.y ?? 0);
        });
      }
    }
    await back.click();
    await page.getByRole("link", { name: "Manage Fall 2026 - Demo League" }).click();
    await expect(button(page, "Edit Season")).toBeEnabled();
    await waitForAdminParts(page);
    await page.context().setOffline(true);
    await expect(page.getByText(/^No network: this is as it was last read/)).toBeVisible();
    for (const action of ["Edit Season", "Archive Season", "Add League", "Edit Sunday Open"]) {
      await expect(button(page, action)).toBeDisabled();
    }
    await expect(page.getByRole("switch", { name: "Live on Stats Widget" })).toBeDisabled();
  });
});

test.describe("an empty installation", () => {
  test.use({ seed: "none" });

  test("says that no season was made, and the keyboard alone makes the first (A §2)", async ({
    server,
    newPhone,
  }) => {
    const page = await newPhone(SCREENS.laptop);
    await server.service.auth.admin.createUser({ ...FIRST_ADMIN, email_confirm: true });
    await server.arrange("select private.make_admin($1)", [FIRST_ADMIN.email]);
    await signIn(page, FIRST_ADMIN);
    await page.goto("/admin");
    await expect(page.getByText("No seasons have been created yet.")).toBeVisible();
    await expect(page.getByText("None", { exact: true })).toBeVisible();
    await pressByKey(page, page.getByRole("link", { name: "Create Your First Season" }));
    await tabTo(page, page.getByLabel("Name", { exact: true }));
    await page.keyboard.type("Fall 2026");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fall 2026");
    await pressByKey(page, button(page, "Add League"));
    await tabTo(page, dialog(page).getByLabel("Name", { exact: true }));
    await page.keyboard.type("Coed");
    await page.keyboard.press("Enter");
    await expect(league(page, "Coed")).toBeVisible();
    await expect(button(page, "Add League")).toBeFocused();
  });
});
