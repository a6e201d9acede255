import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { providerPath } from "../../../src/domain/provider/provider-path.ts";
import { tokenOf } from "../../contract/token-of.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import {
  json,
  SITE,
  scriptedProvider,
  TOKEN,
  text,
} from "../../helpers/provider/scripted-provider.ts";

const provider = scriptedProvider();
const LEAGUES = { leagues: [{ id: 85770, name: "Flag" }] };
let backend: TestBackend;
let admin: string;

beforeAll(async () => {
  backend = await startTestBackend({
    provider: {
      firstTeamIs: "home",
      label: "Club Manager",
      access: { url: `${provider.url}/`, site: SITE, token: TOKEN },
    },
  });
  admin = await tokenOf(backend, "admin");
});
afterAll(() => backend.stop());

async function get(path: string, token: string | undefined = admin, method = "GET") {
  const answer = await fetch(`${backend.url}${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const body = await answer.text();
  expect(body + JSON.stringify([...answer.headers])).not.toContain(TOKEN);
  return { status: answer.status, body: JSON.parse(body) as unknown, headers: answer.headers };
}

describe("D61: an admin's requests", () => {
  const PATHS = [
    providerPath.leagues(),
    providerPath.league("85770"),
    providerPath.teams("85770"),
    providerPath.games("85770"),
    providerPath.standings("85770"),
  ];
  test.each(PATHS)("%s goes out with site and token", async (path) => {
    provider.answers(json(LEAGUES));
    expect((await get(`/api/leaguelab${path}`)).body).toEqual(LEAGUES);
    expect((await get(`/functions/v1/leaguelab${path}`)).body).toEqual(LEAGUES);
    const request = { method: "GET", path: `/v1/sites/${SITE}${path}`, token: TOKEN };
    expect(provider.seen).toEqual([request, request]);
  });

  test.each([
    "/leagues/",
    "/leagues?site=other",
    "/leagues-info/",
    "/leagues-info/1x",
    "/leagues-info/1234567890123",
    "/leagues/1/teams",
    "/leagues/1/individuals",
    "/leagues/1/games/2",
    "/leagues/%31/games",
    "/leagues/../../other/leagues",
    "/sites/other/leagues",
    "//leagues",
    "/leagues%0d%0aX-A:1",
  ])("%s does not go out", async (path) => {
    expect((await get(`/api/leaguelab${path}`)).status).toBe(404);
    expect(provider.seen).toEqual([]);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])("%s is no way to ask", async (method) => {
    expect((await get("/api/leaguelab/leagues", admin, method)).status).toBe(405);
    expect(provider.seen).toEqual([]);
  });

  test("a refusal of the provider is not taken for one of ours, and its label is the club's", async () => {
    provider.answers(text("", 401));
    expect(await get("/api/leaguelab/leagues")).toMatchObject({
      status: 502,
      body: { code: "provider_refused", message: "Authentication error: invalid credentials." },
    });
    provider.answers(text("<html>"));
    expect((await get("/api/leaguelab/leagues")).body).toEqual({
      code: "provider_unreadable",
      message: "The Club Manager answered with something that is no JSON.",
    });
  });

  test("how the provider is set up is told without its secrets", async () => {
    expect((await get("/api/leaguelab")).body).toEqual({
      is_chosen: true,
      is_simulated: false,
      label: "Club Manager",
      first_team_is: "home",
    });
  });

  test("rule 11: the 61st request of a minute is 429 with the wait", async () => {
    await backend.database.query(
      "insert into private.provider_calls (actor_id) select user_id from user_profiles cross join generate_series(1, 60) where role = 'admin'",
    );
    provider.answers(json(LEAGUES));
    const { status, body, headers } = await get("/api/leaguelab/leagues");
    expect([status, (body as { code: string }).code]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(30);
    expect(provider.seen).toEqual([]);
    await backend.database.query(
      "update private.provider_calls set at = at - interval '2 minutes'",
    );
    expect((await get("/api/leaguelab/leagues")).status).toBe(200);
  });
});

describe("A §7: the leagues that are imported", () => {
  test("each once; those of a deleted season may be imported anew", async () => {
    expect((await get("/api/leagues/existing-ids")).body).toEqual([]);
    await backend.database.exec(`
      insert into seasons (id, name, year, deleted_at) values
        ('00000000-0000-4000-8000-0000000000a1', 'Now', 2026, null),
        ('00000000-0000-4000-8000-0000000000a2', 'Gone', 2026, now());
      insert into leagues (season_id, name, provider_id) values
        ('00000000-0000-4000-8000-0000000000a1', 'B', '85771'),
        ('00000000-0000-4000-8000-0000000000a1', 'A', '85770'),
        ('00000000-0000-4000-8000-0000000000a1', 'By hand', null),
        ('00000000-0000-4000-8000-0000000000a2', 'C', '85772');`);
    expect((await get("/api/leagues/existing-ids")).body).toEqual(["85770", "85771"]);
  });

  test("there is nothing else at /api/leagues", async () => {
    expect((await get("/api/leagues")).status).toBe(404);
    expect((await get("/api/leagues/existing-ids/x")).status).toBe(404);
  });
});

test("without a provider the answer says so", async () => {
  const bare = await startTestBackend();
  try {
    const token = await tokenOf(bare, "admin");
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(bare.url + path, { headers });
      return [answer.status, await answer.json()];
    };
    expect(await ask("/api/leaguelab")).toEqual([
      200,
      { is_chosen: false, is_simulated: false, label: "league provider", first_team_is: "visitor" },
    ]);
    expect(await ask("/api/leaguelab/leagues")).toEqual([
      503,
      {
        code: "provider_not_chosen",
        message:
          "No league provider is set up on this server. Missing: PROVIDER_URL, PROVIDER_SITE, PROVIDER_TOKEN.",
      },
    ]);
  } finally {
    await bare.stop();
  }
});
