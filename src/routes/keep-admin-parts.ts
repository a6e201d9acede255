import type { RouteObject } from "react-router-dom";

/** Between two screens, so that a tap never waits behind all of them. */
const PAUSE_MS = 100;

/**
 * Asks for every file of the screens, so that the service worker keeps them: an admin's device opens
 * each of them without a network, and after an update that has not taken over yet. What does not
 * come now comes with its screen.
 */
export async function keepAdminParts(screens: readonly RouteObject[]): Promise<void> {
  for (const { lazy, children } of screens) {
    if (typeof lazy === "function") {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await lazy().catch(() => undefined);
    }
    if (children !== undefined) await keepAdminParts(children);
  }
}
