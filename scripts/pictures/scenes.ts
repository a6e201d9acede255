import type { Page } from "@playwright/test";
import { PUBLIC_ROUTES } from "../../tests/e2e/support/public-routes.ts";
import type { ShownLeague } from "./shown-league.ts";

/** A screen that everybody may open, with its figures; `query` narrows it. */
export function showPublic(name: string, query = "") {
  const route = PUBLIC_ROUTES.find((each) => each.name === name);
  if (route === undefined) throw new Error(`No public screen is called "${name}".`);
  return async (page: Page, league: ShownLeague): Promise<void> => {
    await page.goto(route.address(league) + query);
    await route.figures(page).waitFor();
    await page.getByText("Loading seasons...").first().waitFor({ state: "hidden" });
  };
}

/** The page on which an admin makes the widget, with its preview. */
export async function showWidgetBuilder(page: Page): Promise<void> {
  await page.goto("/admin/widget");
  const preview = page.frameLocator("iframe");
  await preview.getByRole("tabpanel").getByRole("listitem").first().waitFor();
}

export async function showLive(page: Page, league: ShownLeague): Promise<void> {
  await page.goto(`/collect?gameId=${league.inProgress}`);
  await page.getByTestId("feed-entry").first().waitFor();
  await pill(page, "saved").waitFor();
}

export async function showLiveOffline(page: Page, league: ShownLeague): Promise<void> {
  await showLive(page, league);
  await page.context().setOffline(true);
  const tacklers = new Set<string>();
  for (let tackle = 1; tackle <= 3; tackle += 1) await recordTackle(page, tacklers);
  await page
    .locator('[data-testid="sync-status"][data-state="offline"][data-pending="3"]')
    .waitFor();
}

export async function showSyncSheet(page: Page, league: ShownLeague): Promise<void> {
  await showLiveOffline(page, league);
  await pill(page, "offline").click();
  await page.getByRole("dialog").waitFor();
}

export async function showRosterGate(page: Page, league: ShownLeague): Promise<void> {
  await page.goto(`/collect?gameId=${league.untouched}`);
  const players = page.getByRole("dialog").getByRole("checkbox");
  await players.first().waitFor();
  for (const place of [0, 1, 3, 4]) await players.nth(place).click();
}

export async function showPlayerSheet(page: Page, league: ShownLeague): Promise<void> {
  await showLive(page, league);
  await chooseTackler(page);
}

export async function showFinalize(page: Page, league: ShownLeague): Promise<void> {
  await showLive(page, league);
  await page.getByRole("button", { name: "Finalize Game" }).click();
  await page.getByText("Finalize this game?").waitFor();
}

export async function showUsers(page: Page): Promise<void> {
  await page.goto("/admin/users");
  await page
    .getByRole("button", { name: /^Manage / })
    .first()
    .waitFor();
}

/** Stat first: the button and the home team; leaves its players to choose from. */
async function chooseTackler(page: Page) {
  await page.getByTestId("stat-grid").getByRole("button", { name: "TACKLE", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /, HOME$/i })
    .click();
  const tiles = page.getByTestId("player-tile");
  await tiles.first().waitFor();
  return tiles;
}

/** A tackle of a home player who is not among `tacklers`; adds them. */
async function recordTackle(page: Page, tacklers: Set<string>): Promise<void> {
  const tiles = await chooseTackler(page);
  for (const tile of await tiles.all()) {
    const playerId = (await tile.getAttribute("data-player-id")) ?? "";
    if (tacklers.has(playerId)) continue;
    tacklers.add(playerId);
    await tile.click();
    await tiles.first().waitFor({ state: "detached" });
    return;
  }
}

function pill(page: Page, state: string) {
  return page.locator(`[data-testid="sync-status"][data-state="${state}"]`);
}
