import type { Page } from "@playwright/test";
import type { Fault } from "../../../supabase/local/provider-simulator/faults.ts";
import { button, makeFirstAdmin, openAdminPanel, replacePassword } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, enterAs, expect, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 } },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const;

const results = (page: Page) => page.getByRole("list", { name: "Results Summary" });
const diagnosis = (page: Page) => page.getByRole("region", { name: "Diagnosis" });

/** Each step of the summary with its outcome, such as "Direct API Test: Passed". */
async function expectResults(page: Page, ...outcomes: readonly string[]): Promise<void> {
  const steps = ["Configuration Check", "Direct API Test", "Proxy Test"];
  for (const [at, step] of steps.entries()) {
    await expect(results(page).getByRole("listitem").filter({ hasText: step })).toHaveText(
      `${step}${outcomes[at]}`,
    );
  }
}

async function openAsAdmin(page: Page): Promise<void> {
  await signIn(page, DEMO.admin);
  await page.goto("/admin/api-debug");
  await expect(button(page, "Run Tests")).toBeEnabled();
}

test("on a phone and on a laptop, an admin tests the way to the provider with the keyboard alone, and no secret is shown (A §2, D61)", async ({
  newPhone,
}) => {
  const page = await newPhone();
  const answers: string[] = [];
  page.on("response", async (response) => {
    if (/provider-debug/.test(response.url())) answers.push(await response.text());
  });
  await signIn(page, DEMO.admin);
  for (const [name, { viewport }] of Object.entries(SCREENS)) {
    answers.length = 0;
    await page.setViewportSize(viewport);
    await openAdminPanel(page);
    await page.getByRole("link", { name: /^API Debug & Verification/ }).click();
    await expect(page).toHaveURL(/\/admin\/api-debug$/);
    await expectResults(page, "Passed", "Not run yet", "Not run yet");
    await expect(diagnosis(page)).toContainText("Run the tests to get a diagnosis.");
    await expect(page.getByText("Set", { exact: true })).toHaveCount(3);
    await expect(page.getByText("Simulated", { exact: true })).toBeVisible();

    await pressByKey(page, button(page, "Run Tests"));
    await expectResults(page, "Passed", "Passed", "Passed");
    await expect(diagnosis(page)).toContainText("Everything works, with the simulated provider.");
    await expect(page.getByText("HTTP 200")).toHaveCount(2);
    expect(await findings(page, `API debug, ${name}`)).toEqual([]);
    await expect.poll(() => answers.length).toBeGreaterThan(1);
    expect(answers.join()).not.toMatch(/127\.0\.0\.1|x-client-token|"demo"/);

    await tabTo(page, page.getByLabel("League ID"));
    await page.keyboard.type("12345");
    await page.keyboard.press("Enter");
    await expectResults(page, "Passed", "Failed", "Failed");
    await expect(page.getByText("No league data found for League ID 12345")).toHaveCount(2);
    await expect(diagnosis(page)).toContainText("but not with this league");
    expect(await findings(page, `API debug with a failure, ${name}`)).toEqual([]);
  }
});

const FAULTS: readonly { kind: Fault["kind"]; ms?: number; outcome: string; says: RegExp }[] = [
  { kind: "401", outcome: "Failed", says: /refuses the site or the token/ },
  { kind: "html", outcome: "Failed", says: /A web page came instead of data/ },
  { kind: "truncated", outcome: "Failed", says: /not data that can be read/ },
  { kind: "429", outcome: "Failed", says: /wants fewer requests/ },
  { kind: "empty", outcome: "Failed", says: /but not with this league/ },
  { kind: "slow", ms: 5_200, outcome: "Passed", says: /The league provider is slow/ },
];

test("what is wrong is diagnosed in words: a refused token, a page, half an answer, too many requests, slow answers (A §8); without a network the tests wait; nobody but admins gets in (A §6)", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone();
  await openAsAdmin(page);
  await test.step("what is wrong is diagnosed in words: a refused token, a page, half an answer, too many requests, slow answers (A §8)", async () => {
    for (const { outcome, says, ...fault } of FAULTS) {
      await test.step(fault.kind, async () => {
        await server.orderProvider({ faults: [fault] });
        await page.reload();
        await button(page, "Run Tests").click();
        await expect(results(page)).toContainText(`Direct API Test${outcome}`);
        await expect(results(page)).toContainText(`Proxy Test${outcome}`);
        await expect(diagnosis(page)).toContainText(says);
      });
    }
    await page.getByLabel("League ID").fill("85770x");
    await button(page, "Run Tests").click();
    await expect(page.getByRole("alert")).toHaveText("A League ID has 1 to 12 digits.");
  });

  await test.step("without a network the tests say so and wait; nobody but admins gets in (A §6)", async () => {
    await waitForAdminParts(page);
    await page.context().setOffline(true);
    await expect(page.getByText(/^No network: the tests can run again/)).toBeVisible();
    await expect(button(page, "Run Tests")).toBeDisabled();

    const other = await newPhone();
    await other.goto("/admin/api-debug");
    await expect(other).toHaveURL(/\/login$/);
    await enterAs(other, DEMO.scorer);
    await expect(other).toHaveURL(/\/games$/);
  });
});

test("a host that does not pass /api on is told apart from a provider that fails", async ({
  newPhone,
}) => {
  const page = await newPhone({
    serviceWorkers: "block",
    expectedNoise: /Service Worker registration blocked/,
  });
  await openAsAdmin(page);
  await page.route("**/api/leaguelab/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>App</title>" }),
  );
  await button(page, "Run Tests").click();
  await expectResults(page, "Passed", "Passed", "Failed");
  await expect(diagnosis(page)).toContainText(
    "This address does not pass requests on to the server.",
  );
});

test.describe("an installation without a provider", () => {
  test.use({ seed: "none" });

  test("says that none is chosen, and what to set", async ({ newPhone, server }) => {
    const account = { email: "me@club.example", password: "first-admin-2026" };
    const temporary = await makeFirstAdmin(server, account.email);
    const page = await newPhone(SCREENS.laptop);
    await replacePassword(page, account, temporary);
    await page.goto("/admin/api-debug");
    await expectResults(page, "Failed", "Skipped", "Skipped");
    await expect(page.getByText("Missing", { exact: true })).toHaveCount(3);
    await expect(diagnosis(page)).toContainText("No league provider is set up on this server.");
    await expect(button(page, "Run Tests")).toBeDisabled();
    expect(await findings(page, "API debug without a provider")).toEqual([]);
  });
});
