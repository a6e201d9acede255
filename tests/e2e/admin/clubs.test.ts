import type { Page } from "@playwright/test";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { pressByKey } from "../support/keyboard.ts";
import { rows } from "../support/league.ts";
import { holdBack } from "../support/network/hold-back.ts";

/** Half the world away from the league, where it is another day. */
const FAR_AWAY = "Pacific/Kiritimati";

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("dialog").getByLabel(label, { exact: true }).selectOption({ label: option });
}

const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
const told = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();

test("an admin enters teams, players and games, and results that nobody collected (D12, D46a, D48)", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 }, timezoneId: FAR_AWAY });
  const made = async (name: string, args: object) => {
    const { data, error } = await server.service.rpc(name, args);
    if (error) throw new Error(error.message);
    return data as Readonly<Record<string, string>>;
  };
  const season = { name: "Club Cup", year: 2026, status: "Upcoming" };
  const { season_id: seasonId = "" } = await made("create_season", { p_season: season });
  const { league_id: leagueId = "" } = await made("create_league", {
    p_season_id: seasonId,
    p_league: { name: "Open" },
  });
  await made("create_division", { p_league_id: leagueId, p_name: "North" });
  await signIn(page, DEMO.admin);
  const dialog = page.getByRole("dialog");
  const game = (text: string) => page.getByRole("row").filter({ hasText: text });

  await test.step("an unknown season is said", async () => {
    await page.goto(`/admin/seasons/${crypto.randomUUID()}/teams`);
    await expect(page.getByRole("heading", { name: "Season not found" })).toBeVisible();
  });

  await test.step("teams with captain and division; a name twice is said at its field", async () => {
    await page.goto(`/admin/seasons/${seasonId}/games`);
    await expect(page.getByRole("heading", { name: "No teams to play" })).toBeVisible();
    await page.getByRole("link", { name: "Open Teams & Players" }).click();
    await expect(page.getByRole("heading", { name: "No teams yet" })).toBeVisible();
    for (const name of ["Falcons", "Owls", "Hawks"]) {
      await pressByKey(page, page.getByRole("button", { name: "Add Team" }));
      await expect(dialog.getByLabel("Name", { exact: true })).toBeVisible();
      await save(page);
      await expect(dialog.getByText("Enter a name.")).toBeVisible();
      await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
      await dialog.getByLabel("Name", { exact: true }).fill(name);
      await dialog.getByLabel("Captain's email").fill("ada");
      await save(page);
      await expect(dialog.getByText("Enter an email address such as")).toBeVisible();
      await dialog.getByLabel("Captain's email").fill("ada@people.test");
      await choose(page, "Division", "North");
      await save(page);
      await told(page, `${name} saved`);
      // The first row of the list moves the button to another place.
      await expect(page.getByRole("link", { name })).toBeVisible();
    }
    await page.getByRole("button", { name: "Add Team" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("owls");
    await save(page);
    await expect(dialog.getByText("Another team of this league has this name.")).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await findings(page, "teams")).toEqual([]);
  });

  await test.step("players: number, injured reserve, another team", async () => {
    await page.getByRole("link", { name: "Falcons" }).click();
    await page.getByRole("button", { name: "Add Player" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Nguyễn Văn An");
    await expect(dialog.getByText("The jersey says Văn An.")).toBeVisible();
    await dialog.getByLabel("Name", { exact: true }).fill("Nguyễn, Văn An");
    await expect(dialog.getByText("The jersey says Nguyễn.")).toBeVisible();
    await dialog.getByLabel("Name", { exact: true }).fill("Eve Stone");
    await dialog.getByLabel("Jersey number").fill("100");
    await save(page);
    await expect(dialog.getByText("A jersey number is a number from 0 to 99.")).toBeVisible();
    await dialog.getByLabel("Jersey number").fill("07");
    const answer = await holdBack(page, "**/rpc/create_player");
    await save(page);
    // Closed while it saves, its answer would close the dialog that was opened after it.
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    answer();
    await told(page, "Eve Stone saved");
    await page.getByRole("button", { name: "Edit Eve Stone" }).click();
    await dialog.getByLabel("Injured reserve").check();
    await save(page);
    await expect(page.getByText(/IR since/)).toBeVisible();
    expect(await findings(page, "roster")).toEqual([]);
    await page.getByRole("button", { name: "Edit Eve Stone" }).click();
    await choose(page, "Team", "Owls");
    await save(page);
    await expect(page.getByRole("heading", { name: "No players yet" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Teams" }).click();
    await expect(game("Owls")).toContainText("1 of 20");
    await expect(game("Falcons").getByRole("cell").nth(4)).toHaveText("1");
  });

  await test.step("a team's short name and code are typed and stored", async () => {
    await page.getByRole("button", { name: "Edit Owls" }).click();
    await dialog.getByLabel("Short name").fill("Night Owls");
    await dialog.getByLabel("Code").fill("nox");
    await save(page);
    await expect(dialog).toHaveCount(0);
    await told(page, "Owls saved");
    const team = server.service.from("teams").select("short_name,code").eq("season_id", seasonId);
    expect(await rows(team.eq("name", "Owls"))).toEqual([
      { short_name: "Night Owls", code: "NOX" },
    ]);
  });

  await test.step("a phone's card of a team has its actions behind More", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const card = page.getByRole("listitem").filter({ hasText: "Hawks" });
    await expect(card.getByRole("button")).toHaveText(["More"]);
    const more = card.getByRole("button", { name: "More for Hawks" });
    await more.click();
    await expect(dialog.getByRole("button", { name: "Archive Hawks" })).toBeVisible();
    await dialog.getByRole("button", { name: "Edit Hawks" }).click();
    await expect(dialog.getByRole("heading", { name: "Edit Team" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a team is archived after a question and restored", async () => {
    await page.getByRole("button", { name: "Archive Hawks" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
    await told(page, "Hawks archived");
    await expect(page.getByRole("link", { name: "Hawks" })).toHaveCount(0);
    await page.getByLabel(/Show archived/).check();
    await page.getByRole("button", { name: "Restore Hawks" }).click();
    await told(page, "Hawks restored");
  });

  await test.step("games at 23:30 and in the night of the clock change stay as typed, far away from the league", async () => {
    await page.goto(`/games?season=${seasonId}`);
    await page.getByRole("main").getByRole("link", { name: "Add Game" }).click();
    await expect(dialog.getByRole("heading", { name: "Add Game" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`/admin/seasons/${seasonId}/games`);
    const entered = [
      ["Falcons", "Owls", "2026-10-31", "23:30", "Sat, Oct 31", "11:30 PM"],
      ["Owls", "Hawks", "2026-11-01", "01:30", "Sun, Nov 1", "1:30 AM"],
      ["Hawks", "Falcons", "2026-03-08", "02:30", "Sun, Mar 8", "2:30 AM"],
    ] as const;
    for (const [visitor, home, day, time, shownDay, shownTime] of entered) {
      await page.getByRole("button", { name: "Add Game" }).click();
      await save(page);
      await expect(dialog.getByText("Choose a team.").first()).toBeVisible();
      await expect(dialog.getByLabel("Visitor", { exact: true })).toBeFocused();
      await choose(page, "Visitor", visitor);
      await choose(page, "Home", visitor);
      await expect(dialog.getByText("A team cannot play against itself.")).toBeVisible();
      await choose(page, "Home", home);
      await dialog.getByLabel("Day", { exact: true }).fill(day);
      await dialog.getByLabel("Time", { exact: true }).fill(time);
      await dialog.getByLabel("Field", { exact: true }).fill("Field 1");
      await save(page);
      // Its row, and a button in its new place, are there once the list is read again.
      await expect(game(shownDay)).toContainText(shownTime);
    }
    const stored = await rows<{ game_date: string; game_time: string }>(
      server.service
        .from("games")
        .select("game_date,game_time")
        .eq("season_id", seasonId)
        .order("game_date"),
    );
    expect(stored).toEqual([
      { game_date: "2026-03-08", game_time: "02:30" },
      { game_date: "2026-10-31", game_time: "23:30" },
      { game_date: "2026-11-01", game_time: "01:30" },
    ]);
    // A phone's card stays low: the usual action, and the others behind More.
    await page.setViewportSize({ width: 360, height: 740 });
    const card = page.getByRole("listitem").filter({ hasText: "Sat, Oct 31" });
    await expect(card.getByRole("button")).toHaveText(["Result", "More"]);
    const titleOf = "Falcons at Owls, Sat, Oct 31";
    const more = card.getByRole("button", { name: `More for ${titleOf}` });
    await more.click();
    await expect(dialog.getByRole("link", { name: `Game passes of ${titleOf}` })).toBeVisible();
    await expect(dialog.getByRole("button", { name: `Archive ${titleOf}` })).toBeVisible();
    await dialog.getByRole("button", { name: `Edit ${titleOf}` }).click();
    await expect(dialog.getByRole("heading", { name: "Edit Game" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
    // From 900 px on it is a table that fits, the newest of the past games first.
    await page.setViewportSize({ width: 900, height: 700 });
    const table = page.getByRole("table", { name: "Games" });
    await expect(table.getByRole("rowheader")).toHaveText([
      /^Sun, Nov 1/,
      /^Sat, Oct 31/,
      /^Sun, Mar 8/,
    ]);
    const sideways = () =>
      table.evaluate(
        ({ parentElement: frame }) => (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
      );
    await expect.poll(sideways).toBe(0);
    const row = table.getByRole("row").filter({ hasText: "Sat, Oct 31" });
    await expect(row.getByRole("button")).toHaveText(["Result", "More"]);
    await expect(table.getByRole("columnheader")).toHaveText([
      "Day",
      "Visitor",
      "Home",
      "Field",
      "Score",
      "Status",
      "Actions",
      "Past games, newest first",
    ]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(row.getByRole("button")).toHaveText(["Result", "More"]);
    await expect.poll(sideways).toBe(0);
    expect(await findings(page, "games")).toEqual([]);
  });

  await test.step("a long name stands short in the table, and is read out whole (D72)", async () => {
    const long = "Northside Thunderbirds Athletic Club";
    const rename = (name: string) =>
      server.arrange("update teams set name = $1 where season_id = $2 and name like $3", [
        name,
        seasonId,
        name === long ? "Hawks" : "Northside%",
      ]);
    await rename(long);
    await page.reload();
    const cell = page
      .getByRole("table", { name: "Games" })
      .getByRole("cell", { name: long, exact: true });
    await expect(cell).toHaveCount(2);
    await expect(cell.first()).toHaveAttribute("title", long);
    await expect(cell.first().locator(".name-fit")).toHaveAttribute("data-short", "Thunderbirds");
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth;
    await expect.poll(() => cell.first().evaluate(isCut)).toBe(false);
    await rename("Hawks");
    await page.reload();
    await expect(game("Sun, Nov 1")).toContainText("Hawks");
  });

  await test.step("a score without stats is final everywhere; a forfeit has its winner", async () => {
    await page.getByRole("button", { name: "Result of Falcons at Owls" }).click();
    await save(page);
    await expect(dialog.getByText("Enter a whole number from 0 to 999.")).toHaveCount(2);
    await dialog.getByLabel("Score of Falcons").fill("21");
    await dialog.getByLabel("Score of Owls").fill("14");
    await save(page);
    await told(page, "Result saved");
    await expect(game("Sat, Oct 31")).toContainText("21–14");
    await expect(game("Sat, Oct 31")).toContainText("COMPLETED");

    await page.getByRole("button", { name: "Result of Owls at Hawks" }).click();
    await dialog.getByRole("radio", { name: /^Forfeit/ }).check();
    await save(page);
    await expect(dialog.getByText("Choose the winner.")).toBeVisible();
    await choose(page, "Winner", "Hawks");
    await save(page);
    await expect(game("Sun, Nov 1")).toContainText("Hawks won by forfeit");
    const standings = await rows(
      server.service
        .from("standings")
        .select("team_name,wins,losses,forfeit_wins,forfeit_losses,points_scored")
        .eq("season_id", seasonId)
        .order("standing"),
    );
    expect(standings).toEqual([
      {
        team_name: "Falcons",
        wins: 1,
        losses: 0,
        forfeit_wins: 0,
        forfeit_losses: 0,
        points_scored: 21,
      },
      {
        team_name: "Hawks",
        wins: 0,
        losses: 0,
        forfeit_wins: 1,
        forfeit_losses: 0,
        points_scored: 0,
      },
      {
        team_name: "Owls",
        wins: 0,
        losses: 1,
        forfeit_wins: 0,
        forfeit_losses: 1,
        points_scored: 14,
      },
    ]);
  });

  await test.step("the review agrees, and a re-open undoes it", async () => {
    await page.getByRole("button", { name: "Result of Falcons at Owls" }).click();
    await dialog.getByRole("link", { name: "Open the Review" }).click();
    await expect(page.getByTestId("score-visitor")).toHaveText("21");
    await page.getByRole("button", { name: "Re-open for Stat Collection" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Re-open" }).click();
    await expect(page).toHaveURL(/collect/);
    const completed = () =>
      rows<{ wins: number }>(
        server.service.from("standings").select("wins").eq("season_id", seasonId).gt("wins", 0),
      );
    await expect.poll(completed).toEqual([]);
  });

  await test.step("Edit Final Scores of a review says the same, and the standings follow", async () => {
    const [open] = await rows<{ id: string }>(
      server.service
        .from("games")
        .select("id")
        .eq("season_id", seasonId)
        .eq("game_date", "2026-03-08"),
    );
    await page.goto(`/games/${open?.id}/review`);
    await page.getByRole("button", { name: "Edit Final Scores" }).click();
    await expect(dialog).toContainText("the score makes the game final");
    await dialog.getByLabel("Score of Hawks").fill("8");
    await dialog.getByRole("button", { name: "Save Scores" }).click();
    await expect(page.getByRole("button", { name: "Re-open for Stat Collection" })).toBeVisible();
    const won = () =>
      rows<{ team_name: string }>(
        server.service
          .from("standings")
          .select("team_name")
          .eq("season_id", seasonId)
          .eq("wins", 1),
      );
    await expect.poll(won).toEqual([{ team_name: "Hawks" }]);
  });
});
