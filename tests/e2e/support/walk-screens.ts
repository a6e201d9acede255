import type { Page } from "@playwright/test";
import { DEMO, expect } from "./fixtures.ts";
import { waitUntilInstalled } from "./installed.ts";
import type { LeagueGame } from "./league.ts";
import { LiveScreen } from "./live-screen.ts";

export interface Screen {
  readonly name: string;
  /** Used at the sideline: larger targets, higher contrast. */
  readonly isCollecting: boolean;
}

const NO_GAME = "00000000-0000-4000-8000-000000000000";

/**
 * Opens every screen, sheet and dialog of the product once, from the sign-in to the review, and
 * calls `look` on each.
 */
export async function walkScreens(
  page: Page,
  game: LeagueGame,
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  const read = (name: string) => look({ name, isCollecting: false });
  const collect = (name: string) => look({ name, isCollecting: true });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const sheet = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const stat = (name: string) =>
    page.getByTestId("stat-grid").getByRole("button", { name, exact: true }).click();

  async function sheetNow(title: string | RegExp, name: string): Promise<void> {
    await expect(sheet.getByText(title).first()).toBeVisible();
    await collect(name);
  }
  async function close(): Promise<void> {
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }

  await page.goto("/login");
  await expect(page.getByRole("heading", { name: /^Sign in to/ })).toBeVisible();
  await read("sign-in");
  await button("Sign In").click();
  await expect(page.getByText("Enter your password.")).toBeVisible();
  await read("sign-in with mistakes");
  await page.getByLabel("Email address").fill(DEMO.scorer.email);
  await page.getByLabel("Your password", { exact: true }).fill(DEMO.scorer.password);
  await button("Sign In").click();
  await expect(page.getByTestId("game-card").first()).toBeVisible();
  await read("games");
  await button("Menu").click();
  await expect(sheet.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await read("menu");
  await close();
  await page.goto("/nowhere");
  await expect(page.getByText("Page not found")).toBeVisible();
  await read("unknown address");
  await page.goto(`/collect?gameId=${NO_GAME}`);
  await expect(page.getByText("Game not found")).toBeVisible();
  await collect("unknown game");
  await page.goto(`/games/${game.id}/check-in/${game.home.id}`);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await collect("check-in of a team");

  await page.goto("/collect");
  await expect(page.getByTestId("game-card").first()).toBeVisible();
  await collect("picker");

  const live = new LiveScreen(page, game);
  await live.open();
  await sheetNow("Select Game-Day Rosters", "roster gate");
  await button("Add player").first().click();
  await sheetNow(/^Add player - /, "walk-on in the gate");
  await page.keyboard.press("Escape");
  await live.chooseRosters({
    visitor: game.visitor.players.slice(0, 10),
    home: game.home.players.slice(0, 10),
  });
  await collect("live screen without entries");

  await stat("TACKLE");
  await sheetNow("Select Team", "team sheet");
  await sheet.getByRole("button", { name: game.home.name }).click();
  await sheetNow(/^Select Player - /, "player sheet");
  await sheet.getByRole("button", { name: "Add player" }).click();
  await sheetNow(`Add player - ${game.home.name}`, "walk-on in the player sheet");
  await close();
  await stat("TOUCHDOWN");
  await sheet.getByRole("button", { name: game.visitor.name }).click();
  await sheetNow("Touchdown Type", "touchdown sheet");
  await close();
  await stat("EXTRA POINT");
  await sheet.getByRole("button", { name: game.visitor.name }).click();
  await sheetNow("Extra Point Type", "extra point sheet");
  await close();

  await live.record({ stat: "rush", side: "visitor", player: 0 }, "stat-first");
  await live.record(
    { stat: "def_td", how: "interception_return", side: "home", player: 1 },
    "stat-first",
  );
  await live.record({ stat: "pass", side: "home", passer: 2, receiver: 3 }, "player-first");
  await live.takeTimeout("home", 1);
  await collect("live screen");
  await page.locator(`.lv-rails [data-player-id="${game.home.players[0]?.id}"]`).click();
  await expect(page.getByText("choose a stat")).toBeVisible();
  await collect("live screen with a picked jersey");
  await button(/^Clear /).click();

  await button(/^Edit /)
    .first()
    .click();
  await sheetNow("Edit Stat Entry", "edit sheet");
  await close();
  await button(/^Delete /)
    .first()
    .click();
  await sheetNow(/^Delete .* for /, "delete question");
  await close();
  await page.getByTestId("sync-status").click();
  await sheetNow("Export unsynced data", "sync sheet");
  await button("Score Together").click();
  await sheetNow(/^Game passes are made by admins/, "score together");
  await close();
  await waitUntilInstalled(page);
  await page.context().setOffline(true);
  await live.record({ stat: "sack", side: "home", player: 4 }, "player-first");
  await expect.poll(async () => (await live.sync()).state).toBe("offline");
  await collect("live screen without a network");
  await page.getByTestId("sync-status").click();
  await sheetNow("Export unsynced data", "sync sheet without a network");
  await close();
  await page.context().setOffline(false);
  await button("Need Help?").click();
  await sheetNow("Need Help?", "help sheet");
  await close();
  await button("Adjust Roster").click();
  await sheetNow("Adjust Game Roster", "adjust roster");
  await close();
  await button("Finalize Game").click();
  await sheetNow("Finalize this game?", "finalize question");
  await sheet.getByRole("button", { name: "Finalize Game" }).click();

  await expect(page).toHaveURL(/\/review$/);
  // The live screen has a score too, and changes the theme when it closes.
  await expect(page.getByRole("tab", { name: "Player Statistics" })).toBeVisible();
  await read("review with player statistics");
  await page.getByRole("tab", { name: /^Play-by-Play Timeline/ }).click();
  await expect(page.getByRole("tabpanel")).toContainText(game.home.players[1]?.plainName ?? "?");
  await read("review with the timeline");
}
