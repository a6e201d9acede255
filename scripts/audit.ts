import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { untouchedGame } from "../tests/e2e/support/at-the-field.ts";
import { DEMO, signIn } from "../tests/e2e/support/fixtures.ts";
import { PUBLIC_ROUTES } from "../tests/e2e/support/public-routes.ts";
import { SPRING, seasonId } from "../tests/e2e/support/season-screen.ts";
import { shownLeague } from "../tests/e2e/support/shown-league.ts";
import { startTestBackend } from "../tests/helpers/backend/start-test-backend.ts";
import { createTestClient } from "../tests/helpers/backend/supabase-client.ts";
import { auditRoute, type RouteAudit } from "./audit/audit-route.ts";
import { layoutShift } from "./audit/layout-shift.ts";
import {
  adminRoutes,
  movingGames,
  otherPages,
  pastGames,
  type ShiftRoute,
  sideline,
  WIDGETS,
} from "./audit/shift-routes.ts";
import { buildClientIfChanged } from "./build-client.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * `npm run audit [part of a name …]` scores every public screen of the built app as Lighthouse would,
 * and says how much each page, the sign-in, the sideline and an admin's screens move by themselves.
 * Ends with 1 where a goal is missed.
 */
const GOALS = { a11y: 100, seo: 90, practices: 95, shift: 0.05 } as const;

const names = process.argv.slice(2);
const isChosen = ({ name }: { readonly name: string }) =>
  names.length === 0 || names.some((part) => name.includes(part));
await buildClientIfChanged();
const dist = fileURLToPath(new URL("../dist", import.meta.url));
const backend = await startTestBackend({ seed: "demo", staticDir: dist });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const missed: string[] = [];
try {
  const service = createTestClient(backend.url, backend.secretKey);
  const league = await shownLeague(service);
  // While game passes are off, the pages that make them show nothing.
  await service.rpc("update_settings", { p_game_passes: "admins" }).throwOnError();
  const untouched = await untouchedGame({ service });
  const { data: season } = await service.from("seasons").select("id").limit(1).single();
  process.stdout.write(`${line("screen", "a11y", "SEO", "practices", "shift")}\n`);
  for (const route of PUBLIC_ROUTES.filter(isChosen)) {
    report(await auditRoute(browser, backend.url, route, league));
  }
  const past = await seasonId(service, SPRING);
  const runningId = await gameWhere("is_completed", false);
  const games = movingGames(runningId, await gameWhere("home_captain_agrees", true));
  const visitors = [...WIDGETS, pastGames(past), ...otherPages(league), ...games];
  await reportShifts(visitors.filter(isChosen));
  const admin = await signedIn();
  await reportShifts(adminRoutes(season?.id, league).filter(isChosen), admin);
  await reportShifts([...games, ...sideline(runningId, untouched)].filter(isChosen), admin);
} finally {
  await browser.close();
  await backend.stop();
}
const goals = `a11y ${GOALS.a11y}, SEO ${GOALS.seo}, practices ${GOALS.practices}, shift ≤ ${GOALS.shift}`;
if (missed.length > 0) {
  process.stderr.write(`\nNot at the goals (${goals}): ${missed.join(", ")}\n`);
  process.exitCode = 1;
} else process.stdout.write(`\nAll screens reach the goals: ${goals}.\n`);

function report({ name, scores, shift, findings }: RouteAudit): void {
  const { a11y, seo, practices } = scores;
  process.stdout.write(`${line(name, a11y, seo, practices, shift.toFixed(3))}\n`);
  for (const finding of findings) process.stdout.write(`  ${finding}\n`);
  const isScored = a11y >= GOALS.a11y && seo >= GOALS.seo && practices >= GOALS.practices;
  if (!isScored || shift > GOALS.shift) missed.push(name);
}

/** The id of a game with plays that has this value. */
async function gameWhere(column: string, value: boolean): Promise<string> {
  const { data } = await createTestClient(backend.url, backend.secretKey)
    .from("games")
    .select("id")
    .eq(column, value)
    .gt("head_seq", 5)
    .limit(1)
    .single();
  return String(data?.id);
}

async function signedIn() {
  const context = await browser.newContext({ baseURL: backend.url });
  const page = await context.newPage();
  await signIn(page, DEMO.admin);
  await page.waitForLoadState("networkidle");
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { storageState };
}

async function reportShifts(
  routes: readonly ShiftRoute[],
  visit: Parameters<typeof layoutShift>[1] = {},
): Promise<void> {
  for (const route of routes) {
    const shift = await layoutShift(browser, { baseURL: backend.url, ...visit }, route);
    process.stdout.write(`${line(route.name, "", "", "", shift.toFixed(3))}\n`);
    if (shift > GOALS.shift) missed.push(route.name);
  }
}

function line(name: string, ...columns: readonly (string | number)[]): string {
  return [name.padEnd(32), ...columns.map((column) => String(column).padStart(11))].join("");
}
