import type { Page } from "@playwright/test";
import { scriptSnippet } from "../../../src/parts/embed/embed-snippet.ts";
import { widgetAddress } from "../../../src/parts/embed/widget-address.ts";
import { WIDGET_KINDS, type WidgetKindName } from "../../../src/parts/embed/widget-kinds.ts";
import { DEFAULT_WIDGET } from "../../../src/parts/embed/widget-parameters.ts";
import { atTheField } from "../support/at-the-field.ts";
import { findings } from "../support/axe-findings.ts";
import { expect, JOURNEY, test } from "../support/fixtures.ts";
import { makeNamesHostile } from "../support/hostile-names.ts";
import { startOtherSite } from "../support/other-site.ts";
import { widgetFigures } from "../support/public-routes.ts";

const TITLES: Readonly<Record<WidgetKindName, string>> = {
  stats: "Flag Football Fantasy Dashboard",
  standings: "Flag Football Standings",
  next: "Flag Football Next Games",
  live: "Flag Football Live Scores",
};

const heightOf = (page: Page) =>
  page.evaluate(() => document.getElementById("root")?.getBoundingClientRect().height ?? 0);

test(
  "each script tag on another website adds one widget, as high as its content (B, rule 15)",
  JOURNEY,
  async ({ newPhone, server }) => {
    const page = await newPhone({ viewport: { width: 1280, height: 800 } });
    const tag = (kind: WidgetKindName, isCompact: boolean) =>
      scriptSnippet({
        origin: server.url,
        kind,
        parameters: { ...DEFAULT_WIDGET, isCompact },
        title: TITLES[kind],
        width: isCompact ? 320 : null,
      });
    const tags = WIDGET_KINDS.map((kind, at) => `<section>${tag(kind, at % 2 === 1)}</section>`);
    const site = await startOtherSite(
      `<meta name="viewport" content="width=device-width">${tags.join("")}`,
    );
    for (const url of Object.values(site.urls)) {
      await page.goto(url);
      for (const [at, kind] of WIDGET_KINDS.entries()) {
        const frame = page.locator("section").nth(at).locator("iframe");
        await frame.scrollIntoViewIfNeeded();
        await expect(frame).toHaveAttribute("title", TITLES[kind]);
        await expect(frame).toHaveAttribute("loading", "lazy");
        const inside = page.frameLocator(`iframe[title="${TITLES[kind]}"]`);
        await expect(widgetFigures(inside)[kind]).toBeVisible();
        await expectOwnHeight(page, at);
      }
      const [, narrow] = await page.locator("iframe").all();
      expect((await narrow?.boundingBox())?.width).toBe(320);

      // Neither the page itself nor another widget sets a widget's height.
      const before = await page.locator("iframe").first().getAttribute("height");
      await page.evaluate(() =>
        postMessage({ type: "stat-tracker:height", v: 1, height: 111 }, "*"),
      );
      const second = await (await page.locator("iframe").nth(1).elementHandle())?.contentFrame();
      await second?.evaluate(() =>
        parent.postMessage({ type: "stat-tracker:height", v: 1, height: 222 }, "*"),
      );
      await expect(page.locator("iframe").nth(1)).toHaveAttribute("height", "222");
      await expect(page.locator("iframe").first()).toHaveAttribute("height", before ?? "");
    }
    site.close();
  },
);

async function expectOwnHeight(page: Page, at: number) {
  const frame = page.locator("iframe").nth(at);
  const inside = await (await frame.elementHandle())?.contentFrame();
  await expect
    .poll(async () => {
      const content = await inside?.evaluate(() =>
        Math.ceil(document.getElementById("root")?.getBoundingClientRect().height ?? 0),
      );
      return Number(await frame.getAttribute("height")) === content;
    })
    .toBe(true);
}

test("a compact widget is at most 600 px high on a phone; the longest names are whole or short, never missing (B, D72)", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone();
  for (const names of ["of the demo league", "hostile"]) {
    if (names === "hostile") await makeNamesHostile(server);
    for (const kind of WIDGET_KINDS) {
      for (const isCompact of [true, false]) {
        await page.goto(widgetAddress("", { ...DEFAULT_WIDGET, isCompact }, kind));
        await expect(widgetFigures(page)[kind], `${kind}, names ${names}`).toBeVisible();
        if (isCompact) {
          await expect
            .poll(() => heightOf(page), `${kind}, names ${names}`)
            .toBeLessThanOrEqual(600);
        }
        await expect.poll(() => collapsed(page), `${kind}, names ${names}`).toEqual([]);
        if (kind === "next" && !isCompact) {
          await expect.poll(() => torn(page), names).toEqual([]);
        }
      }
    }
  }
});

/** Names without width, and elements that make the page wider than the phone. */
function collapsed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = [...document.querySelectorAll<HTMLElement>("[dir=auto]")]
      .filter((name) => {
        const leastWidth = Math.min(24, 6 * (name.textContent ?? "").length);
        return name.checkVisibility() && name.getBoundingClientRect().width < leastWidth;
      })
      .map((name) => `no room: ${name.textContent}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...faults, `${scrollWidth} px wide`] : faults;
  });
}

/** Games whose crest or jersey is not beside its team's name, or whose "at" is not beside the home team. */
function torn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBeside = (left: Element | null | undefined, right: Element | null | undefined) => {
      const [a, b] = [left?.getBoundingClientRect(), right?.getBoundingClientRect()];
      return a && b ? a.right <= b.left && a.top < b.bottom && b.top < a.bottom : false;
    };
    return [...document.querySelectorAll("li")]
      .filter((game) => {
        const marks = [...game.querySelectorAll(".team-crest, .team-jersey")].filter((mark) =>
          mark.checkVisibility(),
        );
        const isWhole = marks.every((mark) => isBeside(mark, mark.nextElementSibling));
        return (
          marks.length !== 2 || !isWhole || !isBeside(marks[1]?.previousElementSibling, marks[1])
        );
      })
      .map((game) => game.textContent);
  });
}

function middleOf(box: { y: number; height: number } | null): number {
  return box === null ? Number.NaN : box.y + box.height / 2;
}

test("on a wide page games stand two across, a single one fills it; from 300 to 900 px, names beside emblems begin at one edge, and every difference has its bar", async ({
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 900, height: 700 } });
  await test.step("on a wide page games stand two across, a single one fills it with its teams side by side", async () => {
    await page.goto("/widget/live");
    const game = page.getByRole("listitem");
    await expect(game).toHaveCount(1);
    const boxes = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const [card] = await boxes("li");
    const [visitor, home] = await boxes("li > .edge-left");
    if (!card || !visitor || !home) throw new Error("a game has a card and two teams");
    expect(card.width).toBeGreaterThan(860);
    expect(home.top).toBe(visitor.top);
    expect(Math.round(home.left)).toBe(Math.round(visitor.right));
    expect(home.width, "so that a score is near its name").toBeLessThan(450);

    await page.goto("/widget/next");
    await expect(page.getByRole("listitem").first()).toBeVisible();
    const [today, following] = await boxes("main section");
    expect(following?.top).toBe(today?.top);
    expect(following?.left).toBeGreaterThan(today?.right ?? Number.NaN);
  });

  await test.step("from 300 to 900 px, names beside emblems begin at one edge, and every difference has its bar", async () => {
    for (const width of [300, 360, 420, 900]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/widget/standings");
      const teams = page.getByRole("rowheader");
      await expect(teams.first()).toBeVisible();
      await expect
        .poll(() => namesBeginAt(page, "th > span > span:last-child"), `${width}`)
        .toEqual([expect.any(Number)]);
      for (const row of await page.getByRole("row").all()) {
        if ((await row.getByRole("rowheader").count()) === 0) continue;
        const cell = row.getByRole("cell").last();
        const bar = () => cell.locator("[aria-hidden]").first().boundingBox();
        await expect.poll(async () => (await bar())?.width, `${width}`).toBeGreaterThanOrEqual(30);
        const apart = async () =>
          middleOf(await bar()) - middleOf(await cell.getByText(/^(?:[+−]\d+|0)$/).boundingBox());
        await expect.poll(apart, `${width}`).toBeCloseTo(0, 0);
      }
      if (width >= 640) continue;
      await page.goto("/widget/next");
      await expect(page.getByRole("listitem").first()).toBeVisible();
      const names = "li span:has(> [data-kit], > .team-crest) > :last-child";
      await expect.poll(() => page.locator(names).count()).toBeGreaterThan(2);
      await expect.poll(() => namesBeginAt(page, names), `${width}`).toEqual([expect.any(Number)]);
    }
  });
});

/** The different left edges of the elements, in whole pixels. */
function namesBeginAt(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((names) => [
      ...new Set(names.map((name) => Math.round(name.getBoundingClientRect().left))),
    ]);
}

test("every kind says what is missing (server, season or part), and axe finds nothing (A §8, D10)", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone();
  const kinds = WIDGET_KINDS.filter((kind) => kind !== "stats");
  await test.step("axe, in three themes", async () => {
    for (const kind of kinds) {
      for (const theme of ["light", "dark", "sun"] as const) {
        await page.goto(widgetAddress("", { ...DEFAULT_WIDGET, theme }, kind));
        await expect(widgetFigures(page)[kind]).toBeVisible();
        expect(await findings(page, `${kind} ${theme}`)).toEqual([]);
      }
    }
  });

  await test.step("an address of no kind says so in the widget's look and leads to each kind (A §2)", async () => {
    for (const theme of ["light", "dark", "sun"] as const) {
      await page.goto(`/widget/games?theme=${theme}`);
      const heading = page.getByRole("alert").getByRole("heading", { name: "No such widget" });
      await expect(heading).toBeVisible();
      expect(await findings(page, `no widget ${theme}`)).toEqual([]);
    }
    for (const kind of WIDGET_KINDS) {
      await page.goto("/widget/a/deeper/one?theme=sun");
      const way = page.getByRole("listitem").filter({ hasText: `/widget/${kind}` });
      await way.getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(`/widget/${kind}\\?theme=sun$`));
      await expect(widgetFigures(page)[kind]).toBeVisible();
    }
  });

  await test.step("the last answer stays, with its age, while the server cannot be asked", async () => {
    await page.route("**/rest/v1/**", (route) => route.abort());
    for (const kind of kinds) {
      await page.goto(widgetAddress("", { ...DEFAULT_WIDGET, theme: "sun" }, kind));
      await expect(widgetFigures(page)[kind]).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: /^As of / })).toBeVisible();
    }
  });

  await test.step("without one, what failed and a way on", async () => {
    await page.evaluate(() => localStorage.clear());
    for (const [kind, title, text] of [
      ["standings", "Standings Unavailable", "Failed to load standings"],
      ["next", "Games Unavailable", "Failed to load games"],
      ["live", "Games Unavailable", "Failed to load games"],
    ] as const) {
      await page.goto(`/widget/${kind}`);
      const alert = page.getByRole("alert");
      await expect(alert.getByRole("heading", { name: title })).toBeVisible();
      await expect(alert).toContainText(text);
    }
    await page.unroute("**/rest/v1/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(widgetFigures(page).live).toBeVisible();
  });

  await test.step("a part that is not there, and no season", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    await page.goto(`/widget/next?team=${nobody}`);
    await expect(page.getByRole("alert")).toContainText("There is no such team");
    await page.goto("/widget/standings?division=Nowhere");
    await expect(page.getByRole("alert")).toContainText(
      "There is no team in this league or division.",
    );
    await server.service.rpc("set_live_season", { p_season_id: null });
    for (const kind of kinds) {
      await page.goto(`/widget/${kind}`);
      await expect(page.getByRole("alert")).toContainText("No season is currently set to display");
    }
  });
});

/** Counts the page's requests for running games and for lists. */
const countQuestions = () => {
  const ask = window.fetch;
  const asked = window as { asked?: number };
  asked.asked = 0;
  window.fetch = (input, init) => {
    asked.asked = (asked.asked ?? 0) + 1;
    return ask(input, init);
  };
};
const questions = (page: Page) => page.evaluate(() => (window as { asked?: number }).asked ?? 0);

const turn = (page: Page, to: "hidden" | "visible") =>
  page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, to);

test("the live widget follows a running game by the shared answer, sends nothing while hidden, and ends with the result (B, D10)", async ({
  newPhone,
  server,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  const play = { stat: "rush", side: "visitor", player: 1 } as const;
  await live.record(play, "stat-first");
  await expect.poll(async () => (await live.sync()).state).toBe("saved");
  // Everybody may read the widget's season, whatever the settings say.
  await server.arrange("update public.app_settings set public_browsing = 'off'", []);

  const page = await newPhone();
  await page.clock.install();
  await page.addInitScript(countQuestions);
  await page.goto("/widget/live");
  const card = page.getByRole("listitem").filter({ hasText: game.visitor.name });
  await expect(card).toContainText("LIVE");
  await expect(card).toContainText(game.home.name);
  await expect(card.getByText("6", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Updated \d s ago$/)).toBeVisible();
  const other = page.getByRole("listitem").filter({ hasText: "Copper Foxes" });
  await expect(other.getByRole("timer", { name: "Game clock" })).toHaveText("Q2 4:12 Stopped");

  await test.step("a score reaches it", async () => {
    const next = page.waitForResponse((response) => response.url().includes("/live/"));
    await live.record(play, "stat-first");
    await expect.poll(async () => (await live.sync()).state).toBe("saved");
    await page.clock.fastForward(9_000);
    await next;
    await page.clock.fastForward(9_000);
    await expect(card.getByText("12", { exact: true })).toBeVisible();
  });

  await test.step("hidden it asks nothing, and at once when it is seen again", async () => {
    await turn(page, "hidden");
    const before = await questions(page);
    await live.record(play, "stat-first");
    await expect.poll(async () => (await live.sync()).state).toBe("saved");
    await page.clock.fastForward(60_000);
    expect(await questions(page)).toBe(before);
    await turn(page, "visible");
    await expect(card.getByText("18", { exact: true })).toBeVisible();
  });

  const end = (which: string, parameters: readonly unknown[]) =>
    server.arrange(
      `update public.games set is_completed = true, manually_finalized = true
       where live_entries > 0 and not is_completed ${which}`,
      parameters,
    );

  await test.step("it ends: a result of today, while another game goes on", async () => {
    await end("and id = $1", [game.id]);
    await page.clock.fastForward(9_000);
    const results = page.getByRole("region", { name: "Results of today" });
    await expect(results).toContainText(game.visitor.name);
    await expect(results).toContainText("Final");
    await expect(page.getByText("LIVE", { exact: true })).toHaveCount(1);
  });

  await test.step("nothing runs: it says so, and what comes next", async () => {
    await end("", []);
    await page.clock.fastForward(9_000);
    await expect(page.getByText("No game is being played right now.")).toBeVisible();
    await expect(page.getByText("LIVE", { exact: true })).toHaveCount(0);
  });
});
