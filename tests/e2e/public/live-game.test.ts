import type { Locator, Page } from "@playwright/test";
import { atTheField } from "../support/at-the-field.ts";
import { expect, JOURNEY, test } from "../support/fixtures.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Counts in the page itself what it asks, so that nothing is under way unseen. */
const countQuestions = () => {
  const ask = window.fetch;
  const asked = window as { asked?: number };
  asked.asked = 0;
  window.fetch = (input, init) => {
    if (String(input).includes("/live/")) asked.asked = (asked.asked ?? 0) + 1;
    return ask(input, init);
  };
};
const questions = (page: Page) => page.evaluate(() => (window as { asked?: number }).asked ?? 0);

/** As a browser does when another tab comes to the front; how often the page had asked by then. */
const turn = (page: Page, to: "hidden" | "visible") =>
  page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
    return (window as { asked?: number }).asked ?? 0;
  }, to);

test(
  "a visitor's open page follows the scorer's plays, asks nothing while hidden, and becomes the review",
  JOURNEY,
  async ({ server, newPhone }) => {
    const phone = await newPhone();
    const { game, live } = await atTheField(server, phone);
    const tackle = { stat: "tackle", side: "home", player: 2 } as const;

    await test.step("before the first play it says what will stand there, and shows no empty figures", async () => {
      const early = await newPhone();
      await early.goto(`/games/${game.id}/review`);
      await expect(early.getByText(/appear with the first play/)).toBeVisible();
      await expect(heading(early, "Score progression")).toHaveCount(0);
      await expect(early.getByText("Players with Stats")).toHaveCount(0);
      await early.close();
    });

    await live.record({ stat: "rush", side: "visitor", player: 1 }, "stat-first");
    await expect.poll(async () => (await live.sync()).state).toBe("saved");

    const page = await newPhone();
    await page.clock.install();
    await page.addInitScript(countQuestions);
    const runner = game.visitor.players[1]?.plainName ?? "?";
    const tackler = game.home.players[2]?.plainName ?? "?";
    const lastPlay = page.getByRole("region", { name: "Last play" });
    const feed = page.getByRole("list", { name: "Plays, newest first" });

    await test.step("the link opens with score, timeouts, the play in words and its age", async () => {
      await page.goto(`/games/${game.id}/review`);
      await expect(page.getByTestId("score-visitor")).toHaveText("6");
      await expect(lastPlay).toContainText("Touchdown run by");
      await expect(lastPlay).toContainText(runner);
      const timeouts = page.getByText("4 timeouts left");
      await expect(timeouts).toHaveCount(2);
      for (const words of await timeouts.all()) {
        expect((await words.boundingBox())?.width, "words in sight").toBeGreaterThan(60);
      }
      await expect(page.getByTestId("live-age")).toHaveText(/^Updated (now|\d s ago)$/);
      await expect(page.getByTestId("score-visitor")).toHaveCSS("font-size", "96px");
    });

    await test.step("from 800 px on the plays stand beside the score", async () => {
      const phoneSize = page.viewportSize() ?? { width: 0, height: 0 };
      const startsOf = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        const score = await page.getByTestId("score-visitor").boundingBox();
        return ((await feed.boundingBox())?.y ?? Number.NaN) - (score?.y ?? 0);
      };
      await expect.poll(() => startsOf(799)).toBeGreaterThan(96);
      await expect.poll(() => startsOf(800)).toBeLessThan(96);
      await page.setViewportSize(phoneSize);
    });

    await test.step("a play and a timeout reach it, the newest first", async () => {
      await live.record(tackle, "stat-first");
      await live.takeTimeout("home", 1);
      await expect(lastPlay).toContainText("Tackle by");
      await expect(feed.getByRole("listitem").first()).toContainText(tackler);
      await expect(page.getByText("3 timeouts left")).toHaveCount(1);
      const blank = async () => {
        const end = await lastPlay.locator("p").last().boundingBox();
        const next = await page.getByRole("region", { name: "Play by play" }).boundingBox();
        return (next?.y ?? Number.NaN) - (end?.y ?? 0) - (end?.height ?? 0);
      };
      await expect.poll(blank, { message: "room under the last play" }).toBeLessThan(32);
    });

    await test.step("hidden it asks nothing, and at once when it is seen again", async () => {
      // A question that is under way while the page is hidden would count, so the last has its answer.
      await page.waitForResponse((response) => response.url().includes("/live/"));
      const before = await turn(page, "hidden");
      await live.record({ ...tackle, stat: "sack" }, "stat-first");
      await expect.poll(async () => (await live.sync()).state).toBe("saved");
      await page.clock.fastForward(60_000);
      expect(await questions(page)).toBe(before);
      await expect(lastPlay).toContainText("Tackle by");
      await turn(page, "visible");
      await expect.poll(() => questions(page)).toBeGreaterThan(before);
      await expect(lastPlay).toContainText("Sack by");
    });

    await test.step("the scoreboard shows the same on a second device", async () => {
      await page.getByRole("link", { name: "Big Screen" }).click();
      await expect(
        heading(page, `Big Screen: ${game.visitor.name} at ${game.home.name}`),
      ).toBeVisible();
      await expect(page.getByTestId("score-visitor")).toHaveText("6");
      await expect(page.getByText("3 timeouts left")).toHaveCount(1);
      const fillsScreen = () => page.evaluate(() => document.fullscreenElement?.tagName ?? null);
      await page.getByRole("button", { name: "Full Screen", exact: true }).click();
      await expect.poll(fillsScreen).toBe("HTML");
      // Leaving the page leaves the full screen too.
      await page.getByRole("link", { name: "Back to the Game" }).click();
      await expect.poll(fillsScreen).toBeNull();
      await expect(heading(page, "Play by play")).toBeVisible();
    });

    await test.step("without a network it says of when it is, and counts again when it is back (D63)", async () => {
      await page.context().setOffline(true);
      await expect(page.getByText(/^Offline: as of /)).toBeVisible();
      await expect(page.getByTestId("live-age")).toHaveCount(0);
      await page.context().setOffline(false);
      await expect(page.getByTestId("live-age")).toHaveText(/^Updated (now|\d s ago)$/);
    });

    await test.step("after the final whistle it is the review", async () => {
      await live.finalize();
      await expect(page.getByRole("tab", { name: "Player Statistics" })).toBeVisible();
      await expect(heading(page, "Play by play")).toHaveCount(0);
      await expect(page.getByTestId("score-visitor")).toHaveText("6");
    });
  },
);

test("a laptop's live page fills both columns, and the charts go along beside all plays", async ({
  server,
  newPhone,
}) => {
  const { data: game } = await server.service
    .from("games")
    .select("id")
    .eq("is_completed", false)
    .gt("live_entries", 20)
    .limit(1)
    .single()
    .throwOnError();
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await page.goto(`/games/${game.id}/review`);
  const charts = page.getByRole("region", { name: "Score progression" });
  const totals = page.getByText("Players with Stats");
  const showAll = page.getByRole("button", { name: /^Show All \d+ Plays$/ });
  for (const part of [totals, showAll]) {
    const blank = async () => {
      const above = await boxOf(part);
      return (await boxOf(charts)).y - above.y - above.height;
    };
    await expect.poll(blank, { message: "blank above the charts" }).toBeLessThan(150);
  }
  const comparison = page.getByRole("region", { name: "Team comparison" });
  await expect.poll(async () => (await boxOf(comparison)).y - (await boxOf(charts)).y).toBe(0);

  await showAll.click();
  await page
    .getByRole("list", { name: "Plays, newest first" })
    .getByRole("listitem")
    .nth(30)
    .scrollIntoViewIfNeeded();
  await expect(comparison).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "Only Scores" }).click();
  const plays = page.getByRole("list", { name: "Plays, newest first" }).getByRole("listitem");
  await expect(plays.filter({ hasNotText: /\d–\d/ })).toHaveCount(0);
  await expect(plays.first()).toBeVisible();
  await page.getByRole("button", { name: "All Plays" }).click();
  await expect(plays.filter({ hasText: "TACKLE" }).first()).toBeVisible();
});

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  return (await part.boundingBox()) ?? { y: 0, height: 0 };
}
