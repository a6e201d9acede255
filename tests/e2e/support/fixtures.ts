import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { type E2eServer, startServer } from "./server.ts";

interface Fixtures {
  /** The server's first data; `test.use({ seed: "none" })` starts with an empty database. */
  readonly seed: "demo" | "none";
  /** The whole product on this test's own copy of the demo league, or an empty database. */
  readonly server: E2eServer;
  /** Opens a new phone with its own storage and service worker. */
  readonly newPhone: (options?: PhoneOptions) => Promise<Page>;
}

interface PhoneOptions {
  readonly baseURL?: string;
  readonly viewport?: { width: number; height: number };
  /** A laptop has none, but a pointer that hovers. */
  readonly hasTouch?: boolean;
  readonly userAgent?: string;
  /** Where the phone is. */
  readonly timezoneId?: string;
  /** "block": no service worker, so nothing comes from its cache. */
  readonly serviceWorkers?: "allow" | "block";
  /** Console messages that this test provokes, besides those of the network. */
  readonly expectedNoise?: RegExp;
}

/**
 * Browser noise that a test may expect: requests that fail because the test has cut the network
 * or made the server refuse them, also that of the service worker's script. Everything else on the
 * console fails the test.
 */
const EXPECTED_NOISE =
  /Failed to load resource|net::ERR_|NetworkError|the server responded with|An unknown error occurred when fetching the script/;

/**
 * Marks the one browser test of a promise that `npm test` runs. The rest runs by
 * `npm run test:browser` and `npm run test:looks`, all of them by `npm run test:e2e`.
 */
export const JOURNEY = { tag: "@journey" };

export const test = base.extend<Fixtures>({
  seed: ["demo", { option: true }],
  server: async ({ seed }, use) => {
    const server = await startServer({ seed });
    await use(server);
    await server.dispose();
  },
  newPhone: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ expectedNoise, ...options } = {}) => {
      const page = await openPhone(browser, { baseURL: server.url, ...options });
      contexts.push(page.context());
      listen(page.context(), complaints, expectedNoise);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints, "the browser's console").toEqual([]);
  },
});

async function openPhone(
  browser: Browser,
  options: Omit<PhoneOptions, "expectedNoise">,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: "allow",
    ...options,
  });
  return context.newPage();
}

function listen(context: BrowserContext, complaints: string[], expected?: RegExp): void {
  const hear = (text: string) => {
    if (!EXPECTED_NOISE.test(text) && !expected?.test(text)) complaints.push(text);
  };
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") hear(message.text());
  });
  context.on("weberror", (error) => {
    const text = String(error.error());
    if (!expected?.test(text)) complaints.push(text);
  });
}

export { expect };

export const DEMO = {
  admin: { email: "admin@demo.test", password: "demo-admin-2026" },
  scorer: { email: "scorer@demo.test", password: "demo-user-2026" },
  scorer2: { email: "scorer2@demo.test", password: "demo-user-2026" },
  viewer: { email: "viewer@demo.test", password: "demo-user-2026" },
} as const;

/** Signs in on the sign-in screen as a person does. */
export async function signIn(page: Page, account: { email: string; password: string }) {
  await page.goto("/login");
  await enterAs(page, account);
  await expect(page).toHaveURL(/\/(games|admin)$/);
}

/** Signs in on the open sign-in screen; the caller checks where it leads. */
export async function enterAs(page: Page, account: { email: string; password: string }) {
  await page.getByLabel("Email address").fill(account.email);
  await page.getByLabel("Your password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Signs out in the phone's menu while nothing waits, so nothing is asked. */
export async function signOutByMenu(phone: Page): Promise<void> {
  await chooseSignOut(phone);
  await expectSignedOut(phone);
}

/** Signs out while events wait, and confirms the question about them. */
export async function signOutWithUnsent(phone: Page): Promise<void> {
  await chooseSignOut(phone);
  await phone.getByRole("alertdialog").getByRole("button", { name: "Sign Out" }).click();
  await expectSignedOut(phone);
}

/** On a phone only the menu says who is signed in. */
export async function expectSignedOut(phone: Page): Promise<void> {
  await expect(phone).toHaveURL(/\/$/);
  const menu = phone.getByRole("dialog");
  // Going home closes the menu, and the address comes before the page.
  await expect(async () => {
    if ((await menu.count()) === 0) await phone.getByRole("button", { name: "Menu" }).click();
    await expect(menu.getByRole("link", { name: "Sign In" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await phone.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
}

async function chooseSignOut(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click();
}
