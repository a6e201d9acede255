import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../../tests/helpers/memory-storage.ts";
import {
  jsonAnswer,
  portalPage,
  type ScriptedAnswer,
  type ScriptedServer,
  startScriptedServer,
} from "../../../tests/helpers/scripted-server.ts";
import { createRemote, type Remote, type RemoteOptions } from "../client.ts";

const HOUR = 3_600_000;
const SERVER_TIME = Date.parse("2026-11-21T18:00:00Z");
const SCORER = { id: "5c0e0000-0000-4000-8000-000000000001", email: "scorer@demo.test" };
const never = new AbortController().signal;

let server: ScriptedServer;
let onRefresh: (refreshToken: string) => ScriptedAnswer | Promise<ScriptedAnswer>;
/** Access tokens that the server takes; anything else is 401. */
let validTokens: Set<string>;
let issued: number;
const open: Remote[] = [];

function issue(): ScriptedAnswer {
  issued += 1;
  validTokens = new Set([`access-${issued}`]);
  return jsonAnswer(200, authSession(issued));
}

/** As the auth server writes it: `expires_at` on its own clock. */
function authSession(n: number): Record<string, unknown> {
  return {
    access_token: `access-${n}`,
    refresh_token: `refresh-${n}`,
    expires_in: 3600,
    expires_at: SERVER_TIME / 1000 + 3600,
    token_type: "bearer",
    user: SCORER,
  };
}

beforeEach(async () => {
  issued = 0;
  validTokens = new Set(["access-0"]);
  onRefresh = () => issue();
  server = await startScriptedServer((request) => {
    if (request.path === "/auth/v1/token") {
      return onRefresh(JSON.parse(request.body).refresh_token);
    }
    const token = request.headers.authorization?.replace("Bearer ", "");
    if (token === undefined) return jsonAnswer(200, [], { "content-range": "*/0" });
    if (!validTokens.has(token))
      return jsonAnswer(401, { code: "PGRST303", message: "JWT expired" });
    return request.path.endsWith("pull_game_events")
      ? jsonAnswer(200, { events: [], head_seq: 0, epoch: 0, state: "open", anchor: null })
      : jsonAnswer(200, [], { "content-range": "*/0" });
  });
});

afterEach(async () => {
  for (const remote of open.splice(0)) remote.close();
  await server.close();
});

function remoteAt(now: () => number, options: Partial<RemoteOptions> = {}): Remote {
  const remote = createRemote({
    url: server.url,
    publishableKey: "sb_publishable_test",
    storage: createMemoryStorage(),
    tabs: null,
    now,
    timeoutMs: 5_000,
    withTabLock: (work) => work(),
    ...options,
  });
  open.push(remote);
  return remote;
}

function signedInAt(now: () => number, options: Partial<RemoteOptions> = {}): Remote {
  const remote = remoteAt(now, options);
  remote.session.accept(authSession(0));
  return remote;
}

const pull = (remote: Remote, asUser = SCORER.id) =>
  remote.transport.pull("game-1", 0, 500, { asUser, signal: never });
const noAnswer = { kind: "unknown", wasTimeout: false };
const restRequests = () => server.requests.filter((request) => request.path.startsWith("/rest/"));
const refreshes = () => server.requests.filter((request) => request.path === "/auth/v1/token");

describe("S1: every call ends by its own time limit", () => {
  const neverGiven = () => new Promise<never>(() => {});
  const timedOut = { ok: false, answer: { kind: "unknown", wasTimeout: true } };

  it.each(["hang", "stall"] as const)("when the server does: %s", async (answer) => {
    const remote = signedInAt(() => SERVER_TIME, { timeoutMs: 60 });
    server.answer = () => answer;
    expect(await pull(remote)).toEqual(timedOut);
  });

  it("when another tab holds the lock of the refresh for ever", async () => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time, { timeoutMs: 300, withTabLock: neverGiven });
    validTokens = new Set();
    expect((await pull(remote)).ok).toBe(false);
    time += 2 * HOUR;
    expect((await pull(remote)).ok).toBe(false);
  });
});

describe("a refresh", () => {
  it("is one for all callers at the same time", async () => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time);
    time += 2 * HOUR;
    const answers = await Promise.all([pull(remote), pull(remote), pull(remote)]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
    expect(refreshes()).toHaveLength(1);
  });

  it("is one for two tabs that share a session", async () => {
    let time = SERVER_TIME;
    const storage = createMemoryStorage();
    let queue: Promise<unknown> = Promise.resolve();
    const withTabLock = <Value>(work: () => Promise<Value>): Promise<Value> => {
      const next = queue.then(work);
      queue = next;
      return next;
    };
    const first = signedInAt(() => time, { storage, withTabLock });
    const second = remoteAt(() => time, { storage, withTabLock });
    time += 2 * HOUR;
    const answers = await Promise.all([pull(first), pull(second)]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true]);
    expect(refreshes()).toHaveLength(1);
    expect(second.session.current()?.accessToken).toBe("access-1");
  });

  const notTheAuthServer: [string, ScriptedAnswer][] = [
    ["a 429", jsonAnswer(429, { code: 429, error_code: "over_request_rate_limit", msg: "slow" })],
    [
      "a 429 that speaks of a missing session",
      jsonAnswer(429, { error_code: "session_not_found" }),
    ],
    ["a captive portal's 403 page", portalPage(403)],
    ["a captive portal's 200 page", portalPage(200)],
    ["a captive portal's 400 page", portalPage(400)],
    ["a gateway's 401", jsonAnswer(401, { message: "Invalid API key" })],
    ["a WAF's 403 with JSON", jsonAnswer(403, { error: "forbidden" })],
    ["200 with other JSON", jsonAnswer(200, { ok: true })],
    ["200 for another person", jsonAnswer(200, { ...authSession(9), user: { id: "somebody" } })],
    ["a 502 page", portalPage(502)],
    [
      "a 503 that speaks of a missing session",
      jsonAnswer(503, { error_code: "session_not_found" }),
    ],
    ["an answer cut off in the middle", "cut"],
  ];
  it.each(notTheAuthServer)("keeps the session after %s", async (_, answer) => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time);
    time += 2 * HOUR;
    validTokens = new Set();
    onRefresh = () => answer;
    expect(await pull(remote)).toEqual({ ok: false, answer: noAnswer });
    expect(await remote.refresher.refresh(never)).toBe("unreachable");
    expect(remote.session.currentUserId()).toBe(SCORER.id);
    expect(remote.session.current()?.refreshToken).toBe("refresh-0");

    onRefresh = () => issue();
    remote.refresher.forgetFailures();
    expect(await remote.refresher.refresh(never)).toBe("refreshed");
    expect((await pull(remote)).ok).toBe(true);
  });

  it("keeps the session when the auth server never answers", async () => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time, { timeoutMs: 60 });
    time += 2 * HOUR;
    onRefresh = () => "hang";
    expect(await remote.refresher.refresh(never)).toBe("unreachable");
    expect(remote.session.currentUserId()).toBe(SCORER.id);
  });

  it("does not hold up what the data server would take while the auth server hangs", async () => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time, { timeoutMs: 300 });
    time += 2 * HOUR;
    onRefresh = () => "hang";
    expect((await pull(remote)).ok).toBe(true);
    expect(refreshes()).toHaveLength(1);
  });

  it("does not hammer: a breaker answers for the server, a 429 names the pause", async () => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time);
    time += 2 * HOUR;
    onRefresh = () => jsonAnswer(429, {}, { "retry-after": "40" });
    expect(await remote.refresher.refresh(never)).toBe("unreachable");
    expect(await remote.refresher.refresh(never)).toBe("unreachable");
    time += 39_000;
    expect(await remote.refresher.refresh(never)).toBe("unreachable");
    expect(refreshes()).toHaveLength(1);
    time += 2_000;
    onRefresh = () => issue();
    expect(await remote.refresher.refresh(never)).toBe("refreshed");
  });

  it.each([
    ["refresh_token_not_found", { code: 400, error_code: "refresh_token_not_found", msg: "x" }],
    ["refresh_token_already_used", { code: "refresh_token_already_used", message: "x" }],
    ["invalid_grant of an older server", { error: "invalid_grant", error_description: "x" }],
  ])("asks for a sign-in only on the auth server's own %s", async (_, body) => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time);
    time += 2 * HOUR;
    onRefresh = () => jsonAnswer(400, body);
    expect(await remote.refresher.refresh(never)).toBe("refused");
    expect(await pull(remote)).toEqual({ ok: false, answer: { kind: "sign-in-required" } });
    expect(remote.session.currentUserId()).toBeNull();
    expect(remote.session.current()).toMatchObject({ userId: SCORER.id, isRefused: true });
    await remote.refresher.refresh(never);
    expect(refreshes()).toHaveLength(1);
    expect(restRequests()).toHaveLength(0);
  });

  it("I23: whoever is known here never reads as a visitor, also when the session has ended", async () => {
    const remote = signedInAt(() => SERVER_TIME);
    validTokens = new Set();
    onRefresh = () => jsonAnswer(400, { error_code: "session_not_found" });
    const answer = { kind: "sign-in-required" };
    expect(await remote.reference.seasons(never)).toEqual({ ok: false, answer });
    expect(await remote.reference.seasons(never)).toEqual({ ok: false, answer });
    const bearers = restRequests().map(({ headers }) => headers.authorization);
    expect(bearers).toEqual(["Bearer access-0"]);
  });

  it("does not bring a session back that was signed out meanwhile", async () => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time);
    time += 2 * HOUR;
    onRefresh = () => {
      remote.session.forget();
      return issue();
    };
    expect(await remote.refresher.refresh(never)).toBe("unreachable");
    expect(remote.session.current()).toBeNull();
  });

  it("gives up for the caller that aborts, and goes on for the others", async () => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time);
    time += 2 * HOUR;
    let release = (_: ScriptedAnswer) => {};
    onRefresh = () => new Promise((resolve) => (release = resolve));
    const caller = new AbortController();
    const aborted = remote.refresher.refresh(caller.signal);
    const waiting = remote.refresher.refresh(never);
    await expect.poll(() => refreshes().length).toBe(1);
    caller.abort();
    expect(await aborted).toBe("unreachable");
    release(issue());
    expect(await waiting).toBe("refreshed");
  });
});

describe("the device's clock", () => {
  it.each([
    ["59 minutes fast", 59 * 60_000],
    ["two days fast", 48 * HOUR],
    ["hours slow", -5 * HOUR],
    ["exact", 0],
  ])("%s: a fresh token is used for its whole life without a refresh", async (_, skew) => {
    let time = SERVER_TIME + skew;
    const remote = signedInAt(() => time);
    for (let minute = 0; minute < 55; minute += 5) {
      time = SERVER_TIME + skew + minute * 60_000;
      expect((await pull(remote)).ok).toBe(true);
    }
    expect(refreshes()).toHaveLength(0);
    time = SERVER_TIME + skew + 60 * 60_000;
    expect((await pull(remote)).ok).toBe(true);
    expect((await pull(remote)).ok).toBe(true);
    expect(refreshes()).toHaveLength(1);
  });

  it.each([
    ["forward", 7 * HOUR],
    ["back", -7 * HOUR],
  ])("set %s by hand costs one refresh and no loop", async (_, step) => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time);
    time += step;
    for (let i = 0; i < 4; i += 1) expect((await pull(remote)).ok).toBe(true);
    expect(refreshes()).toHaveLength(1);
  });

  it("I21 a server that rejects even new tokens is no dead network, and no reason to refresh in a loop", async () => {
    const remote = signedInAt(() => SERVER_TIME + HOUR);
    onRefresh = () => {
      issue();
      validTokens = new Set();
      return jsonAnswer(200, authSession(issued));
    };
    validTokens = new Set();
    for (let i = 0; i < 5; i += 1) {
      expect(await pull(remote)).toMatchObject({ ok: false, answer: { kind: "token-expired" } });
      await remote.refresher.refresh(never);
    }
    expect(refreshes().length).toBeLessThanOrEqual(1);
  });
});

describe("who a request goes out as", () => {
  it("is never nobody where a person is needed: without a session it stays here", async () => {
    const remote = remoteAt(() => SERVER_TIME);
    expect(await pull(remote)).toEqual({ ok: false, answer: { kind: "sign-in-required" } });
    expect(server.requests).toHaveLength(0);
  });

  it("is never somebody else than the author (rule 18)", async () => {
    const remote = signedInAt(() => SERVER_TIME);
    expect(await pull(remote, "another-scorer")).toEqual({
      ok: false,
      answer: { kind: "wrong-identity" },
    });
    expect(server.requests).toHaveLength(0);
  });

  it("an old token without a network: no 25 s wait, no request as a visitor", async () => {
    let time = SERVER_TIME;
    const remote = signedInAt(() => time);
    const { url } = server;
    await server.close();
    time += 2 * HOUR;
    expect(await pull(remote)).toEqual({
      ok: false,
      answer: { kind: "unknown", wasTimeout: false },
    });
    expect(remote.session.currentUserId()).toBe(SCORER.id);
    expect(url).toBe(server.url);
  });

  it("reads as a visitor only when nobody is known (D10, I23)", async () => {
    const visitor = remoteAt(() => SERVER_TIME);
    expect((await visitor.reference.teams("season-1", never)).ok).toBe(true);
    expect(restRequests().at(-1)?.headers).toMatchObject({ apikey: "sb_publishable_test" });
    expect(restRequests().at(-1)?.headers.authorization).toBeUndefined();

    const refused = signedInAt(() => SERVER_TIME);
    refused.session.markRefused("refresh-0");
    const sent = restRequests().length;
    expect(await refused.reference.teams("season-1", never)).toEqual({
      ok: false,
      answer: { kind: "sign-in-required" },
    });
    expect(restRequests()).toHaveLength(sent);
  });

  it.each([
    ["read", (remote: Remote) => remote.reference.teams("season-1", never)],
    ["call of the sync engine", (remote: Remote) => pull(remote)],
  ])("a %s repeats itself once after a 401, with a new token", async (_, call) => {
    const remote = signedInAt(() => SERVER_TIME);
    validTokens = new Set();
    expect((await call(remote)).ok).toBe(true);
    expect(refreshes()).toHaveLength(1);
    expect(restRequests().map((request) => request.headers.authorization)).toEqual([
      "Bearer access-0",
      "Bearer access-1",
    ]);
  });
});
