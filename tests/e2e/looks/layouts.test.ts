import { atTheField, atTheNextGame, untouchedGame } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";

const SIZES = [
  { name: "phone", width: 360, height: 740 },
  { name: "smallest phone", width: 320, height: 568 },
  { name: "short phone", width: 360, height: 600 },
  { name: "landscape phone", width: 740, height: 360 },
  { name: "upright tablet", width: 768, height: 1024 },
  { name: "tablet", width: 1024, height: 768 },
  { name: "laptop", width: 1280, height: 800 },
] as const;

const STATS = [
  "TOUCHDOWN",
  "EXTRA POINT",
  "TACKLE",
  "INTERCEPTION",
  "SACK",
  "SAFETY",
  "DEF TD",
] as const;

/** The number of plays that the feed has room for, and the pixels that stay empty below it. */
function playsIn(list: Element): { plays: number; blank: number } {
  const place = list.getBoundingClientRect();
  const end = list.parentElement?.getBoundingClientRect().bottom ?? 0;
  const play = list.querySelector("li")?.getBoundingClientRect().height ?? 0;
  return { plays: list.clientHeight / play, blank: end - place.bottom };
}

const LONG = "The Unreasonably Long Bombers of Saint-Étienne-du-Rouvray";

test("the live screen fits every size without page scroll, with all stats in reach (interface.md); on a phone a live page's head is one row while offline, and a chooser fills its sheet", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await test.step("the live screen fits every size without page scroll, with all stats in reach (interface.md)", async () => {
    const { live } = await atTheField(server, page);
    await live.record({ stat: "rush", side: "visitor", player: 0 }, "stat-first");
    for (const { name, width, height } of SIZES) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        for (const stat of STATS) {
          const button = page
            .getByTestId("stat-grid")
            .getByRole("button", { name: stat, exact: true });
          await expect(button).toBeInViewport({ ratio: 1 });
          const box = await button.boundingBox();
          expect(box?.height, `${stat} on a ${name}`).toBeGreaterThanOrEqual(44);
          expect(box?.width, `${stat} on a ${name}`).toBeGreaterThanOrEqual(44);
        }
        for (const side of ["visitor", "home"] as const) {
          await expect(page.getByTestId(`score-${side}`)).toBeInViewport({ ratio: 1 });
        }
        await expect(page.getByTestId("sync-status")).toBeInViewport({ ratio: 1 });
        await expect(page.getByTestId("feed-entry").first()).toBeInViewport({ ratio: 1 });
        if (!name.includes("tablet") && name !== "laptop") {
          const { plays, blank } = await page.getByTestId("live-feed").evaluate(playsIn);
          expect(plays, `a play is cut through on a ${name}`).toBeCloseTo(Math.round(plays), 1);
          expect(blank, `below the feed on a ${name}`).toBeLessThan(1);
          if (name === "phone") expect(plays).toBeGreaterThan(1.9);
        }
        await expect(page.getByRole("button", { name: "Finalize Game" })).toBeInViewport({
          ratio: 1,
        });
        const overflow = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } =
              document.documentElement;
            return [scrollWidth - clientWidth, scrollHeight - clientHeight];
          });
        await expect.poll(overflow, `page scroll on a ${name}`).toEqual([0, 0]);
      });
    }
  });

  await test.step("on a phone a live page's head is one row while offline, and a chooser fills its sheet", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { visitor } = await untouchedGame(server);
    await server.arrange(
      "update public.teams set name = $1, short_name = 'Bombers' where id = $2",
      [LONG, visitor.id],
    );
    const { live } = await atTheNextGame(server, page);
    await page.getByRole("button", { name: "TACKLE", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /, Visitor$/ })
      .click();
    await expect(page.getByTestId("player-tile").first()).toBeVisible();
    await test.step("the sheet stands at the foot; its title names the long team shortly, the way not again, readers hear it whole", async () => {
      const sheet = page.getByRole("dialog", { name: `Select Player - ${LONG}` });
      const foot = async () => {
        const box = await sheet.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(foot).toBe(640);
      await expect(sheet.getByRole("heading").locator("[aria-hidden]")).toHaveText(/Bombers/);
      await expect(sheet.getByText("TACKLE", { exact: true })).toBeVisible();
    });
    const boxes = await page
      .getByTestId("player-tile")
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON()));
    expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThanOrEqual(20);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThanOrEqual(300);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Finalize Game" }).click();
    const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    const low = async () => {
      const box = await question.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(low, { message: "a dialog stands where a thumb is" }).toBeGreaterThan(700);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await page.context().setOffline(true);
    await live.record({ stat: "tackle", side: "home", player: 1 }, "stat-first");
    await live.record({ stat: "tackle", side: "home", player: 2 }, "stat-first");
    await page.getByRole("button", { name: "View Scoreboard" }).click();
    await expect(page.getByTestId("sync-status")).toHaveText("Offline · 2 to send");
    const apart = async () => {
      const back = await page.getByRole("link", { name: "Back to Games" }).boundingBox();
      const share = await page.getByRole("button", { name: "Share", exact: true }).boundingBox();
      return Math.abs((back?.y ?? 0) - (share?.y ?? 99));
    };
    await expect.poll(apart).toBeLessThanOrEqual(4);
  });
});
