import type { Page } from "@playwright/test";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { button, newAddress, nextMail } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, enterAs, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";
import { SPRING, seasonId, showsSpring } from "../support/season-screen.ts";
import { type E2eServer, startServer } from "../support/server.ts";

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const SCREENS = { phone: { viewport: { width: 360, height: 740 } }, laptop: LAPTOP } as const;

const row = (page: Page, text: string) =>
  page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: text });
const question = (page: Page) => page.getByRole("alertdialog");
const said = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });

async function openUsers(page: Page): Promise<void> {
  await signIn(page, DEMO.admin);
  await page.goto("/admin");
  // The seasons above the links move them when they come.
  await expect(page.getByRole("heading", { name: "System Information" })).toBeVisible();
  await page.getByRole("link", { name: /^User Management/ }).click();
  await expect(page.getByText(/^Showing \d+ of \d+ users$/)).toBeVisible();
}

async function manage(page: Page, name: string, action: string): Promise<void> {
  await button(page, `Manage ${name}`).click();
  await page.getByRole("dialog", { name }).getByRole("button", { name: action }).click();
}

async function accountOf({ service }: E2eServer, email: string): Promise<Record<string, unknown>> {
  const { data, error } = await service.rpc("list_users");
  if (error) throw error;
  return data.find((user: { email: string }) => user.email === email) ?? {};
}

for (const [name, screen] of Object.entries(SCREENS)) {
  test(
    `on a ${name}, an admin invites somebody, sends the mail again and takes it back (A §5, D14)`,
    name === "phone" ? JOURNEY : {},
    async ({ server, newPhone }) => {
      const page = await newPhone(screen);
      await openUsers(page);
      await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();
      const email = newAddress();

      if (name === "phone") {
        await expect(page.getByLabel("Email", { exact: true })).toBeHidden();
        const first = page.getByRole("list", { name: "Users" }).getByRole("listitem").first();
        const top = async () => (await first.boundingBox())?.y;
        await expect.poll(top).toBeLessThanOrEqual(360);
        await button(page, "Create Admin").click();
        await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
      }
      await button(page, "Create Admin").click();
      await expect(page.getByText("Enter an email address.")).toBeVisible();
      await page.getByLabel("Email", { exact: true }).fill("nobody");
      await button(page, "Create Admin").click();
      await expect(
        page.getByText("Enter a full email address, like name@example.org."),
      ).toBeVisible();

      await page.getByLabel("Email", { exact: true }).fill(email.toUpperCase());
      await page.getByLabel("Full name (optional)").fill("Ines Invited");
      await button(page, "Create Admin").click();
      await expect(said(page, `Invitation sent to ${email}.`)).toBeVisible();
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
      const first = await nextMail(server, email, /invit/i);
      await expect(row(page, email)).toContainText("Invited");
      await expect(row(page, email)).toContainText("Ines Invited");

      await manage(page, "Ines Invited", "Withdraw Invitation");
      await expect(question(page)).toContainText("Withdraw the invitation of");
      await button(page, "Cancel").click();
      expect(await accountOf(server, email)).toMatchObject({ status: "invited" });
      await manage(page, "Ines Invited", "Withdraw Invitation");
      await question(page).getByRole("button", { name: "Withdraw Invitation" }).click();
      await expect(said(page, `The invitation of ${email} is withdrawn.`)).toBeVisible();
      await expect(row(page, email)).toHaveCount(0);
      const answer = await fetch(first.link, { redirect: "manual" });
      expect(answer.headers.get("location")).toContain("otp_expired");
    },
  );
}

test("on a laptop: the last admin stays, an account is promoted and taken back, the keyboard alone makes an admin, and who stops being one is sent to the games (A §5, D11, D15)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone(LAPTOP);
  await openUsers(page);
  await test.step("the last admin stays, and the list can be searched and grouped (D15)", async () => {
    await page.getByRole("searchbox", { name: "Search users" }).fill("avery");
    await expect(page.getByText("Showing 1 of 13 users")).toBeVisible();
    await button(page, "Manage Avery Admin").click();
    const dialog = page.getByRole("dialog", { name: "Avery Admin" });
    for (const action of ["Remove Admin", "Disable Account"]) {
      await expect(dialog.getByRole("button", { name: action })).toBeDisabled();
      await expect(dialog.getByRole("button", { name: action })).toHaveAccessibleDescription(
        "This is the last admin. Make somebody else an admin first.",
      );
    }
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox", { name: "Search users" }).fill("nobody at all");
    await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
    await button(page, "Show All Users").click();
    await page.getByRole("radio", { name: /^Not active/ }).click();
    await expect(page.getByText("Showing 5 of 13 users")).toBeVisible();
  });

  await test.step("an address with an account is promoted; an admin already is said; taken back by hand (A §5, D11)", async () => {
    await page.goto("/admin/users");
    const create = async (email: string) => {
      await page.getByLabel("Email", { exact: true }).fill(email);
      await button(page, "Create Admin").click();
    };
    await create(DEMO.viewer.email);
    await expect(said(page, "has an account already and is an admin now.")).toBeVisible();
    await expect(row(page, DEMO.viewer.email)).toContainText("Admin");
    await create(DEMO.viewer.email);
    await expect(question(page)).toContainText(`${DEMO.viewer.email} is already an admin.`);
    await button(page, "OK").click();

    await manage(page, "Val Viewer", "Remove Admin");
    await question(page).getByRole("button", { name: "Remove Admin" }).click();
    await expect(said(page, "Val Viewer is no longer an admin.")).toBeVisible();
    expect(await accountOf(server, DEMO.viewer.email)).toMatchObject({ role: "user" });

    await manage(page, "Val Viewer", "Mark as Collector");
    await expect(said(page, "Val Viewer is marked as a collector.")).toBeVisible();
    await expect(row(page, DEMO.viewer.email)).toContainText("Collector");

    await create("dana.disabled@demo.test");
    await expect(question(page)).toContainText("is disabled. Enable it first.");
  });

  await test.step("the keyboard alone makes an admin and gives the focus back", async () => {
    await page.goto("/admin/users");
    await page.getByRole("searchbox", { name: "Search users" }).focus();
    await page.keyboard.type("robin");
    await expect(page.getByText(/^Showing 1 of /)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(button(page, "Manage Robin Second")).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Robin Second" });
    await expect(dialog).toBeVisible();
    const makeAdmin = dialog.getByRole("button", { name: "Make Admin" });
    for (let count = 0; count < 5; count += 1) {
      if (await makeAdmin.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(question(page)).toContainText("Make Robin Second an admin?");
    await expect(button(page, "Cancel")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(said(page, "Robin Second is an admin now.")).toBeVisible();
    await expect(button(page, "Manage Robin Second")).toBeFocused();
    expect(await accountOf(server, DEMO.scorer2.email)).toMatchObject({ role: "admin" });
  });

  await test.step("an admin who stops being one is sent to the games at once (D15)", async () => {
    const { user_id: other } = await accountOf(server, DEMO.viewer.email);
    await server.service.rpc("set_user_role", { p_user_id: other, p_role: "admin" });
    await page.goto("/admin/users");
    await manage(page, "Avery Admin", "Remove Admin");
    await expect(question(page)).toContainText("Stop being an admin?");
    await question(page).getByRole("button", { name: "Remove Admin" }).click();
    await expect(page).toHaveURL(/\/games$/);
    await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
    expect(await accountOf(server, DEMO.admin.email)).toMatchObject({ role: "user" });
  });
});

test("on a phone: axe finds nothing on phone and laptop; the pages without a network, a disabled person, settings that are changed, and whoever is no admin (A §6, D4, D10, D11, rule 19)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await openUsers(page);
  await test.step("axe finds nothing on the admin pages on phone and laptop in light, dark and sun", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const found: string[] = [];
    for (const [name, screen] of Object.entries(SCREENS)) {
      await page.setViewportSize(screen.viewport);
      await page.goto("/admin/users");
      await expect(page.getByText(/^Showing \d+ of \d+ users$/)).toBeVisible();
      found.push(...(await findings(page, `users, ${name}`)));
      await button(page, "Manage Sam Scorer").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      found.push(...(await findings(page, `manage, ${name}`)));
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Back to Admin" }).click();
      await expect(page.getByRole("heading", { name: "Admin", exact: true })).toBeVisible();
      found.push(...(await findings(page, `admin home, ${name}`)));
      await page.getByRole("link", { name: /^Settings/ }).click();
      await expect(page.getByRole("radio", { name: "All seasons" })).toBeVisible();
      found.push(...(await findings(page, `settings, ${name}`)));
    }
    expect(found).toEqual([]);
    await page.emulateMedia({ reducedMotion: null });
    await page.setViewportSize(SCREENS.phone.viewport);
  });

  await test.step("without a network the pages say so in words, and lock what cannot be changed", async () => {
    await page.goto("/admin/users");
    await expect(page.getByText(/^Showing \d+ of \d+ users$/)).toBeVisible();
    await waitForAdminParts(page);
    await page.context().setOffline(true);
    await expect(page.getByText(/^No network: this list is as it was last read/)).toBeVisible();
    await expect(button(page, "Create Admin")).toBeDisabled();
    await button(page, "Manage Sam Scorer").click();
    await expect(button(page, "Disable Account")).toBeDisabled();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Back to Admin" }).click();
    await page.getByRole("link", { name: /^Settings/ }).click();
    await expect(page.getByText(/^Settings can be seen and changed only with/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("radio", { name: "All seasons" })).toBeEnabled();
  });

  await test.step("a disabled person is refused at once and may come back when enabled", async () => {
    const theirs = createTestClient(server.url, "sb_publishable_local");
    await theirs.auth.signInWithPassword(DEMO.scorer);
    const names = async () => theirs.from("public_profiles").select("user_id");
    expect((await names()).data).not.toEqual([]);

    await page.goto("/admin/users");
    await manage(page, "Sam Scorer", "Disable Account");
    await question(page).getByRole("button", { name: "Disable Account" }).click();
    await expect(said(page, "The account of Sam Scorer is disabled.")).toBeVisible();
    expect(await names()).toMatchObject({ data: null, error: { code: "42501" } });

    const phone = await newPhone();
    await phone.goto("/login");
    await phone.getByLabel("Email address").fill(DEMO.scorer.email);
    await phone.getByLabel("Your password", { exact: true }).fill(DEMO.scorer.password);
    await button(phone, "Sign In").click();
    await expect(phone.getByRole("alert").filter({ hasText: "User is banned" })).toBeVisible();

    await manage(page, "Sam Scorer", "Enable Account");
    await expect(said(page, "Sam Scorer may sign in again.")).toBeVisible();
    await button(phone, "Sign In").click();
    await expect(phone).toHaveURL(/\/games$/);
  });

  await test.step("settings: a visitor is sent to the sign-in when public browsing is off; who changed what stays to be read (D4, D10, D11, rule 19)", async () => {
    await page.goto("/admin/settings");
    const save = button(page, "Save Settings");
    await expect(save).toBeDisabled();
    await page.getByRole("radio", { name: "Nothing without an account" }).check();
    await expect(page.getByText("Not saved yet.")).toBeVisible();
    await save.click();
    await expect(said(page, "Settings saved.")).toBeVisible();
    await expect(page.getByText("All changes are saved.")).toBeVisible();
    const change = page.getByRole("listitem").filter({ hasText: "Avery Admin" }).first();
    await expect(change).toContainText("Public browsing: All seasons → Nothing without an account");

    const visitor = await newPhone();
    const ofSpring = `/games?season=${await seasonId(server.service, SPRING)}`;
    await visitor.goto(ofSpring);
    await expect(visitor).toHaveURL(/\/login$/);
    await enterAs(visitor, DEMO.scorer);
    await showsSpring(visitor);
    await expect(visitor).toHaveURL(ofSpring);

    await page.getByLabel("Domain", { exact: true }).fill("me@league.test");
    await save.click();
    await expect(page.getByText("Enter a domain like league.example")).toBeVisible();
    await page.getByLabel("Domain", { exact: true }).fill("League.Test");
    await save.click();
    await expect(question(page)).toContainText("who confirms an address at league.test?");
    await button(page, "Use This Domain").click();
    await expect(page.getByText("Admin email domain: none → league.test")).toBeVisible();
  });

  await test.step("whoever is no admin is sent away, and what the server refuses is called Access Denied (A §6)", async () => {
    await server.service.rpc("update_settings", { p_public_browsing: "all" }).throwOnError();
    const visitor = await newPhone();
    const needed = visitor.getByText("Sign in to open that page.");
    await visitor.goto("/admin/users");
    await expect(visitor).toHaveURL(/\/login$/);
    await expect(needed).toBeVisible();
    await visitor.goto("/games");
    await visitor.goto("/login");
    await expect(visitor.getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(needed).toHaveCount(0);
    await signIn(visitor, DEMO.scorer);
    await visitor.goto("/admin/settings");
    await expect(visitor).toHaveURL(/\/games$/);

    await page.goto("/admin");
    // The cards come with what the server answered; a later answer would refuse this page itself.
    const toUsers = page.getByRole("link", { name: /^User Management/ });
    await expect(toUsers).toBeVisible();
    // Meanwhile somebody else becomes admin and takes this person's right away.
    const [{ user_id: other }, { user_id: own }] = [
      await accountOf(server, DEMO.viewer.email),
      await accountOf(server, DEMO.admin.email),
    ];
    await server.service.rpc("set_user_role", { p_user_id: other, p_role: "admin" });
    await server.service.rpc("set_user_role", { p_user_id: own, p_role: "user" });
    await toUsers.click();
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(
      page.getByText("You need admin privileges to access user management."),
    ).toBeVisible();
  });
});

test("a server that cannot send mail shows a temporary password once (D14)", async ({
  newPhone,
}) => {
  // People elsewhere cannot see the mailbox of this machine.
  const server = await startServer({ siteUrl: "https://stats.example.test" });
  try {
    const page = await newPhone({ baseURL: server.url });
    await openUsers(page);
    const email = newAddress();
    await button(page, "Create Admin").click();
    await page.getByLabel("Email", { exact: true }).fill(email);
    await button(page, "Create Admin").click();
    await expect(question(page)).toContainText(`give ${email} this password yourself`);
    const password = await question(page).getByLabel("Password").inputValue();
    expect(password.length).toBeGreaterThan(11);
    expect(await findings(page, "temporary password")).toEqual([]);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Copy").click();
    await expect(question(page).getByRole("status")).toHaveText("Copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
    await button(page, "Done").click();
    await expect(row(page, email)).toContainText("Temporary password");
    await expect(page.getByText(password)).toHaveCount(0);

    await manage(page, email.replace(/@.*/, ""), "Send Password Reset");
    await question(page).getByRole("button", { name: "Send Password Reset" }).click();
    await expect(question(page)).toContainText(`give ${email} this password yourself`);
    expect(await question(page).getByLabel("Password").inputValue()).not.toBe(password);
  } finally {
    await server.dispose();
  }
});
