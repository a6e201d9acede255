import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../supabase/local/backend.ts";
import { PUBLISHABLE_KEY } from "../../supabase/local/config/backend-config.ts";
import { type SmtpServer, startSmtpServer } from "../helpers/backend/smtp-server.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";

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
    siteUrl: "https://stats.example.test",
    smtpUrl: smtp.url,
  });
});
afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("with SMTP_URL mails leave, with links to SITE_URL, and the mailbox is closed", async () => {
  const client = createTestClient(backend.url, PUBLISHABLE_KEY);
  const person = { email: "person@example.test", password: "correct horse" };
  expect((await client.auth.signUp(person)).error).toBeNull();
  // Quoted-printable breaks long lines with "=" and writes "=" as "=3D".
  const mail = (smtp.mails[0] ?? "").replaceAll("=\n", "").replaceAll("=3D", "=");
  expect(mail).toContain("From: league@example.test");
  expect(mail).toContain("To: person@example.test");
  expect(mail).toContain("https://stats.example.test/auth/v1/verify?token=");
  expect(mail).toContain(encodeURIComponent("https://stats.example.test/"));
  expect((await fetch(`${backend.url}/dev/mail`)).status).toBe(404);
});

test("a mail that cannot leave is said, not swallowed", async () => {
  await smtp.stop();
  const answer = await fetch(`${backend.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY },
    body: JSON.stringify({ email: "other@example.test", password: "correct horse" }),
  });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error_code: "unexpected_failure" });
});
