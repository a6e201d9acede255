import { afterAll, beforeAll, expect, test } from "vitest";
import { type SmtpServer, startSmtpServer } from "../../helpers/backend/smtp-server.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";

let smtp: SmtpServer;
let backend: TestBackend;

beforeAll(async () => {
  smtp = await startSmtpServer();
  backend = await startTestBackend({ smtpUrl: smtp.url });
});
afterAll(async () => {
  await backend.stop();
  await smtp.stop();
});

function ask(path: string, body: object): Promise<Response> {
  return fetch(`${backend.url}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify(body),
  });
}

/** Keeps the database busy until it is let go: whatever asks it meanwhile has to wait. */
async function occupyDatabase(): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let done: Promise<void> = Promise.resolve();
  await new Promise<void>((occupied) => {
    done = backend.database.transaction(async () => {
      occupied();
      await held;
    });
  });
  return () => {
    letGo();
    return done;
  };
}

test.each([
  ["recover", {}],
  ["otp", { create_user: false }],
  ["resend", { type: "signup" }],
])(
  "/%s answers before it looks for the account, for every address alike (rule 20)",
  async (path, more) => {
    const isConfirmed = path !== "resend";
    const known = await createAccount(backend.database, `known-${path}@example.test`, {
      isConfirmed,
    });
    const free = await occupyDatabase();
    const answers = await Promise.all([
      ask(path, { email: known.email, ...more }),
      ask(path, { email: `unknown-${path}@example.test`, ...more }),
    ]);
    // The database is still held, so neither answer can depend on what it knows.
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts[0]).toBe(texts[1]);
    const before = smtp.mails.length;
    await free();
    await backend.mailsSent();
    expect(smtp.mails.slice(before)).toEqual([expect.stringContaining(`To: ${known.email}`)]);
  },
);

test("the answer does not wait until the mail server has taken the mail", async () => {
  const known = await createAccount(backend.database, "slow@example.test");
  const take = smtp.holdMails();
  expect((await ask("recover", { email: known.email })).status).toBe(200);
  expect((await ask("recover", { email: "nobody@example.test" })).status).toBe(200);
  const before = smtp.mails.length;
  take();
  await backend.mailsSent();
  expect(smtp.mails.length).toBe(before + 1);
});

test("a stop sends what was asked for first", async () => {
  const own = await startTestBackend({ smtpUrl: smtp.url });
  const known = await createAccount(own.database, "last@example.test");
  const answer = await fetch(`${own.url}/auth/v1/recover`, {
    method: "POST",
    headers: { apikey: own.publishableKey },
    body: JSON.stringify({ email: known.email }),
  });
  expect(answer.status).toBe(200);
  await own.stop();
  expect(smtp.mails.at(-1)).toContain("To: last@example.test");
});
