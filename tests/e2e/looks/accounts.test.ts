import type { Locator, Page } from "@playwright/test";
import { askForMail, invite, newAddress, nextMail } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { expect, test } from "../support/fixtures.ts";

const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

test("axe finds nothing in any view of an account on phone, tablet and laptop in light, dark and sun; nothing scrolls sideways", async ({
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
