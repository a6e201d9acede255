import { button, email, invite, link, newAddress, nextMail, PASSWORD } from "./accounts.ts";
import { DEMO, expect, test } from "./fixtures.ts";

test("an invited admin follows the mail, sets up the account, signs in and lands on /admin (P §2, D14)", async ({
  server,
  newPhone,
}) => {
  const address = newAddress();
  expect(await invite(server, address)).toMatchObject({ outcome: "invited" });
  const mail = await nextMail(server, address, /invited/i);
  const laptop = await newPhone({ viewport: { width: 1280, height: 800 } });
  await laptop.goto(mail.link);
  await test.step("it was not asked for in this browser, so the person is asked (rule 14)", async () => {
    const question = laptop.getByRole("alertdialog");
    await expect(question).toContainText(`Sign in as ${address} on this device?`);
    await question.getByRole("button", { name: "Sign in" }).click();
  });
  await expect(laptop.getByRole("heading", { name: "Set Up Your Admin Account" })).toBeVisible();
  await expect(laptop.getByText(/^Welcome! Your admin account has been set up\./)).toBeVisible();
  await expect(laptop).toHaveURL(/\/auth\/reset-password\?invited=true$/);
  await laptop.reload();
  await laptop.getByLabel("New Password").fill(PASSWORD);
  await laptop.getByLabel("Confirm Password").fill(PASSWORD);
  await button(laptop, "Complete Setup").click();
  await expect(laptop).toHaveURL(/\/login$/);
  await expect(email(laptop)).toHaveValue(address);
  await laptop.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await laptop.keyboard.press("Enter");
  await expect(laptop).toHaveURL(/\/admin$/);

  await test.step("the used invitation says whom to ask", async () => {
    const another = await newPhone();
    await another.goto(mail.link);
    await expect(another.getByRole("alert")).toContainText("Ask the admin who invited you");
    await expect(link(another, "Send a new link")).toHaveCount(0);
    await link(another, "Sign in").click();
    await expect(another).toHaveURL(/\/login$/);
  });

  await test.step("a reset page that was only typed lets nobody in (P §5)", async () => {
    const another = await newPhone();
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

test("a temporary password leads to a new one before anything else (D14)", async ({
  server,
  newPhone,
}) => {
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

  const phone = await newPhone();
  await phone.goto("/collect");
  await email(phone).fill(address);
  await phone.getByLabel("Your password", { exact: true }).fill("temporary-1");
  await phone.keyboard.press("Enter");
  await expect(phone).toHaveURL(/\/auth\/reset-password$/);
  await expect(phone.getByText("Your password is temporary.")).toBeVisible();
  await phone.goto("/account");
  await expect(phone).toHaveURL(/\/auth\/reset-password$/);
  await link(phone, "Not now").click();
  await expect(phone).toHaveURL(/\/games$/);
  await phone.goto("/account");
  await phone.getByLabel("New Password").fill(PASSWORD);
  await phone.getByLabel("Confirm Password").fill(PASSWORD);
  await button(phone, "Update Password").click();
  await expect(phone).toHaveURL(/\/login$/);
  await phone.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await phone.keyboard.press("Enter");
  await expect(phone).toHaveURL(/\/games$/);
  await phone.goto("/account");
  await expect(phone.getByRole("heading", { name: "Your account" })).toBeVisible();
});
