import type { Page } from "@playwright/test";
import { allSaved, atTheField, untouchedGame } from "../support/at-the-field.ts";
import { axeFindings, THEMES } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { LiveScreen } from "../support/live-screen.ts";

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

/** Surnames that a jersey of a seventh of the phone shows whole in 12 px, four of them with an initial. */
const LONG_NAMES = [
  ["Rune Brøndby", "R. Brøndby"],
  ["Kim Brøndby", "K. Brøndby"],
  ["Wim Wammers", "Wammers"],
  ["Una O'Neil", "U. O'Neil"],
  ["Jo St. James", "St. James"],
  ["Mia O'Neil", "M. O'Neil"],
  ["Di Delacroix", "Delacroix"],
] as const;

test("texts at 200 % cut no letter of a jersey's name that has room in 12 px", async ({
  server,
  newPhone,
}) => {
  const { visitor, home, ...game } = await untouchedGame(server);
  const renamed = async (team: typeof visitor) => {
    const players = LONG_NAMES.map(([name], at) => ({
      id: team.players[at]?.id ?? "",
      name,
      plainName: name,
      jerseyNumber: String(at + 1),
    }));
    for (const { id, name, jerseyNumber } of players) {
      await server.arrange(
        "update public.players set name = $2, jersey_number = $3 where id = $1",
        [id, name, jerseyNumber],
      );
    }
    return { ...team, players };
  };
  const known = { ...game, visitor: await renamed(visitor), home: await renamed(home) };
  const page = await newPhone();
  await signIn(page, DEMO.scorer);
  const live = new LiveScreen(page, known);
  await live.open();
  await live.chooseRosters({ visitor: known.visitor.players, home: known.home.players });
  const names = LONG_NAMES.map(([, short]) => short);
  for (const theme of THEMES) {
    for (const percent of [100, 150, 200]) {
      await page.evaluate(
        ([theme, percent]) => {
          document.documentElement.setAttribute("data-theme", theme);
          document.documentElement.style.fontSize = `${percent}%`;
        },
        [theme, percent] as const,
      );
      await expect
        .poll(() => jerseyNames(page), `${theme}, ${percent} %`)
        .toEqual([...names, ...names]);
    }
  }
});

/** The names that the jerseys show, those that are cut with what is missing. */
const jerseyNames = (page: Page) =>
  page.locator(".lv [data-player-id]").evaluateAll((jerseys) =>
    jerseys
      .filter((jersey) => jersey.getClientRects().length > 0)
      .map((jersey) =>
        [...jersey.querySelectorAll("span")]
          .filter(({ clientWidth }) => clientWidth > 1)
          .filter((part) => getComputedStyle(part).textOverflow === "ellipsis")
          .map((part) => {
            // A fraction of a pixel that is missing ends the name in an ellipsis, too.
            const text = document.createRange();
            text.selectNodeContents(part);
            const needed = text.getBoundingClientRect().width;
            const isCut = needed > part.getBoundingClientRect().width + 0.01;
            return isCut ? `${part.textContent} needs ${needed} px` : part.textContent;
          })
          .join(),
      ),
  );

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
