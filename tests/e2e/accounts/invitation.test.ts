import {
  button,
  email,
  invite,
  link,
  newAddress,
  nextMail,
  PASSWORD,
  SIZES,
} from "../support/accounts.ts";
import { DEMO, expect, signOutByMenu, test } from "../support/fixtures.ts";

for (const { size, screen, otherScreen } of SIZES) {
  test(`on a ${size}, an invited admin follows the mail, sets up the account, signs in and lands on /admin (P §2, D14)`, async ({
    server,
    newPhone,
  }) => {
    const address = newAddress();
    expect(await invite(server, address)).toMatchObject({ outcome: "invited" });
    const mail = await nextMail(server, address, /invited/i);
    const page = await newPhone(screen);
    await page.goto(mail.link);
    await test.step("it was not asked for in this browser, so the person is asked (rule 14)", async () => {
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(`Sign in as ${address} on this device?`);
      await question.getByRole("button", { name: "Sign In" }).click();
    });
    await expect(page.getByRole("heading", { name: "Set Up Your Admin Account" })).toBeVisible();
    await expect(page.getByText(/^Welcome! Your admin account has been set up\./)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/reset-password\?invited=true$/);
    await page.reload();
    await page.getByLabel("New Password").fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await button(page, "Complete Setup").click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(email(page)).toHaveValue(address);
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin$/);

    await test.step("the used invitation says how to get another link, and whom to ask", async () => {
      const another = await newPhone(otherScreen);
      await another.goto(mail.link);
      await expect(another.getByRole("alert")).toContainText("ask the admin who invited you");
      await expect(link(another, "Send a New Link")).toHaveAttribute("href", /view=magic_link$/);
      await link(another, "Sign In").click();
      await expect(another).toHaveURL(/\/login$/);
    });

    await test.step("a reset page that was only typed lets nobody in (P §5)", async () => {
      const another = await newPhone(otherScreen);
      await another.goto("/auth/reset-password?type=recovery");
      await expect(another.getByRole("alert")).toHaveText(
        'Invalid or expired reset link. Please go back to the login page and click "Reset/Forgot Password" to get a new reset link.',
      );
      await another.goto("/login");
      await email(another).fill(DEMO.scorer.email);
      await another.getByLabel("Your password", { exact: true }).fill(DEMO.scorer.password);
      await another.keyboard.press("Enter");
      await expect(another).toHaveURL(/\/games$/);
      await another.goto("/auth/reset-password");
      await expect(another.getByRole("alert")).toHaveText(
        'For security, password changes require a reset link. Please go back to the login page and click "Reset/Forgot Password" to get a secure reset link.',
      );
    });
  });
}

test("on a phone and on a laptop, a temporary password leads to a new one before anything else (D14)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  for (const { size, screen } of SIZES) {
    await test.step(`on a ${size}`, async () => {
      await page.setViewportSize(screen.viewport);
      const address = newAddress();
      await server.service.auth.admin.createUser({
        email: address,
        password: "temporary-1",
        email_confirm: true,
      });
      await server.arrange(
        "update public.user_profiles set must_change_password = true where email = $1",
        [address],
      );

      await page.goto("/collect");
      await email(page).fill(address);
      await page.getByLabel("Your password", { exact: true }).fill("temporary-1");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/auth\/reset-password$/);
      await expect(page.getByText("Your password is temporary.")).toBeVisible();
      await page.goto("/account");
      await expect(page).toHaveURL(/\/auth\/reset-password$/);
      await link(page, "Not Now").click();
      await expect(page).toHaveURL(/\/games$/);
      await page.goto("/account");
      await page.getByLabel("New Password").fill(PASSWORD);
      await page.getByLabel("Confirm Password").fill(PASSWORD);
      await button(page, "Update Password").click();
      await expect(page).toHaveURL(/\/login$/);
      await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/games$/);
      await page.goto("/account");
      await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
      if (size === "phone") await signOutByMenu(page);
    });
  }
});
