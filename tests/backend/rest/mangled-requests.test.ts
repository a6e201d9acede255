import { beforeAll, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";
import { SeededRandom } from "../../helpers/seeded-random.ts";

/** MANGLED_REQUESTS sends more, MANGLED_SEED other ones. */
const COUNT = Number(process.env.MANGLED_REQUESTS ?? 600);
const SEED = Number(process.env.MANGLED_SEED ?? 20_261_122);

/** What only the engine or the statement around a request would say. */
const ENGINE_WORDS =
  /json_to_record|syntax error|does not exist: |operator does not exist|RuntimeError|wasm|portal|prepared statement|stack depth|cached plan|lateral|\bargs\b|unnamed|memory|internal error/i;

const VALUES = [
  "1",
  "-1",
  "1.5",
  "1e400",
  "null",
  "true",
  "",
  " ",
  "%",
  "*",
  "(",
  ")",
  '"',
  "\\",
  "'",
  ";--",
  "\u0000",
  "\ud800",
  "é",
  "🏈",
  "x".repeat(3_000),
  "[]",
  "{}",
  "{{}}",
  "9223372036854775808",
  "0197aaaa-0000-7000-8000-000000000001",
  "2026-13-45",
  "infinity",
  "NaN",
  "a,b",
  "(1,2",
  "in.(1",
];
const OPERATORS = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "is",
  "in",
  "like",
  "ilike",
  "not.eq",
  "not.is",
  "cs",
  "fts",
  "match",
  "",
];
const HEADERS = [
  "prefer",
  "range",
  "accept",
  "accept-profile",
  "content-profile",
  "authorization",
  "content-type",
  "x-supabase-api-version",
  "if-none-match",
];
const AUTH = [
  "signup",
  "token?grant_type=password",
  "token?grant_type=refresh_token",
  "token?grant_type=pkce",
  "user",
  "logout",
  "recover",
  "otp",
  "magiclink",
  "resend",
  "verify",
  "invite",
  "admin/users",
  "reauthenticate",
  "settings",
];

const backend = sharedBackend();
let token: string;
let relations: { name: string; columns: string[] }[];
let functions: { name: string; args: string[] }[];

beforeAll(async () => {
  const account = await createAccount(backend.database, "scorer@example.test");
  const client = createTestClient(backend.url, backend.publishableKey);
  token = (await client.auth.signInWithPassword(account)).data.session?.access_token ?? "";
  relations = await backend.database.query(
    `select c.relname as name, json_agg(a.attname) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 group by 1 order by 1`,
  );
  functions = await backend.database.query(
    `select proname as name, to_json(coalesce(proargnames, '{}')) as args from pg_proc
     where pronamespace = 'public'::regnamespace order by 1`,
  );
});

function mangledJson(random: SeededRandom, depth = 0): unknown {
  switch (random.below(depth > 3 ? 4 : 7)) {
    case 0:
      return random.pick(VALUES);
    case 1:
      return random.pick([null, true, 0, -1, 1.5, 1e300, 9e15]);
    case 2:
      return "0197aaaa-0000-7000-8000-000000000001";
    case 3:
      return [];
    case 4:
      return Array.from({ length: random.below(4) }, () => mangledJson(random, depth + 1));
    default:
      return Object.fromEntries(
        ["event_id", "type", "payload", "title", random.pick(VALUES)].map((name) => [
          name,
          mangledJson(random, depth + 1),
        ]),
      );
  }
}

function mangledRequest(random: SeededRandom): { path: string; init: RequestInit } {
  const value = () => encodeURIComponent(random.pick(VALUES).toWellFormed());
  const headers: Record<string, string> = { apikey: backend.publishableKey };
  if (random.chance(0.6)) headers.authorization = `Bearer ${token}`;
  if (random.chance(0.2))
    headers[random.pick(HEADERS)] = random.pick(VALUES).replace(/[^ -~]/g, "?");
  const body = () => {
    const text = JSON.stringify(mangledJson(random));
    return random.chance(0.1) ? text.slice(0, random.below(text.length + 1)) : text;
  };
  const kind = random.below(10);
  if (kind < 5) {
    const { name, columns } = random.pick(relations);
    const column = () => (random.chance(0.9) ? random.pick(columns) : value());
    const filter = () => `${column()}=${random.pick(OPERATORS)}.${value()}`;
    const parts = Array.from({ length: random.below(4) }, () =>
      random.pick([
        filter,
        filter,
        () => `select=${column()},${column()}:${value()}`,
        () => `order=${column()}.${random.pick(["asc", "desc", "nullslast", "up"])}`,
        () => `or=(${column()}.${random.pick(OPERATORS)}.${value()},${value()})`,
        () => `limit=${value()}`,
        () => `offset=${value()}`,
      ])(),
    );
    return {
      path: `/rest/v1/${random.chance(0.95) ? name : value()}?${parts.join("&")}`,
      init: { headers },
    };
  }
  if (kind < 8) {
    const { name, args } = random.pick(functions);
    const given = Object.fromEntries(args.map((arg) => [arg, mangledJson(random)]));
    const text = random.chance(0.9) ? JSON.stringify(given) : body();
    return { path: `/rest/v1/rpc/${name}`, init: { method: "POST", headers, body: text } };
  }
  if (kind === 8) {
    const method = random.pick(["POST", "PUT", "GET", "DELETE"]);
    const init = { method, headers, ...(method === "GET" ? {} : { body: body() }) };
    return { path: `/auth/v1/${random.pick(AUTH)}`, init: { ...init, redirect: "manual" } };
  }
  const method = random.pick(["GET", "POST", "PATCH", "OPTIONS"]);
  const place = random.pick([
    "/",
    "/rest/v1/",
    "/functions/v1/",
    "/healthz/",
    "/assets/",
    "/auth/v1/",
  ]);
  return { path: `${place}${value()}`, init: { method, headers, redirect: "manual" } };
}

test(
  `B: ${COUNT} mangled requests (seed ${SEED}) give no 5xx and no engine's word`,
  async () => {
    const random = new SeededRandom(SEED);
    const bad: string[] = [];
    for (let sent = 0; sent < COUNT; sent += 1) {
      const { path, init } = mangledRequest(random);
      const answer = await fetch(backend.url + path, init);
      const text = await answer.text();
      const {
        message = "",
        details = "",
        hint = "",
      } = (() => {
        try {
          // A function may answer with null.
          return (JSON.parse(text) ?? {}) as Record<string, string>;
        } catch {
          return {} as Record<string, string>;
        }
      })();
      const isFailure = answer.status >= 500 && answer.status !== 501;
      if (
        isFailure ||
        (answer.status >= 400 && ENGINE_WORDS.test(`${message} ${details} ${hint}`))
      ) {
        bad.push(
          `${answer.status} ${init.method ?? "GET"} ${path.slice(0, 120)} ${String(init.body).slice(0, 120)}: ${text.slice(0, 160)}`,
        );
      }
    }
    expect(bad).toEqual([]);
  },
  60_000 + 100 * COUNT,
);
