import { button } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";

const TEAMS = ["Falcons", "Hawks", "Kites", "Ravens", "Storm", "Thunder", "Otters", "Badgers"];
const ROSTERS = [
  ["Team", "Player", "No.", "Division"],
  ...TEAMS.flatMap((team, index) =>
    [1, 2, 3, 4, 5, 6].map((number) => [
      team,
      `${team} Player ${number}`,
      `${number}`,
      index < 4 ? "North" : "South",
    ]),
  ),
]
  .map((cells) => cells.join("\t"))
  .join("\n");

test(
  "an admin imports eight teams from a spreadsheet and a round robin, sees the games, and undoes both",
  JOURNEY,
  async ({ newPhone, server }) => {
    const season = await server.service.rpc("create_season", {
      p_season: {
        name: "Import Cup",
        year: 2026,
        start_date: "2026-09-05",
        end_date: "2026-10-31",
      },
    });
    const { season_id: seasonId } = season.data as { season_id: string };
    await server.service.rpc("create_league", {
      p_season_id: seasonId,
      p_league: { name: "Coed" },
    });
    const page = await newPhone({ viewport: { width: 1280, height: 800 } });
    await signIn(page, DEMO.admin);

    await test.step("a sheet with a mistake is refused by row and column", async () => {
      await page.goto(`/admin/seasons/${seasonId}/import`);
      await page
        .getByLabel("Paste from a spreadsheet")
        .fill("Team,Number,Player\nFalcons,777,Ada\nFalcons,8,Bo");
      await button(page, "Preview").click();
      await expect(
        page.getByText('Row 2, Number: "777" is not a number from 0 to 99.'),
      ).toBeVisible();
      const bad = page.getByRole("row").filter({ hasText: "Ada" }).getByRole("cell").nth(1);
      await expect(bad).toHaveText('777"777" is not a number from 0 to 99.');
      await expect(page.getByRole("row").filter({ hasText: "Bo" })).toHaveText("3Falcons8Bo");
      await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
      expect(await findings(page, "import, a bad cell")).toEqual([]);
      await button(page, "Back to the Sheet").click();
      expect(await findings(page, "import, choose")).toEqual([]);
    });

    await test.step("the preview says what is added, and the import does it", async () => {
      await page.getByLabel("Paste from a spreadsheet").fill(ROSTERS);
      await button(page, "Preview").click();
      await expect(page.getByText("8 teams and 48 players added.")).toBeVisible();
      await expect(page.getByText("Nothing is changed until you import.")).toBeVisible();
      await expect(page.getByRole("row").filter({ hasText: "#6 Badgers Player 6" })).toContainText(
        "Added",
      );
      expect(await findings(page, "import, preview")).toEqual([]);
      await button(page, "Import 56 Rows").click();
      await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
    });

    await test.step("the same sheet again changes nothing, and a changed row says what changes", async () => {
      await button(page, "Import More").click();
      await page.getByLabel("Paste from a spreadsheet").fill(ROSTERS);
      await button(page, "Preview").click();
      await expect(page.getByText("Everything in the sheet is here already.")).toBeVisible();
      await button(page, "Back").click();
      await page
        .getByLabel("Paste from a spreadsheet")
        .fill("Team;Player;Jersey\nfalcons;falcons player 1;10\nHawks;Hawks Player 9;2");
      await button(page, "Preview").click();
      await expect(page.getByText("Number: 1 → 10")).toBeVisible();
      await page.getByLabel("Decide about #2 Hawks Player 9").selectOption({ label: "Leave Out" });
      await expect(button(page, "Import 1 Row")).toBeVisible();
      await button(page, "Back").click();
    });

    await test.step("a round robin goes through the same preview", async () => {
      await page.getByText("Round robin", { exact: true }).click();
      await button(page, "Fill In the Days").click();
      await expect(page.getByLabel("Days of play")).toHaveValue(
        /^Sat, Sep 5, 2026\nSat, Sep 12, 2026/,
      );
      expect(await findings(page, "import, round robin")).toEqual([]);
      await button(page, "Propose Games").click();
      await expect(page.getByText("28 games added.")).toBeVisible();
      await expect(page.getByText("28 of these games are on days that are past.")).toBeVisible();
      expect(await findings(page, "import, past days")).toEqual([]);
      await button(page, "Import 28 Rows").click();
      await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
    });

    await test.step("a second round robin leaves a game with a result alone", async () => {
      const games = server.service.from("games").select("id, team_home_id");
      const { data } = await games.eq("season_id", seasonId).limit(1).single().throwOnError();
      const outcome = (p_outcome: string, winner: { p_winner_team_id?: string }) =>
        server.service
          .rpc("set_game_outcome", { p_game_id: data.id, p_outcome, ...winner })
          .throwOnError();
      await outcome("forfeit", { p_winner_team_id: data.team_home_id });
      await page.reload();
      await page.getByText("Round robin", { exact: true }).click();
      await page.getByLabel("First day").fill("2026-10-30");
      await button(page, "Fill In the Days").click();
      await button(page, "Propose Games").click();
      await expect(page.getByText("1 game has a result already and stays as it is.")).toBeVisible();
      const left = page.getByRole("row").filter({ hasText: "These two played on" });
      await expect(left.getByRole("combobox")).toHaveValue("leave");
      await outcome("normal", {});
    });

    await test.step("the games list shows them", async () => {
      await page.goto(`/games?season=${seasonId}`);
      await expect(page.getByText("Week 7").first()).toBeVisible();
      await expect(page.getByTestId("game-card")).toHaveCount(28);
    });

    await test.step("undo takes both back", async () => {
      await page.goto(`/admin/seasons/${seasonId}/import`);
      const past = page.getByRole("list", { name: "Past imports" }).getByRole("listitem");
      for (const text of ["28 games added", "8 teams and 48 players added"]) {
        await past.filter({ hasText: text }).getByRole("button").click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Undo Import" }).click();
        await expect(past.filter({ hasText: text })).toContainText("Undone");
      }
      await page.goto(`/games?season=${seasonId}`);
      await expect(page.getByText("No games have been created for this season.")).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("button", { name: "Try Again" })).toBeVisible();
      for (const [way, address] of [
        ["Add Game", "games?add=game"],
        ["Import", "import"],
      ] as const) {
        await expect(main.getByRole("link", { name: way, exact: true })).toHaveAttribute(
          "href",
          `/admin/seasons/${seasonId}/${address}`,
        );
      }
      await expect(page.getByTestId("game-card")).toHaveCount(0);
      const { data } = await server.service
        .from("teams")
        .select("id")
        .eq("season_id", seasonId)
        .is("archived_at", null);
      expect(data).toEqual([]);
    });
  },
);

test("in a season of two leagues an import waits for its league, asks about a team that plays in the other one, and adds it only if a person says so", async ({
  newPhone,
  server,
}) => {
  const season = await server.service.rpc("create_season", {
    p_season: { name: "Two Leagues", year: 2026 },
  });
  const { season_id: seasonId } = season.data as { season_id: string };
  const league = async (name: string) => {
    const made = await server.service
      .rpc("create_league", { p_season_id: seasonId, p_league: { name } })
      .throwOnError();
    return (made.data as { league_id: string }).league_id;
  };
  await league("Coed");
  await server.service
    .rpc("create_team", { p_league_id: await league("Open"), p_team: { name: "Falcons" } })
    .throwOnError();
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO.admin);
  await page.goto(`/admin/seasons/${seasonId}/import`);
  const chooser = page.getByLabel("League", { exact: true });
  await expect(chooser.locator("option:checked")).toHaveText("Choose…");
  await page.getByLabel("Paste from a spreadsheet").fill("Team\nFalcons\nHawks");
  const first = page.getByText("Choose the league first.");
  await expect(first).toBeVisible();
  for (const way of ["Preview", "Choose a CSV File"])
    await expect(button(page, way)).toBeDisabled();
  expect(await findings(page, "import, no league yet")).toEqual([]);
  await page.getByText("Round robin", { exact: true }).click();
  await expect(first).toBeVisible();
  await expect(button(page, "Propose Games")).toHaveCount(0);
  await page.getByText("Teams and players", { exact: true }).click();
  await expect(page.getByLabel("Paste from a spreadsheet")).toHaveValue("Team\nFalcons\nHawks");
  await chooser.selectOption({ label: "Coed" });
  await expect(first).toHaveCount(0);
  await button(page, "Preview").click();
  await expect(page.getByRole("region", { name: "Rows" })).toContainText("Coed");
  const asked = page.getByRole("row").filter({ hasText: "Falcons plays in Open." });
  await expect(asked).toContainText("Unclear");
  await expect(button(page, "Import 1 Row")).toBeVisible();
  expect(await findings(page, "import, a team of another league")).toEqual([]);
  await page.getByLabel("Decide about Falcons").selectOption({ label: "Add here as another team" });
  await button(page, "Import 2 Rows").click();
  await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
  const { data } = await server.service
    .from("teams")
    .select("name")
    .eq("season_id", seasonId)
    .order("name");
  expect(data?.map(({ name }) => name)).toEqual(["Falcons", "Falcons", "Hawks"]);
});
