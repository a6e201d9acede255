import { createHash, randomBytes } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import {
  followLink,
  lastMailTo,
  mailsTo as readMails,
} from "../../helpers/backend/read-mailbox.ts";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";

const backend = sharedBackend();
let client: SupabaseClient;
let email: string;
let people = 0;
const password = "correct horse";
beforeEach(() => {
  people += 1;
  email = `new-${people}@example.test`;
  client = createTestClient(backend.url, backend.publishableKey);
});

const mailsTo = (address: string) => readMails(backend.url, address);
const lastMail = (address = email) => lastMailTo(backend.url, address);

describe("sign-up", () => {
  test("a confirmed link signs in and cannot be followed twice", async () => {
    const redirect = `${backend.url}/auth/callback`;
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: redirect, data: { full_name: "New Person" } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      "email_not_confirmed",
    );
    const { link, subject } = await lastMail();
    expect(subject).toBe("Confirm your e-mail address");

    const { status, target } = await followLink(link);
    expect(status).toBe(303);
    expect(target.origin + target.pathname).toBe(redirect);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get("type")).toBe("signup");
    const { data: user } = await client.auth.getUser(fragment.get("access_token") ?? "");
    expect(user.user?.email).toBe(email);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();

    const again = await followLink(link);
    expect(new URLSearchParams(again.target.hash.slice(1)).get("error_code")).toBe("otp_expired");
    const [profile] = await backend.database.query(
      "select full_name, role, email_confirmed from public.user_profiles where email = $1",
      [email],
    );
    expect(profile).toEqual({ full_name: "New Person", role: "user", email_confirmed: true });
  });

  test("rule 20: an address with an account gets the same kind of answer, and no mail", async () => {
    await createAccount(backend.database, email);
    const { data, error } = await client.auth.signUp({ email, password: "other horse" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [] });
    expect(await mailsTo(email)).toEqual([]);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test("D14: only the password of the sign-up whose mail was followed counts", async () => {
    await client.auth.signUp({ email, password: "stranger's horse" });
    const strangers = await lastMail();
    backend.passSeconds(60);
    const owner = createTestClient(backend.url, backend.publishableKey);
    expect((await owner.auth.signUp({ email, password })).error).toBeNull();
    const owners = await lastMail();
    expect(owners.link).not.toBe(strangers.link);

    const ended = await followLink(strangers.link);
    expect(new URLSearchParams(ended.target.hash.slice(1)).get("error_code")).toBe("otp_expired");
    expect((await followLink(owners.link)).target.hash).toContain("access_token");
    const guess = await client.auth.signInWithPassword({ email, password: "stranger's horse" });
    expect(guess.error?.code).toBe("invalid_credentials");
    expect((await owner.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test("rule 3: nor does the name that a stranger has signed the address up with", async () => {
    const data = { full_name: "A Stranger's Joke", theirs: true };
    await client.auth.signUp({ email, password: "stranger's horse", options: { data } });
    backend.passSeconds(60);
    await client.auth.signUp({ email, password });
    const { target } = await followLink((await lastMail()).link);
    const token = new URLSearchParams(target.hash.slice(1)).get("access_token") ?? "";
    const { data: mine } = await client.auth.getUser(token);
    expect(mine.user?.user_metadata).not.toHaveProperty("theirs");
    const names = await backend.database.query(
      `select p.full_name, r.display_name from user_profiles p join public_profiles r using (user_id)
       where p.email = $1`,
      [email],
    );
    const own = email.split("@")[0];
    expect(names).toEqual([{ full_name: own, display_name: own }]);
  });

  test("D11: who becomes admin by an address begins without the password that was typed for it", async () => {
    await backend.database.query("update app_settings set admin_email_domain = 'league.test'");
    const boss = { email: `boss-${crypto.randomUUID()}@league.test`, password: "stranger's horse" };
    await client.auth.signUp(boss);
    const { target } = await followLink((await lastMail(boss.email)).link);
    await backend.database.query("update app_settings set admin_email_domain = null");
    const profile = () =>
      backend.database.query(
        "select role, must_change_password as must_change from user_profiles where email = $1",
        [boss.email],
      );
    expect(await profile()).toEqual([{ role: "admin", must_change: true }]);
    const guess = await createTestClient(
      backend.url,
      backend.publishableKey,
    ).auth.signInWithPassword(boss);
    expect(guess.error?.code).toBe("invalid_credentials");

    const fragment = new URLSearchParams(target.hash.slice(1));
    await client.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect((await client.auth.updateUser({ password: "my own horse" })).error).toBeNull();
    expect(await profile()).toEqual([{ role: "admin", must_change: false }]);
  });

  test("metadata that would make every token too long for a request is refused", async () => {
    const options = { data: { full_name: "x".repeat(5_000) } };
    for (const answer of [
      await client.auth.signUp({ email, password, options }),
      await client.auth.signInWithOtp({ email, options }),
    ]) {
      expect(answer.error).toMatchObject({ status: 400, code: "validation_failed" });
    }
  });

  test("D14: a confirmation that is sent again carries the password of its sign-up", async () => {
    await client.auth.signUp({ email, password });
    backend.passSeconds(60);
    expect((await client.auth.resend({ type: "signup", email })).error).toBeNull();
    await followLink((await lastMail()).link);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test.each([
    ["a sign-in link", (address: string) => client.auth.signInWithOtp({ email: address })],
    ["a reset", (address: string) => client.auth.resetPasswordForEmail(address)],
  ])("D14: %s ends the password of a sign-up that nobody confirmed", async (_name, ask) => {
    await client.auth.signUp({ email, password });
    backend.passSeconds(60);
    expect((await ask(email)).error).toBeNull();
    expect((await followLink((await lastMail()).link)).target.hash).toContain("access_token");
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
  });

  test("the typed code works, an expired and a wrong one do not", async () => {
    await client.auth.signUp({ email, password });
    const { code } = await lastMail();
    const wrong = code === "000000" ? "000001" : "000000";
    expect(
      (await client.auth.verifyOtp({ email, token: wrong, type: "email" })).error,
    ).toMatchObject({
      status: 403,
      code: "otp_expired",
    });
    await backend.database.query(
      "update auth.one_time_tokens set created_at = created_at - interval '61 minutes'",
    );
    expect((await client.auth.verifyOtp({ email, token: code, type: "email" })).error?.code).toBe(
      "otp_expired",
    );
    await backend.database.query("update auth.one_time_tokens set created_at = now()");
    const { data } = await client.auth.verifyOtp({ email, token: code, type: "email" });
    expect(data.user?.email).toBe(email);
  });

  test.each([
    ["a short password", { email: "a@example.test", password: "12345" }, 422, "weak_password"],
    [
      "a long password",
      { email: "a@example.test", password: "x".repeat(73) },
      400,
      "validation_failed",
    ],
    ["no address", { email: "nobody", password: "correct horse" }, 400, "validation_failed"],
  ])("%s is refused", async (_name, credentials, status, code) => {
    expect((await client.auth.signUp(credentials)).error).toMatchObject({ status, code });
  });
});

describe("mails on request", () => {
  test("a reset link leads to a new password", async () => {
    await createAccount(backend.database, email);
    const redirectTo = `${backend.url}/auth/reset-password`;
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const { target } = await followLink((await lastMail()).link);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(target.pathname).toBe("/auth/reset-password");
    expect(fragment.get("type")).toBe("recovery");
    await client.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    const { data, error } = await client.auth.updateUser({ password: "another horse" });
    expect(error).toBeNull();
    expect(data.user?.recovery_sent_at).toBeTruthy();
  });

  test("rule 20: unknown addresses get the same answers, the limit included", async () => {
    const known = `known-${people}@example.test`;
    await createAccount(backend.database, known);
    for (const address of [known, email]) {
      expect((await client.auth.resetPasswordForEmail(address)).error).toBeNull();
      expect((await client.auth.resetPasswordForEmail(address)).error).toMatchObject({
        status: 429,
        code: "over_email_send_rate_limit",
      });
    }
    expect(await mailsTo(email)).toEqual([]);
  });

  test("a sign-in link works once; a new address is signed up by it", async () => {
    await client.auth.signInWithOtp({ email });
    const { link } = await lastMail();
    const { target } = await followLink(link);
    expect(new URLSearchParams(target.hash.slice(1)).get("access_token")).toBeTruthy();
  });

  test("should_create_user: false makes no account", async () => {
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(
      await backend.database.query("select from auth.users where email = $1", [email]),
    ).toEqual([]);
  });

  test("the confirmation can be sent again, and replaces the first", async () => {
    await backend.database.query("insert into auth.users (email) values ($1)", [email]);
    expect((await client.auth.resend({ type: "signup", email })).error).toBeNull();
    const { target } = await followLink((await lastMail()).link);
    expect(target.hash).toContain("access_token");
  });

  test("PKCE: the link carries a code that only the asking browser can trade", async () => {
    await createAccount(backend.database, email);
    const verifier = randomBytes(40).toString("base64url");
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    await fetch(`${backend.url}/auth/v1/otp`, {
      method: "POST",
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ email, code_challenge: challenge, code_challenge_method: "s256" }),
    });
    const { target } = await followLink((await lastMail()).link);
    expect(target.hash).toBe("");
    const code = target.searchParams.get("code") ?? "";
    const trade = (codeVerifier: string) =>
      fetch(`${backend.url}/auth/v1/token?grant_type=pkce`, {
        method: "POST",
        headers: { apikey: backend.publishableKey },
        body: JSON.stringify({ auth_code: code, code_verifier: codeVerifier }),
      });
    const foreign = await trade("someone else's");
    expect(foreign.status).toBe(400);
    expect(await foreign.json()).toMatchObject({ error_code: "bad_code_verifier" });
    const own = await trade(verifier);
    expect(await own.json()).toMatchObject({ user: { email } });
    expect((await trade(verifier)).status).toBe(404);
  });

  test.each([
    ["a foreign site", "https://evil.example/auth/callback"],
    ["a foreign path", "/somewhere"],
    ["a user name in front", "http://person@127.0.0.1/auth/callback"],
    ["a script", "javascript:alert(1)"],
  ])("rule 14: a redirect to %s leads to the start page", async (_name, wanted) => {
    await createAccount(backend.database, email);
    const redirectTo = wanted.startsWith("/") ? backend.url + wanted : wanted;
    await client.auth.resetPasswordForEmail(email, { redirectTo });
    const { target } = await followLink((await lastMail()).link);
    expect(target.origin + target.pathname).toBe(`${backend.url}/`);
  });
});

describe("administration with the service key", () => {
  test("an invitation is mailed and confirms the address", async () => {
    const service = createTestClient(backend.url, backend.secretKey);
    const { data, error } = await service.auth.admin.inviteUserByEmail(email);
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTruthy();
    const { target } = await followLink((await lastMail()).link);
    expect(target.hash).toContain("type=invite");
    expect((await service.auth.admin.inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
  });

  test("users are made, listed, read and deleted", async () => {
    const service = createTestClient(backend.url, backend.secretKey);
    const made = await service.auth.admin.createUser({ email, password, email_confirm: true });
    const id = made.data.user?.id ?? "";
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    const listed = await service.auth.admin.listUsers({ perPage: 1_000 });
    expect(listed.data.users.map((user) => user.email)).toContain(email);
    expect((await service.auth.admin.getUserById(id)).data.user?.email).toBe(email);
    expect((await service.auth.admin.deleteUser(id)).error).toBeNull();
    expect((await service.auth.admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: "user_not_found",
    });
  });

  test("rule 12: people and visitors are refused", async () => {
    await createAccount(backend.database, email);
    const { data } = await client.auth.signInWithPassword({ email, password });
    for (const bearer of [backend.publishableKey, data.session?.access_token ?? ""]) {
      const answer = await fetch(`${backend.url}/auth/v1/admin/users`, {
        headers: { apikey: backend.publishableKey, authorization: `Bearer ${bearer}` },
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error_code: "not_admin" });
    }
  });
});
