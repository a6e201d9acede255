import type { Locator, Page } from "@playwright/test";
import { PLAYER_SEASONS } from "../../../src/contract/rows/player-season-rows.ts";
import { readRows } from "../../../src/contract/rows/table-row.ts";
import { TEAM_SEASONS } from "../../../src/contract/rows/team-season-rows.ts";
import { highlightsOf } from "../../../src/domain/standings/leaders/highlights.ts";
import {
  type LEADER_TABS,
  leaderLists,
} from "../../../src/domain/standings/leaders/leader-lists.ts";
import { mvpRace, mvpRunners } from "../../../src/domain/standings/leaders/mvp-race.ts";
import { recordText } from "../../../src/domain/standings/record.ts";
import type { SeasonFigures } from "../../../src/domain/standings/season-figures.ts";
import { leadersMessages } from "../../../src/parts/leaders/leaders-messages.ts";
import { expect, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { refuseUntilPressed } from "../support/network/refuse-until-pressed.ts";
import type { E2eServer } from "../support/server.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const list = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const stage = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** Of the active season, as the database has them. */
async function season({ service }: E2eServer): Promise<SeasonFigures> {
  const { data } = await service.from("seasons").select("id").like("name", "Fall%").single();
  const rows = (view: string) => service.from(view).select().eq("season_id", data?.id);
  const teams = readRows(TEAM_SEASONS, (await rows("team_season_stats")).data);
  const players = readRows(PLAYER_SEASONS, (await rows("player_season_stats")).data);
  if (teams === null || players === null) throw new Error("no figures");
  return { teams, players };
}

/** Every list of the open tab has the names and figures of the database, in their order. */
async function expectLists(
  page: Page,
  figures: SeasonFigures,
  shown: (typeof LEADER_TABS)[number],
) {
  const lists = leaderLists(figures, shown, "all");
  await expect(page.getByRole("tabpanel").getByRole("region")).toHaveCount(lists.length + 1);
  for (const leaders of lists) {
    await expect(list(page, leadersMessages.lists[leaders.id]).getByRole("listitem")).toHaveText(
      leaders.lines.map(({ row, value }) => {
        const name = "playerName" in row ? row.playerName : row.teamName;
        const figure = leaders.shape === "record" && "wins" in row ? recordText(row) : `${value}`;
        return new RegExp(`${name}.*${figure.replace("*", "\\*")}$`);
      }),
    );
  }
}

/** In the sun turf and ink are one colour, so the leader's bar and figure are larger. */
async function expectLargerLeader(page: Page) {
  const [first, second] = await list(page, "Tackle Leaders")
    .getByRole("listitem")
    .evaluateAll((rows) =>
      rows.map((row) => ({
        bar: row.querySelector("[aria-hidden]:has(> i)")?.getBoundingClientRect().height ?? 0,
        figure: Number.parseFloat(getComputedStyle(row.lastElementChild ?? row).fontSize),
      })),
    );
  expect(first?.bar).toBeGreaterThan(second?.bar ?? 0);
  expect(first?.figure).toBeGreaterThan(second?.figure ?? 0);
}

/** A background that alone tells something must stay visible in a forced contrast theme. */
async function expectForcedColours(page: Page) {
  const ground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ forcedColors: "active" });
  const paper = await ground(page.locator("body"));
  await expect.poll(() => ground(tab(page, "Team"))).not.toBe(paper);
  const bar = list(page, "Tackle Leaders").locator("[aria-hidden] > i").first();
  await expect.poll(() => ground(bar)).not.toBe(paper);
  await page.emulateMedia({ forcedColors: "none" });
}

test("who leads the season, on a laptop and on a phone (P §2, P §8, D46, D49)", async ({
  newPhone,
  server,
}) => {
  const figures = await season(server);
  await test.step("cards, races and lists are the database's; keyboard, address, no server", async () => {
    await onLaptop(await newPhone({ viewport: { width: 1280, height: 800 } }), figures, server);
  });
  await test.step("an icon in the bar, a refused read and a season without games in words", async () => {
    await onPhone(await newPhone(), server);
  });
});

async function onLaptop(page: Page, figures: SeasonFigures, server: E2eServer) {
  await page.goto("/games");
  await page.getByRole("link", { name: "Stats", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Flag Football Fantasy Dashboard",
  );
  await expect(tab(page, "Team")).toHaveAttribute("aria-selected", "true");
  for (const highlight of highlightsOf(figures, "all")) {
    if (highlight.state !== "player" && highlight.state !== "team") throw new Error(highlight.id);
    const name =
      highlight.state === "player" ? highlight.player.playerName : highlight.team.teamName;
    const card = page.locator("dl > div", {
      hasText: leadersMessages.highlights[highlight.id].title,
    });
    await expect(card).toContainText(`${highlight.value}`);
    await expect(card.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  }
  await expectLists(page, figures, "team");
  await expect(list(page, "QB Protection")).toContainText("Brotherhood United*");
  await expect(list(page, "QB Protection")).toContainText("Forfeited season");
  await expectForcedColours(page);
  await expectLargerLeader(page);

  await tab(page, "Team").press("ArrowLeft");
  await expect(tab(page, "Defense")).toBeFocused();
  await expectLists(page, figures, "defense");
  await tab(page, "Defense").press("ArrowLeft");
  await expect(tab(page, "Offense")).toBeFocused();
  await expectLists(page, figures, "offense");
  const race = mvpRace(mvpRunners(figures.players, "offensive", "all"));
  await expect(list(page, "Offensive MVP Race").getByRole("listitem")).toContainText(
    race.map(({ runner }) => {
      const gap = (race[0]?.runner.points ?? 0) - runner.points;
      const behind = gap === 0 ? "" : leadersMessages.behind(gap);
      return new RegExp(`${runner.playerName}.*${runner.points}${behind}$`);
    }),
  );

  await stage(page, "Playoffs").click();
  await expect(page).toHaveURL(/\/stats\?tab=offense&stage=playoffs$/);
  await page.reload();
  await expect(stage(page, "Playoffs")).toBeChecked();
  await expect(tab(page, "Offense")).toHaveAttribute("aria-selected", "true");
  const inPlayoffs = mvpRace(mvpRunners(figures.players, "offensive", "playoffs"));
  await expect(list(page, "Offensive MVP Race").getByRole("listitem")).toHaveCount(
    inPlayoffs.length,
  );
  await tab(page, "Team").click();
  await expect(page.getByText("Regular season only")).toHaveCount(2);
  await expect(list(page, "Best Record")).toHaveCount(0);

  await waitUntilInstalled(page);
  await server.stop();
  await page.goto("/stats");
  await expectLists(page, figures, "team");
  await expect(page.getByText(/^Offline: as of /)).toBeVisible();
  await server.start();
  await page.reload();
  await expect(list(page, "Best Record")).toBeVisible();
  await expect(page.getByText(/^Offline: as of /)).toHaveCount(0);
}

async function onPhone(phone: Page, server: E2eServer) {
  const refused = { status: 403, json: { code: "42501", message: "refused" } };
  await refuseUntilPressed(phone, /rest\/v1\/player_season_stats/, refused);
  await phone.goto("/stats");
  const alert = phone.getByRole("alert");
  await expect(alert).toContainText("Stats Unavailable");
  await expect(alert).toContainText("Failed to load statistics");
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(list(phone, "Overall MVP Race").getByRole("listitem")).toHaveCount(5);
  await expect(phone.getByRole("banner").getByRole("link", { name: "Stats" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await server.arrange("update public.games set archived_at = now()", []);
  await phone.reload();
  await expect(phone.getByRole("term")).toHaveCount(4);
  await expect(phone.getByRole("definition")).toHaveText(Array(4).fill("No data"));
  await expect(phone.getByText("No players with fantasy points yet")).toBeVisible();
  await phone.getByRole("link", { name: "See the Games" }).click();
  await expect(phone).toHaveURL(/\/games$/);
}
