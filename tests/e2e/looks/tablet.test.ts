import type { Locator, Page } from "@playwright/test";
import { allSaved, atTheField, untouchedGame } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";
import { LiveScreen } from "../support/live-screen.ts";

const TABLETS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const;

const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
};

const wear = (page: Page, theme: "light" | "sun") =>
  page.evaluate((worn) => {
    document.documentElement.dataset.theme = worn;
  }, theme);

/** Buttons of the right column and the bar that are under 48 px or whose words are cut. */
const troubles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".lv-enter button, .lv-bar button")]
      .filter((button) => button.getClientRects().length > 0)
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isCut =
          button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight + 1;
        return width < 48 || height < 48 || isCut;
      })
      .map((button) => `${button.getAttribute("aria-label") ?? button.textContent}`),
  );

/** Controls left of the buttons that are neither faint nor below a scrim; pill, clock and timeouts are read. */
const brightBeside = (page: Page) =>
  page.evaluate(() => {
    const scrim = document.querySelector("body > .bg-scrim");
    const ground = scrim && getComputedStyle(scrim).backgroundColor;
    const column = document.querySelector(".fd")?.getBoundingClientRect().right ?? 0;
    return [...document.querySelectorAll<HTMLElement>(".lv :is(button, a)")]
      .filter((control) => control.getBoundingClientRect().right <= column + 1)
      .filter((control) => control.checkVisibility())
      .filter(
        (control) => !control.matches("[data-testid=sync-status], .lv-clock-time, .lv-timeout"),
      )
      .filter((control) => getComputedStyle(control, "::after").backgroundColor !== ground)
      .filter((control) => Number(getComputedStyle(control).opacity) > 0.5)
      .map((control) => control.getAttribute("aria-label") ?? control.textContent);
  });

/** Writes these names into a play of the feed, and says how they are drawn. */
const drawnAs = (names: Locator, whole: string, short: string) =>
  names.evaluate(
    (box, texts) => {
      const [narrower, narrow] = box.querySelectorAll<HTMLElement>(".name-fit");
      if (!(box.firstChild && narrower && narrow)) return "not there";
      box.firstChild.textContent = texts.whole;
      narrower.dataset.short = texts.whole;
      narrow.dataset.whole = texts.whole;
      narrow.dataset.short = texts.short;
      if (narrower.clientHeight === 0) return "whole";
      if (narrow.clientHeight === 0) return "narrower";
      return Number.parseFloat(getComputedStyle(narrow, "::after").height) > 8
        ? "surnames"
        : "narrow";
    },
    { whole, short },
  );

test("a tablet, upright too, reads on the left and enters on the right, and choosers leave score and plays as they are, dim what takes no tap, and close on no tap there (interface.md); an upright tablet shows the jerseys of both teams in one height, with fifteen players against twelve too", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await test.step("a tablet, upright too, reads on the left and enters on the right, and choosers leave score and plays as they are, dim what takes no tap, and close on no tap there (interface.md)", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await server.arrange("update public.leagues set periods = 'quarters'", []);
    const { game, live } = await atTheField(server, page);
    await live.record({ stat: "rush", side: "visitor", player: 0 }, "stat-first");
    await allSaved(live);
    await expect(page.getByRole("button", { name: /^Undo Last/ })).toHaveCount(0);
    const second = page.getByRole("link", { name: "Big Screen" });
    const cells = page.getByRole("navigation", { name: "Game" }).locator("> :visible");
    const widths = await cells.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width),
    );
    expect(widths, "four equal cells on a phone").toEqual([90, 90, 90, 90]);
    const score = page.getByTestId("score-home");
    const play = page.getByTestId("feed-entry").first();
    for (const { width, height } of TABLETS) {
      await test.step(`${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        for (const { name } of [game.visitor, game.home]) {
          const jerseys = page.getByRole("group", { name, exact: true }).getByRole("button");
          await expect(jerseys).toHaveCount(6);
          for (const jersey of await jerseys.all()) {
            await expect(jersey).toBeInViewport({ ratio: 1 });
            if (width < 1000) continue;
            await expect(jersey.locator("> span"), "the wide cut").toHaveCSS("font-stretch", "90%");
          }
        }
        const feed = await edges(page.getByTestId("live-feed"));
        expect((await edges(page.getByTestId("stat-grid"))).left).toBeGreaterThanOrEqual(
          feed.right,
        );
        for (const percent of [100, 200]) {
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}%`;
          }, percent);
          await expect.poll(() => troubles(page), `text at ${percent} %`).toEqual([]);
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "";
        });
        const clip = (await score.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const words = (await play.locator(".fd-words").boundingBox()) ?? clip;
        const seen = () =>
          Promise.all([clip, words].map(async (part) => page.screenshot({ clip: part })));
        const before = await seen();
        expect(await brightBeside(page)).toContain("Back");
        for (const stat of ["TACKLE", "TOUCHDOWN"]) {
          await page.getByRole("button", { name: stat, exact: true }).click();
          const sheet = page.getByRole("dialog");
          await expect(sheet).toBeVisible();
          expect((await edges(sheet)).left).toBeGreaterThanOrEqual(feed.right);
          expect(await seen(), "score and play beside a chooser").toEqual(before);
          expect(await brightBeside(page)).toEqual([]);
          await wear(page, "sun");
          const scrim = page.locator("body > .bg-scrim");
          await expect(scrim, "in the sun on all").toHaveCSS("border-left-width", "0px");
          await expect(page.locator(".lv-save-now"), "nothing is faint").toHaveCSS("opacity", "1");
          await wear(page, "light");
          await page.mouse.click(clip.x + 30, clip.y + 30);
          await page.mouse.click(feed.right - 30, height - 30);
          await expect(sheet, "a tap beside it throws no play away").toBeVisible();
          await page.keyboard.press("Escape");
          await expect(sheet).toHaveCount(0);
        }
      });
    }
    await test.step("a play's names are as wide as they have room for, and surnames come last", async () => {
      const names = play.locator(".fd-words > .name-fit");
      const passer = (first: string) => `#43 ${first} Møller to #84 ${first} Quigley`;
      const surnames = "#43 Møller to #84 Quigley";
      expect(await drawnAs(names, "#7 Ada Reyes", "#7 Reyes")).toBe("whole");
      expect(await drawnAs(names, passer("Vic"), surnames)).toBe("narrower");
      expect(await drawnAs(names, passer("Vicky"), surnames)).toBe("narrow");
      expect(await drawnAs(names, passer("Alexandria"), surnames)).toBe("surnames");
    });
    await test.step("the score in large digits opens beside it in one tap", async () => {
      const opened = page.waitForEvent("popup");
      await second.click();
      const board = await opened;
      await expect(
        board.getByRole("heading", {
          name: `Big Screen: ${game.visitor.name} at ${game.home.name}`,
        }),
      ).toBeAttached();
      await expect(board.getByTestId("score-visitor")).toHaveText("6");
      await expect(page.getByTestId("stat-grid")).toBeVisible();
    });
  });

  await test.step("an upright tablet shows the jerseys of both teams in one height, with fifteen players against twelve too", async () => {
    const { home } = await untouchedGame(server);
    await server.arrange(
      `insert into public.players (team_id, season_id, name, jersey_number)
     select id, season_id, 'Ada ' || letter || 'brand', at::text
     from public.teams, unnest(string_to_array('A B C D E F G H I', ' ')) with ordinality as extra(letter, at)
     where id = $1`,
      [home.id],
    );
    const game = await untouchedGame(server);
    await page.emulateMedia({ reducedMotion: null });
    await page.setViewportSize({ width: 360, height: 740 });
    const live = new LiveScreen(page, game);
    await live.open();
    await live.chooseRosters({
      visitor: game.visitor.players.slice(0, 12),
      home: game.home.players.slice(0, 15),
    });
    const jerseys = page.locator(".lv [data-player-id]");
    await expect(jerseys).toHaveCount(12 + 15);
    for (const size of [
      { width: 768, height: 1024 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      const difference = () =>
        jerseys.evaluateAll((all) => {
          const heights = all.map((jersey) => jersey.getBoundingClientRect().height);
          return Math.max(...heights) - Math.min(...heights);
        });
      await expect.poll(difference, `${size.width}×${size.height}`).toBeLessThan(1);
      await expect.poll(() => troubles(page)).toEqual([]);
      await expect(jerseys.last()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "TOUCHDOWN" })).toBeInViewport({ ratio: 1 });
    }
  });
});
