import type { Page, Route } from "@playwright/test";
import { signal } from "../../helpers/signal.ts";
import { expect, signIn, test } from "../support/fixtures.ts";
import { type EmptyWords, PUBLIC_ROUTES } from "../support/public-routes.ts";

const ADMIN = { email: "first@admin.example", password: "first-admin-2026" };
const NOBODY = "00000000-0000-4000-8000-000000000000";
const NOTHING = { teamId: NOBODY, playerId: NOBODY, gameId: NOBODY };

test.use({ seed: "none" });

async function expectWords(page: Page, [text, wayForward]: EmptyWords, name: string) {
  await expect.soft(page.getByText(text, { exact: true }).first(), name).toBeVisible();
  const way = page
    .getByRole("link", { name: wayForward, exact: true })
    .or(page.getByRole("button", { name: wayForward, exact: true }));
  await expect.soft(way, `${name}: ${wayForward}`).toBeEnabled();
}

/** The server's next answer about seasons is read, and comes to the page when it is released. */
async function holdNextSeasons(page: Page) {
  const read = signal();
  const released = signal();
  const held = async (route: Route) => {
    const answer = await route.fetch();
    read.give();
    await released.given;
    await route.fulfill({ response: answer });
  };
  await page.route(/\/rest\/v1\/seasons/, held, { times: 1 });
  return { isRead: read.given, release: released.give };
}

test("an empty installation: every public screen says what is missing and leads on, before a season is made and in an empty one (P §2, A §2, D9)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await test.step("without a season", async () => {
    for (const route of PUBLIC_ROUTES) {
      await page.goto(route.address(NOTHING));
      await expectWords(page, route.noSeason, route.name);
    }
  });

  await test.step("to the first admin too; Try again is no failure", async () => {
    await server.service.auth.admin.createUser({ ...ADMIN, email_confirm: true });
    await server.arrange("select private.make_admin($1)", [ADMIN.email]);
    await signIn(page, ADMIN);
    await page.goto("/admin/stats");
    await expectWords(page, ["No season yet", "Back to Admin"], "/admin/stats");
    for (const path of ["/admin/import", "/admin/import/bulk", "/admin/penalties"]) {
      await page.goto(path);
      await expectWords(page, ["No season yet", "Create New Season"], path);
    }
    await page.goto("/admin/widget");
    await expectWords(
      page,
      ["The widget says that no season is set.", "Back to Admin"],
      "/admin/widget",
    );
    await page.goto("/standings");
    await page.getByRole("button", { name: "Sync" }).click();
    await expect(page.getByRole("button", { name: "Sync" })).toBeEnabled();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });

  await test.step("a season comes by Try again, empty as it is, also while an older answer is on its way", async () => {
    const older = await holdNextSeasons(page);
    await page.reload();
    await older.isRead;
    await server.arrange(
      "insert into public.seasons (name, year, season_type, is_active) values ($1, 2026, 'fall', true)",
      ["Fall 2026"],
    );
    await page.getByRole("button", { name: "Try Again" }).click();
    older.release();
    await expect(page.getByText("No Standings Available")).toBeVisible();
    for (const route of PUBLIC_ROUTES) {
      await page.goto(route.address(NOTHING));
      await expectWords(page, route.emptySeason, route.name);
    }
  });
});
