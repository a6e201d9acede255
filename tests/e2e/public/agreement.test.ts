import type { Locator, Page } from "@playwright/test";
import { PLAYER_SEASONS } from "../../../src/contract/rows/player-season-rows.ts";
import { readRows } from "../../../src/contract/rows/table-row.ts";
import { TEAM_SEASONS } from "../../../src/contract/rows/team-season-rows.ts";
import { plainName } from "../../../src/domain/roster/player-label.ts";
import { playerLines, rankPlayers } from "../../../src/domain/standings/player-lines.ts";
import { pointDifferentialText } from "../../../src/domain/standings/point-differential.ts";
import { rankTeams } from "../../../src/domain/standings/rank-teams.ts";
import { recordText } from "../../../src/domain/standings/record.ts";
import { expect, JOURNEY, test } from "../support/fixtures.ts";
import type { E2eServer } from "../support/server.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (table: Locator, name: string) => table.getByRole("row").filter({ hasText: name });
/** The value beside a label in a list of figures. */
const figure = (page: Page, label: string) =>
  page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${label}$`) }) })
    .locator("dd")
    .first();

/** Of the active season, as the database has them: who leads, who stands first. */
async function leaders({ service }: E2eServer) {
  const season = await service.from("seasons").select("id").like("name", "Fall%").single();
  const seasonId: string = season.data?.id;
  const rows = (view: string) => service.from(view).select().eq("season_id", seasonId);
  const players = readRows(PLAYER_SEASONS, (await rows("player_season_stats")).data);
  const teams = readRows(TEAM_SEASONS, (await rows("team_season_stats")).data);
  const [first] = rankPlayers(playerLines(players ?? [], "all"), "fantasy_points");
  const [best] = rankTeams(teams ?? []);
  if (first === undefined || best === undefined) throw new Error("no figures");
  return { seasonId, player: first.player, team: best.team };
}

test(
  "a visitor meets the same figure on every screen: the leading player, the first team, two games (I15, D44-D46b)",
  JOURNEY,
  async ({ newPhone, server }) => {
    const { seasonId, player, team } = await leaders(server);
    const page = await newPhone({ viewport: { width: 1280, height: 800 } });
    const name = plainName(player.playerName);
    const points = `${player.all.points.total}`;

    await test.step("the player: dashboard, list, own page, team's roster", async () => {
      await page.goto("/stats");
      const race = region(page, "Overall MVP Race").getByRole("listitem").first();
      await expect(race).toContainText(name);
      await expect(race).toHaveText(new RegExp(`${points}$`));
      const card = page.locator("dl > div").filter({ hasText: "FANTASY LEADER" });
      await expect(card).toContainText(name);
      await expect(card).toContainText(points);
      await page.getByRole("link", { name: "All players and teams" }).click();
      const listed = row(page.getByRole("table", { name: "Players" }), name);
      await expect(listed.getByRole("cell")).toHaveText([
        "#1",
        player.teamName,
        player.divisionName ?? "N/A",
        points,
        `${player.all.gamesPlayed}`,
      ]);
      await listed.getByRole("link", { name, exact: true }).click();
      await expect(figure(page, "Fantasy Points")).toHaveText(points);
      await expect(figure(page, "Games")).toHaveText(`${player.all.gamesPlayed}`);
      await expect(
        page
          .getByRole("row", { name: /^Tackles/ })
          .getByRole("cell")
          .first(),
      ).toHaveText(`${player.all.counts.tackles}`);
      await page.goto(`/teams/${player.teamId}`);
      await expect(
        region(page, "Roster").getByRole("listitem").filter({ hasText: name }),
      ).toContainText(`${points} fantasy points`);
    });

    const record = recordText(team);
    await test.step("the team: standings, dashboard, list, own page", async () => {
      await page.goto("/standings");
      const standing = row(page.getByRole("table", { name: "Team Standings" }), team.teamName);
      await expect(standing).toContainText(record);
      await expect(standing).toContainText(pointDifferentialText(team));
      await page.goto("/stats");
      const dashboard = region(page, "Best Record").getByRole("listitem").first();
      await expect(dashboard).toContainText(team.teamName);
      await expect(dashboard).toContainText(record);
      await page.goto("/stats/all?view=teams");
      await expect(
        row(page.getByRole("table", { name: "Teams" }), team.teamName).getByRole("cell"),
      ).toHaveText([
        "1",
        team.divisionName ?? "N/A",
        record,
        `${team.pointsScored}`,
        `${team.pointsAllowed}`,
        pointDifferentialText(team),
        `${team.all.counts.passTouchdowns}`,
        `${team.all.counts.rushTouchdowns}`,
        `${team.all.counts.receivingTouchdowns}`,
        `${team.all.counts.extraPoints}`,
        `${team.all.counts.tackles}`,
        `${team.all.counts.interceptions}`,
        `${team.all.counts.sacks}`,
        `${team.all.sacksAllowed}`,
      ]);
      await page.getByRole("rowheader").getByRole("link", { name: team.teamName }).click();
      await expect(figure(page, "Record")).toHaveText(record);
      await expect(figure(page, "Points For")).toHaveText(`${team.pointsScored}`);
      await expect(figure(page, "Points Against")).toHaveText(`${team.pointsAllowed}`);
      await expect(
        page
          .getByRole("row", { name: /^Sacks Allowed/ })
          .getByRole("cell")
          .first(),
      ).toHaveText(`${team.all.sacksAllowed}`);
    });

    await test.step("both on the widget of another website", async () => {
      await page.goto(`/widget/stats/?season=${seasonId}`);
      const race = region(page, "Overall MVP Race").getByRole("listitem").first();
      await expect(race).toContainText(name);
      await expect(race).toHaveText(new RegExp(`${points}$`));
      const best = region(page, "Best Record").getByRole("listitem").first();
      await expect(best).toContainText(team.teamName);
      await expect(best).toContainText(record);
    });

    await test.step("two games: card and review", async () => {
      const games = await server.service
        .from("games")
        .select("id, team_visitor_score, team_home_score")
        .eq("season_id", seasonId)
        .eq("state", "final")
        .gt("live_entries", 0)
        .order("id")
        .limit(2);
      expect(games.data).toHaveLength(2);
      for (const game of games.data ?? []) {
        await page.goto("/games?show=completed");
        const card = page.locator(`[data-game-id="${game.id}"]`);
        const figures = card.locator("dl dd");
        await expect(figures).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/]);
        const onCard = await figures.allTextContents();
        await expect(card).toContainText(`${game.team_visitor_score}`);
        await card.getByRole("link", { name: /^View Results/ }).click();
        await expect(page.getByTestId("score-visitor")).toHaveText(`${game.team_visitor_score}`);
        await expect(page.getByTestId("score-home")).toHaveText(`${game.team_home_score}`);
        for (const [index, label] of [
          "Players with Stats",
          "Total Touchdowns",
          "Total Tackles",
        ].entries()) {
          await expect(figure(page, label)).toHaveText(onCard[index] ?? "");
        }
      }
    });
  },
);
