import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PERSONS } from "../../contract/matrix-people.ts";
import { tokenOf } from "../../contract/token-of.ts";
import { signToken, unsignedToken } from "../../helpers/backend/forged-tokens.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { json, SITE, scriptedProvider, TOKEN } from "../../helpers/provider/scripted-provider.ts";

const provider = scriptedProvider();
const SEASON = "00000000-0000-4000-8000-0000000000b1";
const LEAGUES = { leagues: [{ id: 85770, name: "Flag", status: "Closed" }] };
let backend: TestBackend;
let callers: Readonly<Record<string, string | undefined>>;

beforeAll(async () => {
  backend = await startTestBackend({
    provider: { firstTeamIs: "visitor", access: { url: provider.url, site: SITE, token: TOKEN } },
  });
  const people: Record<string, string> = {};
  // Somebody has to be admin before another admin may be disabled (D15).
  const admin = await tokenOf(backend, "admin");
  for (const name of PERSONS.filter((each) => each !== "admin")) {
    people[name] = await tokenOf(backend, name);
  }
  const claims = { sub: crypto.randomUUID(), role: "authenticated" };
  callers = {
    ...people,
    admin,
    nobody: undefined,
    "the service key": backend.secretKey,
    "an expired token": await signToken(claims, backend.jwtSecret, -60),
    "another key": await signToken(claims, "x".repeat(40)),
    "alg none": unsignedToken(claims),
    "an account that is gone": await signToken(claims, backend.jwtSecret),
  };
  // Closed, so that the daily run keeps out of it.
  await backend.database.exec(`
    insert into seasons (id, name, year) values ('${SEASON}', 'Fall', 2026);
    insert into leagues (season_id, name, provider_id, status)
      values ('${SEASON}', 'Flag', '85770', 'Closed');`);
});
afterAll(() => backend.stop());

const EXPECTED: Readonly<Record<string, number>> = {
  nobody: 401,
  "the service key": 401,
  "an expired token": 401,
  "another key": 401,
  "alg none": 401,
  "an account that is gone": 403,
  unconfirmed: 403,
  disabled: 403,
  "temporary password": 403,
  "plain user": 403,
  "poisoned metadata": 403,
  collector: 403,
  admin: 200,
};

interface Call {
  readonly path: string;
  /** A POST when there is one. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly asksProvider: boolean;
}

const ofSeason = { season_id: SEASON, kind: "status" };
const CALLS: readonly Call[] = [
  { path: "/api/leaguelab", asksProvider: false },
  { path: "/api/leaguelab/leagues", asksProvider: true },
  { path: "/api/leagues/existing-ids", asksProvider: false },
  { path: "/api/provider-debug", body: { step: "configuration" }, asksProvider: false },
  { path: "/api/provider-debug", body: { step: "direct" }, asksProvider: true },
  { path: "/api/sync-season", body: { action: "plan", ...ofSeason }, asksProvider: true },
  { path: "/api/sync-season", body: { action: "run", ...ofSeason }, asksProvider: true },
  { path: "/api/sync-season", body: { action: "daily" }, asksProvider: false },
];

/** What a call may leave behind: runs, changed rows, calls that were counted. */
async function traces(): Promise<unknown> {
  return backend.database.query(
    `select (select count(*) from sync_runs) as runs, (select count(*) from audit_log) as audit,
       (select count(*) from private.provider_calls) as calls, s.xmin::text as season
     from seasons s where s.id = $1`,
    [SEASON],
  );
}

describe.each(Object.entries(EXPECTED))("rules 11, 12: %s", (who, status) => {
  test.each(
    CALLS.map((call) => [`${call.path} ${JSON.stringify(call.body ?? {})}`, call] as const),
  )(`%s answers ${status}`, async (_name, { path, body, asksProvider }) => {
    provider.answers(json(LEAGUES));
    const token = callers[who];
    const before = await traces();
    const answer = await fetch(backend.url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect({ text, status: answer.status }).toEqual({ text, status });
    expect(text + JSON.stringify([...answer.headers])).not.toContain(TOKEN);
    expect(provider.seen.length > 0).toBe(status === 200 && asksProvider);
    if (status !== 200) expect(await traces()).toEqual(before);
  });
});

test("a planned run is applied by admins only", async () => {
  provider.answers(json(LEAGUES));
  const send = async (who: string, body: object) => {
    const answer = await fetch(`${backend.url}/api/sync-season`, {
      method: "POST",
      headers: { authorization: `Bearer ${callers[who]}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { run_id: string } };
  };
  const planned = await send("admin", { action: "plan", ...ofSeason });
  const apply = { action: "apply", season_id: SEASON, run_id: planned.body.run_id };
  for (const who of ["plain user", "collector", "poisoned metadata", "disabled"]) {
    expect({ who, status: (await send(who, apply)).status }).toEqual({ who, status: 403 });
  }
  expect(await send("admin", apply)).toMatchObject({ status: 200, body: { outcome: "succeeded" } });
});
