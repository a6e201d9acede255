import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { isWidget, PUBLIC_ROUTES } from "../support/public-routes.ts";
import { shownLeague } from "../support/shown-league.ts";
import { stopTheClock } from "../support/stop-the-clock.ts";

test("the help button is away while a page scrolls, and lies on no figure and no text after it", async ({
  server,
  newPhone,
}) => {
  const { gameId } = await shownLeague(server.service);
  const page = await newPhone();
  const help = page.getByRole("button", { name: "Need Help?" });
  for (const [path, shown] of [
    ["/games", page.getByTestId("game-card").first()],
    [`/games/${gameId}/review`, page.getByRole("button", { name: "Show table" })],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    for (const top of [0, 120, 240, 360, 480]) {
      await scrollTo(page, top);
      await expect.poll(() => coveredBy(page), { message: `${path} at ${top}` }).toEqual([]);
    }
  }
  await scrollTo(page, await scrollable(page));
  await expect(help).toHaveAttribute("data-place", "here");
  await stopTheClock(page);
  await page.evaluate(() => window.scrollBy(0, -10));
  await expect(help).toHaveAttribute("data-place", "moving");
  await page.clock.resume();
  await expect(help).toHaveAttribute("data-place", "here");
});

test("on a phone it lies on nothing on any public page, and stands at the end of each", async ({
  server,
  newPhone,
}) => {
  const league = await shownLeague(server.service);
  const page = await newPhone();
  const help = page.getByRole("button", { name: "Need Help?" });
  for (const route of PUBLIC_ROUTES.filter((one) => !isWidget(one) && one.name !== "scoreboard")) {
    await page.goto(route.address(league));
    await expect(route.figures(page)).toBeVisible();
    for (const part of [0, 0.5, 1]) {
      const message = `${route.name}, scrolled by ${part}`;
      await scrollTo(page, part * (await scrollable(page)));
      await expect.poll(() => coveredBy(page), { message }).toEqual([]);
      // Wherever all is read the button may be missing, but not at the end.
      if (part === 1) await expect(help, message).toHaveAttribute("data-place", "here");
    }
  }
});

test("on a phone the menu leads to help, too", async ({ newPhone }) => {
  const page = await newPhone();
  await page.goto("/games");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Need Help?" }).click();
  await expect(menu).toHaveCount(0);
  const help = page.getByRole("dialog", { name: "Need Help?" });
  await expect(help.getByRole("link", { name: /^User Guide/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
});

function scrollable(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
}

/** Until the page has heard of it. */
function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(async (y) => {
    window.scrollTo(0, y);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}

/** Texts and drawings under the button, once it has come to rest. */
function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const help = document.querySelector<HTMLElement>('button[aria-label="Need Help?"]');
    if (help?.dataset.place === "none") return [];
    if (help?.dataset.place !== "here") return ["moving"];
    const area = help.getBoundingClientRect();
    if (area.bottom < innerHeight - 110) return ["away from its corner"];
    const texts = document.createTreeWalker(
      document.querySelector("main") as Element,
      NodeFilter.SHOW_TEXT,
    );
    const covered: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      // Words for screen readers alone stand in one pixel.
      if ((node.parentElement?.clientWidth ?? 0) === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isUnder)) covered.push(node.textContent ?? "");
    }
    for (const drawing of document.querySelectorAll("main svg:not([aria-hidden=true])")) {
      if (isUnder(drawing.getBoundingClientRect())) covered.push(drawing.outerHTML.slice(0, 60));
    }
    return covered;

    function isUnder({ left, right, top, bottom }: DOMRect): boolean {
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
    }
  });
}
