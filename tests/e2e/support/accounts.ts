import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { lastMailTo, type ReceivedMail } from "../../helpers/backend/read-mailbox.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { DEMO, enterAs, expect } from "./fixtures.ts";
import type { E2eServer } from "./server.ts";

export const PASSWORD = "correct horse";

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
/** Both sizes for each flow; a second device has the other size. */
export const SIZES = [
  { size: "phone", screen: { viewport: PHONE }, otherScreen: { viewport: LAPTOP } },
  { size: "laptop", screen: { viewport: LAPTOP }, otherScreen: { viewport: PHONE } },
] as const;

let people = 0;
/** A person without an account. */
export function newAddress(): string {
  people += 1;
  return `newcomer-${people}@example.test`;
}

export const email = (page: Page) => page.getByLabel("Email address");
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Opens the admin panel; the seasons above its links move them when they come. */
export async function openAdminPanel(page: Page): Promise<void> {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "System Information" })).toBeVisible();
}

/** Waits for a new mail and reads its link and code. */
export async function nextMail(
  server: E2eServer,
  address: string,
  subject: RegExp,
): Promise<ReceivedMail> {
  let mail: ReceivedMail | null = null;
  await expect
    .poll(async () => {
      mail = await lastMailTo(server.url, address).catch(() => null);
      return mail?.subject ?? "no mail";
    })
    .toMatch(subject);
  if (mail === null) throw new Error("the mail is gone again");
  return mail;
}

/** Asks for a mail in a view that needs only an address. */
export async function askForMail(
  page: Page,
  view: "magic_link" | "forgotten_password",
  address: string,
): Promise<void> {
  await page.goto(`/login?view=${view}`);
  await email(page).fill(address);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Check your email for the/)).toBeVisible();
}

/** Invites somebody as the demo league's admin and returns the function's answer. */
export async function invite(server: E2eServer, address: string): Promise<unknown> {
  const client = createTestClient(server.url, "sb_publishable_local");
  const { error } = await client.auth.signInWithPassword(DEMO.admin);
  if (error) throw error;
  const answer = await client.functions.invoke("invite-admin", {
    body: { email: address, fullName: "Ines Invited" },
    headers: { origin: server.url },
  });
  if (answer.error) throw answer.error;
  return answer.data;
}

/** Expects no secret of the session in the address bar or the history. */
export function expectCleanAddress(page: Page): void {
  expect(page.url()).not.toMatch(/token|code=|error|next=/);
}

/** Records every address and heading that this page shows, from its first script on. */
export async function watch(
  page: Page,
): Promise<() => Promise<{ urls: string[]; heads: string[] }>> {
  await page.addInitScript(() => {
    const seen = { urls: [] as string[], heads: [] as string[] };
    const note = () => {
      const path = location.pathname + location.search;
      if (seen.urls.at(-1) !== path) seen.urls.push(path);
      for (const head of document.querySelectorAll("h1")) {
        const text = head.textContent ?? "";
        const isSeen = head.checkVisibility({ visibilityProperty: true });
        if (isSeen && !seen.heads.includes(text)) seen.heads.push(text);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
    const replace = history.replaceState.bind(history);
    const push = history.pushState.bind(history);
    history.replaceState = (...all) => {
      replace(...all);
      note();
    };
    history.pushState = (...all) => {
      push(...all);
      note();
    };
    Object.assign(window, { seenByTest: seen });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { seenByTest: { urls: string[]; heads: string[] } }).seenByTest,
    );
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Makes the first admin of an empty installation as the README says, at the console of the stopped
 * server, and returns the temporary password that the command prints.
 */
export async function makeFirstAdmin(server: E2eServer, email: string): Promise<string> {
  await server.stop();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "scripts/make-admin.ts", email],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: server.dataDir, SEED: "none" } },
  );
  await server.start();
  const password = /^Temporary password: (\S+)$/m.exec(stdout)?.[1];
  if (password === undefined) throw new Error(`no temporary password: ${stdout}`);
  return password;
}

/** Signs in with the temporary password, replaces it, and signs in with the new one. */
export async function replacePassword(
  page: Page,
  account: { email: string; password: string },
  temporary: string,
): Promise<void> {
  await page.goto("/login");
  await enterAs(page, { ...account, password: temporary });
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  await page.getByLabel("New Password").fill(account.password);
  await page.getByLabel("Confirm Password").fill(account.password);
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Your password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/(games|admin)$/);
}
