import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../supabase/local/backend.ts";
import { PUBLISHABLE_KEY } from "../../../supabase/local/config/backend-config.ts";
import { type SmtpServer, startSmtpServer } from "../../helpers/backend/smtp-server.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";

const SITE = "https://stats.example.test";

let smtp: SmtpServer;
let backend: Backend;
let dataDir: string;

beforeAll(async () => {
  smtp = await startSmtpServer();
  dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-smtp-"));
  backend = await startBackend({
    host: "127.0.0.1",
    port: 0,
    dataDir,
    database: { kind: "memory" },
    seed: "none",
    siteUrl: SITE,
    appName: "Club Stats",
    smtpUrl: smtp.url,
  });
});
afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const lastMail = () => smtp.mails.at(-1) ?? "";

const redirectTo = `${SITE}/auth/callback`;
const newClient = () => createTestClient(backend.url, PUBLISHABLE_KEY);
const service = () => createTestClient(backend.url, backend.secretKey);

/** Each mail of the auth server: who requests it, and where its link leads. */
test.each<[string, string, string, (email: string) => Promise<{ error: unknown }>]>([
  [
    "confirmation",
    "Confirm your e-mail address",
    "signup",
    (email) =>
      newClient().auth.signUp({
        email,
        password: "correct horse",
        options: { emailRedirectTo: redirectTo },
      }),
  ],
  [
    "invitation",
    "You have been invited",
    "invite",
    (email) => service().auth.admin.inviteUserByEmail(email, { redirectTo }),
  ],
  [
    "new password",
    "Reset your password",
    "recovery",
    async (email) => {
      await createAccount(backend.database, email);
      return newClient().auth.resetPasswordForEmail(email, { redirectTo });
    },
  ],
  [
    "sign-in link",
    "Your sign-in link",
    "magiclink",
    async (email) => {
      await createAccount(backend.database, email);
      const options = { emailRedirectTo: redirectTo };
      return newClient().auth.signInWithOtp({ email, options });
    },
  ],
  [
    "change of address",
    "Confirm your new e-mail address",
    "email_change",
    async (email) => {
      const client = newClient();
      await client.auth.signInWithPassword(await createAccount(backend.database, `old-${email}`));
      return client.auth.updateUser({ email }, { emailRedirectTo: redirectTo });
    },
  ],
])("%s: leaves by SMTP, named, with link and code", async (name, subject, type, ask) => {
  const email = `${name.replaceAll(" ", "-")}@example.test`;
  expect((await ask(email)).error).toBeNull();
  await backend.mailsSent();
  const mail = lastMail();
  expect(mail).toContain("From: Club Stats <league@example.test>");
  expect(mail).toContain(`To: ${email}`);
  expect(mail).toContain(`Subject: ${subject}`);
  expect(mail.slice(mail.indexOf("\n\n"))).toContain("Club Stats");
  expect(mail).toMatch(/code: \d{6}/);
  const link = new URL(/https:\S+/.exec(mail)?.[0] ?? "about:blank");
  expect(link.origin + link.pathname).toBe(`${SITE}/auth/v1/verify`);
  expect(link.searchParams.get("type")).toBe(type);
  expect(link.searchParams.get("redirect_to")).toBe(redirectTo);
});

test("recent sign-in: leaves by SMTP, with a code alone", async () => {
  const client = newClient();
  const account = await createAccount(backend.database, "reauthenticate@example.test");
  await client.auth.signInWithPassword(account);
  expect((await client.auth.reauthenticate()).error).toBeNull();
  expect(lastMail()).toContain("Subject: Your confirmation code");
  expect(lastMail()).toMatch(/Type this code: \d{6}/);
  expect(lastMail()).not.toContain("http");
});

test("the mailbox is closed", async () => {
  expect((await fetch(`${backend.url}/dev/mail`)).status).toBe(404);
});

test("a mail that cannot leave is said, not swallowed, and tells nothing about accounts (rule 20)", async () => {
  await smtp.stop();
  const known = await createAccount(backend.database, "known@example.test");
  for (const [path, body] of [
    ["signup", { email: "unknown-1@example.test", password: "correct horse" }],
    ["signup", { email: known.email, password: "correct horse" }],
    ["recover", { email: "unknown-2@example.test" }],
    ["otp", { email: "unknown-3@example.test", create_user: false }],
    ["resend", { email: "unknown-4@example.test", type: "signup" }],
  ] as const) {
    const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: PUBLISHABLE_KEY },
      body: JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, 500]);
    expect(await answer.json()).toMatchObject({ error_code: "unexpected_failure" });
  }
});

test("invite-admin says that the mail did not leave; the same call can be made again", async () => {
  const admin = newClient();
  const account = await createAccount(backend.database, "admin@example.test");
  await backend.database.query("select private.make_admin($1)", [account.email]);
  await admin.auth.signInWithPassword(account);
  const { data } = await admin.auth.getSession();
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await fetch(`${backend.url}/functions/v1/invite-admin`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ email: "invited@example.test" }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: "mail_failed", message: "The mail could not be sent. Try again later." },
    ]);
  }
});
