import { beforeAll, describe, expect, test } from "vitest";
import { followLink, lastMailTo } from "../../helpers/backend/read-mailbox.ts";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount, type TestAccount } from "../../helpers/backend/test-accounts.ts";

const backend = sharedBackend();
let account: TestAccount;

beforeAll(async () => {
  account = await createAccount(backend.database, "visitor@example.test");
});

/** What a form of another site can send: the key in the address, text as the body. */
const form = (path: string, headers: Record<string, string>, body: object) =>
  fetch(
    `${backend.url}/auth/v1/${path}${path.includes("?") ? "&" : "?"}apikey=${backend.publishableKey}`,
    {
      method: "POST",
      headers: { "content-type": "text/plain", ...headers },
      body: JSON.stringify(body),
    },
  );

const BROWSERS = [
  [
    "a browser that names the site",
    { origin: "https://other.test", "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
  ],
  ["an older browser", { origin: "https://other.test" }],
] as const;

describe.each(BROWSERS)(
  "a form of another site, sent by %s, uses up no limit (rule 20)",
  (_name, headers) => {
    test("sign-ins: the visitor can still sign in after 400 of them", async () => {
      const guess = { email: account.email, password: "wrong" };
      const statuses = new Set<number>();
      for (let n = 0; n < 400; n += 1) {
        statuses.add((await form("token?grant_type=password", headers, guess)).status);
      }
      expect([...statuses]).toEqual([403]);
      const client = createTestClient(backend.url, backend.publishableKey);
      expect((await client.auth.signInWithPassword(account)).error).toBeNull();
    });

    test("sign-ups, codes and mails", async () => {
      for (let n = 0; n < 40; n += 1) {
        const email = `other-${n}@example.test`;
        const answers = await Promise.all([
          form("signup", headers, { email, password: "correct horse" }),
          form("verify", headers, { type: "email", email: account.email, token: "000000" }),
          form("recover", headers, { email: account.email }),
          form("otp", headers, { email }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      }
      expect(
        await backend.database.query("select from auth.users where email like 'other-%'"),
      ).toEqual([]);
      const client = createTestClient(backend.url, backend.publishableKey);
      backend.passSeconds(61);
      expect((await client.auth.resetPasswordForEmail(account.email)).error).toBeNull();
      const { code } = await lastMailTo(backend.url, account.email);
      const typed = await client.auth.verifyOtp({
        email: account.email,
        token: code,
        type: "recovery",
      });
      expect(typed.error).toBeNull();
    });
  },
);

test("pictures of another site that follow invented links leave the visitor's own link working", async () => {
  const own = await createAccount(backend.database, "own-link@example.test");
  for (let n = 0; n < 60; n += 1) {
    await fetch(`${backend.url}/auth/v1/verify?type=recovery&token=invented-${n}`, {
      headers: { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" },
      redirect: "manual",
    });
  }
  const client = createTestClient(backend.url, backend.publishableKey);
  await client.auth.resetPasswordForEmail(own.email);
  const { link } = await lastMailTo(backend.url, own.email);
  // Web mail is another site, too.
  const answer = await fetch(link, {
    redirect: "manual",
    headers: {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    },
  });
  expect(answer.headers.get("location")).toContain("access_token=");
  expect((await followLink(link)).target.hash).toContain("otp_expired");
});
