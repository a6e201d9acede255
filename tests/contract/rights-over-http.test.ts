import { beforeAll, describe, expect, test } from "vitest";
import { KEY_OF_VIEW } from "../../supabase/local/rest/keyed-views.ts";
import { signToken, unsignedToken } from "../helpers/backend/forged-tokens.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";
import { createFullLeague, type FullLeague } from "../helpers/database/full-league.ts";
import { readContents } from "./contents.ts";
import { GUESTS, PERSONS } from "./matrix-people.ts";
import {
  CALLERS,
  type Caller,
  FUNCTIONS,
  READABLE_COLUMNS,
  RELATIONS,
  type Reading,
  type ReadingRow,
} from "./rights-matrix.ts";
import { tokenByPass, tokenOf } from "./token-of.ts";

/** Whose token is refused before the database looks at rows; `headers` signs this person in first. */
const isShutOut = (caller: Caller) => caller === "disabled";
/** Tokens that would make their bearer an admin if the server accepted them. */
const BAD_TOKENS = ["expired", "alg none", "wrong key", "nobody's account"] as const;
type BadToken = (typeof BAD_TOKENS)[number];

describe("rights over HTTP, cell by cell (security rules 1-6)", () => {
  const backend = sharedBackend();
  let league: FullLeague;
  let headers: Readonly<Record<Caller | BadToken, Record<string, string>>>;

  beforeAll(async () => {
    league = await createFullLeague(backend.database);
    const apikey = backend.publishableKey;
    const all: Partial<Record<Caller | BadToken, Record<string, string>>> = {
      anonymous: { apikey },
      service: { apikey: backend.secretKey },
    };
    for (const name of PERSONS) {
      all[name] = { apikey, authorization: `Bearer ${await tokenOf(backend, name)}` };
    }
    await backend.database.exec("update app_settings set game_passes = 'admins'");
    for (const name of GUESTS) {
      const token = await tokenByPass(backend, league.game, name);
      all[name] = { apikey, authorization: `Bearer ${token}` };
    }
    const admin = { sub: league.admin.userId, role: "authenticated" };
    const bad: Readonly<Record<BadToken, string>> = {
      expired: await signToken(admin, backend.jwtSecret, -120),
      "alg none": unsignedToken({ ...admin, exp: Math.floor(Date.now() / 1_000) + 3_600 }),
      "wrong key": await signToken(admin, "x".repeat(40)),
      "nobody's account": await signToken(
        { ...admin, sub: crypto.randomUUID(), user_role: "admin" },
        backend.jwtSecret,
      ),
    };
    for (const name of BAD_TOKENS) all[name] = { apikey, authorization: `Bearer ${bad[name]}` };
    headers = all as typeof headers;
  });

  function send(who: Caller | BadToken, method: string, path: string, body?: unknown) {
    return fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: { ...headers[who], "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Some views are read for one player or team only: the filter that names one with rows. */
  async function keyFilter(relation: string): Promise<string> {
    const key = KEY_OF_VIEW.get(relation);
    if (key === undefined) return "";
    const [row] = await backend.database.query<{ key: string }>(
      `select ${key} as key from public.${relation} limit 1`,
    );
    return `&${key}=eq.${row?.key}`;
  }

  async function readingOf(who: Caller | BadToken, relation: string): Promise<Reading | number> {
    const columns = who === "service" ? "*" : (READABLE_COLUMNS[relation] ?? "*");
    const whose = await keyFilter(relation);
    const answer = await send(who, "GET", `${relation}?select=${columns}&limit=1${whose}`);
    const body: unknown = await answer.json();
    if (answer.status === 200) return Array.isArray(body) && body.length > 0 ? "rows" : "empty";
    const isRefusal = (body as { code?: string }).code === "42501";
    return isRefusal ? "refused" : answer.status;
  }

  /**
   * insert, upsert, update and delete by the table's own path; 501 stands for methods that are not
   * offered.
   */
  async function writeStatuses(who: Caller | BadToken): Promise<number[]> {
    const statuses = new Set<number>();
    for (const relation of Object.keys(RELATIONS)) {
      for (const [method, path] of [
        ["POST", relation],
        ["POST", `${relation}?on_conflict=id`],
        ["PATCH", `${relation}?limit=1`],
        ["DELETE", `${relation}?limit=1`],
      ] as const) {
        const answer = await send(who, method, path, method === "DELETE" ? undefined : {});
        await answer.arrayBuffer();
        statuses.add(answer.status);
      }
    }
    return [...statuses];
  }

  describe.each(CALLERS)("%s", (caller) => {
    test("reads what the matrix says", async () => {
      const found: Record<string, Reading | number> = {};
      for (const relation of Object.keys(RELATIONS)) {
        found[relation] = await readingOf(caller, relation);
      }
      const expected = (row: ReadingRow) => (isShutOut(caller) ? "refused" : row[caller]);
      expect(found).toEqual(
        Object.fromEntries(Object.entries(RELATIONS).map(([name, row]) => [name, expected(row)])),
      );
    });

    test("writes no table or view directly", async () => {
      const before = await readContents(backend.database);
      expect(await writeStatuses(caller)).toEqual([501]);
      expect(await readContents(backend.database)).toEqual(before);
    });

    test("is refused every call that the matrix keeps from them, and nothing changes", async () => {
      const before = await readContents(backend.database);
      for (const [name, row] of Object.entries(FUNCTIONS)) {
        // What visitors may call too is no call for the token of a disabled account.
        if (row.callers.includes(caller) && caller !== "disabled") continue;
        const answer = await send(caller, "POST", `rpc/${name}`, row.args(league));
        const { code } = (await answer.json()) as { code?: string };
        const status = caller === "anonymous" ? 401 : 403;
        expect({ name, status: answer.status, code }).toEqual({ name, status, code: "42501" });
      }
      expect(await readContents(backend.database)).toEqual(before);
    });
  });

  // Runs after all refusals, because these calls change the league.
  const callers = CALLERS.filter((caller) => caller !== "disabled");

  test.each(callers)("%s may make the calls that are theirs", async (caller) => {
    for (const [name, row] of Object.entries(FUNCTIONS)) {
      if (!row.callers.includes(caller)) continue;
      const answer = await send(caller, "POST", `rpc/${name}`, row.args(league));
      expect({ name, ok: answer.ok, body: await answer.text() }).toMatchObject({ name, ok: true });
      // Later calls and reads need the season that one of these deletes.
      await backend.database.exec("update seasons set deleted_at = null, archived_at = null");
    }
  });

  describe.each(["expired", "alg none", "wrong key"] as const)("a token that is %s", (token) => {
    test("is 401 everywhere, never anonymous, and changes nothing", async () => {
      const before = await readContents(backend.database);
      const statuses = new Set(await writeStatuses(token));
      for (const relation of Object.keys(RELATIONS)) {
        statuses.add((await send(token, "GET", `${relation}?limit=1`)).status);
      }
      for (const [name, row] of Object.entries(FUNCTIONS)) {
        statuses.add((await send(token, "POST", `rpc/${name}`, row.args(league))).status);
      }
      expect([...statuses]).toEqual([401]);
      expect(await readContents(backend.database)).toEqual(before);
    });
  });

  test("a token of an account that is gone has the rights of nobody", async () => {
    const before = await readContents(backend.database);
    for (const [relation, row] of Object.entries(RELATIONS)) {
      const found = await readingOf("nobody's account", relation);
      const expected = row.anonymous === "rows" ? "rows" : "empty";
      expect({ relation, found }).toEqual({ relation, found: expected });
    }
    for (const [name, row] of Object.entries(FUNCTIONS)) {
      const { status } = await send("nobody's account", "POST", `rpc/${name}`, row.args(league));
      const open = row.callers.includes("anonymous");
      expect({ name, status }).toEqual({ name, status: open ? 200 : 403 });
    }
    expect(await readContents(backend.database)).toEqual(before);
  });
});
