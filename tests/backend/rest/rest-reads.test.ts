import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { CONFORMANCE_ROWS, createConformanceSchema } from "./conformance-schema.ts";

const backend = sharedBackend();
let client: SupabaseClient;

beforeAll(async () => {
  await createConformanceSchema(backend.database);
  client = createTestClient(backend.url, backend.publishableKey);
});

async function idsOf(
  query: PromiseLike<{ data: { id: number }[] | null; error: unknown }>,
): Promise<number[]> {
  const { data, error } = await query;
  expect(error).toBeNull();
  return (data ?? []).map((row) => row.id);
}

describe("values look as they do from PostgREST", () => {
  test("numbers, booleans, dates, timestamps, arrays and JSON", async () => {
    const { data } = await client.from("conformance").select("*").eq("id", 2).single();
    expect(data).toEqual({
      id: 2,
      name: "Name 2",
      score: 0.5,
      is_on: true,
      day: "2026-01-03",
      at: "2026-01-01T12:02:00.5+00:00",
      tags: ["a", "b,c"],
      doc: { n: 2 },
      owner: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("selected columns come in the asked order, aliases are applied", async () => {
    const { data } = await client.from("conformance_view").select("label:name, id").eq("id", 3);
    expect(JSON.stringify(data)).toBe('[{"label":"Name 3","id":3}]');
  });
});

describe("filters", () => {
  const rows = () => client.from("conformance").select("id").order("id");
  test.each([
    ["eq", () => rows().eq("name", "Name 12"), [12]],
    ["neq", () => rows().neq("id", 1).lt("id", 4), [2, 3]],
    ["gt and lte", () => rows().gt("id", 3).lte("id", 5), [4, 5]],
    ["gte on a numeric", () => rows().gte("score", 586), [2344, 2345]],
    ["lt on a date", () => rows().lt("day", "2026-01-04"), [1, 2]],
    ["gt on a timestamp", () => rows().gt("at", "2026-01-03T03:04:00Z"), [2344, 2345]],
    [
      "in, with quotes, commas and brackets",
      () => rows().in("name", ["Name 1", 'Odd "quoted", (name)']),
      [1, 8],
    ],
    ["in nothing", () => rows().in("id", []), []],
    ["is null", () => rows().is("name", null), [7]],
    ["is true", () => rows().is("is_on", true).lt("id", 5), [2, 4]],
    [
      "ilike with both wildcards",
      () => rows().ilike("name", "%NAME 99%").lt("id", 1000),
      [99, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999],
    ],
    ["ilike with a star", () => rows().filter("name", "ilike", "odd*"), [8]],
    ["not", () => rows().not("name", "is", null).lt("id", 9).gt("id", 5), [6, 8]],
    ["not in", () => rows().not("id", "in", "(1,2)").lt("id", 4), [3]],
    ["or", () => rows().or("id.eq.3,name.eq.Name 5"), [3, 5]],
    ["or with a nested and", () => rows().or("id.gt.2344,and(id.gt.1,id.lt.3)"), [2, 2345]],
    [
      "or with a quoted value",
      () => rows().or('name.eq."Odd \\"quoted\\", (name)",id.eq.1'),
      [1, 8],
    ],
    [
      "a value that would break out of SQL",
      () => rows().eq("name", "'; drop table conformance; --"),
      [],
    ],
  ] as const)("%s", async (_name, query, expected) => {
    expect(await idsOf(query())).toEqual(expected);
  });

  test.each([
    ["id=constructor.1", 501],
    ["id=is.constructor", 400],
    ["order=id.constructor", 400],
  ])(
    "what JavaScript knows and the language of filters does not: %s is %i",
    async (query, status) => {
      const answer = await fetch(`${backend.url}/rest/v1/conformance?${query}`, {
        headers: { apikey: backend.publishableKey },
      });
      expect(answer.status).toBe(status);
      expect(await answer.json()).not.toMatchObject({ code: "42601" });
    },
  );

  test("a malformed value is 400 with PostgreSQL's words", async () => {
    const { error, status } = await client.from("conformance").select().eq("id", "one");
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: "22P02",
      message: 'invalid input syntax for type integer: "one"',
      details: null,
      hint: null,
    });
  });
});

describe("order, windows and counts", () => {
  test("descending, nulls last, then by a second column", async () => {
    const query = client.from("conformance").select("id").gt("id", 5).lt("id", 9);
    const ordered = query.order("name", { ascending: false, nullsFirst: false }).order("id");
    expect(await idsOf(ordered)).toEqual([8, 6, 7]);
  });

  test("limit and range", async () => {
    const rows = client.from("conformance").select("id").order("id");
    expect(await idsOf(rows.range(10, 12))).toEqual([11, 12, 13]);
    expect(await idsOf(client.from("conformance").select("id").order("id").limit(2))).toEqual([
      1, 2,
    ]);
  });

  test("I23: an answer holds 1,000 rows, and paging by key reaches the end", async () => {
    const first = await client.from("conformance").select("id", { count: "exact" }).order("id");
    expect(first.status).toBe(206);
    expect(first.data).toHaveLength(1_000);
    expect(first.count).toBe(CONFORMANCE_ROWS);

    const seen: number[] = [];
    for (let after = 0; ; after = seen.at(-1) ?? 0) {
      const page = await idsOf(
        client.from("conformance").select("id").gt("id", after).order("id").limit(1_000),
      );
      if (page.length === 0) break;
      seen.push(...page);
    }
    expect(seen).toEqual(Array.from({ length: CONFORMANCE_ROWS }, (_, index) => index + 1));
  });

  test("a count without rows, and a complete answer is 200", async () => {
    const head = await client.from("conformance").select("*", { count: "exact", head: true });
    expect(head).toMatchObject({ count: CONFORMANCE_ROWS, data: null, error: null });
    const all = await client.from("conformance_view").select("*", { count: "exact" });
    expect(all).toMatchObject({ count: 3, status: 200 });
  });

  test("past the end with a count is 416 PGRST103, without one an empty 200", async () => {
    const counted = await client
      .from("conformance_view")
      .select("*", { count: "exact" })
      .range(9, 19);
    expect(counted.status).toBe(416);
    expect(counted.error).toMatchObject({
      code: "PGRST103",
      message: "Requested range not satisfiable",
      details: "An offset of 9 was requested, but there are only 3 rows.",
    });
    expect(await client.from("conformance_view").select().range(9, 19)).toMatchObject({
      status: 200,
      data: [],
    });
  });

  test("Content-Range and the Range header", async () => {
    const answer = await fetch(`${backend.url}/rest/v1/conformance?select=id&order=id`, {
      headers: { apikey: backend.publishableKey, range: "5-6", prefer: "count=exact" },
    });
    expect(answer.headers.get("content-range")).toBe(`5-6/${CONFORMANCE_ROWS}`);
    expect(await answer.json()).toEqual([{ id: 6 }, { id: 7 }]);
  });
});

describe("one row", () => {
  test("single() gives the object", async () => {
    const { data } = await client.from("conformance").select("id").eq("id", 4).single();
    expect(data).toEqual({ id: 4 });
  });

  test.each([
    ["none", 0],
    ["several", 3],
  ])("single() with %s is 406 PGRST116", async (_name, count) => {
    const { error, status } = await client
      .from("conformance_view")
      .select()
      .lte("id", count)
      .single();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: "PGRST116",
      details: `The result contains ${count} rows`,
      message: "Cannot coerce the result to a single JSON object",
    });
  });

  test("maybeSingle() without a row is null without an error", async () => {
    const answer = await client.from("conformance").select().eq("id", -1).maybeSingle();
    expect(answer).toMatchObject({ data: null, error: null });
  });
});

describe("one read cannot take the server's memory", () => {
  const names = Array.from({ length: 61 }, (_, n) => `c${n}`);

  beforeAll(async () => {
    await backend.database.exec(
      `create table public.wide as select ${names.map((name) => `1 as ${name}`).join(", ")};
       grant select on public.wide to anon`,
    );
    await backend.database.exec(
      `create table public.heavy as
         select n as id, repeat('x', 100000) as text from generate_series(1, 95) n;
       grant select on public.heavy to anon`,
    );
  });

  async function ask(query: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`${backend.url}/rest/v1/${query}`, {
      headers: { apikey: backend.publishableKey, ...headers },
    });
    const body = (await answer.json()) as { code?: string; message?: string } & unknown[];
    return { status: answer.status, range: answer.headers.get("content-range"), body };
  }
  const nested = (levels: number) => `${"(and".repeat(levels)}(id.eq.1)${")".repeat(levels)}`;

  test.each([
    ["a column twice", "select=id,name,id", "select names a column twice"],
    ["a column twice by another name", "select=a:id,b:id", "select names a column twice"],
    ["all columns and one of them", "select=*,id", "select names a column twice"],
    ["all columns twice", "select=*,*", "select names a column twice"],
    ["a thousand times one column", `select=${"name,".repeat(1_000)}id`, "select names"],
    ["an order by a column twice", "select=id&order=id,id.desc", "order names a column twice"],
    ["nine levels of logic", `or=${nested(8)}`, "its logic has more than 8 levels"],
    ["2,000 levels of logic", `or=${nested(2_000)}`, "its logic has more than 8 levels"],
    ["2,000 negations", `id=${"not.".repeat(2_000)}eq.1`, "its logic has more than 8 levels"],
  ])("%s is refused in words", async (_name, query, words) => {
    const { status, body } = await ask(`conformance?${query}`);
    expect([status, body.code]).toEqual([400, "PGRST100"]);
    expect(body.message).toContain(words);
  });

  test.each([
    ["lists in a JSON column's value", `doc=eq.${"[".repeat(10_000)}`, "PGRST102"],
    ["the same in a list", `doc=in.("${"[".repeat(10_000)}")`, "PGRST102"],
    ["the same in a group", `or=(doc.eq."${"[".repeat(10_000)}",id.eq.1)`, "PGRST102"],
    ["braces in an array's value", `tags=eq.${"{".repeat(7)}${"}".repeat(7)}`, "22P02"],
    ["a number of 1,001 digits", `id=eq.${"1".repeat(1_001)}`, "22P02"],
    ["a NUL in a new name", "select=a%00b:id", "PGRST100"],
    ["an order in two directions", "order=id.desc.asc", "PGRST100"],
    ["an order with nulls first and last", "order=id.nullsfirst.nullslast", "PGRST100"],
  ])("%s never reaches the engine", async (_name, query, code) => {
    const { status, body } = await ask(`conformance?${query}`);
    expect([status, body.code]).toEqual([400, code]);
    expect((await ask("conformance?id=eq.1&select=id")).body).toEqual([{ id: 1 }]);
  });

  test("a new name may be one that the statement uses itself", async () => {
    const { body } = await ask("conformance?id=eq.1&select=page:id");
    expect(body).toEqual([{ page: 1 }]);
  });

  test("60 columns and eight levels are read, 61 columns are not", async () => {
    const read = (count: number) => ask(`wide?select=${names.slice(0, count).join(",")}`);
    expect((await read(60)).status).toBe(200);
    expect(await read(61)).toMatchObject({ status: 400, body: { code: "PGRST100" } });
    expect((await ask(`conformance?select=id&or=${nested(7)}`)).body).toEqual([{ id: 1 }]);
  });

  test.each([
    ["player_games", "player_id"],
    ["player_careers", "player_id"],
    ["team_rosters", "team_id"],
    ["team_game_log", "team_id"],
  ])("%s, which computes each row, is read for one %s or some", async (view, key) => {
    const id = crypto.randomUUID();
    const refused = { status: 400, body: { code: "PGRST100" } };
    expect(await ask(`${view}?limit=1`)).toMatchObject(refused);
    expect(await ask(`${view}?${key}=neq.${id}&limit=1`)).toMatchObject(refused);
    expect(await ask(`${view}?${key}=eq.${id}`)).toMatchObject({ status: 200, body: [] });
    expect(await ask(`${view}?${key}=in.(${id})`)).toMatchObject({ status: 200, body: [] });
  });

  test("I23: an answer ends at 4 MB; with a count it says so, without one it is refused", async () => {
    const read: number[] = [];
    const pages: [number, string | null][] = [];
    while (read.length < 95) {
      const after = read.at(-1) ?? 0;
      const { status, range, body } = await ask(`heavy?order=id&id=gt.${after}`, {
        prefer: "count=exact",
      });
      pages.push([status, range]);
      read.push(...(body as unknown as { id: number }[]).map(({ id }) => id));
    }
    expect(pages).toEqual([
      [206, "0-38/95"],
      [206, "0-38/56"],
      [200, "0-16/17"],
    ]);
    expect(read).toEqual(Array.from({ length: 95 }, (_, n) => n + 1));
    expect(await ask("heavy?order=id")).toMatchObject({ status: 413, body: { code: "PT413" } });
    expect((await ask("heavy?order=id&limit=10")).status).toBe(200);
  });
});
