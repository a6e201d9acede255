import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageHeadersHash } from "../../supabase/local/http/page-headers-hash.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROJECT = "https://club.supabase.co";
const SECRETS = {
  SECRET_KEY: "sb_secret_never-in-a-client",
  SMTP_URL: "smtp://u:hidden@mail.test",
};

let folder: string;
let html: string;
let files: ReadonlyMap<string, string>;

/** Builds as docs/deployment.md tells a host to: `npm run build` with the variables of step 1. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hosted-build-"));
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const builds: [config: string, outDir: string][] = [
    ["vite.config.ts", folder],
    ["vite.widget.config.ts", join(folder, "widget")],
  ];
  for (const [config, outDir] of builds) {
    const args = ["build", "--config", config, "--outDir", outDir, "--emptyOutDir"];
    await promisify(execFile)(process.execPath, [vite, ...args, "--logLevel", "warn"], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...SECRETS,
        VITE_SUPABASE_URL: PROJECT,
        VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_club",
        VITE_APP_NAME: "Club Stats",
        VITE_ASSOCIATION_NAME: "Club & Co",
      },
    });
  }
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(js|html|css|webmanifest)$/.test(name));
  files = new Map(
    await Promise.all(
      texts.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const),
    ),
  );
  html = files.get("index.html") ?? "";
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the page carries the fingerprint of the headers that the hosts send, and its name", () => {
  expect(html).toContain(`content="${pageHeadersHash(PROJECT)}"`);
  expect(html).toContain("<title>Club Stats");
});

test("the client talks to the project, with the publishable key", () => {
  const script = [...files.values()].join("\n");
  expect(script).toContain(PROJECT);
  expect(script).toContain("sb_publishable_club");
});

test("the widget does the same, under its own name", () => {
  const page = files.get(join("widget", "stats", "index.html")) ?? "";
  expect(page).toContain("<title>Club &#38; Co Fantasy Dashboard</title>");
  const named = page.match(/widget\/assets\/[^"]+\.js/g) ?? [];
  const script = named.map((address) => files.get(join(address)) ?? "").join("\n");
  expect(script).toContain(PROJECT);
  expect(script).toContain("sb_publishable_club");
});

test("the service worker keeps nothing of the widget (rule 15)", () => {
  expect(files.get("sw.js")).toContain("index.html");
  expect(files.get("sw.js")).not.toMatch(/widget\/(stats|standings|next|live|embed|assets)/);
});

test("rule 10: no secret of the environment, and nothing shaped like one, is in the build", () => {
  const secret = [...Object.values(SECRETS), /sb_secret_[\w-]{8,}/, /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/];
  for (const [name, text] of files) {
    const found = secret.filter((one) =>
      typeof one === "string" ? text.includes(one) : one.test(text),
    );
    expect({ name, found }).toEqual({ name, found: [] });
  }
});
