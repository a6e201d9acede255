import type { Page } from "@playwright/test";
import { PLAYER_SEASONS } from "../../../src/contract/rows/player-season-rows.ts";
import { readRows } from "../../../src/contract/rows/table-row.ts";
import { STANDINGS } from "../../../src/contract/rows/team-season-rows.ts";
import { plainName } from "../../../src/domain/roster/player-label.ts";
import { recordText } from "../../../src/domain/standings/record.ts";
import { sidewaysOf } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import type { E2eServer } from "../support/server.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const lines = (page: Page, name: string) => section(page, name).getByRole("listitem");

/** A team of the active season and its player with the most points. */
async function teamAndBest({ service }: E2eServer, name: string) {
  const season = await service.from("seasons").select("id").like("name", "Fall%").single();
  const ofTeam = (view: string) =>
    service.from(view).select().eq("season_id", season.data?.id).eq("team_name", name);
  const teams = readRows(STANDINGS, (await ofTeam("standings")).data);
  const players = readRows(PLAYER_SEASONS, (await ofTeam("player_season_stats")).data);
  const [best] = (players ?? []).toSorted((a, b) => b.all.points.total - a.all.points.total);
  const [team] = teams ?? [];
  if (team === undefined || best === undefined) throw new Error(`${name} has not played`);
  return { team, best };
}

test("a name leads to the team and on to the player; figures, games, stage and review agree, and stay without a server (D33, D45, D46)", async ({
  newPhone,
  server,
}) => {
  const { team, best } = await teamAndBest(server, "River Hawks");
  const merged = crypto.randomUUID();
  await server.arrange(
    `with walk_on as (insert into public.players (id, team_id, name) values ($1, $3, 'Walk-on')),
       alias as (insert into public.player_aliases values ($1, $2))
     update public.games set is_playoff = true where id = (
       select game_id from public.player_games where player_id = $2 order by game_date desc limit 1)`,
    [merged, best.playerId, team.teamId],
  );
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  const now = await teamAndBest(server, "River Hawks");
  await page.goto("/standings");
  await page.getByRole("link", { name: "River Hawks" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/teams/${team.teamId}$`));
  await expect(heading(page)).toHaveText("River Hawks");
  await expect(page).toHaveTitle(/^River Hawks · /);
  await expect(page.getByRole("definition").first()).toHaveText(recordText(now.team));
  await expect(section(page, "Standing")).toContainText("Rank ");

  await page.getByRole("button", { name: "Show table" }).click();
  await expect(lines(page, "Results").first()).toBeVisible();
  const byDifference = page.getByRole("table", { name: "point difference per game" });
  const missing = async () =>
    (await lines(page, "Results").count()) - (await byDifference.getByRole("rowheader").count());
  await expect.poll(missing).toBe(0);

  await section(page, "Roster")
    .getByRole("link", { name: plainName(best.playerName) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/players/${best.playerId}$`));
  await expect(page.getByRole("definition").first()).toHaveText(`${best.all.points.total}`);
  await expect(lines(page, "Game log")).toHaveCount(best.all.gamesPlayed);
  await expect(section(page, "Rank in the league")).toContainText(/1st.*of \d+ players/);
  const tackles = page.getByRole("row", { name: /^Tackles/ });
  await expect(tackles.getByRole("cell").first()).toHaveText(`${best.all.counts.tackles}`);

  await page.getByRole("radio", { name: "Playoffs" }).click();
  await expect(page).toHaveURL(/stage=playoffs$/);
  await expect(lines(page, "Game log")).toHaveCount(1);
  await expect(page.getByRole("definition").first()).toHaveText(
    `${now.best.playoffs.points.total}`,
  );
  await section(page, "Game log")
    .getByRole("link", { name: /review the game$/ })
    .click();
  await expect(page).toHaveURL(/\/games\/.*\/review$/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Playoffs" })).toBeChecked();

  await page.goto(`/players/${merged}`);
  await expect(page).toHaveURL(new RegExp(`/players/${best.playerId}$`));
  await page.goto(`/players/${crypto.randomUUID()}`);
  await expect(heading(page)).toHaveText("Player not found");
  await page.goto("/games/no-id-at-all/review");
  await expect(page.getByText("Error: Game not found")).toBeVisible();
  await expect(page.getByText("There is no game at this address.")).toBeVisible();
  await page.goto("/teams/no-id-at-all");
  await expect(heading(page)).toHaveText("Team not found");
  await expect(page.getByRole("main").getByRole("link").first()).toHaveText("Back to Teams");
  await page.getByRole("link", { name: "To the Standings" }).click();
  await expect(heading(page)).toHaveText("Team Standings");

  await waitUntilInstalled(page);
  await server.stop();
  await page.goto(`/players/${best.playerId}`);
  await expect(lines(page, "Game log")).toHaveCount(best.all.gamesPlayed);
  await expect(page.getByText(/^Offline: as of /)).toBeVisible();
});

test("a player's page shows rank, form and career, links the seasons, and works without a server (D46, D65)", async ({
  newPhone,
  server,
}) => {
  const peopleOf = async (name: string) => {
    const season = await server.service.from("seasons").select("id").eq("name", name).single();
    return server.service.from("players").select("id, career_id").eq("season_id", season.data?.id);
  };
  const [inFall, inSpring] = [
    await peopleOf("Fall 2026 - Demo League"),
    await peopleOf("Spring 2026 - Demo League"),
  ];
  const ids = inFall.data?.filter(({ career_id }) =>
    inSpring.data?.some((row) => row.career_id === career_id),
  );
  const { data: careers } = await server.service
    .from("player_careers")
    .select("player_id, season_player_id, season_name, games_played, total_fantasy_points")
    .in("player_id", ids?.map(({ id }) => id) ?? []);
  // A player with more than three games has a form beside the average.
  const spring = careers?.find(
    ({ player_id, season_player_id }) =>
      player_id !== season_player_id &&
      careers.some((row) => row.season_player_id === player_id && (row.games_played ?? 0) > 3),
  );
  const playerId = String(spring?.player_id);
  const seasons = careers?.filter((row) => row.player_id === playerId) ?? [];
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await page.goto(`/players/${playerId}`);
  const ranks = section(page, "Rank in the league");
  await expect(ranks.getByRole("listitem").first()).toHaveText(/^\d+(st|nd|rd|th)\S/);
  await expect(section(page, "Form")).toContainText(/Last [35] games\s*\d+\.\d/);
  const career = page.getByRole("table", { name: "Career" });
  const rowsOf = career.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rowsOf).toHaveCount(seasons.length + 1);
  const total = seasons.reduce((sum, row) => sum + (row.total_fantasy_points ?? 0), 0);
  await expect(rowsOf.last().getByRole("cell").nth(1)).toHaveText(`${total}`);

  await test.step("on a laptop a player with games has no empty part", async () => {
    for (const name of ["Rank in the league", "Game log"]) {
      await expect(lines(page, name).first(), name).toBeVisible();
    }
    const chart = section(page, "Form").getByRole("img");
    await expect(chart).toBeVisible();
    await expect(rowsOf.first()).toBeVisible();
    const parts = page.getByRole("main").getByRole("region");
    const empty = await parts.evaluateAll((all) =>
      all
        .filter((part) => part.querySelector("li, tbody tr, [role=img]") === null)
        .map((part) => part.getAttribute("aria-label") ?? part.textContent),
    );
    expect(empty, "parts without a row").toEqual([]);
    expect(await parts.count()).toBeGreaterThanOrEqual(5);
  });

  await career.getByRole("link", { name: String(spring?.season_name) }).click();
  await expect(page).toHaveURL(new RegExp(`/players/${spring?.season_player_id}$`));
  await expect(rowsOf).toHaveCount(seasons.length + 1);
  await expect(career.getByRole("link", { name: /^Fall/ })).toHaveAttribute(
    "href",
    `/players/${playerId}`,
  );

  await test.step("before the first game the page says what the team plays and where it stands", async () => {
    const { team } = await teamAndBest(server, "River Hawks");
    const newcomer = crypto.randomUUID();
    await server.arrange(
      `insert into public.players (id, team_id, season_id, name)
       select $1, id, season_id, 'Noa Newcomer' from public.teams where id = $2`,
      [newcomer, team.teamId],
    );
    await page.goto(`/players/${newcomer}`);
    await expect(page.getByRole("heading", { name: "No games yet" })).toBeVisible();
    await expect(section(page, "Standing")).toContainText("Rank ");
    await expect(page.getByRole("region", { name: /^Upcoming for .?River Hawks/ })).toBeVisible();
    await page.goto(`/players/${playerId}`);
    await expect(rowsOf).toHaveCount(seasons.length + 1);
  });

  await waitUntilInstalled(page);
  await server.stop();
  await page.goto(`/players/${playerId}`);
  await expect(page.getByText(/^Offline: as of /)).toBeVisible();
  await expect(rowsOf).toHaveCount(seasons.length + 1);
  await expect(ranks.getByRole("listitem").first()).toBeVisible();
  await expect(section(page, "Form")).toContainText(/Last [35] games/);
});

test("My team comes first on Teams and Games and is marked in the standings, after a reload and without a server; on a phone hostile names fit, and only members see the captain's address, only who may collect is led there (D12, D13)", async ({
  newPhone,
  server,
}) => {
  const phone = await newPhone();
  await test.step("My team, chosen on a slip, comes first on Teams and Games and is marked in the standings, after a reload and without a server; the same star takes it back", async () => {
    await phone.goto("/teams");
    const pin = phone.getByRole("button", { name: "My Team: River Hawks" });
    const slips = phone.getByRole("article");
    await expect(slips.first()).not.toHaveAccessibleName(/River Hawks/);
    await expect(slips).toHaveCount(8);
    const [top, bottom] = await slips.evaluateAll((all) => [
      Math.min(...all.map((slip) => slip.getBoundingClientRect().top)),
      Math.max(...all.map((slip) => slip.getBoundingClientRect().bottom)),
    ]);
    expect(Number(bottom) - Number(top), "px of eight teams").toBeLessThanOrEqual(1000);
    await pin.click();
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await expect(slips.first()).toHaveAccessibleName(/River Hawks/);

    await phone.goto("/standings");
    const mine = phone.getByRole("listitem").filter({ hasText: "My Team" });
    await expect(mine).toHaveCount(1);
    await expect(mine).toContainText("River Hawks");

    await waitUntilInstalled(phone);
    await server.stop();
    await phone.goto("/");
    const marked = phone.getByTestId("game-card").filter({ hasText: "MY TEAM" });
    await expect(marked.first()).toHaveAccessibleName(/River Hawks/);
    const ofToday = section(phone, "Today").getByTestId("game-card");
    await expect(ofToday.first()).toHaveAccessibleName(/River Hawks/);
    await phone.reload();
    await expect(ofToday.first()).toHaveAccessibleName(/River Hawks/);
    await phone.goto("/teams");
    await expect(slips.first()).toHaveAccessibleName(/River Hawks/);
    await pin.click();
    await expect(pin).toHaveAttribute("aria-pressed", "false");
    await expect(slips.first()).not.toHaveAccessibleName(/River Hawks/);
    await server.start();
  });

  await test.step("on a phone hostile names, no jersey and injured reserve fit, and only members see the captain's address, only who may collect is led there (D12, D13)", async () => {
    const { team, best } = await teamAndBest(server, "River Hawks");
    const hostile = `=cmd|' <b>Ñandú</b> "O'Neil", ${"Wolfeschlegelstein".repeat(2)}`;
    await server.arrange(
      `update public.players set name = $2, jersey_number = null, is_ir = true, ir_date = '2026-11-03'
     where id = $1`,
      [best.playerId, hostile],
    );
    await phone.goto(`/teams/${team.teamId}`);
    const injured = section(phone, "Injured Reserve");
    await expect(injured).toContainText("IR since Nov 3");
    expect(await sidewaysOf(phone)).toBe(0);
    await expect(lines(phone, "Schedule").first()).toBeVisible();
    await expect(phone.getByRole("link", { name: /^Collect Stats/ })).toHaveCount(0);

    await injured.getByRole("link", { name: hostile }).click();
    await expect(heading(phone)).toHaveText(hostile);
    await expect(phone.getByText("No jersey number")).toBeAttached();
    await expect(phone.getByText("INJURED RESERVE since Nov 3")).toBeVisible();
    expect(await sidewaysOf(phone)).toBe(0);
    await phone.getByRole("button", { name: "Show table" }).click();
    const perGame = phone.getByRole("table", { name: "fantasy points per game" });
    await expect(perGame.getByRole("rowheader")).toHaveCount(best.all.gamesPlayed);
    expect(await sidewaysOf(phone)).toBe(0);

    await phone.goto(`/teams/${team.teamId}`);
    await expect(phone.getByText(/^Captain: /)).toBeVisible();
    await expect(phone.getByRole("link", { name: /@/ })).toHaveCount(0);
    await signIn(phone, DEMO.scorer);
    await phone.goto(`/teams/${team.teamId}`);
    await expect(phone.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:\S+@/);
    const collect = phone.getByRole("link", { name: /^Collect Stats/ });
    // What can be done with the games ends in one line at the right.
    await expect(collect.nth(1)).toBeVisible();
    const ends = () =>
      collect.evaluateAll((all) => {
        const rights = all.map(({ parentElement }) => parentElement?.getBoundingClientRect().right);
        return new Set(rights.map((right) => Math.round(right ?? 0))).size;
      });
    await expect.poll(ends).toBe(1);
    await collect.first().click();
    await expect(phone).toHaveURL(/\/collect\?gameId=/);
  });
});
