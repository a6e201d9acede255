import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readPublicFigures } from "./public-figures.ts";
import { fetchPublicFigures, findPublicSeason } from "./public-read.ts";
import { readPublicRows } from "./public-rows.ts";

/** Rows of a table that the server gives out, a few at a time, as PostgREST does. */
const TABLES: Record<string, { id: string; player_id: string; team_id: string }[]> = {};
let cap = 1_000;
/** What it answers instead of the n-th page (from 0). */
let instead: { page: number; status: number; body: string; total?: string } | undefined;
/** The table that it does not give out. */
let refused: string | undefined;
let asked: URL[] = [];
let server: Server;
let backend: { url: string; publishableKey: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://localhost");
    const page = asked.push(url) - 1;
    if (instead?.page === page) {
      response.writeHead(instead.status, { "content-range": instead.total ?? "0-0/1" });
      return response.end(instead.body);
    }
    if (refused !== undefined && url.pathname.endsWith(refused)) {
      return response.writeHead(500).end("{}");
    }
    if (request.headers.apikey !== "key" || request.headers.prefer !== "count=exact") {
      return response.writeHead(401).end("{}");
    }
    const key = url.searchParams.get("order") as "id" | "player_id" | "team_id";
    const after = url.searchParams
      .getAll(key)
      .find((value) => value.startsWith("gt."))
      ?.slice(3);
    const rows = (TABLES[url.pathname.split("/").at(-1) ?? ""] ?? []).filter(
      (row) => after === undefined || row[key] > after,
    );
    const limit = Math.min(cap, Number(url.searchParams.get("limit")));
    const given = rows.slice(0, limit);
    const range = given.length === 0 ? "*" : `0-${given.length - 1}`;
    response.writeHead(200, { "content-range": `${range}/${rows.length}` });
    response.end(JSON.stringify(given));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  backend = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: "key",
  };
});
afterAll(() => server.close());
beforeEach(() => {
  for (const table of Object.keys(TABLES)) delete TABLES[table];
  cap = 1_000;
  instead = undefined;
  refused = undefined;
  asked = [];
});

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const id = String(index).padStart(6, "0");
    return { id, player_id: id, team_id: id, name: `Row ${index}` };
  });
const read = () => readPublicRows(backend, "things", "id", { kind: "eq.a & b" });

describe("I23: every row or none", () => {
  test.each([0, 1, 999, 1_000, 1_001, 2_500])("%d rows", async (count) => {
    TABLES.things = rowsOf(count);
    expect(await read()).toEqual({ ok: true, value: TABLES.things });
    expect(asked[0]?.searchParams.get("kind")).toBe("eq.a & b");
  });

  test("a server that gives fewer at a time is asked until nothing is left", async () => {
    TABLES.things = rowsOf(1_000);
    cap = 300;
    expect(await read()).toEqual({ ok: true, value: TABLES.things });
    expect(asked).toHaveLength(4);
  });

  test.each([
    ["refused", { page: 1, status: 503, body: "{}" }],
    ["unreadable", { page: 1, status: 200, body: "<html>" }],
    ["unreadable", { page: 1, status: 200, body: '{"rows":[]}' }],
    ["unreadable", { page: 1, status: 200, body: "[]", total: "0-0/*" }],
    ["unreadable", { page: 1, status: 200, body: "[]", total: "*/5" }],
    ["unreadable", { page: 1, status: 200, body: "[null]", total: "0-0/5" }],
  ])("half a list is %s: %j", async (code, answer) => {
    TABLES.things = rowsOf(1_500);
    instead = answer;
    expect(await read()).toEqual({ ok: false, error: { code } });
  });

  test("nobody there: unreachable", async () => {
    const nobody = { url: "http://127.0.0.1:9", publishableKey: "key" };
    const result = await readPublicRows(nobody, "things", "id", {});
    expect(result).toEqual({ ok: false, error: { code: "unreachable" } });
  });
});

const NOBODY = "00000000-0000-4000-8000-000000000000";

describe("A §7: widget loading", () => {
  const everything = { season: null, league: null, division: null };

  test("no live season, an unknown one, and one whose answer is no season", async () => {
    const codeOf = async (season: string | null) => {
      const result = await findPublicSeason(backend, { ...everything, season });
      return result.ok ? null : result.error.code;
    };
    expect(await codeOf(null)).toBe("no_season");
    expect(asked[0]?.searchParams.get("live_on_widget")).toBe("is.true");
    expect(await codeOf(NOBODY)).toBe("unknown_season");
    expect(asked[1]?.searchParams.get("id")).toBe(`eq.${NOBODY}`);
    expect(await codeOf("fall")).toBe("unknown_season");
    expect(asked).toHaveLength(2);
    instead = { page: 2, status: 200, body: '[{"id":1}]' };
    expect(await codeOf(null)).toBe("unreadable");
  });

  test("players, teams and both MVP views of one season; only a race may be missing (P §8, I23)", async () => {
    for (const name of ["player_season_stats", "team_season_stats"]) TABLES[name] = rowsOf(2);
    const figures = await fetchPublicFigures(backend, "s1", { ...everything, division: "A,B" });
    expect(figures).toMatchObject({
      ok: true,
      value: { players: rowsOf(2), teams: rowsOf(2), offensive: [], defensive: [] },
    });
    expect(asked.map(({ pathname }) => pathname.split("/").at(-1)).sort()).toEqual([
      "defensive_mvp_leaders",
      "offensive_mvp_leaders",
      "player_season_stats",
      "team_season_stats",
    ]);
    for (const { searchParams } of asked) {
      expect(searchParams.get("season_id")).toBe("eq.s1");
      expect(searchParams.get("division_name")).toBe("eq.A,B");
    }
    for (const [table, lacks] of [
      ["offensive_mvp_leaders", { offensive: null, defensive: [] }],
      ["defensive_mvp_leaders", { offensive: [], defensive: null }],
    ] as const) {
      refused = table;
      expect(await fetchPublicFigures(backend, "s1", everything)).toMatchObject({
        ok: true,
        value: { players: rowsOf(2), teams: rowsOf(2), ...lacks },
      });
    }
    for (refused of ["player_season_stats", "team_season_stats"]) {
      expect(await fetchPublicFigures(backend, "s1", everything)).toEqual({
        ok: false,
        error: { code: "refused" },
      });
    }
  });

  test("a race that is missing or unreadable is one that failed, and no empty one (P §8)", () => {
    const rows = { players: [], teams: [], offensive: null, defensive: [] };
    expect(readPublicFigures(rows)?.races).toEqual({ offensive: "failed", defensive: [] });
    const foreign = { ...rows, defensive: [{ player_id: 1 }] };
    expect(readPublicFigures(foreign)?.races.defensive).toBe("failed");
    expect(readPublicFigures({ ...rows, players: [{ player_id: 1 }] })).toBeNull();
  });

  test("a league or division without a team is no empty dashboard", async () => {
    for (const league of [NOBODY, "sunday"]) {
      const figures = await fetchPublicFigures(backend, "s1", { ...everything, league });
      expect(figures).toEqual({ ok: false, error: { code: "no_teams" } });
    }
    expect(await fetchPublicFigures(backend, "s1", everything)).toMatchObject({ ok: true });
  });
});
