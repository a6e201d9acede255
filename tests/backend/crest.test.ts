import { beforeAll, describe, expect, test } from "vitest";
import { PERSONS } from "../contract/matrix-people.ts";
import { tokenOf } from "../contract/token-of.ts";
import { signToken } from "../helpers/backend/forged-tokens.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";
import { plainPng } from "../helpers/make-picture.ts";

const SEASON = "00000000-0000-4000-8000-0000000000e1";
const id = (n: number) => `00000000-0000-4000-8000-0000000001e${n}`;
const [LEAGUE, FALCONS] = [1, 2].map(id);

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z" onload="x"/></svg>`;
const CLEAN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="512" height="512"><path d="M1 1h6v6z"/></svg>`;

const backend = sharedBackend();
let callers: Readonly<Record<string, string | undefined>>;

beforeAll(async () => {
  await backend.database.exec(`
    insert into seasons (id, name, year) values ('${SEASON}', 'Fall 2026', 2026);
    insert into leagues (id, season_id, name) values ('${LEAGUE}', '${SEASON}', 'Coed');
    insert into teams (id, league_id, name) values ('${FALCONS}', '${LEAGUE}', 'Falcons');`);
  const people: Record<string, string> = { admin: await tokenOf(backend, "admin") };
  for (const name of PERSONS.filter((each) => each !== "admin")) {
    people[name] = await tokenOf(backend, name);
  }
  const claims = { sub: crypto.randomUUID(), role: "authenticated" };
  callers = {
    ...people,
    nobody: undefined,
    "the service key": backend.secretKey,
    "another key": await signToken(claims, "x".repeat(40)),
    "an account that is gone": await signToken(claims, backend.jwtSecret),
  };
});

interface Sent {
  readonly who?: string;
  readonly teamId?: unknown;
  readonly picture?: unknown;
  readonly body?: string;
}

async function send({ who = "admin", teamId = FALCONS, picture = SVG, body }: Sent = {}) {
  const token = callers[who];
  const encoded =
    typeof picture === "string" || picture instanceof Uint8Array
      ? Buffer.from(picture as string).toString("base64")
      : picture;
  const answer = await fetch(`${backend.url}/functions/v1/set-crest`, {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body ?? JSON.stringify({ teamId, picture: encoded }),
  });
  const json = (await answer.json()) as { code?: string; crest?: string; outcome?: string };
  return { status: answer.status, ...json };
}

const worn = async () => {
  const [team] = await backend.database.query("select crest from teams where id = $1", [FALCONS]);
  return team?.crest;
};

const EXPECTED: Readonly<Record<string, number>> = {
  nobody: 401,
  "the service key": 401,
  "another key": 401,
  "an account that is gone": 403,
  unconfirmed: 403,
  disabled: 403,
  "temporary password": 403,
  "plain user": 403,
  "poisoned metadata": 403,
  collector: 403,
  admin: 200,
};

describe("set-crest", () => {
  test.each(Object.entries(EXPECTED))("%s gets %i", async (who, status) => {
    await backend.database.exec(`update teams set crest = null where id = '${FALCONS}'`);
    expect(await send({ who })).toMatchObject({ status });
    expect((await worn()) !== null).toBe(status === 200);
  });

  test("no admin stores a picture without it", async () => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/record_crest`, {
      method: "POST",
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${callers.admin}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        p_actor: crypto.randomUUID(),
        p_team_id: FALCONS,
        p_media_type: "image/svg+xml",
        p_picture: Buffer.from("<svg onload='alert(1)'/>").toString("base64"),
      }),
    });
    expect(answer.status).toBe(403);
  });

  test.each([
    ["no JSON", { body: "crest" }, 400, "bad_request"],
    ["no team", { teamId: "falcons" }, 400, "bad_request"],
    ["a team that is not there", { teamId: id(9) }, 404, "unknown_team"],
    ["no picture", { picture: 7 }, 400, "bad_request"],
    [
      "no base64",
      { body: JSON.stringify({ teamId: FALCONS, picture: "<svg>" }) },
      400,
      "bad_request",
    ],
    ["101 KB", { picture: "x".repeat(102_401) }, 422, "too_large"],
    ["a megabyte", { picture: "x".repeat(1_000_000) }, 422, "too_large"],
    ["a web page", { picture: "<html><script>alert(1)</script></html>" }, 422, "not_a_picture"],
    ["half a PNG", { picture: plainPng().subarray(0, -4) }, 422, "png_broken"],
  ] as const)("%s is refused in words, and the crest stays", async (_name, given, status, code) => {
    const before = await worn();
    expect(await send(given)).toMatchObject({ status, code, message: expect.any(String) });
    expect(await worn()).toBe(before);
  });
});

describe("/crest/{id}", () => {
  const get = (crest: unknown, init?: RequestInit) => fetch(`${backend.url}/crest/${crest}`, init);

  test.each([
    ["SVG", SVG, "image/svg+xml", Buffer.from(CLEAN)],
    ["PNG", plainPng(64), "image/png", plainPng(64)],
  ])(
    "is the cleaned %s for everybody, kept for a year, and can run and load nothing",
    async (_name, picture, type, clean) => {
      const { crest } = await send({ picture });
      const answer = await get(crest);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "x-content-type-options": "nosniff",
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(clean)).toBe(true);
      const head = await get(crest, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    },
  );

  test("is gone once the team wears another, and 404 without a kept answer", async () => {
    const { crest } = await send({ picture: plainPng(8) });
    await send();
    for (const address of [crest, "0".repeat(32), FALCONS, "", `${crest}/x`, `${crest}.svg`]) {
      const answer = await get(address);
      expect(answer.status, String(address)).toBe(404);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect((await get(await worn(), { method: "POST" })).status).toBe(405);
  });

  test("shows to members of a closed league what a picture's request, which has no token, may see", async () => {
    await backend.database.exec("update app_settings set public_browsing = 'off'");
    expect((await get(await worn())).status).toBe(200);
    await backend.database.exec("update app_settings set public_browsing = 'all'");
  });
});
