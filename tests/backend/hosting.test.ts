import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import cloudflare from "../../hosting/cloudflare-worker.ts";
import netlify from "../../netlify/edge-functions/host.ts";
import { hostingFiles } from "../../scripts/hosting/hosting-files.ts";
import type { VercelConfig } from "../../scripts/hosting/vercel-config.ts";
import { paths } from "../../src/app/paths.ts";
import { WIDGET_KINDS } from "../../src/parts/embed/widget-kinds.ts";
import { startBackend } from "../../supabase/local/backend.ts";
import { PUBLISHABLE_KEY } from "../../supabase/local/config/backend-config.ts";
import { OPEN_FUNCTIONS } from "../../supabase/local/functions/handle-functions.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROJECT = "https://club.supabase.co";
const SITE = "https://stats.example.test";

/** Paths that all hosts must answer alike: of the app, the build, a backend, and unknown ones. */
const PAGES = [
  "/",
  "/index.html",
  ...Object.values(paths).map((path) => (path as () => string)().split("?")[0] ?? ""),
  "/nowhere/at-all",
  "/auth/v10",
  "/restaurant",
  "/widgets",
];
const WIDGET = WIDGET_KINDS.map((kind) => `/widget/${kind}/`);
/** What the widget answers at addresses of no kind. */
const UNKNOWN = ["/widget/other", "/widget/stats/more", "/widget/"];
const EMBED = "/widget/embed.js";
const FILES = ["/sw.js", "/manifest.webmanifest", "/assets/index-B1a2C3d4.js", "/assets/plain.js"];
const GONE = ["/assets/gone-12345678.js", "/nothing.png", "/widget/gone.js"];
const BACKEND = [
  "/rest",
  "/rest/v1/games",
  "/auth/v1/user",
  "/functions/v1/invite-admin",
  "/storage/v1/object",
  "/realtime/v1/websocket",
  "/graphql/v1",
  "/dev/mail",
  "/dev/provider/v1/sites/demo/leagues",
  "/healthz",
];

let folder: string;
let backend: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hosting-"));
  const staticDir = join(folder, "dist");
  await mkdir(join(staticDir, "assets"), { recursive: true });
  const folders = [...WIDGET, "/widget/unknown/"];
  for (const page of folders) await mkdir(join(staticDir, page), { recursive: true });
  const pages = folders.map((page) => `${page}index.html`);
  for (const file of [...FILES, EMBED, "/index.html", ...pages]) {
    await writeFile(join(staticDir, file), `The file ${file}`);
  }
  backend = await startBackend({
    host: "127.0.0.1",
    port: 0,
    dataDir: join(folder, "data"),
    database: { kind: "memory" },
    seed: "none",
    siteUrl: SITE,
    clientBackendOrigin: PROJECT,
    staticDir,
  });
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, string>;
}

const JUDGED = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "strict-transport-security",
  "cache-control",
];

async function answerOf(response: Response): Promise<Answer> {
  const headers: Record<string, string> = {};
  for (const name of JUDGED) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status: response.status, text: await response.text(), headers };
}

/** The embedded server's answer is the reference. */
async function served(path: string): Promise<Answer> {
  return answerOf(await fetch(backend.url + path, { headers: { apikey: PUBLISHABLE_KEY } }));
}

/** Serves files as a host does: a folder is its index.html, an unknown path is 404. */
async function files(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = join(folder, "dist", pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  if (!existsSync(path) || !path.includes(".")) return new Response("Not found", { status: 404 });
  return new Response(await readFile(path), { headers: { "cache-control": "public, max-age=0" } });
}

type Host = (request: Request) => Promise<Response>;

function vercel(config: VercelConfig): Host {
  const matches = (source: string, path: string) => new RegExp(`^${source}$`).exec(path);
  return async (request) => {
    const { pathname } = new URL(request.url);
    let answer = await files(request);
    const rewrite = config.rewrites.find(({ source }) => matches(source, pathname));
    if (answer.status === 404 && rewrite !== undefined) {
      const target = new URL(rewrite.destination, SITE);
      if (target.origin !== SITE) return new Response(`to ${rewrite.destination}`);
      answer = await files(new Request(target));
    }
    const rules = config.headers.filter(({ source }) => matches(source, pathname));
    expect(rules.length, pathname).toBeLessThanOrEqual(1);
    const headers = new Headers();
    for (const { key, value } of rules[0]?.headers ?? []) headers.set(key, value);
    return new Response(answer.body, { status: answer.status, headers });
  };
}

const generated = hostingFiles({ backendOrigin: PROJECT, appName: "Club" });

const HOSTS: Readonly<Record<string, Host>> = {
  Vercel: vercel(JSON.parse(generated.get("vercel.json") ?? "") as VercelConfig),
  Cloudflare: (request) =>
    cloudflare.fetch(request, { ASSETS: { fetch: files }, VITE_SUPABASE_URL: PROJECT }),
  Netlify: (request) => {
    Object.assign(globalThis, { Netlify: { env: { get: () => PROJECT } } });
    return netlify(request, { next: files });
  },
};

describe.each(Object.entries(HOSTS))("%s", (_name, host) => {
  const hosted = async (path: string) => answerOf(await host(new Request(SITE + path)));

  test.each([...PAGES, ...WIDGET, ...UNKNOWN, ...FILES, EMBED])(
    "rule 15: %s has the body and the headers of the embedded server",
    async (path) => {
      const truth = await served(path);
      expect(truth.status).toBe(200);
      expect(await hosted(path)).toEqual(truth);
    },
  );

  test.each([...GONE, ...BACKEND])("%s is never the app", async (path) => {
    expect((await served(path)).text).not.toContain("The file");
    const answer = await hosted(path);
    expect([answer.status, answer.text.includes("The file")]).toEqual([404, false]);
  });

  test("every page of the app may be framed by nobody, the widget by everybody", async () => {
    const app = await hosted("/games");
    expect(app.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(app.headers["content-security-policy"]).toContain(`connect-src 'self' ${PROJECT};`);
    for (const page of [...WIDGET, ...UNKNOWN]) {
      const widget = await hosted(page);
      expect(widget.headers["content-security-policy"]).toContain("frame-ancestors *");
      expect(widget.headers).not.toHaveProperty("x-frame-options");
    }
  });

  test.each(UNKNOWN)(
    "A §2: %s is the widget's own page, which says that it is none",
    async (path) => {
      expect((await hosted(path)).text).toBe("The file /widget/unknown/index.html");
    },
  );

  test("every site may load the widgets' script and cache it for an hour", async () => {
    expect((await hosted(EMBED)).headers).toEqual({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=3600",
    });
  });
});

test.each(["Cloudflare", "Netlify"])(
  "%s: nobody keeps for a year that a part of the next version was not there yet",
  async (name) => {
    for (const path of [...GONE, ...BACKEND]) {
      const answer = await HOSTS[name]?.(new Request(SITE + path));
      expect(answer?.headers.get("cache-control"), path).toBe("no-store");
      expect(answer?.headers.get("x-content-type-options"), path).toBe("nosniff");
    }
  },
);

describe("/api", () => {
  let project: Server;
  let origin: string;
  const seen: { method?: string; url?: string; token?: string; body: string }[] = [];

  beforeAll(async () => {
    project = createServer((request: IncomingMessage, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += String(chunk);
      });
      request.on("end", () => {
        const { method = "", url = "", headers } = request;
        seen.push({ method, url, token: headers.authorization ?? "", body });
        response.end("from the function");
      });
    });
    await new Promise<void>((resolve) => project.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
  });
  afterAll(() => project.close());

  test("goes to the project's functions, with method, token and body", async () => {
    const request = new Request(`${SITE}/api/leagues/existing-ids?a=1`, {
      method: "POST",
      headers: { authorization: "Bearer t" },
      body: "{}",
    });
    const answer = await cloudflare.fetch(request, {
      ASSETS: { fetch: files },
      VITE_SUPABASE_URL: `${origin}/`,
    });
    expect(await answer.text()).toBe("from the function");
    const url = "/functions/v1/leagues/existing-ids?a=1";
    expect(seen).toEqual([{ method: "POST", url, token: "Bearer t", body: "{}" }]);
  });

  const functions = readdirSync(join(ROOT, "supabase/functions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => `/${name}`);
  const open = [...OPEN_FUNCTIONS].map((name) => `/${name}`);

  test("every function has a name that hosts pass on", () => {
    expect(functions).toEqual(
      expect.arrayContaining(["/leaguelab", "/leagues", "/sync-season", "/provider-debug"]),
    );
    for (const name of functions) expect(name).toMatch(/^\/[a-z][a-z-]*$/);
  });

  const closed = functions.filter((name) => !open.includes(name));

  test.each([...closed, "/leaguelab/leagues", "/leagues/existing-ids"])(
    "%s is asked of the same function by every host and by the embedded server",
    async (path) => {
      seen.length = 0;
      const request = () => new Request(`${SITE}/api${path}`);
      await cloudflare.fetch(request(), { ASSETS: { fetch: files }, VITE_SUPABASE_URL: origin });
      Object.assign(globalThis, { Netlify: { env: { get: () => origin } } });
      await netlify(request(), { next: files });
      expect(seen.map(({ url }) => url)).toEqual(Array(2).fill(`/functions/v1${path}`));
      const rewrite = (generated.get("vercel.json") ?? "").match(/"source": "(\/api[^"]*)"/)?.[1];
      expect(new RegExp(`^${rewrite}$`).exec(`/api${path}`)?.[1]).toBe(path.slice(1));
      const embedded = await served(`/api${path}`);
      expect(embedded.status).toBe(401);
      expect(await served(`/functions/v1${path}`)).toEqual(embedded);
    },
  );

  test.each([
    ["/calendar/team/x.ics", "There is no such calendar."],
    ["/calendar/season/x.ics", "There is no such calendar."],
    ["/crest/x", '{"code":"PT404","message":"There is no such crest."}'],
    ["/live/x", '{"code":"PT404","message":"There is no such game."}'],
  ])(
    "%s is answered by the function of its name on every host, without a token",
    async (path, words) => {
      seen.length = 0;
      const request = () => new Request(SITE + path);
      await cloudflare.fetch(request(), { ASSETS: { fetch: files }, VITE_SUPABASE_URL: origin });
      Object.assign(globalThis, { Netlify: { env: { get: () => origin } } });
      await netlify(request(), { next: files });
      expect(seen.map(({ url, token }) => [url, token])).toEqual(
        Array(2).fill([`/functions/v1${path}`, ""]),
      );
      const { rewrites } = JSON.parse(generated.get("vercel.json") ?? "") as VercelConfig;
      const [rule] = rewrites.filter(({ source }) => new RegExp(`^${source}$`).test(path));
      expect(rule?.destination).toBe(`${PROJECT}/functions/v1/${path.split("/")[1]}/$1`);
      const embedded = await served(path);
      expect([embedded.status, embedded.text]).toEqual([404, words]);
      expect(await served(`/functions/v1${path}`)).toEqual(embedded);
    },
  );

  test("on Vercel too", async () => {
    const answer = await HOSTS.Vercel?.(new Request(`${SITE}/api/leagues/existing-ids`));
    const { rewrites } = JSON.parse(generated.get("vercel.json") ?? "") as VercelConfig;
    expect(await answer?.text()).toBe(`to ${PROJECT}/functions/v1/$1`);
    expect(rewrites[0]?.source).toBe("/api/(.*)");
  });
});

test("what is generated is current; npm run hosting writes it", async () => {
  const vercelJson = await readFile(join(ROOT, "vercel.json"), "utf8");
  const backendOrigin = /connect-src 'self' (https:[^;]+);/.exec(vercelJson)?.[1] ?? "";
  const invite = await readFile(join(ROOT, "supabase/templates/invite.html"), "utf8");
  const appName = /<title>(.+)<\/title>/.exec(invite)?.[1] ?? "";
  for (const [path, text] of hostingFiles({ backendOrigin, appName })) {
    expect(await readFile(join(ROOT, path), "utf8"), path).toBe(text);
  }

  const target = join(folder, "written");
  const env = { ...process.env, VITE_SUPABASE_URL: `${PROJECT}/`, VITE_APP_NAME: "Club" };
  const args = ["--import", "tsx", "scripts/write-hosting.ts", target];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  for (const [path, text] of generated) {
    expect(await readFile(join(target, path), "utf8"), path).toBe(text);
  }
});

test("a name is text in a mail, never markup", () => {
  const files = hostingFiles({ backendOrigin: PROJECT, appName: "<b>A & B</b>" });
  for (const [path, text] of files) {
    if (path.endsWith(".html")) expect(text).not.toMatch(/<b>|A & B/);
  }
});
