import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { button } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

const PHRASE = "DELETETHISDAMNSEASON";
const SCREENS = {
  phone: { viewport: { width: 360, height: 740 } },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const;

type Row = Readonly<Record<string, unknown>>;
const sum = (rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);
const stands = ({ removed_at }: Row) => removed_at === null;
/** Neither applied nor set aside yet (D31). */
const isWaiting = ({ outcome, resolution }: Row) =>
  resolution === null && (outcome === "held_late" || outcome === "superseded_epoch");

const ask = (page: Page) => page.getByRole("alertdialog", { name: "Delete Season" });

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`on a ${name}, a season is deleted with its phrase after a file of all of it, and restored whole (A §4, A §5, D65)`, async ({
    server,
    newPhone,
  }) => {
    const page = await newPhone(screen);
    await signIn(page, DEMO.admin);
    await page.goto("/admin");
    await button(page, "Delete Fall 2026 - Demo League").click();
    const games = ask(page).getByText("Games", { exact: true });
    await expect(games.locator("xpath=following-sibling::dd")).toHaveText("32");
    for (const count of ["Game stats", "IR submissions", "Plays", "Roster places", "Penalties"]) {
      await expect(ask(page).getByText(count, { exact: true })).toBeVisible();
    }
    const told = await ask(page)
      .locator("dt")
      .evaluateAll((names) =>
        names.map((name) => [
          name.textContent,
          Number(name.nextElementSibling?.textContent?.replaceAll(",", "")),
        ]),
      );
    const confirm = ask(page).getByRole("button", { name: "Delete Season" });
    const phrase = ask(page).getByLabel(`Type ${PHRASE} to confirm`);
    await expect(confirm).toBeDisabled();
    await phrase.fill(PHRASE.toLowerCase());
    await expect(
      ask(page).getByText(`Text doesn't match. Please type exactly: ${PHRASE}`),
    ).toBeVisible();
    await expect(confirm).toBeDisabled();
    await phrase.fill(PHRASE);
    await expect(ask(page).getByText("Confirmation text is correct")).toBeVisible();
    expect(await findings(page, `delete season, ${name}`)).toEqual([]);

    const download = page.waitForEvent("download");
    await confirm.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^season-fall-2026-demo-league-[\d-]{10}\.json$/);
    const saved = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(saved).toMatchObject({ format: "stat-tracker-season", version: 1 });
    const { data: logged } = await server.service.from("game_events").select("event_id");
    expect(saved.tables.games).toHaveLength(32);
    expect(saved.tables.leagues).toHaveLength(2);
    expect(saved.tables.season_contacts.length).toBeGreaterThan(0);
    const { tables } = saved;
    expect(Object.fromEntries(told)).toEqual({
      Leagues: tables.leagues.length,
      Teams: tables.teams.length,
      Players: tables.players.length,
      Games: tables.games.length,
      "Game stats": tables.game_stats.length,
      "IR submissions": sum(tables.teams, "ir_submissions_used"),
      Plays: sum(tables.games, "live_entries"),
      "Roster places": tables.game_rosters.length,
      Penalties: tables.unsportsmanlike_penalties.filter(stands).length,
      "Waiting entries": tables.held_events.filter(isWaiting).length,
    });
    expect(tables.player_aliases).toHaveLength(1);
    // The file has the pictures that the teams' rows name.
    const worn = tables.teams.map((team: { crest: string | null }) => team.crest).filter(Boolean);
    expect(worn.length).toBeGreaterThan(0);
    expect(tables.crests.map(({ id }: { id: string }) => id).sort()).toEqual(
      [...new Set(worn)].sort(),
    );
    for (const { media_type, picture } of tables.crests) {
      const text = Buffer.from(picture, "base64").toString("latin1");
      expect(text).toMatch(media_type === "image/png" ? /^.PNG/ : /^<svg /);
    }
    const ids = new Set(saved.tables.game_events.map((row: { event_id: string }) => row.event_id));
    const ofSeason = new Set(saved.tables.games.map((row: { id: string }) => row.id));
    expect(saved.tables.game_events.length).toBeGreaterThan(100);
    expect(ids.size).toBe(saved.tables.game_events.length);
    expect(logged?.length ?? 0).toBeGreaterThanOrEqual(Math.min(ids.size, 1_000));
    expect(
      saved.tables.game_stats.every((row: { game_id: string }) => ofSeason.has(row.game_id)),
    ).toBe(true);

    await expect(
      page.getByRole("status").filter({ hasText: "Season deleted successfully!" }),
    ).toBeVisible();
    const putAway = page.getByRole("list", { name: "Archived and deleted" });
    await expect(putAway).toContainText("Deleted");
    await expect(button(page, "Delete Fall 2026 - Demo League")).toHaveCount(0);
    const live = server.service.from("seasons").select("id").eq("live_on_widget", true);
    expect((await live).data).toEqual([]);

    await button(page, "Restore Fall 2026 - Demo League").click();
    await expect(
      page.getByRole("status").filter({ hasText: "Fall 2026 - Demo League is back." }),
    ).toBeVisible();
    await expect(button(page, "Delete Fall 2026 - Demo League")).toBeVisible();
  });
}

test("nothing is deleted while the impact is unknown, or when the file could not be made (D65)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone(SCREENS.laptop);
  await signIn(page, DEMO.admin);
  await page.goto("/admin");
  await expect(button(page, "Delete Spring 2026 - Demo League")).toBeEnabled();
  await page.context().route("**/rpc/get_season_delete_impact", (route) => route.abort());
  await expect(page.getByRole("row").filter({ hasText: "Spring 2026" })).toContainText(
    "2026Spring",
  );
  await button(page, "Delete Spring 2026 - Demo League").click();
  await expect(ask(page).getByText("Unable to calculate delete impact")).toBeVisible();
  const confirm = ask(page).getByRole("button", { name: "Delete Season" });
  await ask(page).getByRole("textbox").fill(PHRASE);
  await expect(ask(page).getByText("Confirmation text is correct")).toBeVisible();
  await expect(confirm).toBeDisabled();

  await page.context().unroute("**/rpc/get_season_delete_impact");
  await button(page, "Try Again").click();
  await expect(confirm).toBeEnabled();
  await page.context().route("**/rest/v1/game_events*", (route) => route.abort());
  await confirm.click();
  await expect(
    page.getByText(/^The file could not be saved, so nothing was deleted\./),
  ).toBeVisible();
  await button(page, "OK").click();
  const { data } = await server.service
    .from("seasons")
    .select("deleted_at")
    .eq("name", "Spring 2026 - Demo League");
  expect(data).toEqual([{ deleted_at: null }]);
});
