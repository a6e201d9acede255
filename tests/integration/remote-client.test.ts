import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/domain/game/events.ts";
import { activeSeason } from "../../src/domain/season/active-season.ts";
import { createRemote, type Remote } from "../../src/remote/client.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";
import { newTackle } from "../helpers/builders/build-log.ts";
import { type FaultProxy, startFaultProxy } from "../helpers/fault-proxy.ts";
import { createMemoryStorage } from "../helpers/memory-storage.ts";

const HOUR = 3_600_000;
const never = new AbortController().signal;
const DEVICE = "0d0e0000-0000-4000-8000-000000000001";

const backend = sharedBackend({ seed: "demo" });
let proxy: FaultProxy;
let remote: Remote;
let userId: string;
/** How far the device's clock is from the server's. */
let skew: number;

beforeEach(async () => {
  skew = 0;
  proxy = await startFaultProxy(backend.url);
  remote = openRemote();
  const signedIn = await remote.auth.signInWithPassword("scorer@demo.test", "demo-user-2026");
  if (!signedIn.ok) throw new Error(`sign-in failed: ${signedIn.error.code}`);
  userId = signedIn.value.userId;
});
afterEach(async () => {
  remote.close();
  await proxy.close();
});

function openRemote(): Remote {
  return createRemote({
    url: proxy.url,
    publishableKey: backend.publishableKey,
    storage: createMemoryStorage(),
    tabs: null,
    now: () => Date.now() + skew,
    timeoutMs: 10_000,
  });
}

const call = () => ({ asUser: userId, signal: never });
const restRoles = () =>
  proxy.requests.filter(({ path }) => path.startsWith("/rest/")).map(({ role }) => role);

async function count(sql: string, parameters: unknown[] = []): Promise<number> {
  const [row] = await backend.database.query<{ n: number }>(sql, parameters);
  return Number(row?.n);
}

async function untouchedGame() {
  const [row] = await backend.database.query<{ id: string; team: string; player: string }>(
    `select g.id, p.team_id as team, p.id as player from public.games g
     join public.players p on p.team_id = g.team_visitor_id
     where g.head_seq = 0 and not g.is_completed and p.is_active and not p.is_ir limit 1`,
  );
  if (row === undefined) throw new Error("the demo league has no untouched game");
  return row;
}

function tackle(game: { id: string; team: string; player: string }, deviceSeq: number): GameEvent {
  const at = { gameId: game.id, teamId: game.team, playerId: game.player };
  return newTackle(at, { deviceId: DEVICE, deviceSeq, authorId: userId });
}

describe("reading the demo league", () => {
  it("I23: every list is as long as the table", async () => {
    const seasons = await remote.reference.seasons(never);
    const active = seasons.ok ? activeSeason(seasons.value) : null;
    if (active === null) throw new Error("no active season");
    const lists = await Promise.all([
      remote.reference.leagues(active.id, never),
      remote.reference.teams(active.id, never),
      remote.reference.players(active.id, never),
      remote.reference.games(active.id, never),
      remote.reference.suspensions(active.id, never),
    ]);
    const tables = ["leagues", "teams", "season_players", "games", "player_suspensions"];
    for (const [at, list] of lists.entries()) {
      const sql = `select count(*) as n from public.${tables[at]} where season_id = $1`;
      expect([tables[at], list.ok && list.value.length]).toEqual([
        tables[at],
        await count(sql, [active.id]),
      ]);
    }
    const names = await remote.reference.recorders(never);
    expect(names.ok && names.value.length).toBe(
      await count("select count(*) as n from public.public_profiles"),
    );
    expect(restRoles()).not.toContain("anon");
  });

  it("reads profile and switches", async () => {
    expect(await remote.reference.ownProfile(userId, never)).toMatchObject({
      ok: true,
      value: { userId, email: "scorer@demo.test", role: "user" },
    });
    expect(await remote.reference.settings(never)).toMatchObject({
      ok: true,
      value: { publicBrowsing: "all", collectors: "open" },
    });
  });
});

describe("the transport", () => {
  it("I8: pushes an event once, however often, and reads it back", async () => {
    const game = await untouchedGame();
    const event = tackle(game, 1);
    const first = await remote.transport.push(game.id, DEVICE, [event], call());
    expect(first).toMatchObject({
      ok: true,
      value: { headSeq: 1, receipts: [{ eventId: event.eventId, outcome: "applied", gameSeq: 1 }] },
    });
    const second = await remote.transport.push(game.id, DEVICE, [event], call());
    expect(second).toMatchObject({
      ok: true,
      value: { headSeq: 1, receipts: [{ outcome: "duplicate", of: "applied", gameSeq: 1 }] },
    });
    expect(await remote.transport.pull(game.id, 0, 500, call())).toMatchObject({
      ok: true,
      value: { isKnown: true, events: [{ eventId: event.eventId, recordedBy: userId }] },
    });
    expect(await remote.transport.knownEventIds(game.id, DEVICE, call())).toEqual({
      ok: true,
      value: [event.eventId],
    });
    expect(await remote.transport.heldEvents(game.id, call())).toEqual({ ok: true, value: [] });
    expect(await remote.transport.applyHeld(game.id, [event.eventId], call())).toMatchObject({
      ok: true,
      value: { headSeq: 1 },
    });
    expect(restRoles()).not.toContain("anon");
  });

  it("I8: a jersey edit counts once", async () => {
    const { player } = await untouchedGame();
    const operation = {
      kind: "set_jersey_number",
      opId: crypto.randomUUID(),
      authorId: userId,
      playerId: player,
      jerseyNumber: "07",
    } as const;
    expect(await remote.transport.runOperation(operation, call())).toEqual({
      ok: true,
      value: { opId: operation.opId, outcome: "applied", reason: null },
    });
    expect(await remote.transport.runOperation(operation, call())).toMatchObject({
      value: { outcome: "duplicate" },
    });
    const unknown = { ...operation, opId: crypto.randomUUID(), playerId: crypto.randomUUID() };
    expect(await remote.transport.runOperation(unknown, call())).toMatchObject({
      ok: true,
      value: { outcome: "rejected" },
    });
  });

  it("knows a missing right, a poisoned batch and a game that is not there apart", async () => {
    const game = await untouchedGame();
    expect(await remote.transport.push("no-uuid", DEVICE, [], call())).toMatchObject({
      ok: false,
      answer: { kind: "batch-refused", tooLarge: false },
    });
    const many = Array.from({ length: 501 }, (_, at) => tackle(game, at + 100));
    expect(await remote.transport.push(game.id, DEVICE, many, call())).toMatchObject({
      ok: false,
      answer: { kind: "batch-refused", tooLarge: true },
    });
    expect(await remote.transport.pull(crypto.randomUUID(), 0, 10, call())).toMatchObject({
      ok: true,
      value: { isKnown: false },
    });
    await backend.database.query("update public.app_settings set collectors = 'approved'");
    const refused = await remote.transport.push(game.id, DEVICE, [tackle(game, 2)], call());
    await backend.database.query("update public.app_settings set collectors = 'open'");
    expect(refused).toMatchObject({ ok: false, answer: { kind: "permission" } });
  });
});

describe("the session against the real auth server", () => {
  const isRefresh = ({ path }: { path: string }) => path.includes("grant_type=refresh_token");
  const teams = () => remote.reference.teams(crypto.randomUUID(), never);

  it("refreshes an old token and goes on", async () => {
    const before = remote.session.current()?.refreshToken;
    skew = 2 * HOUR;
    expect((await teams()).ok).toBe(true);
    expect(remote.session.current()?.refreshToken).not.toBe(before);
    expect((await teams()).ok).toBe(true);
    expect(proxy.requests.filter(isRefresh)).toHaveLength(1);
  });

  it.each([59 * 60_000, -6 * HOUR])("a clock %i ms off refreshes nothing", async (wrong) => {
    skew = wrong;
    const again = await remote.auth.signInWithPassword("scorer@demo.test", "demo-user-2026");
    expect(again.ok).toBe(true);
    for (let i = 0; i < 3; i += 1) expect((await teams()).ok).toBe(true);
    expect(proxy.requests.filter(isRefresh)).toHaveLength(0);
  });

  it("survives a refresh whose answer was lost after the server had rotated", async () => {
    skew = 2 * HOUR;
    proxy.inject(isRefresh, { kind: "lose-answer" });
    expect(await remote.refresher.refresh(never)).toBe("unreachable");
    remote.refresher.forgetFailures();
    expect(await remote.refresher.refresh(never)).toBe("refreshed");
    expect((await teams()).ok).toBe(true);
  });

  it.each([
    ["a 429", { status: 429, body: '{"error_code":"over_request_rate_limit"}' }],
    ["a portal's 403", { status: 403, headers: { "content-type": "text/html" }, body: "<html>" }],
    ["a portal's 200", { status: 200, headers: { "content-type": "text/html" }, body: "<html>" }],
  ])("is still signed in after %s on the refresh, and never anonymous", async (_, answer) => {
    skew = 2 * HOUR;
    const fired = proxy.inject(isRefresh, { kind: "answer", ...answer });
    expect(await remote.refresher.refresh(never)).toBe("unreachable");
    expect(fired()).toBe(1);
    expect(remote.session.currentUserId()).toBe(userId);
    // The server's own clock still takes the token: what can be sent is sent.
    expect((await teams()).ok).toBe(true);
    remote.refresher.forgetFailures();
    expect(await remote.refresher.refresh(never)).toBe("refreshed");
    expect(restRoles()).not.toContain("anon");
  });

  it("asks for a sign-in when this session was ended elsewhere", async () => {
    const other = openRemote();
    await other.auth.signInWithPassword("scorer@demo.test", "demo-user-2026");
    expect(await other.auth.signOut("others")).toMatchObject({ ok: true });
    skew = 2 * HOUR;
    expect(await remote.refresher.refresh(never)).toBe("refused");
    expect(await teams()).toEqual({ ok: false, answer: { kind: "sign-in-required" } });
    expect(other.session.currentUserId()).toBe(userId);
    other.close();
  });

  it("a sign-out ends the session at the server", async () => {
    const session = remote.session.current();
    expect(await remote.auth.signOut("local")).toEqual({ ok: true, value: { isRevoked: true } });
    expect(
      await count("select count(*) as n from auth.refresh_tokens where token = $1", [
        session?.refreshToken,
      ]),
    ).toBe(0);
  });

  it("says the server's own words for a wrong password", async () => {
    expect(await remote.auth.signInWithPassword("scorer@demo.test", "wrong")).toMatchObject({
      ok: false,
      error: { code: "invalid-credentials", message: "Invalid login credentials" },
    });
    expect(remote.session.currentUserId()).toBe(userId);
  });
});
