import type { Browser } from "@playwright/test";
import type { ShownLeague } from "../e2e/support/public-routes.ts";
import { install, type OpenedPage, open } from "./cold-start.ts";
import { type Figure, spreadOf } from "./figure.ts";
import type { FigureName } from "./goals.ts";

const ROUNDS = 5;

/** What people open a page for: its first row of figures. */
const PAGES = {
  review: (league: ShownLeague) => [`/games/${league.gameId}/review`, "[data-testid=score-home]"],
  teams: () => ["/teams", "main article"],
  team: (league: ShownLeague) => [`/teams/${league.teamId}`, "main li"],
  player: (league: ShownLeague) => [`/players/${league.playerId}`, "main li"],
  stats: () => ["/stats", "main li"],
  "all-stats": () => ["/stats/all", "main ol li"],
  standings: () => ["/standings", "main ol li"],
} as const satisfies Record<string, (league: ShownLeague) => readonly [string, string]>;

/** Each lazy page offline, service worker asleep: its largest paint against an empty React app's. */
export async function pageStarts(
  browser: Browser,
  appUrl: string,
  emptyUrl: string,
  league: ShownLeague,
): Promise<Figure[]> {
  const names = Object.keys(PAGES) as (keyof typeof PAGES)[];
  const pages = names.map((name): OpenedPage => {
    const [path, awaited] = PAGES[name](league);
    return [`${appUrl}${path}`, awaited];
  });
  const app = await install(browser, pages);
  const empty = await install(browser, [[emptyUrl, "h1"]]);
  const figures: Figure[] = [];
  for (const [at, [url, awaited]] of pages.entries()) {
    const taken: number[] = [];
    const least: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      least.push((await open(empty, emptyUrl, "h1")).largestPaint);
      taken.push((await open(app, url, awaited)).largestPaint);
    }
    const name: FigureName = `${names[at] ?? "teams"}, offline start, LCP`;
    figures.push({ name, measured: spreadOf(taken), floor: spreadOf(least) });
  }
  await app.close();
  await empty.close();
  return figures;
}
