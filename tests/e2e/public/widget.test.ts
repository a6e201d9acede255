import type { Browser, FrameLocator, Page } from "@playwright/test";
import { frameSnippet } from "../../../src/parts/embed/embed-snippet.ts";
import { DEFAULT_WIDGET } from "../../../src/parts/embed/widget-parameters.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { cachedPaths, waitUntilInstalled } from "../support/installed.ts";
import { startOtherSite } from "../support/other-site.ts";
import type { E2eServer } from "../support/server.ts";

const TITLE = "Flag Football Fantasy Dashboard";
const NO_SEASON =
  "No season is currently set to display on the widget. Please contact an administrator.";

const tab = (page: Page | FrameLocator, name: string) =>
  page.getByRole("tab", { name, exact: true });
const heading = (page: Page | FrameLocator, name: string) =>
  page.getByRole("heading", { name, exact: true });

test(
  "the widget on other people's pages (A §2, A §8, D10, D67, D68, rule 15)",
  JOURNEY,
  async ({ browser, newPhone, server }) => {
    // The browser reports a refused frame on its console.
    const page = await newPhone({
      viewport: { width: 1280, height: 800 },
      expectedNoise: /frame-ancestors|X-Frame-Options|Refused to (display|frame)|Framing/,
    });
    await page.goto("/");
    await waitUntilInstalled(page);

    await test.step("two in one page, with the app installed: each has its own height", async () => {
      const narrow = { ...DEFAULT_WIDGET, isCompact: true, tab: "defense" } as const;
      const wish = { origin: server.url, kind: "stats", title: TITLE, width: null } as const;
      const site = await startOtherSite(
        `<div style="width:900px">${frameSnippet({ ...wish, parameters: DEFAULT_WIDGET })}</div>
       <div style="width:320px">${frameSnippet({ ...wish, parameters: narrow })}</div>`,
      );
      for (const url of Object.values(site.urls)) {
        await page.goto(url);
        const [wide, slim] = [0, 1].map((at) => page.frameLocator("iframe").nth(at));
        if (wide === undefined || slim === undefined) throw new Error("no frames");
        await expect(heading(wide, "Overall MVP Race")).toBeVisible();
        await expect(heading(slim, "Defensive MVP Race")).toBeVisible();
        await expect(wide.getByText("Fall 2026 - Demo League")).toBeVisible();
        await expect(wide.getByText("Official Statistics & Fantasy Dashboard")).toBeVisible();
        await expectWholeHeight(page, 0, 600);
        await expectWholeHeight(page, 1, 200);

        await page.evaluate(() =>
          postMessage({ type: "stat-tracker:height", v: 1, height: 111 }, "*"),
        );
        await tab(wide, "Team").focus();
        await page.keyboard.press("ArrowRight");
        await expect(tab(wide, "Offense")).toBeFocused();
        await expect(heading(wide, "Offensive MVP Race")).toBeVisible();
        await page.keyboard.press("End");
        await expect(heading(wide, "Defensive MVP Race")).toBeVisible();
        await expectWholeHeight(page, 0, 600);
      }
      site.close();
    });

    await test.step("nothing else of the product is shown in a frame, from the cache either", async () => {
      const site = await startOtherSite(
        ["/", "/games", "/login", "/admin/widget"]
          .map((path) => `<iframe src="${server.url}${path}"></iframe>`)
          .join(""),
      );
      await page.goto(site.urls.sameSite);
      for (const frame of page.frames().slice(1)) {
        await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
      }
      expect(page.frames()).toHaveLength(5);
      site.close();
    });

    await test.step("by itself: no zoom, no session, nothing of it in the app's cache", async () => {
      await page.goto("/widget/stats?theme=dark&accent=d9480f");
      await expect(heading(page, TITLE)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("html")).toHaveAttribute("style", /--band: #d9480f/);
      const viewport = page.locator('meta[name="viewport"]');
      await expect(viewport).toHaveAttribute("content", /user-scalable=no/);
      await expect(heading(page, "Overall MVP Race")).toBeVisible();
      const paths = await cachedPaths(page);
      expect(paths.filter((path) => path.startsWith("/widget"))).toEqual([]);
    });

    await test.step("axe finds one thing, which is specified (D67); on paper it is light", async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto("/widget/stats?theme=dark");
      await expect(heading(page, "Overall MVP Race")).toBeVisible();
      const found = await findings(page, "widget");
      expect(found.filter((finding) => !finding.includes("meta-viewport"))).toEqual([]);
      expect(found).toHaveLength(1);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = "dark";
        dispatchEvent(new Event("beforeprint"));
      });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });

    await test.step("what was read is painted again while the server cannot be asked", async () => {
      await page.route("**/rest/v1/**", (route) => route.abort());
      await page.goto("/widget/stats?theme=dark&accent=d9480f");
      await expect(heading(page, "Overall MVP Race")).toBeVisible();
      await expect(page.getByRole("status")).toHaveText(/^As of \d{1,2}:\d\d [AP]M$/);
    });

    await test.step("data blocked: its error in words, and a way on", async () => {
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      const alert = page.getByRole("alert");
      await expect(alert.getByRole("heading", { name: "Stats Unavailable" })).toBeVisible();
      await expect(alert).toContainText("Failed to load statistics");
      await page.unroute("**/rest/v1/**");
      await alert.getByRole("button", { name: "Try Again" }).click();
      await expect(heading(page, "Overall MVP Race")).toBeVisible();
    });

    await test.step("JavaScript off: its error in words", () => withoutScripts(browser, server));

    await test.step("no season is live: the specified words, not what was kept", async () => {
      const { error } = await server.service.rpc("set_live_season", { p_season_id: null });
      expect(error).toBeNull();
      await page.reload();
      await expect(page.getByRole("alert")).toContainText(NO_SEASON);
      await expect(heading(page, "Overall MVP Race")).toHaveCount(0);
    });
  },
);

/** The frame is as high as what is in it, so that nothing scrolls inside. */
async function expectWholeHeight(page: Page, at: number, leastPx: number) {
  const frame = page.frames()[at + 1];
  await expect
    .poll(async () => {
      const content = await frame?.evaluate(() =>
        Math.ceil(document.getElementById("root")?.getBoundingClientRect().height ?? 0),
      );
      const given = await page.locator("iframe").nth(at).getAttribute("height");
      return Number(given) === content && content > leastPx;
    })
    .toBe(true);
}

async function withoutScripts(browser: Browser, server: E2eServer) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/widget/stats`);
  await expect(page.getByRole("heading", { name: "Stats Unavailable" })).toBeVisible();
  await expect(page.getByText("This page needs JavaScript")).toBeVisible();
  await context.close();
}

test("an admin chooses the live season and gets the code (A §2, A §9, rule 7)", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.getByRole("link", { name: "Stats Widget" }).click();
  const code = page.getByLabel("Code to paste into your page");
  const preview = page.frameLocator(`iframe[title="${TITLE}"]`);
  await expect(preview.getByText("Fall 2026 - Demo League")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();

  await test.step("the form begins compact, and dark on a dark screen", async () => {
    await expect(code).toHaveValue(/ data-title="[^"]+" data-compact="1">/);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await expect(code).toHaveValue(/ data-theme="dark" data-compact="1">/);
    await expect(preview.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.reload();
    await expect(preview.locator("html")).toHaveAttribute("data-theme", "light");
  });

  await test.step("another season: confirmed for a while, and the widget shows it", async () => {
    await page.getByLabel("Live season").selectOption("Spring 2026 - Demo League");
    const said = "Spring 2026 - Demo League is now live on the stats widget.";
    // Looked for in the page itself: it stands for three seconds only.
    const confirmed = page.waitForFunction(
      (words) => document.querySelector("main")?.textContent.includes(words),
      said,
    );
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await confirmed;
    await expect(preview.getByText("Spring 2026 - Demo League")).toBeVisible();
    await expect(page.getByText(said)).toHaveCount(0);
    const { data } = await server.service.from("seasons").select("name").eq("live_on_widget", true);
    expect(data).toEqual([{ name: "Spring 2026 - Demo League" }]);
  });

  await test.step("none: the widget says so", async () => {
    await page.getByLabel("Live season").selectOption("No season");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(preview.getByText(NO_SEASON)).toBeVisible();
  });

  await test.step("wishes are in the code and in the preview", async () => {
    const wishes = page.getByRole("region", { name: "On your website" });
    await wishes.getByLabel("Season", { exact: true }).selectOption("Fall 2026 - Demo League");
    await wishes.getByLabel("League", { exact: true }).selectOption({ index: 1 });
    await wishes.getByLabel("Theme").selectOption("Dark");
    await wishes.getByLabel("First tab").selectOption("Offense");
    await page.getByLabel("Accent color").fill("red");
    await expect(
      page.getByText("Enter a color: # and six digits or letters A to F."),
    ).toBeVisible();
    await page.getByLabel("Pick a color").fill("#d9480f");
    await expect(page.getByLabel("Accent color")).toHaveValue("#d9480f");
    await page.getByLabel("Accent color").fill("#D9480F");
    await expect(heading(preview, "Offensive MVP Race")).toBeVisible();
    await expect(code).toHaveValue(
      new RegExp(`^<script async src="${server.url}/widget/embed.js"\n  data-widget="stats"`),
    );
    await expect(code).toHaveValue(
      / data-tab="offense" data-theme="dark" data-accent="d9480f" data-compact="1">/,
    );
    await page.getByText("Frame by hand").click();
    await expect(code).toHaveValue(new RegExp(`src="${server.url}/widget/stats\\?season=`));
    await expect(code).toHaveValue(
      /&#38;tab=offense&#38;theme=dark&#38;accent=d9480f&#38;compact=1"/,
    );
    await wishes.getByLabel("Size", { exact: true }).selectOption("Full");
    await expect(code).not.toHaveValue(/compact/);
    const typeface = await code.evaluate((field) => getComputedStyle(field).fontFamily);
    expect(typeface).toContain("monospace");
    await page.getByText("900 px", { exact: true }).click();
    await expect(page.locator("iframe")).toHaveAttribute("width", "900");
    await wishes.getByLabel("Width", { exact: true }).selectOption("480 px at most");
    await expect(page.locator("iframe")).toHaveAttribute("width", "480");
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await expect.poll(wide, "the page itself does not scroll sideways").toBe(true);
  });

  await test.step("another kind: its own options, preview and code", async () => {
    await page.getByRole("radio", { name: "Next games" }).check();
    const games = page.frameLocator('iframe[title="Flag Football Next Games"]');
    await expect(heading(games, "Flag Football Next Games")).toBeVisible();
    const wishes = page.getByRole("region", { name: "On your website" });
    await expect(wishes.getByLabel("First tab")).toHaveCount(0);
    const team = wishes.getByLabel("Team", { exact: true });
    await team.selectOption({ index: 1 });
    const name = (await team.locator("option").nth(1).textContent()) ?? "?";
    await expect(games.getByText(name).first()).toBeVisible();
    await expect(code).toHaveValue(/\/widget\/next\?season=[^"]+&#38;team=/);
    await page.getByRole("radio", { name: "Standings" }).check();
    await expect(team).toHaveCount(0);
    await expect(code).toHaveValue(/\/widget\/standings\?season=/);
    await expect(code).not.toHaveValue(/team=|tab=/);
  });

  await test.step("from 1024 px on the preview stands beside the options, on a phone under them", async () => {
    const options = page.getByRole("region", { name: "On your website" });
    const shown = page.getByRole("region", { name: "Preview", exact: true });
    const placed = async () => {
      const [left, right] = [await options.boundingBox(), await shown.boundingBox()];
      if (left === null || right === null) throw new Error("not there");
      return { beside: right.x >= left.x + left.width, under: right.y >= left.y + left.height };
    };
    await expect.poll(placed).toMatchObject({ under: true });
    // A widget wider than its place is shown smaller, not cut.
    const frame = shown.locator("iframe");
    const room = await shown.boundingBox();
    await expect
      .poll(async () => (await frame.boundingBox())?.width ?? 0)
      .toBeLessThanOrEqual(room?.width ?? 0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(placed).toMatchObject({ beside: true });
  });
});
