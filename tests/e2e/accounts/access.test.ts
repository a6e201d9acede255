import type { Page } from "@playwright/test";
import { invite, newAddress, nextMail, PASSWORD } from "../support/accounts.ts";
import { DEMO, expect, test } from "../support/fixtures.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";

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
  await choosePasswordByKeys(page);
});

test("the keyboard alone follows an invitation, sets the account up and lands on /admin (D14), asks for a magic link and follows it, and replaces a temporary password", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await test.step("an invitation leads to the set-up and on to /admin (D14)", async () => {
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

  await test.step("a magic link is asked for and followed", async () => {
    await signOut(page);
    await page.goto("/login");
    await goToView(page, "Send a magic link email", "Sign in without a password");
    await type(page, "Email address", DEMO.viewer.email);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Check your email for the magic link")).toBeVisible();
    await page.goto((await nextMail(server, DEMO.viewer.email, /sign/i)).link);
    await expect(page).toHaveURL(/\/games$/);
  });

  await test.step("a temporary password is replaced", async () => {
    await server.arrange(
      "update public.user_profiles set must_change_password = true where email = $1",
      [DEMO.scorer.email],
    );
    await signOut(page);
    await page.goto("/login");
    await type(page, "Email address", DEMO.scorer.email);
    await type(page, "Your password", DEMO.scorer.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/auth\/reset-password$/);
    await choosePasswordByKeys(page);
  });
});

const control = (page: Page, name: string) =>
  page
    .getByLabel(name, { exact: true })
    .or(page.getByRole("link", { name, exact: true }))
    .or(page.getByRole("button", { name, exact: true }))
    .last();

async function signOut(page: Page): Promise<void> {
  await press(page, "Sign Out");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
}

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

/** Sets the new password and signs in with it, by the keyboard alone. */
async function choosePasswordByKeys(page: Page): Promise<void> {
  await type(page, "New Password", PASSWORD);
  await type(page, "Confirm Password", PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await type(page, "Your password", PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/games$/);
}
