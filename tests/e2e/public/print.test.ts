import type { Page } from "@playwright/test";
import {
  HOSTILE_PLAYERS,
  HOSTILE_TEAMS,
} from "../../../supabase/local/seed/large-league/large-names.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { makeNamesHostile } from "../support/hostile-names.ts";
import { rows, untouchedGames } from "../support/league.ts";
import { scanned } from "../support/looks/scanned.ts";
import type { E2eServer } from "../support/server.ts";

test("a blank score sheet of a game is one page, however long rosters and names are, and its code opens the game; the review of a game of 115 plays by 40 players is one page, and says what it leaves out", async ({
  server,
  newPhone,
}) => {
  const [game] = await untouchedGames(server.service);
  if (!game) throw new Error("no game to come");
  const teamIds = [game.visitor.id, game.home.id];
  await fillRosters(server, teamIds);
  const page = await newPhone();
  await test.step("a blank score sheet of a game is one page, however long rosters and names are, and its code opens the game", async () => {
    await page.goto(`/games/${game.id}/review`);
    await page.getByRole("link", { name: "Print a Blank Score Sheet" }).click();
    const preview = page.getByRole("region", { name: "The sheet as it will be printed" });
    const sheet = preview.getByRole("article");

    const ownPage = `${server.url}/games/${game.id}/review`;
    await expect(sheet.getByRole("img")).toHaveAccessibleName(
      `The game's own page, with the score as it is played: ${ownPage}`,
    );
    expect(await scanned(page, sheet.getByRole("img")), "what a camera reads").toBe(ownPage);
    await expect(sheet.getByRole("table")).toHaveCount(2);
    // 20 players, two spare rows and the head.
    await expect(sheet.getByRole("table").first().getByRole("row")).toHaveCount(23);
    await expect(sheet.getByRole("cell", { name: HOSTILE_PLAYERS[0] })).toHaveCount(2);
    // A phone scrolls over it, because at its width nobody could read a name.
    const width = async () => (await sheet.boundingBox())?.width;
    expect([await width(), await preview.evaluate((it) => it.clientWidth)]).toEqual([630, 336]);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const cut = () =>
      sheet.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight - clientHeight,
        scrollWidth - clientWidth,
      ]);
    await expect.poll(cut, { message: "what does not fit on the sheet" }).toEqual([0, 0]);
    await page.emulateMedia({ media: null });
    expect(await pagesOnPaper(page)).toEqual({ A4: 1, Letter: 1 });
  });

  await test.step("the review of a game of 115 plays by 40 players is one page, and says what it leaves out", async () => {
    await playLong(server, game.id, teamIds);
    await page.goto(`/games/${game.id}/review`);
    await page.getByRole("tab", { name: "Play-by-Play Timeline 115" }).click();
    await expect(page.locator("[data-player-id]")).toHaveCount(40);
    await expect(page.getByText("Every play and both rosters:")).toBeHidden();
    expect(await pagesOnPaper(page)).toEqual({ A4: 1, Letter: 1 });
    await page.emulateMedia({ media: "print" });
    await expect(
      page.getByText(`Every play and both rosters: ${server.url}/games/${game.id}/review`),
    ).toBeVisible();
  });
});

test("a season of 60 games is two pages of paper, in the order of play", async ({
  server,
  newPhone,
}) => {
  const { seasonId, all } = await fillSeason(server, 60);
  expect(all).toBe(60);
  await makeNamesHostile(server);
  const page = await newPhone();
  await page.goto("/games");
  // The file of the schedule comes after the first paint.
  await expect(page.locator(".schedule-paper")).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const schedule = page.getByRole("table");
  await expect(schedule.locator("tr:has(td)")).toHaveCount(all);
  await expect(page.getByTestId("game-card").first()).toBeHidden();
  await expect(schedule.getByRole("cell", { name: "12:30 PM" })).toHaveCount(
    await gamesAt(server, seasonId, "12:30"),
  );
  const days = await schedule.locator("th[scope=rowgroup]").allTextContents();
  const dates = days.map((day) => Date.parse(day.replace(/ ·.*/, "")));
  expect(dates.length).toBeGreaterThan(10);
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  await page.emulateMedia({ media: null });
  expect(await pagesOnPaper(page)).toEqual({ A4: 2, Letter: 2 });

  await page.getByRole("radio", { name: /Completed/ }).click();
  await expect(page).toHaveURL(/show=completed/);
  // The list follows the address.
  await expect(page.getByTestId("game-card").filter({ hasText: "SCHEDULED" })).toHaveCount(0);
  expect(await pagesOnPaper(page)).toEqual({ A4: 1, Letter: 1 });
});

test("the game passes of a day with eight games are two pages of codes and nothing else", async ({
  server,
  newPhone,
}) => {
  await server.service.rpc("update_settings", { p_game_passes: "admins" }).throwOnError();
  const { seasonId } = await fillSeason(server, 0);
  await server.arrange(
    `insert into public.games (league_id, season_id, week_number, game_date, game_time, field_location, team_visitor_id, team_home_id)
     select league_id, season_id, 30, current_date + 200, '12:30', 'Riverside Park, Field ' || number, team_visitor_id, team_home_id
     from (select * from public.games where season_id = $1::uuid order by id limit 1) as one, generate_series(1, 8) as number`,
    [seasonId],
  );
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO.admin);
  await page.goto(`/admin/seasons/${seasonId}/passes`);
  const day = page.getByLabel("Day", { exact: true });
  const [last] = await rows<{ game_date: string }>(
    server.service
      .from("games")
      .select("game_date")
      .eq("season_id", seasonId)
      .order("game_date", { ascending: false })
      .limit(1),
  );
  await day.selectOption(last?.game_date ?? "");
  await page.getByRole("button", { name: "Make 8 Passes" }).click();
  await expect(page.getByRole("img", { name: /^Game pass for/ })).toHaveCount(8);
  expect(await pagesOnPaper(page)).toEqual({ A4: 2, Letter: 2 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

async function pagesOnPaper(page: Page): Promise<Record<string, number>> {
  const pages: Record<string, number> = {};
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    pages[format] = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  }
  return pages;
}

/** The longest team name there is, and exactly 20 players each, named as oddly as in the large league. */
async function fillRosters({ arrange }: E2eServer, teamIds: readonly string[]): Promise<void> {
  await arrange("update public.players set is_active = false where team_id = any($1::uuid[])", [
    teamIds,
  ]);
  await arrange(
    "update public.teams set name = left($2, 60 - 2) || ' ' || left(id::text, 1) where id = any($1::uuid[])",
    [teamIds, HOSTILE_TEAMS.at(-1)],
  );
  await arrange(
    `insert into public.players (team_id, season_id, name, jersey_number, is_active)
     select id, season_id, coalesce(($2::text[])[number], 'Player ' || chr(64 + number) || ' Montgomery-Fitzgerald'), number::text, true
     from public.teams, generate_series(1, 20) as number where id = any($1::uuid[])`,
    [teamIds, HOSTILE_PLAYERS],
  );
}

/** As many games in the running season, over twelve more Sundays. */
async function fillSeason({ arrange, service }: E2eServer, wanted: number) {
  const [season] = await rows<{ id: string }>(
    service.from("seasons").select("id").eq("is_active", true).like("name", "Fall%"),
  );
  const seasonId = season?.id ?? "";
  await arrange(
    `insert into public.games (league_id, season_id, week_number, game_date, game_time, field_location, team_visitor_id, team_home_id)
     select league_id, season_id, 20 + number % 12, current_date + 30 + 7 * (number % 12), '12:30',
            'Riverside Park, Field ' || number, team_visitor_id, team_home_id
     from (select * from public.games where season_id = $1::uuid order by id limit 1) as one,
          generate_series(1, $2 - (select count(*)::int from public.games where season_id = $1::uuid)) as number`,
    [seasonId, wanted],
  );
  const games = await rows<{ id: string }>(
    service.from("games").select("id").eq("season_id", seasonId),
  );
  return { seasonId, all: games.length };
}

async function gamesAt({ service }: E2eServer, seasonId: string, time: string): Promise<number> {
  const games = await rows(
    service.from("games").select("id").eq("season_id", seasonId).eq("game_time", time),
  );
  return games.length;
}

/** 115 plays, so that each of both teams' 20 players has some; then the final whistle. */
async function playLong({ service }: E2eServer, gameId: string, teamIds: readonly string[]) {
  const players = await rows<{ id: string; team_id: string }>(
    service.from("players").select("id,team_id").in("team_id", teamIds).eq("is_active", true),
  );
  const stats = ["tackle", "interception", "sack", "touchdown"] as const;
  const recorded = Array.from({ length: 115 }, (_, at) => {
    const player = players[at % players.length];
    const stat = stats[Math.floor(at / players.length) % 2 === 0 ? at % 4 : 3];
    return {
      event_id: crypto.randomUUID(),
      device_seq: at + 1,
      epoch: 0,
      type: "stat.recorded.v1",
      payload: {
        entries: [
          {
            entry_id: crypto.randomUUID(),
            stat_type: stat,
            ...(stat === "touchdown" ? { stat_subtype: "rush" } : {}),
            team_id: player?.team_id,
            player_id: player?.id,
          },
        ],
      },
    };
  });
  const whistle = {
    event_id: crypto.randomUUID(),
    device_seq: 116,
    epoch: 0,
    type: "game.finalized.v1",
    payload: { seen_epoch: 0, seen_state: "open" },
  };
  const deviceId = crypto.randomUUID();
  for (const events of [recorded.slice(0, 60), [...recorded.slice(60), whistle]]) {
    const pushed = await service.rpc("push_game_events", {
      p_game_id: gameId,
      p_device_id: deviceId,
      p_events: events,
    });
    expect(JSON.stringify(pushed)).not.toContain("rejected");
    expect(pushed.error).toBeNull();
  }
}
