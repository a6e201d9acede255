import type { SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount, type TestAccount } from "../../helpers/backend/test-accounts.ts";

const backend = sharedBackend();
let account: TestAccount;
let client: SupabaseClient;
let accounts = 0;
beforeEach(async () => {
  accounts += 1;
  account = await createAccount(backend.database, `person-${accounts}@example.test`);
  client = newClient();
});

function newClient(): SupabaseClient {
  return createTestClient(backend.url, backend.publishableKey);
}

async function signIn(who = client): Promise<{ access: string; refresh: string }> {
  const { data, error } = await who.auth.signInWithPassword(account);
  expect(error).toBeNull();
  return { access: data.session?.access_token ?? "", refresh: data.session?.refresh_token ?? "" };
}

test.each([
  ["token?grant_type=password", { email: "a\u0000@example.test", password: "correct horse" }],
  ["token?grant_type=password", { email: "person-1@example.test", password: "p\u0000" }],
  ["token?grant_type=refresh_token", { refresh_token: "\u0000" }],
  ["signup", { email: "nul@example.test", password: "p\u0000q-correct-horse" }],
  [
    "signup",
    { email: "nul-2@example.test", password: "correct horse", data: { full_name: "\u0000" } },
  ],
  ["verify", { type: "signup", token_hash: "\ud800\u0000" }],
])("text that no database holds is the caller's fault: %s %j", async (path, body) => {
  const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify(body),
  });
  expect([400, 403]).toContain(answer.status);
  expect(await answer.json()).toHaveProperty("error_code");
});

test.each(["other", "constructor", "__proto__"])(
  "a code of no known purpose is 400: %s",
  async (type) => {
    const answer = await fetch(`${backend.url}/auth/v1/verify`, {
      method: "POST",
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ type, email: account.email, token: "123456" }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: "validation_failed" });
  },
);

async function refresh(token: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Lets the reuse time pass without waiting. */
async function age(token: string): Promise<void> {
  await backend.database.query(
    "update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = $1",
    [token],
  );
}

describe("password sign-in", () => {
  test("gives a session of an hour whose token carries what SQL reads", async () => {
    const { data } = await client.auth.signInWithPassword(account);
    expect(data.user).toMatchObject({
      id: account.id,
      email: account.email,
      role: "authenticated",
      identities: [expect.objectContaining({ provider: "email" })],
    });
    expect(data.session?.expires_in).toBe(3_600);
    const claims = decodeJwt(data.session?.access_token ?? "");
    expect(claims).toMatchObject({
      sub: account.id,
      aud: "authenticated",
      role: "authenticated",
      email: account.email,
      aal: "aal1",
      iss: `${backend.url}/auth/v1`,
      amr: [expect.objectContaining({ method: "password" })],
      session_id: expect.any(String),
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3_600);
    expect(data.session?.expires_at).toBe(claims.exp);
  });

  test("the address is matched whatever its case", async () => {
    const upper = { ...account, email: account.email.toUpperCase() };
    expect((await client.auth.signInWithPassword(upper)).error).toBeNull();
  });

  test("a wrong password and an unknown address are told apart by nobody", async () => {
    const wrong = await client.auth.signInWithPassword({ ...account, password: "wrong" });
    const unknown = await client.auth.signInWithPassword({
      email: "nobody@example.test",
      password: "wrong",
    });
    for (const { error } of [wrong, unknown]) {
      expect(error).toMatchObject({
        status: 400,
        code: "invalid_credentials",
        message: "Invalid login credentials",
      });
    }
  });

  test("older clients get {code, error_code, msg}", async () => {
    const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ email: account.email, password: "wrong" }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
  });

  test("an unconfirmed address is 400 email_not_confirmed, but only with the right password", async () => {
    const open = await createAccount(backend.database, `open-${accounts}@example.test`, {
      isConfirmed: false,
    });
    expect((await client.auth.signInWithPassword(open)).error?.code).toBe("email_not_confirmed");
    const guess = await client.auth.signInWithPassword({ ...open, password: "wrong" });
    expect(guess.error?.code).toBe("invalid_credentials");
  });

  test("a banned account is 400 user_banned", async () => {
    await backend.database.query(
      "update auth.users set banned_until = now() + interval '1 day' where id = $1",
      [account.id],
    );
    expect((await client.auth.signInWithPassword(account)).error?.code).toBe("user_banned");
  });

  test("rule 20: ten failures for one address are 429, another address still works", async () => {
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { error } = await client.auth.signInWithPassword({ ...account, password: "wrong" });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill("invalid_credentials"));
    expect(codes[10]).toBe("over_request_rate_limit");
    const other = await createAccount(backend.database, `other-${accounts}@example.test`);
    expect((await client.auth.signInWithPassword(other)).error).toBeNull();
  });

  test("signing in is not limited by signing in", async () => {
    for (let attempt = 0; attempt < 15; attempt += 1) await signIn();
  });

  test("a grant this server does not know is 400", async () => {
    const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=magic`, {
      method: "POST",
      headers: { apikey: backend.publishableKey },
      body: "{}",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ msg: "unsupported_grant_type" });
  });
});

describe("refresh", () => {
  test("rotates: a new pair of the same session", async () => {
    const first = await signIn();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(first.refresh);
    const sessionIds = [first.access, data.session?.access_token ?? ""].map(
      (token) => decodeJwt(token).session_id,
    );
    expect(sessionIds[0]).toBe(sessionIds[1]);
  });

  test("a lost answer: the used token gives its unused successor, however late", async () => {
    const { refresh: token } = await signIn();
    const successor = (await refresh(token)).body.refresh_token;
    await age(token);
    const again = await refresh(token);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(successor);
  });

  test("two tabs at once both stay signed in", async () => {
    const { refresh: token } = await signIn();
    const answers = await Promise.all([refresh(token), refresh(token), refresh(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const last = await refresh(String(answers[2]?.body.refresh_token));
    expect(last.status).toBe(200);
  });

  test("within ten seconds a used token works again", async () => {
    const { refresh: token } = await signIn();
    const second = await refresh(token);
    await refresh(String(second.body.refresh_token));
    expect((await refresh(token)).status).toBe(200);
  });

  test("a used token whose successor was used is a stolen one: the session ends", async () => {
    const { refresh: token } = await signIn();
    const second = await refresh(token);
    const third = await refresh(String(second.body.refresh_token));
    await age(token);
    const stolen = await refresh(token);
    expect(stolen.status).toBe(400);
    expect(stolen.body).toEqual({
      code: 400,
      error_code: "refresh_token_already_used",
      msg: "Invalid Refresh Token: Already Used",
    });
    expect((await refresh(String(third.body.refresh_token))).status).toBe(400);
  });

  test("an unknown token is 400 refresh_token_not_found", async () => {
    expect(await refresh("unknown")).toEqual({
      status: 400,
      body: {
        code: 400,
        error_code: "refresh_token_not_found",
        msg: "Invalid Refresh Token: Refresh Token Not Found",
      },
    });
  });
});

describe("the current user", () => {
  test("is read with a token and refused without or with a bad one", async () => {
    await signIn();
    expect((await client.auth.getUser()).data.user?.id).toBe(account.id);
    expect((await client.auth.getUser("bad.token.here")).error).toMatchObject({
      status: 403,
      code: "bad_jwt",
    });
    const none = await fetch(`${backend.url}/auth/v1/user`, {
      headers: { apikey: backend.publishableKey },
    });
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ error_code: "no_authorization" });
  });

  test("user_metadata can be set, and decides nothing", async () => {
    await signIn();
    const { data } = await client.auth.updateUser({
      data: { full_name: "New Name", role: "admin" },
    });
    expect(data.user?.user_metadata).toEqual({ full_name: "New Name", role: "admin" });
    const [profile] = await backend.database.query(
      "select role from public.user_profiles where user_id = $1",
      [account.id],
    );
    expect(profile).toEqual({ role: "user" });
  });

  test("user_metadata is bounded in sum: many small changes do not fill an account", async () => {
    await signIn();
    const add = (name: string) => client.auth.updateUser({ data: { [name]: "x".repeat(1_500) } });
    expect((await add("first")).error).toBeNull();
    expect((await add("second")).error).toBeNull();
    expect((await add("third")).error).toMatchObject({ status: 400, code: "validation_failed" });
    const { data } = await client.auth.getUser();
    expect(Object.keys(data.user?.user_metadata ?? {})).not.toContain("third");
    expect((await client.auth.updateUser({ data: { first: null } })).error).toBeNull();
    expect((await add("third")).error).toBeNull();
  });

  test("rule 13: a new password ends the other sessions and replaces the old one", async () => {
    const other = newClient();
    const { refresh: otherToken } = await signIn(other);
    await signIn();
    expect((await client.auth.updateUser({ password: "another horse" })).error).toBeNull();
    expect((await refresh(otherToken)).body.error_code).toBe("refresh_token_not_found");
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await newClient().auth.signInWithPassword(account)).error?.code).toBe(
      "invalid_credentials",
    );
    const renewed = { ...account, password: "another horse" };
    expect((await newClient().auth.signInWithPassword(renewed)).error).toBeNull();
  });

  test("weak, equal and late new passwords are refused", async () => {
    await signIn();
    expect((await client.auth.updateUser({ password: "12345" })).error).toMatchObject({
      status: 422,
      code: "weak_password",
      message: "Password should be at least 6 characters.",
    });
    expect((await client.auth.updateUser({ password: account.password })).error).toMatchObject({
      status: 422,
      code: "same_password",
    });
    await backend.database.query(
      "update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1",
      [account.id],
    );
    expect((await client.auth.updateUser({ password: "another horse" })).error?.code).toBe(
      "reauthentication_needed",
    );
  });
});

describe("sign-out", () => {
  test.each([
    ["local", false, true],
    ["others", true, false],
    ["global", false, false],
  ] as const)("%s", async (scope, isOwnKept, isOtherKept) => {
    const own = await signIn();
    const other = await signIn(newClient());
    const answer = await fetch(`${backend.url}/auth/v1/logout?scope=${scope}`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${own.access}` },
    });
    expect(answer.status).toBe(204);
    expect((await refresh(own.refresh)).status).toBe(isOwnKept ? 200 : 400);
    expect((await refresh(other.refresh)).status).toBe(isOtherKept ? 200 : 400);
  });

  test("the token of an ended session is 403 session_not_found", async () => {
    const { access } = await signIn();
    await client.auth.signOut();
    const answer = await fetch(`${backend.url}/auth/v1/user`, {
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${access}` },
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: "session_not_found" });
  });

  test.each(["some", "constructor"])("an unknown scope is 400: %s", async (scope) => {
    const { access } = await signIn();
    const answer = await fetch(`${backend.url}/auth/v1/logout?scope=${scope}`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${access}` },
    });
    expect(answer.status).toBe(400);
  });
});

test("what the auth subset lacks is 501 in words", async () => {
  for (const path of ["factors", "sso", "authorize?provider=x"]) {
    const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
      headers: { apikey: backend.publishableKey },
    });
    expect(answer.status).toBe(501);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining("does not offer"),
    });
  }
});
