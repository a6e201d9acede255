import type { Page } from "@playwright/test";
import { type SmtpServer, startSmtpServer } from "../../helpers/backend/smtp-server.ts";
import {
  askForMail,
  button,
  email,
  invite,
  link,
  newAddress,
  PASSWORD,
} from "../support/accounts.ts";
import { DEMO, expect, test } from "../support/fixtures.ts";
import { startServer } from "../support/server.ts";

test("over SMTP, too, each mail leads to its screen: confirmation, code, magic link, new password, invitation", async ({
  newPhone,
}) => {
  const smtp = await startSmtpServer();
  const server = await startServer({ smtpUrl: smtp.url });
  const pages: Page[] = [];
  const open = async () => {
    const page = await newPhone({ baseURL: server.url });
    pages.push(page);
    return page;
  };

  await test.step("confirmation", async () => {
    const page = await open();
    const address = newAddress();
    await page.goto("/auth/signup");
    await email(page).fill(address);
    await page.getByLabel("Create a password").fill(PASSWORD);
    await button(page, "Sign Up").click();
    await expect(page.getByText("Check your email for the confirmation link")).toBeVisible();
    await page.goto((await mailTo(smtp, address)).link);
    await expect(page).toHaveURL(/\/games$/);
  });

  await test.step("magic link", async () => {
    const page = await open();
    await askForMail(page, "magic_link", DEMO.viewer.email);
    await page.goto((await mailTo(smtp, DEMO.viewer.email)).link);
    await expect(page).toHaveURL(/\/games$/);
  });

  await test.step("code", async () => {
    const page = await open();
    await askForMail(page, "magic_link", DEMO.scorer2.email);
    await link(page, "Enter the Code from the Email").click();
    const code = page.getByLabel("Code from the email");
    await code.fill((await mailTo(smtp, DEMO.scorer2.email)).code);
    await code.press("Enter");
    await expect(page).toHaveURL(/\/games$/);
  });

  await test.step("new password", async () => {
    const page = await open();
    await askForMail(page, "forgotten_password", DEMO.scorer.email);
    await page.goto((await mailTo(smtp, DEMO.scorer.email)).link);
    await expect(page.getByRole("heading", { name: "Reset Your Password" })).toBeVisible();
    await page.getByLabel("New Password").fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await button(page, "Update Password").click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step("invitation", async () => {
    const page = await open();
    const address = newAddress();
    expect(await invite(server, address)).toMatchObject({ outcome: "invited" });
    await page.goto((await mailTo(smtp, address)).link);
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Set Up Your Admin Account" })).toBeVisible();
  });

  // A page that is still being installed would report the server's end.
  for (const page of pages) await page.context().close();
  await server.dispose();
  await smtp.stop();
});

/** Link and code of the newest mail to an address. */
async function mailTo(smtp: SmtpServer, address: string): Promise<{ link: string; code: string }> {
  const newest = () => smtp.mails.findLast((mail) => mail.includes(`To: ${address}`)) ?? "";
  await expect.poll(newest).toContain("/auth/v1/verify");
  const found = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(newest())?.[0] ?? "";
  return { link: found, code: /code: (\d{6})/.exec(newest())?.[1] ?? "" };
}
