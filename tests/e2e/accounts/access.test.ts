import type { Locator, Page } from "@playwright/test";
import { askForMail, invite, newAddress, nextMail, PASSWORD } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, test } from "../support/fixtures.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";

const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

test("the keyboard alone signs up, confirms, gets a new password and signs out everywhere", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  const address = newAddress();
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await goToView(page, "Don't have an account? Sign up", "Create an account");
  await type(page, "Email address", address);
  await type(page, "Create a password", PASSWORD);
  await press(page, "Show password");
  await press(page, "Sign Up");
  await press(page, "Enter the Code from the Email");
  const confirmation = await nextMail(server, address, /confirm/i);
  await type(page, "Code from the email", confirmation.code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/games$/);

  await page.goto("/account");
  await press(page, "Sign Out Everywhere");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Tab");
  await tabTo(page, control(page, "Sign Out Everywhere"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/login");
  await goToView(page, "Reset/Forgot Password?", "Get a new password");
  await type(page, "Email address", DEMO.viewer.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Check your email for the password reset link")).toBeVisible();
  await page.goto((await nextMail(server, DEMO.viewer.email, /password/i)).link);
  await type(page, "New Password", PASSWORD);
  await type(page, "Confirm Password", PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await type(page, "Your password", PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/games$/);
});

test("the keyboard alone follows an invitation, sets the account up and lands on /admin (D14)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  const address = newAddress();
  await invite(server, address);
  await page.goto((await nextMail(server, address, /invited/i)).link);
  await expect(page.getByRole("alertdialog")).toContainText(`Sign in as ${address}`);
  await press(page, "Sign In");
  await expect(page.getByRole("heading", { name: "Set Up Your Admin Account" })).toBeVisible();
  await type(page, "New Password", PASSWORD);
  await press(page, "Complete Setup");
  await expect(page.getByLabel("Confirm Password")).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await press(page, "Complete Setup");
  await expect(page).toHaveURL(/\/login$/);
  await type(page, "Your password", PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);
});

test("the keyboard alone asks for a magic link and follows it, and replaces a temporary password", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await page.goto("/login");
  await goToView(page, "Send a magic link email", "Sign in without a password");
  await type(page, "Email address", DEMO.viewer.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Check your email for the magic link")).toBeVisible();
  await page.goto((await nextMail(server, DEMO.viewer.email, /sign/i)).link);
  await expect(page).toHaveURL(/\/games$/);

  await server.arrange(
    "update public.user_profiles set must_change_password = true where email = $1",
    [DEMO.scorer.email],
  );
  const other = await newPhone();
  await other.goto("/login");
  await type(other, "Email address", DEMO.scorer.email);
  await type(other, "Your password", DEMO.scorer.password);
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL(/\/auth\/reset-password$/);
  await type(other, "New Password", PASSWORD);
  await type(other, "Confirm Password", PASSWORD);
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL(/\/login$/);
  await type(other, "Your password", PASSWORD);
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL(/\/games$/);
});

test("axe finds nothing in any view on phone, tablet and laptop in light, dark and sun; nothing scrolls sideways", async ({
  server,
  newPhone,
}) => {
  const found: string[] = [];
  for (const viewport of SIZES) {
    const page = await newPhone({ viewport });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const look = async (name: string) => {
      found.push(...(await findings(page, `${name}, ${viewport.width}`)));
    };
    for (const address of [
      "/login",
      "/auth/signup",
      "/login?view=forgotten_password",
      "/login?view=magic_link",
      "/login?view=verify_otp",
    ]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.locator("button[type=submit]").click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      await look(address);
    }
    // Wider than a phone, and without a place to break.
    const address = `the.secretary.${viewport.width}@${"league".repeat(10)}.example.test`;
    await server.service.auth.admin.createUser({ email: address, email_confirm: true });
    await askForMail(page, "forgotten_password", address);
    await look("a sent mail");
    const { link } = await nextMail(server, address, /password/i);
    await page.goto(link);
    await expect(page.getByLabel("New Password")).toBeVisible();
    await look("reset");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
    await look("used link");
    await page.goto("/account");
    await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
    await look("account");
    if (viewport.width < 1000) {
      await page.getByRole("button", { name: "Menu" }).click();
      await expectInside(page, page.getByRole("dialog").getByText(address));
    }
    const other = newAddress();
    await invite(server, other);
    await page.goto((await nextMail(server, other, /invited/i)).link);
    await expectInside(page, page.getByRole("alertdialog").getByText(address));
  }
  expect(found).toEqual([]);
});

/** A layer above the page cannot scroll sideways, so what is too wide would be cut off. */
async function expectInside(page: Page, text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  const box = await text.boundingBox();
  const right = (box?.x ?? 0) + (box?.width ?? 0);
  expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

const control = (page: Page, name: string) =>
  page
    .getByLabel(name, { exact: true })
    .or(page.getByRole("link", { name, exact: true }))
    .or(page.getByRole("button", { name, exact: true }))
    .last();

const press = (page: Page, name: string) => pressByKey(page, control(page, name));

/** The views share fields, so what is typed next waits until the new one has the focus. */
async function goToView(page: Page, link: string, heading: string): Promise<void> {
  await press(page, link);
  const title = page.getByRole("heading", { level: 2, name: heading });
  await expect(page.locator(":focus").filter({ has: title })).toBeVisible();
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, control(page, name));
  await page.keyboard.type(text);
}
