import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

/** More than the 400 that are drawn without being looked at. */
const TEAMS = 460;

/** To the very end, which moves on: rows that come into sight are higher than their places were. */
function toTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    do {
      window.scrollTo(0, root.scrollHeight);
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    } while (window.scrollY + window.innerHeight < root.scrollHeight);
  });
}

test("of hundreds of teams 400 are drawn by themselves and the rest on sight; Back finds the place, and paper has all (P §2)", async ({
  newPhone,
  server,
}) => {
  await server.arrange(
    `insert into public.teams (league_id, name)
     select (select l.id from public.leagues l join public.seasons s on s.id = l.season_id
             where s.name like 'Fall%' order by l.name limit 1), 'Long Listed ' || n
     from generate_series(1, $1::int) n`,
    [TEAMS],
  );
  const season = await server.service.from("seasons").select("id").like("name", "Fall%").single();
  const { count } = await server.service
    .from("standings")
    .select("*", { count: "exact", head: true })
    .eq("season_id", season.data?.id);
  const all = count ?? 0;
  expect(all).toBeGreaterThan(TEAMS);

  const phone = await newPhone();
  await phone.goto("/standings");
  const rows = phone.getByRole("list", { name: "Team Standings" }).getByRole("listitem");
  const drawn = () => rows.count();
  await expect.poll(drawn).toBeGreaterThanOrEqual(400);
  await phone.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await drawn()).toBeLessThan(all);

  const why = rows.nth(2).getByRole("button");
  await why.click();
  await expect(why).toHaveAttribute("aria-expanded", "true");
  await expect(async () => {
    await phone.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(rows).toHaveCount(all, { timeout: 500 });
  }).toPass();
  await expect(why).toHaveAttribute("aria-expanded", "true");

  await toTheEnd(phone);
  const last = rows.last().getByRole("link");
  await last.hover();
  const y = await last.evaluate((link: HTMLElement) => {
    const { y: top } = link.getBoundingClientRect();
    link.click();
    return top;
  });
  await expect(phone).toHaveURL(/\/teams\//);
  await phone.goBack();
  const moved = async () => Math.abs(((await last.boundingBox())?.y ?? Infinity) - y);
  await expect.poll(moved).toBeLessThan(1);

  await phone.goto("/teams");
  const cards = phone.getByRole("article");
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(400);
  expect(await cards.count()).toBeLessThan(TEAMS);
  await phone.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await cards.count()).toBeGreaterThanOrEqual(TEAMS);
});
