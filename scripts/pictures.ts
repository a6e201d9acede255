import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { startBackend } from "../supabase/local/backend.ts";
import { readConfig } from "../supabase/local/config/read-config.ts";
import { DEMO_ACCOUNTS } from "../supabase/local/seed/demo-accounts.ts";
import { CHROMIUM_FLAGS } from "../tests/e2e/support/chromium-flags.ts";
import { zoneWhereItIs } from "../tests/helpers/zone-where-it-is.ts";
import { buildClientIfChanged } from "./build-client.ts";
import { findChromium } from "./find-chromium.ts";
import { PHONE, PICTURES, type Picture } from "./pictures/pictures.ts";
import { chooseLeague, type ShownLeague } from "./pictures/shown-league.ts";
import { webpOf } from "./pictures/webp.ts";

/**
 * `npm run pictures [part of a name …]`: takes the pictures of README and guide from the real app,
 * on a throw-away demo league whose clock says two in the afternoon, when people play.
 */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LARGEST_BYTES = 150 * 1024;

async function signIn(page: Page, who: keyof typeof DEMO_ACCOUNTS): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email address").fill(DEMO_ACCOUNTS[who].email);
  await page.getByLabel("Your password", { exact: true }).fill(DEMO_ACCOUNTS[who].password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/(games|admin)$/);
}

async function take(
  browser: Browser,
  origin: string,
  league: ShownLeague,
  picture: Picture,
): Promise<void> {
  const { file, size, theme, scale, who, show } = picture;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    deviceScaleFactor: scale,
    hasTouch: size === PHONE,
    reducedMotion: "reduce",
  });
  await context.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
  const page = await context.newPage();
  if (who !== "visitor") await signIn(page, who);
  await show(page, league);
  // What comes behind the first paint: the search of the games, the typeface of the widget.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: "disabled", caret: "hide" });
  const bytes = await webpOf(png, context);
  await context.close();
  if (bytes.length > LARGEST_BYTES) {
    throw new Error(`${file} would have ${bytes.length} bytes; 150 KB are allowed.`);
  }
  await mkdir(dirname(join(ROOT, file)), { recursive: true });
  await writeFile(join(ROOT, file), bytes);
  console.log(`${file} ${Math.round(bytes.length / 1024)} KB`);
}

const names = process.argv.slice(2);
const wanted = PICTURES.filter(
  ({ file }) => names.length === 0 || names.some((name) => file.includes(name)),
);
if (wanted.length === 0) {
  const files = PICTURES.map(({ file }) => file).join(", ");
  throw new Error(`There is no picture "${names.join(" ")}"; there are ${files}.`);
}
process.env.TZ = zoneWhereItIs(14, new Date());
const dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-pictures-"));
await buildClientIfChanged();
const backend = await startBackend({
  ...readConfig({ PORT: "0", DATA_DIR: dataDir, SEED: "demo" }),
  staticDir: join(ROOT, "dist"),
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  const league = await chooseLeague(backend.database);
  for (const picture of wanted) await take(browser, backend.url, league, picture);
} finally {
  await browser.close();
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}
