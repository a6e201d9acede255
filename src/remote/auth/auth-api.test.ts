import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../../tests/helpers/memory-storage.ts";
import {
  jsonAnswer,
  portalPage,
  type ScriptedAnswer,
  type ScriptedServer,
  startScriptedServer,
} from "../../../tests/helpers/scripted-server.ts";
import { createRemote, type Remote } from "../client.ts";

const session = {
  access_token: "access-1",
  refresh_token: "refresh-1",
  expires_in: 3600,
  expires_at: 1,
  token_type: "bearer",
  user: { id: "user-1", email: "scorer@demo.test" },
};

let server: ScriptedServer;
let remote: Remote;

beforeEach(async () => {
  server = await startScriptedServer(() => jsonAnswer(200, session));
  remote = createRemote({
    url: server.url,
    publishableKey: "k",
    storage: createMemoryStorage(),
    tabs: null,
    timeoutMs: 2_000,
  });
});
afterEach(async () => {
  remote.close();
  await server.close();
});

const signIn = () => remote.auth.signInWithPassword("scorer@demo.test", "demo-user-2026");

describe("sign-in with a password", () => {
  it("keeps the session that the server gives", async () => {
    expect(await signIn()).toMatchObject({ ok: true, value: { userId: "user-1" } });
    expect(remote.session.currentUserId()).toBe("user-1");
    expect(server.requests[0]).toMatchObject({ path: "/auth/v1/token" });
    expect(server.requests[0]?.query.get("grant_type")).toBe("password");
  });

  it.each<[string, ScriptedAnswer, string, string | null]>([
    [
      "a wrong password",
      jsonAnswer(400, {
        code: 400,
        error_code: "invalid_credentials",
        msg: "Invalid login credentials",
      }),
      "invalid-credentials",
      "Invalid login credentials",
    ],
    [
      "an unconfirmed address",
      jsonAnswer(400, { code: "email_not_confirmed", message: "Email not confirmed" }),
      "email-not-confirmed",
      "Email not confirmed",
    ],
    [
      "too many attempts",
      jsonAnswer(429, { error_code: "over_request_rate_limit", msg: "Request rate limit reached" }),
      "rate-limited",
      "Request rate limit reached",
    ],
    [
      "another refusal",
      jsonAnswer(403, { error_code: "user_banned", msg: "User is banned" }),
      "refused",
      "User is banned",
    ],
    ["a portal's 200 page", portalPage(200), "network", null],
    ["a portal's 403 page", portalPage(403), "network", null],
    ["a broken server", jsonAnswer(500, { msg: "boom" }), "server-failed", "boom"],
    ["a broken server without words", portalPage(502), "server-failed", null],
    ["a cut answer", "cut", "network", null],
  ])("%s signs nobody in and says why", async (_, answer, code, message) => {
    server.answer = () => answer;
    expect(await signIn()).toMatchObject({ ok: false, error: { code, message } });
    expect(remote.session.current()).toBeNull();
  });

  it("without a network leaves the present session alone", async () => {
    await signIn();
    await server.close();
    expect(await signIn()).toMatchObject({ ok: false, error: { code: "network" } });
    expect(remote.session.currentUserId()).toBe("user-1");
  });
});

describe("sign-out", () => {
  beforeEach(signIn);

  it.each(["local", "global"] as const)("%s revokes at the server and here", async (scope) => {
    server.answer = () => ({ status: 204 });
    expect(await remote.auth.signOut(scope)).toEqual({ ok: true, value: { isRevoked: true } });
    const request = server.requests.at(-1);
    expect(request?.path).toBe("/auth/v1/logout");
    expect(request?.query.get("scope")).toBe(scope);
    expect(request?.headers.authorization).toBe("Bearer access-1");
    expect(remote.session.current()).toBeNull();
  });

  it.each(["local", "global"] as const)("%s works without a network", async (scope) => {
    await server.close();
    expect(await remote.auth.signOut(scope)).toEqual({ ok: true, value: { isRevoked: false } });
    expect(remote.session.current()).toBeNull();
  });

  it("others keeps this session, and says so when it could not reach the server", async () => {
    server.answer = () => ({ status: 204 });
    expect(await remote.auth.signOut("others")).toMatchObject({ ok: true });
    expect(remote.session.currentUserId()).toBe("user-1");
    server.answer = () => portalPage(403);
    expect(await remote.auth.signOut("others")).toMatchObject({ ok: false });
    expect(remote.session.currentUserId()).toBe("user-1");
  });

  it("a session that the server no longer knows counts as revoked", async () => {
    server.answer = () => jsonAnswer(403, { error_code: "session_not_found", msg: "gone" });
    expect(await remote.auth.signOut("local")).toEqual({ ok: true, value: { isRevoked: true } });
  });
});
