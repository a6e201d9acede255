import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createConformanceSchema } from "./conformance-schema.ts";

const backend = sharedBackend();
let client: SupabaseClient;

beforeAll(async () => {
  await createConformanceSchema(backend.database);
  client = createTestClient(backend.url, backend.publishableKey);
});

describe("results by shape", () => {
  test.each([
    ["a scalar", "t_scalar", { a: 1, b: 2 }, 3],
    ["a default argument", "t_scalar", { a: 1 }, 11],
    ["jsonb, kept as it is", "t_json", { p: { a: [1, "ü", null] } }, { a: [1, "ü", null] }],
    ["null", "t_null", {}, null],
    ["a set of scalars", "t_scalars", {}, [1, 2, 3]],
    [
      "a table",
      "t_table",
      { n: 2 },
      [
        { x: 1, label: "label 1" },
        { x: 2, label: "label 2" },
      ],
    ],
    ["an array argument", "t_array", { p: ["00000000-0000-4000-8000-000000000001"] }, 1],
  ])("%s", async (_name, fn, args, expected) => {
    const { data, error, status } = await client.rpc(fn, args);
    expect(error).toBeNull();
    expect(status).toBe(200);
    expect(data).toEqual(expected);
  });

  test("a row is an object", async () => {
    expect((await client.rpc("t_row")).data).toMatchObject({ id: 1, name: "Name 1" });
  });

  test("void is 204", async () => {
    expect(await client.rpc("t_void")).toMatchObject({ status: 204, data: null, error: null });
  });

  test("rows are capped, counted, filtered and cut like a table's", async () => {
    const all = await client.rpc("t_rows", {}, { count: "exact" });
    expect(all).toMatchObject({ status: 206, count: 2_345 });
    expect(all.data).toHaveLength(1_000);
    const some = await client.rpc("t_rows").select("id").gt("id", 5).order("id").range(1, 2);
    expect(some.data).toEqual([{ id: 7 }, { id: 8 }]);
    expect((await client.rpc("t_table", { n: 1 }).single()).data).toEqual({
      x: 1,
      label: "label 1",
    });
  });
});

describe("failures", () => {
  test.each([
    ["P0001", 400],
    ["23503", 409],
    ["23505", 409],
    ["23514", 400],
    ["22023", 400],
    ["40001", 500],
    ["40P01", 500],
    ["57014", 500],
    ["53300", 503],
    ["XX000", 500],
    ["42501", 401],
    ["PT413", 413],
    ["PT409", 409],
  ])("SQLSTATE %s is HTTP %i, with code, details and hint", async (code, status) => {
    const answer = await client.rpc("t_raise", { p_code: code });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({
      code,
      message: "raised",
      details: "a detail",
      hint: "a hint",
    });
  });

  test("a value that does not fit its parameter is 400", async () => {
    const { error, status } = await client.rpc("t_uuid", { p: "no uuid" });
    expect(status).toBe(400);
    expect(error?.code).toBe("22P02");
  });

  test("unknown function, wrong argument, missing argument: 404 PGRST202", async () => {
    for (const [fn, args] of [
      ["t_scalr", { a: 1 }],
      ["t_scalar", { a: 1, c: 1 }],
      ["t_scalar", {}],
    ] as const) {
      const { error, status } = await client.rpc(fn, args);
      expect(status).toBe(404);
      expect(error?.code).toBe("PGRST202");
    }
    expect((await client.rpc("t_scalr", { a: 1 })).error).toMatchObject({
      message: "Could not find the function public.t_scalr(a) in the schema cache",
      hint: "Perhaps you meant to call the function public.t_scalar",
    });
  });

  test("a body that is no JSON object is 400 PGRST102", async () => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/t_null`, {
      method: "POST",
      headers: { apikey: backend.publishableKey },
      body: "[1",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "PGRST102" });
  });

  test("a body past the limit is 413", async () => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/t_json`, {
      method: "POST",
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ p: "x".repeat(5_000_000) }),
    });
    expect(answer.status).toBe(413);
  });

  test("a failed call leaves nothing behind: the next one has its own rights again", async () => {
    await client.rpc("t_raise", { p_code: "P0001" });
    expect((await client.rpc("t_who")).data).toEqual({ role: "anon", uid: null });
  });
});
