import type { Page } from "@playwright/test";
import { askForMail, newAddress, nextMail, PASSWORD } from "./accounts.ts";
import { findings } from "./axe-findings.ts";
import { DEMO, expect, test } from "./fixtures.ts";

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
  await press(page, "Don't have an account? Sign up");
  await type(page, "Email address", address);
  await type(page, "Create a password", PASSWORD);
  await press(page, "Show password");
  await press(page, "Sign up");
  await press(page, "Enter the code from the email");
  const confirmation = await nextMail(server, address, /confirm/i);
  await type(page, "Code from the email", confirmation.code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/games$/);

  await page.goto("/account");
  await press(page, "Sign out everywhere");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Tab");
  await tabTo(page, "Sign out everywhere");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/login");
  await press(page, "Reset/Forgot Password?");
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

test("axe finds nothing in any view on phone, tablet and laptop in light, dark and sun; nothing scrolls sideways", async ({
  server,
  newPhone,
}) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  for (const [at, viewport] of SIZES.entries()) {
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
    const person = [DEMO.viewer, DEMO.scorer, DEMO.scorer2][at] ?? DEMO.viewer;
    await askForMail(page, "forgotten_password", person.email);
    await look("a sent mail");
    const { link } = await nextMail(server, person.email, /password/i);
    await page.goto(link);
    await expect(page.getByLabel("New Password")).toBeVisible();
    await look("reset");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
    await look("used link");
    await page.goto("/account");
    await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
    await look("account");
  }
  expect(found).toEqual([]);
});

/** Tab until the control of this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page
    .getByLabel(name, { exact: true })
    .or(page.getByRole("link", { name, exact: true }))
    .or(page.getByRole("button", { name, exact: true }))
    .last();
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}
