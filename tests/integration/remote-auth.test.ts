import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRemote, type Remote } from "../../src/remote/client.ts";
import { lastMailTo, mailsTo } from "../helpers/backend/read-mailbox.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";
import { createAccount } from "../helpers/backend/test-accounts.ts";
import { type FaultProxy, startFaultProxy } from "../helpers/fault-proxy.ts";
import { createMemoryStorage } from "../helpers/memory-storage.ts";

const HOUR = 3_600_000;
const PASSWORD = "correct horse";

const backend = sharedBackend();
let proxy: FaultProxy;
let browser: Remote;
let callback: string;
let email: string;
let people = 0;
/** How far the device's clock is from the server's. */
let skew: number;

beforeAll(async () => {
  callback = `${backend.url}/auth/callback`;
});

const opened: Remote[] = [];
beforeEach(async () => {
  skew = 0;
  people += 1;
  email = `person-${people}@example.test`;
  proxy = await startFaultProxy(backend.url);
  browser = openBrowser();
});
afterEach(async () => {
  for (const remote of opened.splice(0)) remote.close();
  await proxy.close();
});

function openBrowser(storage = createMemoryStorage()): Remote {
  const remote = createRemote({
    url: proxy.url,
    publishableKey: backend.publishableKey,
    storage,
    tabs: null,
    now: () => Date.now() + skew,
    timeoutMs: 10_000,
  });
  opened.push(remote);
  return remote;
}

/** Taps the link of the newest mail; out: what the address bar then carries. */
async function tapLink(): Promise<URL> {
  const { link } = await lastMailTo(backend.url, email);
  const answer = await fetch(link, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "about:blank");
}

const codeOf = async () => (await tapLink()).searchParams.get("code") ?? "";
const open = (remote: Remote, code: string) => remote.auth.openLink({ kind: "code", code });
const failure = (code: string) => ({ ok: false, error: { code } });

describe("mails and their links", () => {
  it("sign-up ends in a mail; its link signs in where it was asked for, once", async () => {
    expect(await browser.auth.signUp(email, PASSWORD, callback)).toEqual({ ok: true, value: null });
    expect(browser.session.current()).toBeNull();
    const target = await tapLink();
    expect(target.origin + target.pathname).toBe(callback);
    const code = target.searchParams.get("code") ?? "";
    expect(await open(browser, code)).toMatchObject({ ok: true, value: { email } });
    expect(browser.session.current()?.email).toBe(email);
    const reused = await tapLink();
    expect(new URLSearchParams(reused.hash.slice(1)).get("error_code")).toBe("otp_expired");
  });

  it("a link keeps working over a page load, and after a request that was lost", async () => {
    const storage = createMemoryStorage();
    await openBrowser(storage).auth.sendMagicLink(email, callback);
    const code = await codeOf();
    const reloaded = openBrowser(storage);
    proxy.inject(({ path }) => path.includes("grant_type=pkce"), { kind: "lose-request" });
    expect(await open(reloaded, code)).toMatchObject(failure("network"));
    expect(await open(reloaded, code)).toMatchObject({ ok: true, value: { email } });
  });

  it("a second request that is refused leaves the first mail's link alone (rule 20)", async () => {
    await browser.auth.sendMagicLink(email, callback);
    expect(await browser.auth.sendMagicLink(email, callback)).toMatchObject({
      ok: false,
      error: { code: "mail-rate-limited", message: expect.stringMatching(/after \d+ seconds/) },
    });
    expect(await open(browser, await codeOf())).toMatchObject({ ok: true });
  });

  it("an invented code leaves the pending link alone: the refusal does not say whose code it was", async () => {
    await browser.auth.sendMagicLink(email, callback);
    const code = await codeOf();
    for (const invented of ["nonsense", crypto.randomUUID()]) {
      expect(await open(browser, invented)).toMatchObject(failure("link-expired"));
    }
    expect(await open(browser, code)).toMatchObject({ ok: true, value: { email } });
    expect(await open(browser, code)).toMatchObject(failure("other-browser"));
  });

  it("says that a link was asked for in another browser", async () => {
    await browser.auth.sendMagicLink(email, callback);
    const code = await codeOf();
    expect(await open(openBrowser(), code)).toMatchObject(failure("other-browser"));
    const another = openBrowser();
    await another.auth.sendPasswordReset(`other-${email}`, callback);
    expect(await open(another, code)).toMatchObject(failure("other-browser"));
    expect(await open(browser, code)).toMatchObject({ ok: true });
  });

  it("a typed code signs in; a wrong one says why", async () => {
    await browser.auth.sendMagicLink(email, callback);
    const { code } = await lastMailTo(backend.url, email);
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await browser.auth.verifyCode(email, wrong, "email")).toMatchObject({
      ok: false,
      error: { code: "link-expired", message: "Token has expired or is invalid" },
    });
    expect(await browser.auth.verifyCode(email, code, "email")).toMatchObject({ ok: true });
  });

  it("an invitation's tokens and a template's token hash sign in as well", async () => {
    const service = createTestClient(backend.url, backend.secretKey);
    await service.auth.admin.inviteUserByEmail(email, { redirectTo: callback });
    const fragment = new URLSearchParams((await tapLink()).hash.slice(1));
    expect(fragment.get("type")).toBe("invite");
    const tokens = {
      kind: "tokens",
      accessToken: fragment.get("access_token") ?? "",
      refreshToken: fragment.get("refresh_token") ?? "",
      expiresInS: Number(fragment.get("expires_in")),
    } as const;
    const forged = { ...tokens, accessToken: `${tokens.accessToken}x` };
    expect(await browser.auth.openLink(forged)).toMatchObject({ ok: false });
    expect(browser.session.current()).toBeNull();
    expect(await browser.auth.openLink(tokens)).toMatchObject({ ok: true, value: { email } });

    email = `hash-${email}`;
    await browser.auth.sendMagicLink(email, callback);
    const { link } = await lastMailTo(backend.url, email);
    const tokenHash = new URL(link).searchParams.get("token") ?? "";
    const byHash = { kind: "token-hash", tokenHash, type: "signup" } as const;
    expect(await openBrowser().auth.openLink(byHash)).toMatchObject({ ok: true, value: { email } });
  });

  it("rule 20: a reset for nobody is answered like any other, and sends nothing", async () => {
    expect(await browser.auth.sendPasswordReset(email, callback)).toEqual({
      ok: true,
      value: null,
    });
    expect(await mailsTo(backend.url, email)).toEqual([]);
  });
});

describe("a new password", () => {
  it("rule 13: replaces the old one and ends the other sessions, with an old token too", async () => {
    await createAccount(backend.database, email);
    const other = openBrowser();
    await other.auth.signInWithPassword(email, PASSWORD);
    await browser.auth.sendPasswordReset(email, `${callback}?type=recovery`);
    const target = await tapLink();
    expect(target.searchParams.get("type")).toBe("recovery");
    await open(browser, target.searchParams.get("code") ?? "");
    skew = 2 * HOUR;
    expect(await browser.auth.updatePassword("staple battery")).toEqual({ ok: true, value: null });
    expect(browser.session.current()?.email).toBe(email);
    expect(await other.refresher.refresh(new AbortController().signal)).toBe("refused");
    const again = openBrowser().auth;
    expect(await again.signInWithPassword(email, PASSWORD)).toMatchObject(
      failure("invalid-credentials"),
    );
    expect(await again.signInWithPassword(email, "staple battery")).toMatchObject({ ok: true });
  });

  it("rule 13: is refused in words long after the sign-in, and to nobody", async () => {
    expect(await browser.auth.updatePassword("x".repeat(8))).toMatchObject(
      failure("session-ended"),
    );
    await createAccount(backend.database, email);
    await browser.auth.signInWithPassword(email, PASSWORD);
    await backend.database.query("update auth.sessions set created_at = now() - interval '2 days'");
    expect(await browser.auth.updatePassword("staple battery")).toMatchObject({
      ok: false,
      error: { code: "reauthentication-needed" },
    });
  });
});

it("a sign-out everywhere first exchanges an old token, which the server would refuse", async () => {
  const account = await createAccount(backend.database, email);
  const other = openBrowser();
  await other.auth.signInWithPassword(email, PASSWORD);
  await browser.auth.signInWithPassword(email, PASSWORD);
  skew = 2 * HOUR;
  expect(await browser.auth.signOut("global")).toEqual({ ok: true, value: { isRevoked: true } });
  expect(browser.session.current()).toBeNull();
  expect(proxy.requests.slice(-2).map(({ path }) => path)).toEqual([
    expect.stringContaining("grant_type=refresh_token"),
    expect.stringContaining("/logout"),
  ]);
  const [row] = await backend.database.query<{ n: number }>(
    "select count(*) as n from auth.sessions where user_id = $1",
    [account.id],
  );
  expect(Number(row?.n)).toBe(0);
});
