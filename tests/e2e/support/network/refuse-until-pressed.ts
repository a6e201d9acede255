import type { Page } from "@playwright/test";

type Answer = { readonly status: number; readonly json: object };

/**
 * Refuses these requests until somebody clicks on the page, so that no reading that the app
 * begins by itself takes the failure away before a test presses "Try Again". From the next load on.
 */
export async function refuseUntilPressed(
  page: Page,
  url: string | RegExp,
  answer: Answer,
): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("click", () => Object.assign(window, { isPressed: true }), { capture: true });
  });
  let isPressed = false;
  await page.route(url, async (route) => {
    // A page that is being left has not been pressed.
    isPressed ||= await page.evaluate(() => "isPressed" in window).catch(() => false);
    await (isPressed ? route.fallback() : route.fulfill(answer));
  });
}
