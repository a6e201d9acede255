import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSecrets } from "../../supabase/local/config/local-secrets.ts";
import { createFunctionsHandler } from "../../supabase/local/functions/handle-functions.ts";
import type { ApiAnswer, ApiHandler } from "../../supabase/local/http/api-message.ts";

/** What gateway and runtime do for every function, tried with functions that the tests write. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  greet: `Deno.serve(async (request) => Response.json({
    name: Deno.env.get("NAME"), path: new URL(request.url).pathname, text: await request.text(),
    agent: request.headers.get("user-agent") }, { status: 201, headers: { "x-own": "yes" } }));`,
  other: `Deno.serve(() => new Response("other " + Deno.env.get("NAME")));`,
  bytes: `Deno.serve(() => new Response(new Uint8Array([0, 255, 10])));`,
  throws: `Deno.serve(() => { throw new Error("secret words"); });`,
  rejects: `Deno.serve(async () => { throw new Error("secret words"); });`,
  silent: `globalThis.nothing = true;`,
  broken: `import "./not-there.ts";`,
};

const secrets = newSecrets();
let folder: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "functions-"));
  for (const [name, source] of Object.entries(FUNCTIONS)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, "index.ts"), source);
  }
  await mkdir(join(folder, "_shared"));
  await writeFile(join(folder, "_shared", "index.ts"), FUNCTIONS.other ?? "");
  token = await signedToken(secrets.jwtSecret, "1h");
});
afterAll(() => rm(folder, { recursive: true }));

function signedToken(key: string, expires: string): Promise<string> {
  return new SignJWT({ role: "authenticated" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(crypto.randomUUID())
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key));
}

function handlerOf(name = "club"): ApiHandler {
  return createFunctionsHandler({
    secrets,
    environment: () => ({ NAME: name }),
    folder: pathToFileURL(`${folder}/`),
  });
}

function call(
  path: string,
  options: { handler?: ApiHandler; token?: string; method?: string; body?: string } = {},
): Promise<ApiAnswer> {
  const { handler = handlerOf(), method = "POST", body = "" } = options;
  const authorization = `Bearer ${options.token ?? token}`;
  return handler({
    method,
    path,
    query: new URLSearchParams("a=1"),
    headers: { authorization, "user-agent": "test" },
    body: Buffer.from(body),
    remoteAddress: "127.0.0.1",
    callerAddress: "127.0.0.1",
    origin: "http://localhost",
  });
}

const text = (answer: ApiAnswer) => String(answer.body ?? "");

test("a function gets the request and its own environment, and its answer is passed on", async () => {
  const answer = await call("/greet/more", { body: "Grüße" });
  expect(answer.status).toBe(201);
  expect(answer.headers).toMatchObject({ "x-own": "yes" });
  expect(JSON.parse(text(answer))).toEqual({
    name: "club",
    path: "/greet/more",
    text: "Grüße",
    agent: "test",
  });
  expect((await call("/bytes")).body).toEqual(Buffer.from([0, 255, 10]));
  expect((await call("/greet", { method: "GET" })).status).toBe(201);
});

test("functions that are first called at once, in two backends, are not mixed up", async () => {
  const [first, second, third] = await Promise.all([
    call("/greet", { handler: handlerOf("one") }),
    call("/other", { handler: handlerOf("two") }),
    call("/other", { handler: handlerOf("three") }),
  ]);
  expect(JSON.parse(text(first))).toMatchObject({ name: "one" });
  expect([text(second), text(third)]).toEqual(["other two", "other three"]);
});

test.each(["/", "/unknown", "/_shared", "/../local", "/%2e%2e", "/Greet", "//greet"])(
  "%s is no function: 404, as hosted",
  async (path) => {
    const answer = await call(path);
    expect(answer.status).toBe(404);
    expect(JSON.parse(text(answer))).toEqual({
      code: "NOT_FOUND",
      message: "Requested function was not found",
    });
  },
);

test.each(["throws", "rejects", "silent", "broken"])(
  "one that %s is 500 without its words",
  async (name) => {
    const answer = await call(`/${name}`);
    expect(answer.status).toBe(500);
    expect(JSON.parse(text(answer))).toMatchObject({ code: "WORKER_ERROR" });
    expect(text(answer)).not.toContain("secret words");
  },
);

describe("verify_jwt: without a token of this project nothing runs", () => {
  test.each([
    ["another key", () => signedToken("another key, as long as the right one", "1h")],
    ["an expired token", () => signedToken(secrets.jwtSecret, "-1m")],
    ["alg none", () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`],
    ["the service key", () => secrets.secretKey],
  ])("%s is 401", async (_name, make) => {
    const answer = await call("/greet", { token: await make() });
    expect([answer.status, JSON.parse(text(answer))]).toEqual([
      401,
      { code: 401, message: "Invalid JWT" },
    ]);
  });

  test("a browser's preflight passes, since it cannot carry one", async () => {
    expect((await call("/other", { method: "OPTIONS", token: "" })).status).toBe(200);
  });
});
