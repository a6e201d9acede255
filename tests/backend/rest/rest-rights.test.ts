import { beforeAll, describe, expect, test } from "vitest";
import { signToken, unsignedToken } from "../../helpers/backend/forged-tokens.ts";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount, type TestAccount } from "../../helpers/backend/test-accounts.ts";
import { createConformanceSchema } from "./conformance-schema.ts";

const backend = sharedBackend();
let account: TestAccount;

beforeAll(async () => {
  await createConformanceSchema(backend.database);
  account = await createAccount(backend.database, "person@example.test");
});

function get(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/${path}`, { headers });
}

function who(headers: Record<string, string>): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/rpc/t_who`, { method: "POST", headers });
}

async function tokenOf(): Promise<string> {
  const client = createTestClient(backend.url, backend.publishableKey);
  const { data } = await client.auth.signInWithPassword(account);
  return data.session?.access_token ?? "";
}

describe("identity", () => {
  test("no key and a foreign key are 401", async () => {
    expect((await get("conformance", {})).status).toBe(401);
    const foreign = await get("conformance", { apikey: "sb_publishable_other" });
    expect(foreign.status).toBe(401);
    expect(await foreign.json()).toMatchObject({ message: "Invalid API key" });
  });

  test("publishable key, token and secret key run as anon, the person, the service", async () => {
    const apikey = backend.publishableKey;
    expect(await (await who({ apikey })).json()).toEqual({ role: "anon", uid: null });
    const authorization = `Bearer ${await tokenOf()}`;
    expect(await (await who({ apikey, authorization })).json()).toEqual({
      role: "authenticated",
      uid: account.id,
    });
    expect(await (await who({ apikey: backend.secretKey })).json()).toMatchObject({
      role: "service_role",
    });
  });

  test("role and claims end with their request", async () => {
    const authorization = `Bearer ${await tokenOf()}`;
    await who({ apikey: backend.publishableKey, authorization });
    expect(
      await backend.database.query("select auth.uid() as uid, session_user = current_user as own"),
    ).toEqual([{ uid: null, own: true }]);
  });

  test("an expired token is 401 PGRST303, never anonymous", async () => {
    const person = { role: "authenticated", sub: account.id };
    const expired = await signToken(person, backend.jwtSecret, -120);
    const answer = await get("conformance", {
      apikey: backend.publishableKey,
      authorization: `Bearer ${expired}`,
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toContain("invalid_token");
    expect(await answer.json()).toMatchObject({ code: "PGRST303", message: "JWT expired" });
  });

  test.each([
    ["a foreign signature", () => signToken(service(), "x".repeat(40))],
    ["alg none", () => Promise.resolve(unsignedToken(service()))],
    ["no token at all", () => Promise.resolve("abc")],
  ])("%s is 401 PGRST301", async (_name, make) => {
    const answer = await get("conformance", {
      apikey: backend.publishableKey,
      authorization: `Bearer ${await make()}`,
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "PGRST301" });
  });

  test("a token of a role that is no API role is refused", async () => {
    const token = await signToken({ role: "postgres", sub: account.id }, backend.jwtSecret);
    const answer = await who({ apikey: backend.publishableKey, authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });

  function service(): { role: string; sub: string } {
    return { role: "service_role", sub: account.id };
  }
});

describe("refusals", () => {
  test("42501 is 401 for anon and 403 for a person", async () => {
    const apikey = backend.publishableKey;
    const anonymous = await get("conformance_secret", { apikey });
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get("www-authenticate")).toBe("Bearer");
    const body = { code: "42501", message: "permission denied for table conformance_secret" };
    expect(await anonymous.json()).toMatchObject(body);
    const authorization = `Bearer ${await tokenOf()}`;
    const person = await get("conformance_secret", { apikey, authorization });
    expect(person.status).toBe(403);
    expect(await person.json()).toMatchObject(body);
  });

  test("a function without a grant is refused the same way", async () => {
    const client = createTestClient(backend.url, backend.publishableKey);
    const { error, status } = await client.rpc("t_denied");
    expect(status).toBe(401);
    expect(error?.code).toBe("42501");
  });

  test("schemas that are not exposed are not there", async () => {
    const client = createTestClient(backend.url, backend.publishableKey);
    expect((await client.schema("auth").from("users").select()).error?.code).toBe("PGRST106");
    expect((await client.from("users").select()).error?.code).toBe("PGRST205");
    expect((await client.rpc("is_server")).error?.code).toBe("PGRST202");
  });

  test("unknown table is 404 PGRST205 with a hint, unknown column 400 42703", async () => {
    const client = createTestClient(backend.url, backend.publishableKey);
    const table = await client.from("conformanc").select();
    expect(table.status).toBe(404);
    expect(table.error).toMatchObject({
      code: "PGRST205",
      message: "Could not find the table 'public.conformanc' in the schema cache",
      hint: "Perhaps you meant the table 'public.conformance'",
    });
    for (const query of [
      client.from("conformance").select("nope"),
      client.from("conformance").select().eq("nope", 1),
      client.from("conformance").select().order("nope"),
    ]) {
      expect(await query).toMatchObject({ status: 400, error: { code: "42703" } });
    }
  });

  test("a table made after the catalogue was read is found", async () => {
    const client = createTestClient(backend.url, backend.publishableKey);
    await client.from("conformance").select("id").limit(1);
    await backend.database.exec(
      "create table public.made_later (id int); grant select on public.made_later to anon",
    );
    await expect
      .poll(async () => (await client.from("made_later").select()).status, { timeout: 5_000 })
      .toBe(200);
  });
});

describe("what is not offered says so with 501", () => {
  test.each([
    ["insert", (c: ReturnType<typeof createTestClient>) => c.from("conformance").insert({ id: 0 })],
    ["upsert", (c: ReturnType<typeof createTestClient>) => c.from("conformance").upsert({ id: 1 })],
    [
      "update",
      (c: ReturnType<typeof createTestClient>) =>
        c.from("conformance").update({ name: "x" }).eq("id", 1),
    ],
    [
      "delete",
      (c: ReturnType<typeof createTestClient>) => c.from("conformance").delete().eq("id", 1),
    ],
    [
      "embedding",
      (c: ReturnType<typeof createTestClient>) => c.from("teams").select("*, leagues(name)"),
    ],
    [
      "JSON paths",
      (c: ReturnType<typeof createTestClient>) =>
        c.from("conformance").select("id").eq("doc->>n", "1"),
    ],
    [
      "full text search",
      (c: ReturnType<typeof createTestClient>) =>
        c.from("conformance").select().textSearch("name", "x"),
    ],
    [
      "a function by GET",
      (c: ReturnType<typeof createTestClient>) => c.rpc("t_null", {}, { get: true }),
    ],
  ])("%s", async (_name, request) => {
    const before = await backend.database.query("select * from public.conformance where id <= 1");
    for (const key of [backend.publishableKey, backend.secretKey]) {
      const { status, error } = await request(createTestClient(backend.url, key));
      expect(status).toBe(501);
      expect(error?.message).toMatch(/does not offer .+ A hosted project does\.$/);
    }
    expect(await backend.database.query("select * from public.conformance where id <= 1")).toEqual(
      before,
    );
  });
});
