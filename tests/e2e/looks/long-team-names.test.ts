import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const BOMBERS = "The Unreasonably Long Bombers of Saint-Étienne-du-Rouvray";
const HAMBURG = "Donaudampfschifffahrtsgesellschaftskapitäne United Hamburg";
const RENAME = `
  update public.teams set name = case name when 'Copper Foxes' then $1 else $2 end
  where name in ('Copper Foxes', 'Iron Larks')`;

/** Returns what stands in place of this name wherever the page shows it. */
const shownFor = (page: Page, name: string) =>
  page.locator("main [data-short]:visible", { hasText: name }).evaluateAll((boxes) => [
    ...new Set(
      boxes.map((box) => {
        const written = document.createRange();
        written.selectNodeContents(box);
        const { left } = written.getBoundingClientRect();
        const isSeen = left < box.getBoundingClientRect().right - 1;
        return isSeen ? box.textContent : box.getAttribute("data-short");
      }),
    ),
  ]);

test("a game without a score keeps no room for one beside a long name", async ({
  server,
  newPhone,
}) => {
  const { data: game } = await server.service
    .from("games")
    .select("id,team_home_id")
    .order("game_date", { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  await server.arrange("update public.teams set name = $1 where id = $2", [
    BOMBERS,
    game.team_home_id,
  ]);
  const page = await newPhone({ viewport: { width: 360, height: 740 } });
  await page.goto(`/games/${game.id}/review`);
  const card = page.getByRole("region", { name: "Live score" });
  const name = card.getByRole("link", { name: BOMBERS });
  await expect(name).toBeVisible();
  const room = async () => {
    const right = await name.evaluate((link) => link.parentElement?.getBoundingClientRect().right);
    const box = await card.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? Number.NaN) - (right ?? 0);
  };
  await expect.poll(room).toBeLessThan(24);
});

test("a name without room is the team's short name, and readers hear the whole one (D72)", async ({
  server,
  newPhone,
}) => {
  await server.arrange(RENAME, [BOMBERS, HAMBURG]);
  const page = await newPhone({ viewport: { width: 360, height: 740 } });
  await page.goto("/games");
  await page.getByRole("link", { name: /^Follow Live/ }).click();
  const score = page.getByRole("region", { name: "Live score" });
  await expect(score.getByRole("link", { name: BOMBERS })).toBeVisible();
  const points = score.getByTestId("score-visitor");
  const holes = () =>
    points.evaluate((numeral) => {
      const name = numeral.parentElement?.querySelector("[data-short]");
      return numeral.getBoundingClientRect().top - (name?.getBoundingClientRect().bottom ?? 0);
    });
  const line = () => score.getByText(BOMBERS).evaluate((name) => name.clientHeight);
  await expect.poll(line, { message: "lines kept for a short name" }).toBeLessThan(32);
  await expect.poll(holes, { message: "room over the points" }).toBeLessThan(24);
  for (const path of ["", "/games", "/standings", "/stats", "/stats/all?view=teams"]) {
    if (path !== "") await page.goto(path);
    await expect.poll(() => shownFor(page, BOMBERS), path).toEqual(["Bombers"]);
    await expect.poll(() => shownFor(page, HAMBURG), path).toEqual(["Hamburg"]);
  }
  await page.goto("/standings");
  await expect.poll(() => shownFor(page, "River Hawks")).toEqual(["River Hawks"]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => shownFor(page, BOMBERS)).toEqual(["Bombers"]);
  // A name with room is whole beside the mark of a forfeited season too (D49).
  const forfeited = page.getByRole("link", { name: /^Brotherhood United/ });
  const start = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
  const indent = async () =>
    (await start(forfeited.getByText("Brotherhood United"))) - (await start(forfeited));
  await expect.poll(indent).toBe(0);
});
