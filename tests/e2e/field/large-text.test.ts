import type { Page } from "@playwright/test";
import { allSaved, atTheField } from "../support/at-the-field.ts";
import { axeFindings, THEMES } from "../support/axe-findings.ts";
import { expect, test } from "../support/fixtures.ts";

/** Texts that are cut off; names on chips and of teams are exempt, because they have a shorter form beside them. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>(".lv *, [role=dialog] *")) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = part;
      if (clientWidth <= 1 || part.closest(".sr-only, .name-fit") !== null) continue;
      const { overflowX, overflowY } = getComputedStyle(part);
      const isCut =
        ((/hidden|clip/.test(overflowX) || part.matches(".lv-bar > *")) &&
          scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 2);
      if (isCut && (part.textContent ?? "").trim() !== "") {
        cut.push(
          `${part.className}: ${part.textContent ?? ""} ${scrollWidth}/${clientWidth} ${scrollHeight}/${clientHeight}`,
        );
      }
    }
    return cut;
  });

/** Sizes of the texts in view in CSS pixels, by their words; figures and the keys on buttons are large enough. */
const textSizes = (page: Page, inside: string) =>
  page.evaluate((inside) => {
    const sizes: Record<string, number> = {};
    const isLarge = ".lv-points, .numeral, .lv-clock-time, .sr-only, svg";
    for (const part of document.querySelectorAll<HTMLElement>(`${inside} *`)) {
      const words = [...part.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? "")
        .join(" ")
        .trim();
      if (!/\p{L}/u.test(words) || part.clientWidth === 0 || part.closest(isLarge) !== null)
        continue;
      sizes[words] = Number.parseFloat(getComputedStyle(part).fontSize);
    }
    return sizes;
  }, inside);

/** Texts that are not at least this many times as large as before. */
function tooSmall(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  times: number,
): string[] {
  const same = Object.keys(before).filter((words) => words in after);
  expect(same.length, "texts to compare").toBeGreaterThan(3);
  return same
    .filter((words) => (after[words] ?? 0) < (before[words] ?? 0) * times)
    .map((words) => `${words}: ${before[words]} → ${after[words]} px`);
}

test("with texts at 200 % those of the live screen and its sheets are larger, none is cut, and every control can be reached", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  const { live } = await atTheField(server, page);
  await live.record({ stat: "tackle", side: "visitor", player: 0 }, "stat-first");
  await allSaved(live);
  await cutsNothing(page, async () => {
    await page.getByRole("button", { name: "Finalize Game" }).click();
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
  });
});

test("with a game clock (D71), axe finds nothing in three themes with 7:1, and a text size of 200 % cuts nothing", async ({
  server,
  newPhone,
}) => {
  await server.arrange("update public.leagues set periods = 'quarters', period_minutes = 12", []);
  const page = await newPhone();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { live } = await atTheField(server, page);
  const time = page.getByRole("button", { name: /, set the clock$/ });
  await page.getByRole("button", { name: "Start the clock" }).click();
  await page.getByRole("button", { name: "Stop the clock" }).click();
  await live.record({ stat: "tackle", side: "visitor", player: 0 }, "stat-first");
  await allSaved(live);
  const found: string[] = [];
  for (const theme of THEMES) {
    found.push(...(await axeFindings(page, theme, true)));
    await time.click();
    await expect(page.getByRole("dialog", { name: "Set the Clock" })).toBeVisible();
    found.push(...(await axeFindings(page, theme, true)));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(found).toEqual([]);
  await cutsNothing(page, async () => {
    await time.click();
    await expect(page.getByRole("dialog", { name: "Set the Clock" })).toBeVisible();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

async function cutsNothing(page: Page, more = async () => {}): Promise<void> {
  const rootSize = (percent: number) =>
    page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, percent);
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await rootSize(100);
      const usual = await textSizes(page, ".lv");
      const usualChoosers = await chooserSizes(page);
      await rootSize(200);
      await expect.poll(() => cutTexts(page)).toEqual([]);
      expect(tooSmall(usual, await textSizes(page, ".lv"), 1.1)).toEqual([]);
      await expect.poll(() => pageScroll(page)).toEqual([0, 0]);
      // Undo disappears by itself while the other controls are tried.
      const controls = page.locator(".lv button:enabled:not(.fd-undo)").filter({ visible: true });
      for (const button of await controls.all()) {
        await button.click({ trial: true });
      }
      const choosers = await chooserSizes(page);
      expect(tooSmall(usualChoosers, choosers, 1.3)).toEqual([]);
      await more();
    });
  }
}

/** Opens the team's and the player's chooser, sees that they cut nothing, and closes them. */
async function chooserSizes(page: Page): Promise<Record<string, number>> {
  await page.getByRole("button", { name: "TACKLE", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Select Team" })).toBeVisible();
  await expect.poll(() => cutTexts(page)).toEqual([]);
  const teams = await textSizes(page, "[role=dialog]");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /, Visitor$/ })
    .click();
  await expect(page.getByTestId("player-tile").first()).toBeVisible();
  await expect.poll(() => cutTexts(page)).toEqual([]);
  const players = await textSizes(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return { ...teams, ...players };
}

/** The live screen itself may scroll where a screen is too small, so it is asked too. */
const pageScroll = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(".lv")].map(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    ),
  );
