import { beforeEach, describe, expect, test } from "vitest";
import { followLink, lastMailTo, mailsTo } from "../../helpers/backend/read-mailbox.ts";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";

const backend = sharedBackend();
let admin: { id: string; token: string };
let email: string;
let people = 0;
beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.test`;
  // Each test has its own admin, because the limit counts by admin.
  admin = await signedIn(`admin-${people}@example.test`, "admin");
});

async function signedIn(
  address: string,
  role: "admin" | "user",
): Promise<{ id: string; token: string }> {
  const account = await createAccount(backend.database, address);
  await backend.database.query("update user_profiles set role = $2 where user_id = $1", [
    account.id,
    role,
  ]);
  return { id: account.id, token: await tokenOf(address, account.password) };
}

async function tokenOf(address: string, password: string): Promise<string> {
  const client = createTestClient(backend.url, backend.publishableKey);
  const { data } = await client.auth.signInWithPassword({ email: address, password });
  return data.session?.access_token ?? "";
}

async function invite(
  body: unknown,
  token: string | undefined = admin.token,
): Promise<{ status: number; body: Record<string, string>; retryAfter: string | null }> {
  const answer = await fetch(`${backend.url}/functions/v1/invite-admin`, {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, string>,
    retryAfter: answer.headers.get("retry-after"),
  };
}

async function profile(address = email): Promise<Record<string, unknown> | undefined> {
  const [row] = await backend.database.query(
    `select p.*, u.encrypted_password, u.raw_user_meta_data from user_profiles p
     join auth.users u on u.id = p.user_id where p.email = $1`,
    [address],
  );
  return row;
}

async function audit(): Promise<unknown[]> {
  const rows = await backend.database.query<{ action: string }>(
    "select action from audit_log where actor_id = $1 order by id",
    [admin.id],
  );
  return rows.map((row) => row.action);
}

describe("D14: with mail", () => {
  test("a new address is invited, and is admin from the moment it follows the link", async () => {
    const { status, body } = await invite({ email: ` ${email.toUpperCase()} `, fullName: "New A" });
    expect([status, body]).toEqual([200, { outcome: "invited", email }]);
    expect(await profile()).toMatchObject({
      role: "user",
      full_name: "New A",
      email_confirmed: false,
      encrypted_password: null,
      raw_user_meta_data: { invited_by_admin: true, full_name: "New A" },
    });
    const { link, subject } = await lastMailTo(backend.url, email);
    expect(subject).toBe("You have been invited");
    const { target } = await followLink(link);
    expect(target.pathname + target.search).toBe("/");
    expect(new URLSearchParams(target.hash.slice(1)).get("type")).toBe("invite");
    expect(await profile()).toMatchObject({ role: "admin", email_confirmed: true });
    expect(await audit()).toEqual(["user.invited"]);
    expect(
      await backend.database.query(
        "select from audit_log where action = 'user.accepted_invitation'",
      ),
    ).not.toEqual([]);
  });

  test("the link leads to the page that asked, with invited=true", async () => {
    await fetch(`${backend.url}/functions/v1/invite-admin`, {
      method: "POST",
      headers: { authorization: `Bearer ${admin.token}`, origin: backend.url },
      body: JSON.stringify({ email }),
    });
    const { target } = await followLink((await lastMailTo(backend.url, email)).link);
    expect(target.href).toContain(`${backend.url}/auth/callback?invited=true#access_token=`);
  });

  test("a foreign page that asked is not where it leads (rule 14)", async () => {
    await fetch(`${backend.url}/functions/v1/invite-admin`, {
      method: "POST",
      headers: { authorization: `Bearer ${admin.token}`, origin: "https://evil.example" },
      body: JSON.stringify({ email }),
    });
    const { target } = await followLink((await lastMailTo(backend.url, email)).link);
    expect(target.origin + target.pathname).toBe(`${backend.url}/`);
  });

  test("a confirmed account is promoted at once, an admin is left alone", async () => {
    await createAccount(backend.database, email);
    expect((await invite({ email })).body).toEqual({ outcome: "promoted", email });
    expect(await profile()).toMatchObject({ role: "admin" });
    expect((await invite({ email })).body).toEqual({ outcome: "already_admin", email });
    expect(await mailsTo(backend.url, email)).toEqual([]);
    expect(await audit()).toEqual(["user.role"]);
  });

  test("an unconfirmed account is not promoted: what somebody set up with the address is gone", async () => {
    const stranger = createTestClient(backend.url, backend.publishableKey);
    const password = "the stranger's own";
    await stranger.auth.signUp({ email, password, options: { data: { full_name: "Not me" } } });
    const { link: strangersLink } = await lastMailTo(backend.url, email);
    expect((await invite({ email, fullName: "The Person" })).body.outcome).toBe("invited");
    expect(await profile()).toMatchObject({
      role: "user",
      full_name: "The Person",
      encrypted_password: null,
    });
    const { target } = await followLink(strangersLink);
    expect(new URLSearchParams(target.hash.slice(1)).get("error_code")).toBe("otp_expired");

    // A second sign-up gives the stranger no password either.
    await backend.database.query("update auth.users set confirmation_sent_at = null");
    await stranger.auth.signUp({ email, password });
    expect(await profile()).toMatchObject({ encrypted_password: null });
    await followLink((await lastMailTo(backend.url, email)).link);
    expect((await stranger.auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
  });

  test("a sign-up with an invited address sets no password and no name, even when its mail is followed", async () => {
    await invite({ email, fullName: "New A" });
    const stranger = createTestClient(backend.url, backend.publishableKey);
    const theirs = { email, password: "stranger's own" };
    await stranger.auth.signUp({ ...theirs, options: { data: { full_name: "Stranger" } } });
    await followLink((await lastMailTo(backend.url, email)).link);
    expect(await profile()).toMatchObject({ role: "admin", full_name: "New A" });
    expect((await stranger.auth.signInWithPassword(theirs)).error?.code).toBe(
      "invalid_credentials",
    );
  });

  test("an invitation of more than seven days ago makes nobody admin", async () => {
    await invite({ email });
    await backend.database.query(
      "update private.admin_invitations set invited_at = now() - interval '8 days'",
    );
    await followLink((await lastMailTo(backend.url, email)).link);
    expect(await profile()).toMatchObject({ role: "user", email_confirmed: true });
  });

  test("resend sends another link, the earlier one is dead", async () => {
    await invite({ email });
    const first = await lastMailTo(backend.url, email);
    expect((await invite({ action: "resend", email })).body).toEqual({ outcome: "resent", email });
    const second = await lastMailTo(backend.url, email);
    expect(second.link).not.toBe(first.link);
    const dead = await followLink(first.link);
    expect(dead.target.hash).toContain("otp_expired");
    await followLink(second.link);
    expect(await profile()).toMatchObject({ role: "admin" });
    expect((await invite({ action: "resend", email })).body.code).toBe("no_invitation");
    expect(await audit()).toEqual(["user.invited", "user.invited_again"]);
  });

  test("withdraw: the account is gone and the link is dead", async () => {
    await invite({ email });
    const { link } = await lastMailTo(backend.url, email);
    expect((await invite({ action: "withdraw", email })).body).toEqual({
      outcome: "withdrawn",
      email,
    });
    expect(await profile()).toBeUndefined();
    expect((await followLink(link)).target.hash).toContain("otp_expired");
    expect((await invite({ action: "withdraw", email })).body.code).toBe("no_account");
    expect(await audit()).toEqual(["user.invited", "user.invitation_withdrawn"]);
  });

  test("withdraw takes nothing from an account that was not invited", async () => {
    await createAccount(backend.database, email, { isConfirmed: false });
    const { status, body } = await invite({ action: "withdraw", email });
    expect([status, body.code]).toEqual([404, "no_invitation"]);
    expect(await profile()).toBeDefined();
  });

  test("send_reset mails a link to a new password; soon again is 429 with the wait", async () => {
    await createAccount(backend.database, email);
    expect((await invite({ action: "send_reset", email })).body.outcome).toBe("reset_sent");
    expect((await lastMailTo(backend.url, email)).subject).toBe("Reset your password");
    const again = await invite({ action: "send_reset", email });
    expect([again.status, again.body.code]).toEqual([429, "over_email_send_rate_limit"]);
    expect(Number(again.retryAfter)).toBeGreaterThan(0);
    expect(await audit()).toEqual(["user.reset_sent"]);
  });

  test.each([
    ["nobody", undefined, 404, "no_account"],
    ["an unconfirmed account", { isConfirmed: false }, 409, "email_not_confirmed"],
  ] as const)("send_reset to %s", async (_name, account, status, code) => {
    if (account !== undefined) await createAccount(backend.database, email, account);
    const answer = await invite({ action: "send_reset", email });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("a disabled account is not promoted", async () => {
    await createAccount(backend.database, email);
    await backend.database.query("update user_profiles set is_disabled = true where email = $1", [
      email,
    ]);
    const { status, body } = await invite({ email });
    expect([status, body.code]).toEqual([409, "user_disabled"]);
    expect(await profile()).toMatchObject({ role: "user" });
  });
});

describe("rule 12: only admins", () => {
  test("a plain user is 403, whatever their metadata says, and nothing happens", async () => {
    const address = `plain-${people}@example.test`;
    const { token } = await signedIn(address, "user");
    await backend.database.query(
      `update auth.users set raw_user_meta_data = '{"role": "admin", "invited_by_admin": true}'`,
    );
    for (const action of ["invite", "resend", "withdraw", "send_reset"]) {
      const { status, body } = await invite({ action, email }, token);
      expect([status, body.code]).toEqual([403, "not_admin"]);
    }
    expect((await invite({ email: address }, token)).status).toBe(403);
    expect(await profile()).toBeUndefined();
    expect(await profile(address)).toMatchObject({ role: "user" });
  });

  test.each(["none", "the publishable key", "the service key", "nonsense"])(
    "401 with %s for a token",
    async (kind) => {
      const tokens: Record<string, string | undefined> = {
        "the publishable key": backend.publishableKey,
        "the service key": backend.secretKey,
        nonsense: "e30.e30.e30",
      };
      const answer = await fetch(`${backend.url}/functions/v1/invite-admin`, {
        method: "POST",
        headers: tokens[kind] === undefined ? {} : { authorization: `Bearer ${tokens[kind]}` },
        body: JSON.stringify({ email }),
      });
      expect(answer.status).toBe(401);
      expect(await profile()).toBeUndefined();
    },
  );

  test("an admin who was disabled a moment ago is refused", async () => {
    await signedIn(`standing-${people}@example.test`, "admin");
    await backend.database.query("update user_profiles set is_disabled = true where user_id = $1", [
      admin.id,
    ]);
    expect((await invite({ email })).status).toBe(403);
  });
});

test.each([
  ["", 400, "bad_request"],
  ["[", 400, "bad_request"],
  ["null", 400, "bad_request"],
  [{ action: "delete", email: "a@b.test" }, 400, "bad_request"],
  [{ email: "a@b.test", fullName: "x".repeat(121) }, 400, "bad_request"],
  [{ email: "a@b.test", fullName: 5 }, 400, "bad_request"],
  [{}, 400, "email_required"],
  [{ email: "  " }, 400, "email_required"],
  [{ email: 7 }, 400, "email_required"],
  [{ email: "nobody" }, 400, "email_invalid"],
  [{ email: `${"x".repeat(250)}@b.test` }, 400, "email_invalid"],
  [{ email: "a@b.test\u0000" }, 400, "email_invalid"],
  [{ email: "a\ud83c@b.test" }, 400, "email_invalid"],
])("%j is %i %s", async (body, status, code) => {
  const answer = await invite(body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.message).toBeTruthy();
});

test("rule 20: the 21st call in ten minutes is 429 with the wait; another admin is not held up", async () => {
  await backend.database.query(
    "insert into private.invitation_calls (actor_id) select $1 from generate_series(1, 20)",
    [admin.id],
  );
  const { status, body, retryAfter } = await invite({ email });
  expect([status, body.code]).toEqual([429, "over_request_rate_limit"]);
  expect(Number(retryAfter)).toBeGreaterThan(500);
  expect(await profile()).toBeUndefined();
  const other = await signedIn(`other-admin-${people}@example.test`, "admin");
  expect((await invite({ email }, other.token)).status).toBe(200);
  await backend.database.query(
    "update private.invitation_calls set at = at - interval '11 minutes'",
  );
  expect((await invite({ email })).status).toBe(200);
});

test("a hosted page of another origin may call it", async () => {
  const answer = await fetch(`${backend.url}/functions/v1/invite-admin`, {
    method: "OPTIONS",
    headers: {
      origin: "https://stats.example.org",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,apikey,content-type,x-client-info",
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-allow-headers")).toContain("authorization");
  expect(answer.headers.get("access-control-expose-headers")).toBe("retry-after");
});

test("only POST", async () => {
  const answer = await fetch(`${backend.url}/functions/v1/invite-admin`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.status).toBe(405);
});
