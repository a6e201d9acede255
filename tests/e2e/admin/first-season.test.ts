import type { Page } from "@playwright/test";
import { addWeeks } from "date-fns/addWeeks";
import { localPlainDate } from "../../../src/domain/shared/plain-date.ts";
import { makeFirstAdmin, replacePassword } from "../support/accounts.ts";
import { allSaved } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { type LeagueGame, untouchedGames, waitUntilCompleted } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import type { Act, Play } from "../support/whole-game/acts.ts";
import { atTheStart, playActs } from "../support/whole-game/play-acts.ts";
import { tally } from "../support/whole-game/tally.ts";

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const ADMIN = { email: "me@club.example", password: "first-admin-2026" };
const SEASON = "Fall 2026 - Our Own League";
const TEAMS = ["Badgers", "Falcons", "Hawks", "Kites", "Otters", "Ravens", "Storm", "Thunder"];
const FIRST_NAMES = ["Ada", "Ben", "Cleo", "Dev", "Eli", "Fay"];
/** As it is copied from a spreadsheet. */
const ROSTERS = [
  ["Team", "Player", "No.", "Division", "Captain"],
  ...TEAMS.flatMap((team, index) =>
    FIRST_NAMES.map((name, number) => [
      team,
      `${name} ${team}`,
      `${number + 1}`,
      index % 2 === 0 ? "North" : "South",
      number === 0 ? `Ada ${team}` : "",
    ]),
  ),
]
  .map((cells) => cells.join("\t"))
  .join("\n");

const acts = (plays: readonly Play[]): Act[] =>
  plays.map((play) => ({ act: "play", play, order: "stat-first" }));
/** Visitor 7, home 6. */
const WITH_NETWORK = acts([
  { stat: "rush", side: "visitor", player: 0 },
  { stat: "extra_point", side: "visitor", player: 1, yards: 5 },
  { stat: "pass", side: "home", passer: 0, receiver: 1 },
  { stat: "tackle", side: "home", player: 3 },
]);
/** Visitor 0, home 9; home's player 2 leads the season. */
const WITHOUT_NETWORK = acts([
  { stat: "rush", side: "home", player: 2 },
  { stat: "extra_point", side: "home", player: 2, yards: 20 },
  { stat: "sack", side: "visitor", player: 4 },
]);
/** Of the game that nobody collects. */
const TYPED = { visitor: 21, home: 14 };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const told = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();

test.use({ seed: "none" });

test("from an empty installation to the first standings without a provider, on the screen alone (A §2-§4, D6, D46a)", async ({
  newPhone,
  server,
}) => {
  const temporary = await makeFirstAdmin(server, ADMIN.email);
  const page = await newPhone(LAPTOP);
  const dialog = page.getByRole("dialog");
  const today = localPlainDate(Date.now());

  await test.step("the first admin makes a season with a league", async () => {
    await replacePassword(page, ADMIN, temporary);
    await page.getByRole("link", { name: "Admin", exact: true }).click();
    await page.getByRole("link", { name: "Create Your First Season" }).click();
    await expect(page.getByText("No league provider is set up")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill(SEASON);
    await page.getByLabel("First day").fill(today);
    await page.getByLabel("Last day").fill(localPlainDate(addWeeks(new Date(), 8)));
    await button(page, "Create by Hand").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SEASON);
    await button(page, "Add League").click();
    await dialog.getByLabel("Name", { exact: true }).fill("Open");
    await button(page, "Add League").click();
    await told(page, "Open is added.");
  });

  await test.step("eight teams with rosters come from a spreadsheet", async () => {
    await page.getByRole("link", { name: "Import Teams and Games" }).click();
    await page.getByLabel("Paste from a spreadsheet").fill(ROSTERS);
    await button(page, "Preview").click();
    await expect(page.getByText("8 teams and 48 players added.")).toBeVisible();
    await button(page, "Import 56 Rows").click();
    await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
  });

  await test.step("a round robin from today on is proposed and imported", async () => {
    await button(page, "Import More").click();
    await page.getByText("Round robin", { exact: true }).click();
    await button(page, "Propose Games").click();
    await expect(page.getByText("28 games added.")).toBeVisible();
    await button(page, "Import 28 Rows").click();
    await page.getByRole("link", { name: "View Games" }).click();
    await expect(page.getByTestId("game-card")).toHaveCount(28);
  });

  const [first, second, third, fourth] = await untouchedGames(server.service);
  if (!first || !second || !third || !fourth) throw new Error("the first day has four games");

  await test.step("a phone collects one game with a network and one without", async () => {
    const phone = await newPhone();
    await phone.goto("/login");
    await phone.getByLabel("Email address").fill(ADMIN.email);
    await phone.getByLabel("Your password", { exact: true }).fill(ADMIN.password);
    await phone.keyboard.press("Enter");
    await expect(phone).toHaveURL(/\/(games|admin)$/);
    await waitUntilInstalled(phone);
    for (const [game, plays] of [
      [first, WITH_NETWORK],
      [second, WITHOUT_NETWORK],
    ] as const) {
      await phone.goto("/games");
      await phone.getByRole("link", { name: `Collect Stats: ${titleOf(game)}` }).click();
      const live = new LiveScreen(phone, game);
      await live.chooseRosters({ visitor: game.visitor.players, home: game.home.players });
      await phone.context().setOffline(plays === WITHOUT_NETWORK);
      await playActs(live, plays, atTheStart());
      await live.finalize();
      await expect(phone).toHaveURL(/\/review$/);
      const { score } = tally(plays);
      await expect(phone.getByTestId("score-visitor")).toHaveText(`${score.visitor}`);
      await expect(phone.getByTestId("score-home")).toHaveText(`${score.home}`);
      await phone.context().setOffline(false);
      // The pill counts an entry a moment after it is stored, and shows "All saved" until then.
      await waitUntilCompleted(server.service, game.id);
      await allSaved(live);
    }
  });

  await test.step("the admin enters a score without stats and a forfeit", async () => {
    await page.getByRole("link", { name: "Admin", exact: true }).click();
    await page.getByRole("link", { name: `Manage ${SEASON}` }).click();
    await page.getByRole("link", { name: /^Games & Schedule/ }).click();
    const result = (game: LeagueGame) => button(page, new RegExp(`^Result of ${titleOf(game)}`));
    await result(third).click();
    await dialog.getByLabel(`Score of ${third.visitor.name}`).fill(`${TYPED.visitor}`);
    await dialog.getByLabel(`Score of ${third.home.name}`).fill(`${TYPED.home}`);
    await dialog.getByRole("button", { name: "Save" }).click();
    await told(page, "Result saved");
    await expect(dialog).toHaveCount(0);
    await result(fourth).click();
    await dialog.getByRole("radio", { name: /^Forfeit/ }).check();
    await dialog.getByLabel("Winner").selectOption({ label: fourth.home.name });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`${fourth.home.name} won by forfeit`)).toBeVisible();
    await page.getByRole("link", { name: "Back to the Season" }).click();
    await page.getByRole("switch", { name: "Live on Stats Widget" }).click();
    await expect(page.getByText(`${SEASON} is now live on the stats widget.`)).toBeVisible();
  });

  const scored = [
    { game: first, ...tally(WITH_NETWORK).score },
    { game: second, ...tally(WITHOUT_NETWORK).score },
    { game: third, ...TYPED },
  ];
  const expected = standingsOf(scored, fourth);
  const visitor = await newPhone(LAPTOP);

  await test.step("a visitor's standings agree with what was played", async () => {
    await visitor.goto("/standings");
    const table = visitor.getByRole("table", { name: "Team Standings" });
    await expect(table.getByRole("rowheader")).toHaveText(
      expected.map(({ name }) => new RegExp(`^${name}`)),
    );
    for (const [index, line] of expected.entries()) {
      const cells = table
        .getByRole("row")
        .nth(index + 1)
        .getByRole("cell");
      await expect(cells).toContainText([
        `${index + 1}`,
        TEAMS.indexOf(line.name) % 2 === 0 ? "North" : "South",
        line.record,
        line.percentage,
        `${line.scored}`,
        `${line.allowed}`,
        line.difference,
        `${line.played}`,
      ]);
    }
  });

  await test.step("so do the pages of the teams", async () => {
    for (const line of [expected[0], expected[3]]) {
      await visitor.goto("/standings");
      await visitor
        .getByRole("table")
        .getByRole("link", { name: line?.name ?? "" })
        .click();
      for (const [label, value] of [
        ["Record", line?.record],
        ["Points For", line?.scored],
        ["Points Against", line?.allowed],
      ] as const) {
        const figure = visitor.getByRole("main").locator("dl > div").filter({ hasText: label });
        await expect(figure.locator("dd").first()).toHaveText(`${value}`);
      }
    }
  });

  await test.step("so do the cards of the games", async () => {
    await visitor.goto("/games?show=completed");
    await expect(visitor.getByTestId("game-card")).toHaveCount(3);
    for (const { game, visitor: away, home } of scored) {
      const card = visitor.getByRole("article", { name: titleOf(game) });
      await expect(card).toContainText(new RegExp(`${game.visitor.name}.*${away}`));
      await expect(card).toContainText(new RegExp(`${game.home.name}.*${home}`));
    }
    await visitor.goto("/games");
    await expect(visitor.getByRole("article", { name: titleOf(fourth) })).toContainText("FORFEIT");
  });

  await test.step("so does the widget", async () => {
    await visitor.goto("/widget/stats");
    await expect(visitor.getByText(SEASON)).toBeVisible();
    const best = region(visitor, "Best Record").getByRole("listitem");
    for (const [index, line] of expected.slice(0, 3).entries()) {
      await expect(best.nth(index)).toContainText(line.name);
      await expect(best.nth(index)).toContainText(line.record);
    }
    const points = tally(WITHOUT_NETWORK).players.get("home:2")?.total_fantasy_points;
    const leader = visitor.locator("dl > div").filter({ hasText: "FANTASY LEADER" });
    await expect(leader).toContainText(second.home.players[2]?.name ?? "?");
    await expect(leader).toContainText(`${points}`);
  });
});

const titleOf = ({ visitor, home }: LeagueGame) => `${visitor.name} at ${home.name}`;

interface Played {
  readonly game: LeagueGame;
  readonly visitor: number;
  readonly home: number;
}

/** By wins, difference, points and name (D46); home wins the forfeit, which has no points (D46a). */
function standingsOf(played: readonly Played[], forfeit: LeagueGame) {
  const line = (name: string, isWin: boolean, scored: number, allowed: number) => ({
    name,
    isWin,
    scored,
    allowed,
    played: 1,
    record: isWin ? "1-0" : "0-1",
    percentage: isWin ? "100.0%" : "0.0%",
    difference: scored > allowed ? `+${scored - allowed}` : `${scored - allowed}`.replace("-", "−"),
  });
  const byForfeit = (name: string, isWin: boolean) => {
    const made = line(name, isWin, 0, 0);
    return { ...made, played: 0, record: `${made.record}*` };
  };
  const lines = played.flatMap(({ game, visitor, home }) => [
    line(game.visitor.name, visitor > home, visitor, home),
    line(game.home.name, home > visitor, home, visitor),
  ]);
  lines.push(byForfeit(forfeit.home.name, true), byForfeit(forfeit.visitor.name, false));
  return lines.sort(
    (a, b) =>
      Number(b.isWin) - Number(a.isWin) ||
      b.scored - b.allowed - (a.scored - a.allowed) ||
      b.scored - a.scored ||
      a.name.localeCompare(b.name),
  );
}
