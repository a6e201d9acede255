import { DEMO, expect, signIn, test } from "./fixtures.ts";
import { untouchedGames } from "./league.ts";
import { LiveScreen } from "./live-screen.ts";

const SIZES = [
  { name: "phone", width: 360, height: 740 },
  { name: "short phone", width: 360, height: 600 },
  { name: "landscape phone", width: 740, height: 360 },
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

test("the live screen fits every size without page scroll, with all stats in reach (interface.md)", async ({
  server,
  newPhone,
}) => {
  const [game] = await untouchedGames(server.service);
  if (!game) throw new Error("the demo league has no untouched game");
  const page = await newPhone();
  await signIn(page, DEMO.scorer);
  const live = new LiveScreen(page, game);
  await live.open();
  await live.chooseRosters({
    visitor: game.visitor.players.slice(0, 7),
    home: game.home.players.slice(0, 7),
  });
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
      await expect(page.getByTestId("feed-entry").first()).toBeInViewport();
      await expect(page.getByRole("button", { name: "Finalize Game" })).toBeInViewport({
        ratio: 1,
      });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
      expect(overflow, `page scroll on a ${name}`).toEqual([0, 0]);
    });
  }
});
