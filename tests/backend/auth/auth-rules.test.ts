import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import {
  followLink,
  lastMailTo,
  linkAndCode,
  mailsTo,
} from "../../helpers/backend/read-mailbox.ts";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount, type TestAccount } from "../../helpers/backend/test-accounts.ts";

const backend = sharedBackend();
let client: SupabaseClient;
let account: TestAccount;
let people = 0;
beforeEach(async () => {
  people += 1;
  account = await createAccount(backend.database, `rules-${people}@example.test`);
  client = createTestClient(backend.url, backend.publishableKey);
  await client.auth.signInWithPassword(account);
});

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${backend.url}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify(body),
  });
}

/** Dates the person's sign-in to yesterday morning. */
function ageSessions(): Promise<unknown> {
  return backend.database.query(
    "update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1",
    [account.id],
  );
}

describe("rule 13: a recent sign-in for a new password", () => {
  test("a code that is mailed stands for it, once, and for nobody else", async () => {
    await ageSessions();
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const mail = await lastMailTo(backend.url, account.email);
    expect([mail.subject, mail.link]).toEqual(["Your confirmation code", ""]);
    const wrong = mail.code === "000000" ? "000001" : "000000";
    expect(
      (await client.auth.updateUser({ password: "new horse", nonce: wrong })).error,
    ).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
    expect(
      (await client.auth.updateUser({ password: "new horse", nonce: mail.code })).error,
    ).toBeNull();
    expect(
      (await client.auth.updateUser({ password: "newer horse", nonce: mail.code })).error?.code,
    ).toBe("reauthentication_not_valid");
  });

  test("rule 20: its digits cannot be guessed either, even the right ones by then", async () => {
    await ageSessions();
    await client.auth.reauthenticate();
    const { code } = await lastMailTo(backend.url, account.email);
    const wrong = code === "000000" ? "000001" : "000000";
    const statuses = new Set<number | undefined>();
    for (let tries = 0; tries < 10; tries += 1) {
      const { error } = await client.auth.updateUser({ password: "new horse", nonce: wrong });
      statuses.add(error?.status);
    }
    expect([...statuses]).toEqual([422]);
    const { error } = await client.auth.updateUser({ password: "new horse", nonce: code });
    expect(error?.status).toBe(429);
  });

  test("the code signs nobody in", async () => {
    await client.auth.reauthenticate();
    const { code: token } = await lastMailTo(backend.url, account.email);
    for (const type of ["email", "recovery", "magiclink"] as const) {
      const { error } = await client.auth.verifyOtp({ email: account.email, token, type });
      expect(error?.code).toBe("otp_expired");
    }
  });

  test("a followed recovery link is a sign-in of now", async () => {
    await ageSessions();
    await client.auth.resetPasswordForEmail(account.email);
    const { target } = await followLink((await lastMailTo(backend.url, account.email)).link);
    const fragment = new URLSearchParams(target.hash.slice(1));
    await client.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect((await client.auth.updateUser({ password: "new horse" })).error).toBeNull();
  });
});

test("rule 13: links and codes under way end with the password: a read mailbox is no way back in", async () => {
  await client.auth.signInWithOtp({ email: account.email });
  const { link, code } = await lastMailTo(backend.url, account.email);
  expect((await client.auth.updateUser({ password: "new horse" })).error).toBeNull();
  expect((await followLink(link)).target.hash).toContain("otp_expired");
  const typed = await client.auth.verifyOtp({ email: account.email, token: code, type: "email" });
  expect(typed.error?.code).toBe("otp_expired");
});

describe("a change of the address", () => {
  async function wish(next: string): Promise<{ current: string; next: string }> {
    expect((await client.auth.updateUser({ email: next })).error).toBeNull();
    return {
      current: (await lastMailTo(backend.url, account.email)).link,
      next: (await lastMailTo(backend.url, next)).link,
    };
  }

  const addressOf = async () =>
    (
      await backend.database.query<{ email: string }>(
        "select u.email, p.email as of_profile from auth.users u join user_profiles p on p.user_id = u.id where u.id = $1",
        [account.id],
      )
    )[0];

  test("needs both addresses; the profile follows (D11)", async () => {
    const next = `next-${people}@example.test`;
    const links = await wish(next);
    const first = await followLink(links.current);
    expect(new URLSearchParams(first.target.hash.slice(1)).get("message")).toMatch(/other email/);
    expect(await addressOf()).toEqual({ email: account.email, of_profile: account.email });
    const again = await followLink(links.current);
    expect(again.target.hash).toContain("otp_expired");
    const second = await followLink(links.next);
    expect(new URLSearchParams(second.target.hash.slice(1)).get("type")).toBe("email_change");
    expect(await addressOf()).toEqual({ email: next, of_profile: next });
  });

  test("ends the links that went to the old address", async () => {
    await client.auth.resetPasswordForEmail(account.email);
    const old = await lastMailTo(backend.url, account.email);
    backend.passSeconds(60);
    const next = `next-${people}@example.test`;
    const links = await wish(next);
    await followLink(links.current);
    await followLink(links.next);
    expect(await addressOf()).toMatchObject({ email: next });
    expect((await followLink(old.link)).target.hash).toContain("otp_expired");
  });

  test("works with the typed codes, in any order", async () => {
    const next = `next-${people}@example.test`;
    await wish(next);
    for (const email of [next, account.email]) {
      const { code: token } = await lastMailTo(backend.url, email);
      expect(
        (await client.auth.verifyOtp({ email, token, type: "email_change" })).error,
      ).toBeNull();
    }
    expect(await addressOf()).toEqual({ email: next, of_profile: next });
  });

  test("rule 20: to an address with an account looks the same, and comes to nothing", async () => {
    const other = await createAccount(backend.database, `other-${people}@example.test`);
    const links = await wish(other.email);
    await followLink(links.current);
    const { target } = await followLink(links.next);
    expect(target.hash).toContain("email_exists");
    expect(await addressOf()).toMatchObject({ email: account.email });
  });
});

describe("rule 20: limits say how long to wait", () => {
  test("wrong passwords", async () => {
    const wrong = { email: account.email, password: "wrong" };
    for (let tries = 0; tries < 10; tries += 1) await post("token?grant_type=password", wrong);
    const answer = await post("token?grant_type=password", wrong);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ error_code: "over_request_rate_limit" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("mails to one address, whoever asks for whichever", async () => {
    const email = `mails-${people}@example.test`;
    expect((await post("recover", { email })).status).toBe(200);
    for (const [path, body] of [
      ["recover", { email }],
      ["otp", { email, create_user: false }],
      ["resend", { email, type: "signup" }],
      ["signup", { email, password: "correct horse" }],
    ] as const) {
      const answer = await post(path, body);
      expect(answer.status).toBe(429);
      expect(await answer.json()).toMatchObject({ error_code: "over_email_send_rate_limit" });
      const wait = Number(answer.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });

  test("a sign-in link that is refused makes no account", async () => {
    const email = `refused-${people}@example.test`;
    await post("recover", { email });
    expect((await post("otp", { email })).status).toBe(429);
    expect(
      await backend.database.query("select from auth.users where email = $1", [email]),
    ).toEqual([]);
  });

  test("codes of one address, even the right one by then", async () => {
    await client.auth.signInWithOtp({ email: account.email });
    const { code } = await lastMailTo(backend.url, account.email);
    const verify = (token: string) =>
      post("verify", { email: account.email, token, type: "email" }).then(
        (answer) => answer.status,
      );
    const wrong = code === "000000" ? "000001" : "000000";
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) statuses.push(await verify(wrong));
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect(await verify(code)).toBe(429);
  });
});

test("rule 20: sign-up, recovery, link and resend answer alike for known and unknown addresses", async () => {
  const shape = async (path: string, body: Record<string, unknown>) => {
    const answer = await post(path, body);
    // Differs for every answer: the requested address, the time, the id.
    const text = (await answer.text())
      .replaceAll(String(body.email), "…")
      .replaceAll(new Date().toISOString().slice(0, 10), "…")
      .replace(/"…T[^"]+"|"[0-9a-f-]{36}"/g, '"…"');
    return { status: answer.status, text };
  };
  for (const [index, [path, rest]] of (
    [
      ["recover", {}],
      ["otp", { create_user: false }],
      ["resend", { type: "signup" }],
      ["signup", { password: "correct horse" }],
    ] as const
  ).entries()) {
    const known = await createAccount(backend.database, `alike-${people}-${index}@example.test`);
    const answer = await shape(path, { ...rest, email: known.email });
    expect(answer).toEqual(await shape(path, { ...rest, email: `no-${known.email}` }));
    expect(answer.status).toBe(200);
  }
});

test("rule 20: a second sign-up of an address tells no more of the first than of an account", async () => {
  const body = { password: "correct horse" };
  const signUpTwice = async (email: string) => {
    const first = (await (await post("signup", { ...body, email })).json()) as { id: string };
    // Long enough for the rate limit of mails too.
    backend.passSeconds(3_600);
    const again = (await (await post("signup", { ...body, email })).json()) as { id: string };
    return first.id === again.id;
  };
  const known = await createAccount(backend.database, `twice-${people}@example.test`);
  expect(await signUpTwice(known.email)).toBe(false);
  expect(await signUpTwice(`no-${known.email}`)).toBe(false);
});

test("a PKCE link that does not hold says so in the query and in the fragment", async () => {
  const challenge = { code_challenge: "x".repeat(43), code_challenge_method: "s256" };
  await post("otp", { email: account.email, ...challenge });
  const { link } = await lastMailTo(backend.url, account.email);
  await followLink(link);
  const { target } = await followLink(link);
  expect(target.searchParams.get("error_code")).toBe("otp_expired");
  expect(target.hash).toContain("error_code=otp_expired");
});

test("rule 14: of a redirect's query only what the pages know is kept", async () => {
  const wanted = `${backend.url}/auth/callback?next=%2Fgames&type=recovery&invited=true&token=x#y`;
  await client.auth.resetPasswordForEmail(account.email, { redirectTo: wanted });
  const { target } = await followLink((await lastMailTo(backend.url, account.email)).link);
  expect(Object.fromEntries(target.searchParams)).toEqual({
    next: "/games",
    type: "recovery",
    invited: "true",
  });
});

test("a disabled person is told so by a link and gets no session from a code in flight", async () => {
  await client.auth.resetPasswordForEmail(account.email);
  const [mail] = await mailsTo(backend.url, account.email);
  await backend.database.query(
    "update auth.users set banned_until = now() + interval '1 year' where id = $1",
    [account.id],
  );
  const { target } = await followLink(linkAndCode(mail?.text ?? "").link);
  expect(target.hash).toContain("error_code=user_banned");
  expect(target.hash).not.toContain("access_token");
  expect((await client.auth.refreshSession()).error?.code).toBe("user_banned");
});

test("an account that an admin disables is out at once, and in again once it is enabled", async () => {
  const admin = createTestClient(backend.url, backend.publishableKey);
  const { email, password } = await createAccount(backend.database, "admin@example.test");
  await backend.database.query("select private.make_admin($1)", [email]);
  await admin.auth.signInWithPassword({ email, password });
  const disable = (isDisabled: boolean) =>
    admin.rpc("set_user_disabled", { p_user_id: account.id, p_is_disabled: isDisabled });

  expect((await disable(true)).data).toEqual({ outcome: "applied" });
  // The access token stays valid for up to an hour, but opens nothing.
  expect((await client.from("games").select("id")).error?.code).toBe("42501");
  expect((await client.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
  const fresh = createTestClient(backend.url, backend.publishableKey);
  expect((await fresh.auth.signInWithPassword(account)).error?.code).toBe("user_banned");
  expect((await fresh.auth.resetPasswordForEmail(account.email)).error).toBeNull();
  expect(await mailsTo(backend.url, account.email)).toEqual([]);

  expect((await disable(false)).data).toEqual({ outcome: "applied" });
  expect((await fresh.auth.signInWithPassword(account)).error).toBeNull();
});
