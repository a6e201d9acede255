import type { Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
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
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      for (const top of [0, 240]) {
        await scrollTo(page, top);
        const message = `${path} at ${top}, ${width} px wide`;
        await expect.poll(() => coveredBy(page), { message }).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
  }
  await scrollTo(page, await scrollable(page));
  await expect(help).toHaveAttribute("data-place", "here");
  await stopTheClock(page);
  // A look for a place that began before the clock stopped ends all the same.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, -10));
    await expect(help).toHaveAttribute("data-place", "moving", { timeout: 2_000 });
  }).toPass();
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

test("on a phone it lies on no action, score box or chevron of the lists and the admin's tables", async ({
  newPhone,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  for (const path of [
    "/games",
    "/teams",
    "/standings",
    "/admin/stats",
    "/admin/users",
    "/admin/penalties",
    "/admin/devices",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      await scrollTo(page, part * (await scrollable(page)));
      await expect
        .poll(() => coveredBy(page), { message: `${path}, scrolled by ${part}` })
        .toEqual([]);
    }
  }
});

test("on a phone it is a narrow tab at the edge, which a finger can press; on a laptop it stands beside the page", async ({
  newPhone,
}) => {
  const page = await newPhone();
  const help = page.getByRole("button", { name: "Need Help?" });
  for (const path of ["/games", "/standings"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(help, path).toHaveAttribute("data-place", "here");
    const edge = async () => {
      const box = await help.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    await expect.poll(edge, { message: path }).toBe(page.viewportSize()?.width);
    await expect.poll(() => touchedAt(page), { message: path }).toEqual(["help"]);
    await help.click();
    await page.keyboard.press("Escape");
  }
  for (const [width, size] of [
    [1280, 30],
    [1440, 48],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/games", "/stats/all", "/standings"]) {
      await page.goto(path);
      await expect(help).toHaveAttribute("data-place", "here");
      const box = () => help.boundingBox();
      await expect.poll(box, { message: path }).toMatchObject({ y: 800 - 8 - size, width: size });
      await expect
        .poll(async () => (await box())?.x, { message: path })
        .toBeGreaterThanOrEqual((width + 1240) / 2 - 20);
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

/** What a touch meets on a grid over the 44×44 px at the page's edge whose middle is the tab's. */
function touchedAt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const help = document.querySelector('button[aria-label="Need Help?"]');
    const { right, top, height } = help?.getBoundingClientRect() ?? new DOMRect();
    const met = new Set<string>();
    for (let x = right - 43; x < right; x += 6) {
      for (let y = top + height / 2 - 21; y < top + height / 2 + 22; y += 6) {
        const button = document.elementFromPoint(x, y)?.closest("button, a");
        met.add(button === help ? "help" : (button?.textContent ?? "nothing"));
      }
    }
    return [...met];
  });
}

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

/** Texts, drawings, boxes of figures and small controls under the button, once it has come to rest. */
function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const help = document.querySelector<HTMLElement>('button[aria-label="Need Help?"]');
    if (help?.dataset.place === "none") return [];
    if (help?.dataset.place !== "here") return ["moving"];
    const { x, y, width, height } = help.getBoundingClientRect();
    // It does not touch what it stands beside, either.
    const area = new DOMRect(x - 4, y, width + 4, height);
    if (area.top < innerHeight * 0.4) return ["among what is read"];
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
      // What an ellipsis cuts off, and a whole name that gave way to its short one, lie nowhere.
      const box = node.parentElement?.closest(".name-fit") ?? node.parentElement;
      const end = box?.getBoundingClientRect().right ?? 0;
      const shown = [...range.getClientRects()]
        .filter(({ x }) => x < end)
        .map(({ x, y, width, height }) => new DOMRect(x, y, Math.min(width, end - x), height));
      if (shown.some(isUnder)) covered.push(node.textContent ?? "");
    }
    for (const part of document.querySelectorAll("main :is(svg, .numeral, a, button, label)")) {
      const box = part.getBoundingClientRect();
      // Rows and cards are controls too, and end in blank room.
      const isRow =
        box.width >= 200 && part.matches("a, button, label") && !part.matches(".type-action");
      if (!isRow && part.clientWidth !== 1 && isUnder(box)) {
        covered.push(part.outerHTML.slice(0, 60));
      }
    }
    return covered;

    function isUnder({ left, right, top, bottom }: DOMRect): boolean {
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
    }
  });
}
