import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { isWidget, PUBLIC_ROUTES, type PublicRoute, type ShownLeague } from "./public-routes.ts";

/**
 * Goes to every public screen within the app, as its links do, and calls `look` once the screen
 * shows its figures; the widget, a page of its own, comes last.
 */
export async function walkPublic(
  page: Page,
  league: ShownLeague,
  look: (route: PublicRoute) => Promise<void>,
): Promise<void> {
  for (const route of PUBLIC_ROUTES) {
    const address = route.address(league);
    if (isWidget(route) || route === PUBLIC_ROUTES[0]) await page.goto(address);
    else await follow(page, address);
    await expect(route.figures(page), route.name).toBeVisible();
    await look(route);
  }
}

/** Changes the address without loading a page, as the app's links do. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
}
