import type { Page } from "@playwright/test";
import { button } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";
import { rows } from "../support/league.ts";
import { holdBack } from "../support/network/hold-back.ts";

/** The simulated provider's leagues that the demo has not imported. */
const THURSDAY = "Coed Thursday 8v8 Flag Football | Fall '26";
const WOMEN = "Women's Saturday 7v7 Flag Football - Spring 2027";
const LAPTOP = { viewport: { width: 1280, height: 800 } };

const box = (page: Page, league: string) => page.getByRole("checkbox", { name: league });
const season = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function discover(page: Page): Promise<void> {
  await page.goto("/admin/seasons/new");
  await button(page, "Discover Leagues").click();
  await expect(box(page, THURSDAY)).toBeVisible();
}

async function importThursday(page: Page): Promise<void> {
  await discover(page);
  await box(page, THURSDAY).check();
  await button(page, "Import Selected (1)").click();
}

const isComplete = (page: Page) =>
  expect(page.getByText("Import complete", { exact: true })).toBeVisible({ timeout: 60_000 });

test(
  "an admin discovers the provider's leagues, imports one, manages it, and visitors see its games (A §2, A §4)",
  JOURNEY,
  async ({ newPhone }) => {
    const page = await newPhone(LAPTOP);
    await signIn(page, DEMO.admin);

    await test.step("what is imported is grey, other sports are not offered", async () => {
      await discover(page);
      await expect(page.getByText("Simulated", { exact: true })).toBeVisible();
      const imported = page.getByRole("listitem").filter({ hasText: "Already imported" });
      await expect(imported.first()).toBeVisible();
      for (const each of await imported.getByRole("checkbox").all()) {
        await expect(each).toBeDisabled();
      }
      await expect(box(page, "Kickball")).toHaveCount(0);
      await expect(button(page, "Import Selected (0)")).toBeDisabled();
      await expect(page.getByText("Please select at least one league to import")).toBeVisible();
      expect(await findings(page, "create season, discovered")).toEqual([]);
    });

    await test.step("by keyboard: the import ends with the season and its counts", async () => {
      await tabTo(page, box(page, THURSDAY));
      await page.keyboard.press("Space");
      await pressByKey(page, button(page, "Import Selected (1)"));
      await isComplete(page);
      const part = season(page, THURSDAY);
      await expect(part.getByText("Succeeded")).toBeVisible();
      await expect(part.locator("dt", { hasText: "Teams" }).locator("+ dd")).toHaveText("4");
      await expect(part.locator("dt", { hasText: /^Games$/ }).locator("+ dd")).toHaveText("14");
      expect(await findings(page, "create season, complete")).toEqual([]);
    });

    await test.step("Season Management shows what was read", async () => {
      await pressByKey(page, page.getByRole("link", { name: "Continue to Season Management" }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(THURSDAY);
      await page.getByRole("link", { name: /^Teams & Players/ }).click();
      await expect(page.getByText("Thursday Throwbacks").first()).toBeVisible();
    });

    await test.step("a visitor sees its games", async () => {
      const seasonId = /seasons\/([\da-f-]{36})/.exec(page.url())?.[1];
      const visitor = await newPhone();
      await visitor.goto(`/games?season=${seasonId}`);
      await expect(visitor.getByTestId("game-card").first()).toBeVisible();
      await expect(visitor.getByText("Thursday Throwbacks").first()).toBeVisible();
    });

    await test.step("the league is grey now", async () => {
      await discover(page);
      await expect(box(page, THURSDAY)).toBeDisabled();
    });
  },
);

test("an import that was left is offered to go on (A §4); a League ID: none, a wrong one, one that is not there, one that is (A §5, A §8)", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await test.step("an import that was left is offered to go on (A §4)", async () => {
    const made = await server.service.rpc("import_seasons", {
      p_seasons: [
        {
          id: crypto.randomUUID(),
          name: "Left in the middle",
          year: 2020,
          leagues: [{ provider_id: "12345", name: "Left", status: "Closed" }],
        },
      ],
    });
    expect(made.error).toBeNull();
    // An hour later the server does not go on by itself.
    await server.arrange(
      "update sync_runs set started_at = now() - interval '2 hours' where kind = $1",
      ["import"],
    );
    await page.goto("/admin/seasons/new");
    await page.getByRole("link", { name: "Go on with Left in the middle" }).click();
    await isComplete(page);
    // The simulated provider knows no such league: the season is there and says so.
    await expect(season(page, "Left in the middle").getByText("Failed")).toBeVisible();
  });

  await test.step("a League ID: none, a wrong one, one that is not there, one that is (A §5, A §8)", async () => {
    await discover(page);
    const text = await page.getByRole("listitem").filter({ hasText: WOMEN }).textContent();
    const womenId = /ID (\d+)/.exec(text ?? "")?.[1] ?? "";
    const imported = page.getByRole("listitem").filter({ hasText: "Already imported" });
    const importedId = /ID (\d+)/.exec((await imported.first().textContent()) ?? "")?.[1] ?? "";
    const field = page.getByLabel("League ID", { exact: true });
    const create = page.getByRole("button", { name: "Create Season", exact: true });
    await expect(field).toHaveAttribute("placeholder", "e.g. 85770");
    await expect(create).toBeDisabled();
    await expect(field).toHaveAccessibleDescription("Please enter a League ID");
    // An untouched field does not look refused.
    await expect(field).toHaveCSS("border-top-width", "1px");
    await field.focus();
    await field.blur();
    await expect(field).toHaveCSS("border-top-width", "2px");
    await field.fill("abc");
    await expect(field).toHaveAccessibleDescription("");
    await create.click();
    await expect(page.getByText("A League ID is a number of at most 12 digits")).toBeVisible();

    await field.fill(" 99999 ");
    await create.click();
    await expect(page.getByRole("heading", { name: "Import Failed" })).toBeVisible();
    await expect(page.getByText("League ID 99999 not found")).toBeVisible();
    expect(await findings(page, "create season, failed")).toEqual([]);

    await field.fill(importedId);
    await create.click();
    await expect(page.getByText("this one is already here")).toBeVisible();
    const failed = page.getByRole("alert").filter({ hasText: "Import Failed" });
    await expect(failed.getByRole("link")).toHaveAttribute("href", /\/admin\/seasons\//);

    await field.fill(womenId);
    await create.click();
    await isComplete(page);
    await expect(season(page, WOMEN)).toContainText("Spring");
  });
});

test("two leagues become one season under a name of one's own, and a reload shows how far it is (D60)", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await discover(page);
  await box(page, THURSDAY).check();
  await box(page, WOMEN).check();
  await page.getByText("One season", { exact: true }).click();
  const name = page.getByLabel("Name of the season");
  await expect(name).toHaveValue("Fall 2026");
  await name.fill("Metro 2026");
  expect(await findings(page, "create season, two selected")).toEqual([]);
  await button(page, "Import Selected (2)").click();
  await page.waitForURL(/import=[\da-f-]{36}$/);
  const made = () => rows(server.service.from("seasons").select("id").eq("name", "Metro 2026"));
  // A reload before the server has the request would end the import before it has begun.
  await expect.poll(made).toHaveLength(1);
  await page.reload();
  await isComplete(page);
  const part = season(page, "Metro 2026");
  await expect(part.locator("dt", { hasText: /^Leagues$/ }).locator("+ dd")).toHaveText("2");
  expect(await made()).toHaveLength(1);
});

test("two leagues become a season each, with two taps on the button", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone(LAPTOP);
  await signIn(page, DEMO.admin);
  await discover(page);
  await box(page, THURSDAY).check();
  await box(page, WOMEN).check();
  await button(page, "Import Selected (2)").dblclick();
  await isComplete(page);
  for (const name of [THURSDAY, WOMEN]) {
    await expect(
      page.getByRole("link", { name: `Continue to Season Management of ${name}` }),
    ).toBeVisible();
    const { data } = await server.service.from("seasons").select("id").eq("name", name);
    expect(data).toHaveLength(1);
  }
});

test("an answer leads nobody back who has gone on; a server that stops is told, and the same import goes through afterwards (A §8); a league of a deleted season is imported anew, or its season restored", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone(LAPTOP);
  await signIn(page, DEMO.admin);
  await test.step("the answer to an import leads nobody back who has gone on to another page meanwhile", async () => {
    const answer = await holdBack(page, "**/functions/v1/sync-season", (route) =>
      route.fulfill({ json: { outcome: "refused", reason: "no_league", leagues: [] } }),
    );
    await importThursday(page);
    await expect(page).toHaveURL(/import=/);
    await page.getByRole("link", { name: "Games", exact: true }).click();
    await expect(page.getByTestId("game-card").first()).toBeVisible();
    await page.getByRole("radio", { name: /^Completed/ }).click();
    await expect(page).toHaveURL(/\?show=completed$/);
    const answered = page.waitForResponse("**/functions/v1/sync-season");
    answer();
    await (await answered).finished();
    // Two frames later the page has done what it does with the answer.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(page).toHaveURL(/\?show=completed$/);
  });

  await test.step("a server that stops: the failure is told, and the same import goes through afterwards (A §8)", async () => {
    await page.unroute("**/functions/v1/sync-season");
    await discover(page);
    await box(page, THURSDAY).check();
    await waitForAdminParts(page);
    await page.clock.install();
    await server.stop();
    await button(page, "Import Selected (1)").click();
    await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
    await server.start();
    await expect(
      page.getByText("Asking the league provider and creating the season"),
    ).toBeVisible();
    // The page gives the request a minute to have arrived after all.
    const again = button(page, "Try Again");
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(again).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await again.click();
    await expect(page).toHaveURL(/import=/);
    await isComplete(page);
  });

  await test.step("a league of a deleted season: imported anew, or with its season restored", async () => {
    const remove = () =>
      server.arrange(
        "update seasons set deleted_at = now() where name = $1 and deleted_at is null",
        [THURSDAY],
      );
    await remove();

    await test.step("Import Anew", async () => {
      await importThursday(page);
      await expect(page.getByText("This league belongs to a deleted season.")).toBeVisible();
      expect(await findings(page, "create season, deleted season")).toEqual([]);
      await button(page, "Import Anew").click();
      await isComplete(page);
    });

    await test.step("Restore the Deleted Season", async () => {
      await remove();
      await importThursday(page);
      await button(page, "Restore the Deleted Season").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(THURSDAY);
      const { data } = await server.service
        .from("seasons")
        .select("deleted_at")
        .eq("name", THURSDAY);
      expect(data?.filter(({ deleted_at }) => deleted_at === null)).toHaveLength(1);
    });
  });
});
