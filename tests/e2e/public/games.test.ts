import type { Locator, Page } from "@playwright/test";
import { localPlainDate } from "../../../src/domain/shared/plain-date.ts";
import { allSaved, atTheField } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { looseDots } from "../support/looks/loose-dots.ts";

const LAPTOP = { viewport: { width: 1280, height: 800 } };

const cards = (page: Page) => page.getByTestId("game-card");
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const filter = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(name) });

/** The number above a counter's label. */
async function counter(page: Page, label: string): Promise<number> {
  const cell = page.getByRole("main").locator("dl > div", { hasText: label }).first();
  await expect(cell.locator("dd")).toHaveText(/^\d+$/);
  return Number(await cell.locator("dd").textContent());
}

/** Returns to the page, which reads live games at once instead of after up to 20 s, until it is there. */
function lookUntil(page: Page, there: Locator): Promise<void> {
  return expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(there).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}

test("a visitor follows a game on the dashboard from before the kick-off to its result, and keeps it without a network (P §2, D44, D46c)", async ({
  server,
  newPhone,
}) => {
  const { game, live } = await atTheField(server, await newPhone());
  const visitor = await newPhone(LAPTOP);
  await visitor.goto("/games");
  const card = visitor.locator(`[data-game-id="${game.id}"]`);
  const title = `${game.visitor.name} at ${game.home.name}`;

  const before = await test.step("before it, a visitor has nothing to collect (D12)", async () => {
    await expect(card.getByText("SCHEDULED")).toBeVisible();
    await expect(card.getByRole("link", { name: /Stats|Results|Live/ })).toHaveCount(0);
    return {
      live: await counter(visitor, "In Progress"),
      to: await counter(visitor, "Upcoming"),
    };
  });

  await test.step("another phone's score is on the dashboard at the next look", async () => {
    await live.record({ stat: "rush", side: "visitor", player: 0 }, "stat-first");
    await live.record({ stat: "tackle", side: "home", player: 1 }, "stat-first");
    await allSaved(live);
    const running = section(visitor, "Live now").locator(`[data-game-id="${game.id}"]`);
    await lookUntil(visitor, running.getByText("6", { exact: true }));
    await expect(running.getByText("IN PROGRESS")).toBeVisible();
    await expect(running.getByRole("link", { name: `Follow Live: ${title}` })).toHaveAttribute(
      "href",
      `/games/${game.id}/review`,
    );
    // Two games run now, and they share the page's width.
    for (const side of ["visitor", "home"]) {
      const score = running.locator(`.side-${side} .numeral`).last();
      await expect(score).toHaveCSS("font-size", "44px");
    }
    const box = () => running.boundingBox();
    await expect.poll(async () => (await box())?.width).toBeGreaterThan(550);
    const message = "so low that more games are seen";
    await expect.poll(async () => (await box())?.height, { message }).toBeLessThanOrEqual(180);
    await expect.poll(() => counter(visitor, "In Progress")).toBe(before.live + 1);
    await expect.poll(() => counter(visitor, "Upcoming")).toBe(before.to - 1);
    // The filter lists the running games too and counts them beside the others (D46c).
    const listed = `Upcoming ${before.to - 1} · ${before.live + 1} live`;
    const upcoming = visitor.getByRole("radio", { name: listed, exact: true });
    await expect(upcoming).toBeVisible();
    const laptop = visitor.viewportSize();
    await visitor.setViewportSize({ width: 360, height: 740 });
    await expect(upcoming, "the same two counters on a phone").toBeVisible();
    if (laptop !== null) await visitor.setViewportSize(laptop);
  });

  await test.step("the result comes with its figures and its winner", async () => {
    await live.finalize();
    await expect(live.page).toHaveURL(/\/review$/);
    await allSaved(live);
    await lookUntil(visitor, card.getByText("COMPLETED"));
    await showsResult();
    await expect(card.getByRole("link", { name: `View Results: ${title}` })).toBeVisible();
  });

  await test.step("all of it stays without a network", async () => {
    await waitUntilInstalled(visitor);
    await visitor.context().setOffline(true);
    await visitor.reload();
    await showsResult();
    await expect.poll(() => counter(visitor, "In Progress")).toBe(before.live);
    await visitor.context().setOffline(false);
  });

  async function showsResult(): Promise<void> {
    await expect(card.getByText("COMPLETED")).toBeVisible();
    await expect(card.getByText(`${game.visitor.name} wins`)).toBeVisible();
    const figures = card.locator("dl > div");
    await expect(figures).toContainText([
      /Players with Stats/,
      /Total Touchdowns/,
      /Total Tackles/,
    ]);
    await expect(figures.locator("dd")).toHaveText(["2", "1", "1"]);
  }

  await test.step("filter, search and date are found again in the address", async () => {
    for (const page of [visitor, live.page]) {
      await page.goto("/games");
      await expect(cards(page).first()).toBeVisible();
      if (page === live.page) {
        const top = () =>
          cards(page)
            .first()
            .evaluate((card) => card.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThanOrEqual(300);
        await expect.poll(() => gapsOfHead(page)).toEqual([8, 8, 8]);
        await expect.poll(() => looseDots(page)).toEqual([]);
        const earlier = section(page, "Earlier");
        const row = earlier
          .getByTestId("game-card")
          .filter({ hasNot: page.getByRole("link", { name: /^(Collect|Continue) Stats/ }) })
          .last();
        await row.scrollIntoViewIfNeeded();
        // One line more where the field has a long name.
        await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(88);
        await expect(earlier.getByRole("heading", { level: 3 }).last()).toBeVisible();
      }
      const total = await counter(page, "Total Games");
      await filter(page, "Completed").click();
      await expect(page).toHaveURL(/\?show=completed$/);
      await expect(cards(page).filter({ hasText: "SCHEDULED" })).toHaveCount(0);

      if (page === live.page) {
        await page.getByRole("button", { name: "Find a game" }).click();
        await expect(page.getByRole("searchbox")).toBeFocused();
      }
      await page.getByRole("searchbox", { name: "Search games" }).fill(game.home.name);
      await expect(page).toHaveURL(/q=/);
      await expect(cards(page).filter({ hasNotText: game.home.name })).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: `of ${total} games` })).toBeVisible();
      await page.reload();
      await expect(filter(page, "Completed")).toBeChecked();
      await expect(page.getByRole("searchbox")).toHaveValue(game.home.name);

      await page.getByRole("searchbox").fill("nobody plays under this name");
      await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
      await page.getByRole("button", { name: "Show All Games" }).click();
      await expect(page).toHaveURL(/\/games$/);
      await expect(filter(page, "All Games")).toBeChecked();

      await page.getByRole("combobox", { name: "Date" }).selectOption({ index: 1 });
      await expect(page).toHaveURL(/date=/);
      const day = new URL(page.url()).searchParams.get("date");
      await expect(cards(page).first()).toBeVisible();
      await expect(cards(page).locator(`time:not([datetime="${day}"])`)).toHaveCount(0);
    }
  });
});

/** Pixels between the lead, the counters, the filters and the first heading of a phone's page. */
function gapsOfHead(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const counters = document.querySelector("main dl")?.closest(".card");
    const filters = document.querySelector("main search");
    const parts = [
      counters?.previousElementSibling,
      counters,
      filters,
      document.querySelector("main section"),
    ].map((part) => part?.getBoundingClientRect());
    return parts
      .slice(1)
      .map((part, at) => Math.round((part?.top ?? 0) - (parts[at]?.bottom ?? 0)));
  });
}

test("how many games are not played stands with the total, in the same words at every width; two running games on a laptop are twins, whatever their fields are called", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await test.step("how many games are not played stands with the total, in the same words at every width", async () => {
    await page.goto("/games");
    await expect(page.getByTestId("game-card").first()).toBeVisible();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const total = page.getByRole("term").filter({ hasText: "Total Games" });
      const note = total.getByText("1 not played");
      const lies = () =>
        note.evaluate((part) => {
          const cell = part.closest("div")?.getBoundingClientRect();
          const number = document.createRange();
          number.selectNodeContents(part.closest("div")?.querySelector("dd") as Element);
          const { left, right, height } = part.getBoundingClientRect();
          const labels = [...(part.closest("dl")?.querySelectorAll("dt") ?? [])];
          const lines = new Set(labels.map((label) => label.getBoundingClientRect().top));
          return {
            isLow: height > 0 && height < 30,
            isInLine: lines.size === 1,
            isFree: left > number.getBoundingClientRect().right && right <= (cell?.right ?? 0),
          };
        });
      await expect
        .poll(lies, { message: `${width} px` })
        .toEqual({ isLow: true, isInLine: true, isFree: true });
      await expect(total).toHaveText("Total Games 1 not played");
      const live = page.getByRole("radiogroup").getByText("live", { exact: true });
      const seen = () => live.evaluate((word) => word.getBoundingClientRect().width > 1);
      expect(await seen(), `"live" at ${width} px`).toBe(width > 320);
    }
  });

  await test.step("two running games on a laptop are twins, whatever their fields are called", async () => {
    await server.arrange(
      `update public.games set live_entries = 1, field_location = 'Field 1'
     where id = (
       select id from public.games
       where live_entries = 0 and state = 'open' and outcome = 'normal' and game_date = $1::date
       order by id limit 1)`,
      [localPlainDate(Date.now())],
    );
    await page.setViewportSize(LAPTOP.viewport);
    await page.goto("/games");
    const live = section(page, "Live now").getByTestId("game-card");
    await expect(live).toHaveCount(2);
    const linesOf = (part: string) =>
      live
        .locator(part)
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    await expect.poll(() => linesOf("time")).toBe(1);
    await expect.poll(() => linesOf("a[title]")).toBe(2);
  });
});
