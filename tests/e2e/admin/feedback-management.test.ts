import type { Page } from "@playwright/test";
import { findings } from "../support/axe-findings.ts";
import { openBugForm, reportByScorer, reportsNamed } from "../support/feedback-form.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";
import { refuseUntilPressed } from "../support/network/refuse-until-pressed.ts";
import { stopTheClock } from "../support/stop-the-clock.ts";

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

const details = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const card = (page: Page, label: string) =>
  page.locator("dl div").filter({ hasText: new RegExp(`^${label}`) });

async function openReport(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: title }).click();
  await expect(details(page, title)).toBeVisible();
}

for (const [size, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
  test(
    `A §4 an admin on a ${size} takes a report on, answers it, and the reporter reads the answer; reopening is the way back`,
    size === "phone" ? JOURNEY : {},
    async ({ server, newPhone }) => {
      await reportByScorer(server, ["Rail jumps again"]);
      const page = await newPhone({ viewport });
      await signIn(page, DEMO.admin);
      await page.goto("/feedback");
      await expect(page.getByRole("heading", { name: "Feedback Management" })).toBeVisible();
      await expect(page.locator("header [aria-current]")).toHaveText("Admin");
      for (const [label, count] of [
        ["Total", "13"],
        ["Open", "4"],
        ["In Progress", "2"],
        ["Resolved", "4"],
        ["Closed or Duplicate", "3"],
      ] as const) {
        await expect(card(page, label)).toHaveText(`${label}${count}`);
      }
      // The counters leave the first report its place on a phone.
      const newest = page.getByRole("main").getByText("Sam Scorer").first();
      await expect(newest).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel("Status")).toHaveValue("open");
      await expect(page.getByLabel("Type")).toHaveValue("all");
      await expect(page.getByLabel("Priority")).toHaveValue("all");

      await openReport(page, "Rail jumps again");
      const dialog = details(page, "Rail jumps again");
      await expect(dialog.getByText("Sam Scorer · scorer@demo.test")).toBeVisible();
      await dialog.getByLabel("Priority").selectOption("critical");
      await expect(page.getByText("The priority is changed.")).toBeVisible();
      await dialog.getByRole("button", { name: "Mark In Progress" }).click();
      await expect(page.getByText("The report is in progress.")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Mark In Progress" })).toHaveCount(0);
      await dialog.getByRole("button", { name: "Mark Resolved" }).click();
      await dialog.getByLabel("Developer response (optional)").fill("Mended in the next version.");
      await dialog.getByRole("button", { name: "Mark Resolved" }).click();
      await expect(page.getByText("The report is resolved.")).toBeVisible();
      await expect(dialog.getByText("Mended in the next version.")).toBeVisible();
      expect(await reportsNamed(server, "Rail jumps again")).toMatchObject([
        {
          status: "resolved",
          priority: "critical",
          developer_response: "Mended in the next version.",
          resolution_date: expect.any(String),
        },
      ]);

      const reporter = await newPhone();
      await signIn(reporter, DEMO.scorer);
      await reporter.goto("/my-feedback");
      const answered = reporter.getByRole("listitem").filter({ hasText: "Rail jumps again" });
      await expect(answered.getByText("Mended in the next version.")).toBeVisible();
      await expect(answered.getByText("Resolved", { exact: true })).toBeVisible();
      await expect(reporter.getByText("Search does not know José")).toHaveCount(0);

      await dialog.getByRole("button", { name: "Reopen" }).click();
      await expect(page.getByText("The report is open again.")).toBeVisible();
      expect(await reportsNamed(server, "Rail jumps again")).toMatchObject([
        { status: "open", resolution_date: null },
      ]);
    },
  );
}

test("a duplicate names the report that it repeats (A §4); what people write is text, never markup (rule 16); failures are said (A §8, D9)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await test.step("A §4 a duplicate names the report that it repeats; Close is offered from any status", async () => {
    await reportByScorer(server, ["Rail jumps, too"]);
    await page.goto("/feedback");
    await openReport(page, "Rail jumps, too");
    const dialog = details(page, "Rail jumps, too");
    await dialog.getByRole("button", { name: "Mark Duplicate" }).click();
    const choice = dialog.getByLabel("Duplicate of");
    await choice.selectOption({ label: "Player rail jumps when a walk-on is added" });
    await expect(choice.getByRole("option", { name: "Search does not know José" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Mark Duplicate" }).click();
    await expect(page.getByText("The report is marked as a duplicate.")).toBeVisible();
    await expect(dialog.getByText("Player rail jumps when a walk-on is added")).toBeVisible();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByText("The report is closed.")).toBeVisible();
    expect(await reportsNamed(server, "Rail jumps, too")).toMatchObject([
      { status: "closed", duplicate_of: null },
    ]);
  });

  await test.step("rule 16 what people write is shown as text, never as markup or a link", async () => {
    const title = '<img src=x onerror="document.title=1"> https://evil.example';
    await reportByScorer(server, [title]);
    await page.goto("/feedback");
    await openReport(page, title);
    await expect(page.locator("[role=dialog] img, [role=dialog] a[href*=evil]")).toHaveCount(0);
    await expect(page).toHaveTitle(/Feedback Management/);
  });

  await test.step("A §8 D9 failures are said: the update in the specified words, the load with a way to try again", async () => {
    const table = "**/rest/v1/feedback_reports?**";
    await refuseUntilPressed(page, table, { status: 500, json: { code: "XX000" } });
    await page.goto("/feedback");
    await expect(page.getByText("Failed to load feedback reports")).toBeVisible();
    await page.getByRole("button", { name: "Try Again" }).click();
    await openReport(page, "Who may finalize a game?");
    const dialog = details(page, "Who may finalize a game?");

    await page.route("**/rest/v1/rpc/update_feedback", (route) =>
      route.fulfill({ status: 409, json: { code: "PT409", message: "no" } }),
    );
    await dialog.getByRole("button", { name: "Mark In Progress" }).click();
    const alert = page.getByRole("alertdialog", {
      name: "Failed to update report. Please try again.",
    });
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(dialog.getByRole("button", { name: "Mark In Progress" })).toBeVisible();
    await page.unroute("**/rest/v1/rpc/update_feedback");

    await waitForAdminParts(page);
    await page.context().setOffline(true);
    await expect(page.getByText("No network: nothing can be changed now.")).toBeAttached();
    await dialog.getByRole("button", { name: "Mark In Progress" }).click();
    const offline = page.getByRole("alertdialog", { name: /needs a network connection/ });
    await offline.getByRole("button", { name: "OK" }).click();
    await page.context().setOffline(false);
    await expect(page.getByText("No network: nothing can be changed now.")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Mark In Progress" }).click();
    await expect(page.getByText("The report is in progress.")).toBeVisible();
  });
});

test("filters, search and the opened report stand in the address; the keyboard alone finds a report, takes it on, answers and closes it, and gives the focus back (A §4)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone({ viewport: LAPTOP });
  await signIn(page, DEMO.admin);
  await test.step("filters, search and the opened report stand in the address: reload, back and a link keep them", async () => {
    await page.goto("/feedback");
    const row = page.getByRole("row");
    await expect(row).toHaveCount(4);
    await page.getByLabel("Status").selectOption("all");
    await expect(row).toHaveCount(13);
    await page.getByLabel("Type").selectOption("bug");
    await page.getByLabel("Search reports").fill("jose");
    await expect(row).toHaveCount(2);
    await expect(page).toHaveURL(/q=jose/);
    await page.reload();
    await expect(page.getByLabel("Search reports")).toHaveValue("jose");
    await expect(row).toHaveCount(2);
    await openReport(page, "Search does not know José");
    await expect(page).toHaveURL(/report=/);
    const link = page.url();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(row).toHaveCount(2);
    await page.goto(link);
    await expect(details(page, "Search does not know José")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByLabel("Search reports").fill("nothing like it");
    await expect(page.getByText("No report matches the filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page.getByText(/^(\d+) of \1 reports$/)).toBeVisible();
    await page.getByRole("link", { name: "Back to Admin" }).click();
    await expect(page.getByRole("heading", { name: "Admin", exact: true })).toBeVisible();
  });

  await test.step("the keyboard alone finds a report, takes it on, answers and closes it, and gives the focus back (A §4)", async () => {
    await reportByScorer(server, ["Found by keyboard"]);
    await page.goto("/feedback");
    const row = page.getByRole("row");
    await expect(row).toHaveCount(5);
    await tabTo(page, page.getByLabel("Search reports"));
    await page.keyboard.type("found by");
    await expect(row).toHaveCount(2);
    await tabTo(page, page.getByLabel("Type"));
    // One letter, because on a slow machine a second one begins another search.
    await page.keyboard.press("b");
    await expect(page.getByLabel("Type")).toHaveValue("bug");
    await expect(row).toHaveCount(2);

    const opener = page.getByRole("button", { name: "Found by keyboard" });
    await pressByKey(page, opener);
    const dialog = details(page, "Found by keyboard");
    await pressByKey(page, dialog.getByRole("button", { name: "Mark In Progress" }));
    await expect(page.getByText("The report is in progress.")).toBeVisible();
    // The pressed button disappears with the old status; the focus stays in the dialog.
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await pressByKey(page, dialog.getByRole("button", { name: "Mark Resolved" }));
    const answer = dialog.getByLabel("Developer response (optional)");
    await tabTo(page, answer);
    await page.keyboard.type("Mended.");
    // A message leaves after five seconds, in which a slow machine may not have closed it.
    await stopTheClock(page);
    await pressByKey(page, dialog.getByRole("button", { name: "Mark Resolved" }));
    const said = page.getByRole("status").filter({ hasText: "The report is resolved." });
    await expect(said).toBeVisible();
    // A tap beside the dialog would close it.
    await said.getByRole("button", { name: "Close" }).click();
    await expect(said).toHaveCount(0);
    await page.clock.resume();
    await pressByKey(page, dialog.getByRole("button", { name: "Close", exact: true }));
    await expect(page.getByText("The report is closed.")).toBeVisible();
    expect(await reportsNamed(server, "Found by keyboard")).toMatchObject([
      { status: "closed", developer_response: "Mended." },
    ]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    // The report and its button have left the filtered list, so the focus goes to the page.
    await expect(page.locator("main")).toBeFocused();
    await expect(page.getByText("No report matches the filters.")).toBeVisible();
  });
});

test("P §2 other people are sent to the games, visitors to the sign-in", async ({ newPhone }) => {
  const visitor = await newPhone();
  for (const path of ["/feedback", "/my-feedback"]) {
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/\/login$/);
  }
  const page = await newPhone();
  await signIn(page, DEMO.viewer);
  for (const path of ["/feedback", "/admin/users"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/games$/);
    await expect(
      page.getByRole("status").filter({ hasText: "That page is for admins only." }),
    ).toBeVisible();
  }
});

test("axe finds nothing on help, form, management, details and my feedback in three themes, on phone and laptop", async ({
  newPhone,
}) => {
  const found: string[] = [];
  const page = await newPhone();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, DEMO.admin);
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    const look = async (name: string) =>
      found.push(...(await findings(page, `${name}, ${viewport.width}`)));

    await page.goto("/my-feedback");
    await expect(page.getByRole("heading", { name: /^Dark screen/ })).toBeVisible();
    await look("my feedback");
    await page.getByRole("button", { name: "Need Help?" }).click();
    await expect(page.getByRole("dialog", { name: "Need Help?" })).toBeVisible();
    await look("help");
    await page.keyboard.press("Escape");
    await openBugForm(page);
    await page.getByText("Show what will be sent").click();
    await page.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(page.getByText("Please enter a title.")).toBeVisible();
    await look("form");
    await page.keyboard.press("Escape");
    await page.goto("/feedback?status=all");
    await expect(page.getByRole("button", { name: /^Screen turned off/ })).toBeVisible();
    await look("management");
    await openReport(page, "Screen turned off in the middle of a drive");
    await expect(page.getByText(/Wake Lock permission/)).toBeVisible();
    await look("details");
    await page.getByRole("button", { name: "Mark Resolved" }).click();
    await expect(page.getByLabel("Developer response (optional)")).toBeVisible();
    await look("resolving");
  }
  expect(found).toEqual([]);
});
