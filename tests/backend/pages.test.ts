import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../helpers/backend/start-test-backend.ts";

let backend: TestBackend;
let staticDir: string;
const script = `console.log("${"x".repeat(4_000)}");`;

beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), "client-"));
  await mkdir(join(staticDir, "assets"));
  await mkdir(join(staticDir, "widget", "stats"), { recursive: true });
  await mkdir(join(staticDir, "widget", "unknown"));
  await writeFile(join(staticDir, "index.html"), "<!doctype html><title>App</title>");
  await writeFile(join(staticDir, "sw.js"), "self.skipWaiting");
  await writeFile(join(staticDir, "manifest.webmanifest"), "{}");
  await writeFile(join(staticDir, "assets", "index-B1a2C3d4.js"), script);
  await writeFile(join(staticDir, "widget", "stats", "index.html"), "<title>Widget</title>");
  await writeFile(join(staticDir, "widget", "unknown", "index.html"), "<title>No widget</title>");
  await writeFile(join(staticDir, "widget", "embed.js"), "(() => {})();");
  await writeFile(join(staticDir, ".sources"), "secret");
  backend = await startTestBackend({ staticDir });
});
afterAll(async () => {
  await backend.stop();
  await rm(staticDir, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(backend.url + path, { headers });
}

/** Sends the path exactly as given; fetch would normalise it. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { hostname, port } = new URL(backend.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode));
    })
      .once("error", reject)
      .end();
  });
}

describe("routes", () => {
  test.each(["/", "/games", "/collect?gameId=1", "/auth/callback", "/login"])(
    "%s is the app",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("<title>App</title>");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    },
  );

  test("a widget that there is none of is the widget's page that says so", async () => {
    for (const path of ["/widget/other", "/widget/stats/more", "/widget/"]) {
      expect(await (await get(path)).text()).toBe("<title>No widget</title>");
    }
  });

  test.each(["/assets/gone-12345678.js", "/widget/other.js", "/.sources", "/nothing.png"])(
    "%s is 404, never the app",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("<title>");
    },
  );

  test("rule 15: a refusal is guarded as well, and nobody keeps it", async () => {
    const posted = fetch(`${backend.url}/games`, { method: "POST" });
    const refusals = await Promise.all([
      get("/assets/gone-12345678.js"),
      get("/widget/x.js"),
      posted,
    ]);
    for (const { status, headers } of refusals) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    }
  });

  test.each([
    ["/rest/v1", 501],
    ["/rest/other", 404],
    ["/functions/v1/x", 404],
    ["/storage/v1/object/x", 501],
    ["/realtime/v1/websocket", 501],
    ["/graphql/v1", 501],
    ["/functions", 404],
    ["/api/leaguelab/leagues", 401],
    ["/api/leagues/existing-ids", 401],
    ["/api/unknown", 404],
    ["/api", 404],
  ])("%s is the API's own %i", async (path, status) => {
    const answer = await get(path, { apikey: backend.publishableKey });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["/../package.json", "/%2e%2e/package.json", "/assets/..%2f.sources", "/%00", "/%zz"])(
    "%s leads out of the folder to nowhere",
    async (path) => {
      expect([400, 404]).toContain(await getRaw(path));
    },
  );

  test("/healthz asks the database", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
  });
});

describe("headers", () => {
  test("rule 15 on every page", async () => {
    const { headers } = await get("/games");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; " +
        "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBeTruthy();
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test.each(["/widget/stats", "/widget/stats/", "/widget/stats?theme=dark", "/widget/other"])(
    "only the widget may be framed: %s",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
      expect(headers.get("x-frame-options")).toBeNull();
    },
  );

  test("every site may load the widgets' script and revalidates it after an hour", async () => {
    const { headers } = await get("/widget/embed.js");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(headers.get("content-type")).toMatch(/^text\/javascript/);
  });

  test("hashed assets are kept for ever, the worker and the manifest are always asked", async () => {
    const asset = await get("/assets/index-B1a2C3d4.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    for (const path of ["/sw.js", "/manifest.webmanifest"]) {
      expect((await get(path)).headers.get("cache-control")).toBe("no-cache");
    }
  });

  test("an unchanged file is 304", async () => {
    const first = await get("/sw.js");
    const again = await get("/sw.js", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test.each(["br", "gzip"])("%s", async (encoding) => {
    const answer = await get("/assets/index-B1a2C3d4.js", { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(200);
    expect(await answer.text()).toBe(script);
  });
});

test("the mailbox is shown to this machine alone", async () => {
  expect(await getRaw("/dev/mail", { host: "stats.example.org" })).toBe(404);
  expect(await getRaw("/dev/mail", { "x-forwarded-for": "203.0.113.9" })).toBe(404);
  expect(await getRaw("/dev/mail", { via: "1.1 web" })).toBe(404);
  expect(await getRaw("/dev/mail")).toBe(200);
});

test("the mailbox is a page without scripts that shows text as text", async () => {
  await fetch(`${backend.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify({ email: "a&b'c@example.test", password: "correct horse" }),
  });
  const answer = await get("/dev/mail");
  const text = await answer.text();
  expect(text).toContain("a&amp;b'c@example.test");
  expect(text).toContain('<a href="http');
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});
