import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkConfiguration } from "../../../supabase/functions/provider-debug/check-configuration.ts";
import { loadServed, runWith } from "../../../supabase/local/functions/deno-shim.ts";
import { tokenOf } from "../../contract/token-of.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import {
  cutShort,
  hangUp,
  json,
  SITE,
  scriptedProvider,
  TOKEN,
  text,
} from "../../helpers/provider/scripted-provider.ts";

const provider = scriptedProvider();
const LEAGUES = { leagues: [{ id: 85770, name: "Flag", email: "captain@example.test" }] };
let backend: TestBackend;
let admin: string;

beforeAll(async () => {
  backend = await startTestBackend({
    provider: {
      firstTeamIs: "home",
      label: "Club Manager",
      access: { url: provider.url, site: SITE, token: TOKEN },
    },
  });
  admin = await tokenOf(backend, "admin");
});
beforeEach(() => backend.database.exec("delete from private.provider_calls"));
afterAll(() => backend.stop());

async function debug(body: unknown, { url } = backend, token = admin) {
  const answer = await fetch(`${url}/functions/v1/provider-debug`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const said = await answer.text();
  for (const secret of [TOKEN, SITE, provider.url]) expect(said).not.toContain(secret);
  return { status: answer.status, body: JSON.parse(said) as Record<string, unknown> };
}

describe("A §2: the configuration check", () => {
  test("says what is set and how, without a value, and asks nobody", async () => {
    expect((await debug({ step: "configuration" })).body).toEqual({
      is_chosen: true,
      is_simulated: false,
      label: "Club Manager",
      first_team_is: "home",
      settings: [
        { name: "PROVIDER_URL", state: "set" },
        { name: "PROVIDER_SITE", state: "set" },
        { name: "PROVIDER_TOKEN", state: "set" },
      ],
    });
    expect(provider.seen).toEqual([]);
  });

  test("on a server without a provider the check still answers, and the direct test says why not", async () => {
    const bare = await startTestBackend();
    try {
      const token = await tokenOf(bare, "admin");
      const { settings, is_chosen } = (await debug({ step: "configuration" }, bare, token)).body;
      expect(is_chosen).toBe(false);
      expect(settings).toEqual(
        ["PROVIDER_URL", "PROVIDER_SITE", "PROVIDER_TOKEN"].map((name) => ({
          name,
          state: "missing",
        })),
      );
      expect(await debug({ step: "direct" }, bare, token)).toMatchObject({
        status: 503,
        body: { code: "provider_not_chosen" },
      });
    } finally {
      await bare.stop();
    }
  });

  const URL_STATES: readonly (readonly [string, string])[] = [
    ["https://api.provider.example", "set"],
    ["https://api.provider.example/league/api", "set"],
    ["http://127.0.0.1:4173/dev/provider", "set"],
    ["http://localhost:4173", "set"],
    ["", "missing"],
    ["  ", "missing"],
    ["api.provider.example", "no_address"],
    ["ftp://api.provider.example", "no_address"],
    ["http://api.provider.example", "not_https"],
    ["https://api.provider.example/v1/sites/club", "has_path"],
    ["https://api.provider.example/v1", "has_path"],
    ['"https://api.provider.example"', "quoted"],
    ["https://api.provider.example https://other.example", "has_space"],
  ];
  const OTHER_STATES: readonly (readonly [string, string])[] = [
    ["club", "set"],
    [" club\n", "set"],
    ["'club'", "quoted"],
    ["cl ub", "has_space"],
    ["", "missing"],
  ];
  beforeAll(async () => {
    const index = new URL("../../../supabase/functions/provider-debug/index.ts", import.meta.url);
    await loadServed(index.href);
  });
  const stateOf = (name: string, value: string) =>
    runWith({ [name]: value }, () =>
      checkConfiguration().settings.find((each) => each.name === name),
    )?.state;

  test.each(URL_STATES)("PROVIDER_URL %j is %s", (value, state) => {
    expect(stateOf("PROVIDER_URL", value)).toBe(state);
  });
  test.each([...OTHER_STATES, ["v1/club", "has_path"] as const])(
    "PROVIDER_SITE %j is %s",
    (value, state) => {
      expect(stateOf("PROVIDER_SITE", value)).toBe(state);
    },
  );
  test.each([...OTHER_STATES, ["a/b", "set"] as const])(
    "PROVIDER_TOKEN %j is %s",
    (value, state) => {
      expect(stateOf("PROVIDER_TOKEN", value)).toBe(state);
    },
  );
});

describe("A §7: the direct API test", () => {
  test("asks for league info once, with site and token, and tells only how many leagues came", async () => {
    provider.answers(json(LEAGUES));
    const { body } = await debug({ step: "direct", league_id: "85770" });
    expect(body).toEqual({
      has_passed: true,
      took_ms: expect.any(Number),
      status: 200,
      format: "json",
      bytes: JSON.stringify(LEAGUES).length,
      leagues: 1,
      code: null,
      message: null,
    });
    expect(provider.seen).toEqual([
      { method: "GET", path: `/v1/sites/${SITE}/leagues-info/85770`, token: TOKEN },
    ]);
  });

  test("without an id it asks for the list", async () => {
    provider.answers(json(LEAGUES));
    expect((await debug({ step: "direct" })).body).toMatchObject({ has_passed: true });
    expect(provider.seen[0]?.path).toBe(`/v1/sites/${SITE}/leagues`);
  });

  const FAILURES = [
    ["a refused token", text("no", 401), "provider_refused", { status: 401, format: "text" }],
    ["a refused site", text(TOKEN, 403), "provider_refused", { status: 403, format: "nothing" }],
    ["an unknown league", json({}, 404), "provider_not_found", { status: 404, format: "json" }],
    ["too many requests", text("", 429), "provider_rate_limited", { status: 429 }],
    ["a failure", text("<html>", 500), "provider_failed", { status: 500, format: "page" }],
    ["a page", text("<html>x"), "provider_unreadable", { status: 200, format: "page" }],
    ["half an answer", text('{"leagues":['), "provider_unreadable", { format: "text" }],
    ["a broken off one", cutShort, "provider_connection", { status: null, format: null }],
    ["a closed line", hangUp, "provider_connection", { status: null, format: null }],
    ["no league", json({ leagues: [] }), "provider_not_found", { status: 200, leagues: 0 }],
    ["no list", json({ league: {} }), "provider_not_found", { status: 200, leagues: null }],
  ] as const;
  test.each(FAILURES)("%s is told once and is not tried again", async (_name, turn, code, seen) => {
    provider.answers(turn);
    const { status, body } = await debug({ step: "direct", league_id: "85770" });
    expect({ status, ...body }).toMatchObject({ status: 200, has_passed: false, code, ...seen });
    expect(String(body.message).length).toBeGreaterThan(10);
    expect(provider.seen).toHaveLength(1);
  });

  test("an empty answer has the words of A §8", async () => {
    provider.answers(json({ leagues: [] }));
    const { body } = await debug({ step: "direct", league_id: "85770" });
    expect(body.message).toBe("No league data found for League ID 85770");
    expect((await debug({ step: "direct" })).body.message).toBe("No leagues data found");
  });

  test("a provider that is not there is said to be unreachable", async () => {
    const gone = await startTestBackend({
      provider: {
        firstTeamIs: "visitor",
        access: { url: "http://127.0.0.1:9", site: SITE, token: TOKEN },
      },
    });
    try {
      const token = await tokenOf(gone, "admin");
      expect((await debug({ step: "direct" }, gone, token)).body).toMatchObject({
        has_passed: false,
        code: "provider_unreachable",
        status: null,
      });
    } finally {
      await gone.stop();
    }
  });
});

test.each([
  "",
  "null",
  "[]",
  { step: "proxy" },
  { step: "direct", league_id: "../x" },
  { step: "direct", league_id: 85770 },
  { step: "direct", league_id: "1234567890123" },
])("%j is no step", async (body) => {
  expect(await debug(body)).toMatchObject({ status: 400, body: { code: "bad_request" } });
  expect(provider.seen).toEqual([]);
});
