import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { button } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { type LeagueGame, type LeaguePlayer, rows, untouchedGames } from "../support/league.ts";
import { holdBack } from "../support/network/hold-back.ts";
import { FALL, seasonId } from "../support/season-screen.ts";

const HEAD = "Player Name,Number,Pass TD,Rush TD,Rec TD,XP,Tackles,INT,Sacks";

test("an admin imports many files, one of one team, again and another one, and takes them back; plays that were collected are kept, unless the admin says that the file counts", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO.admin);
  await test.step("many files find their teams and games; what fails or asks stops nothing else", async () => {
    const [suspension] = await rows<{ player_id: string }>(
      server.service.from("player_suspensions").select("player_id"),
    );
    const isSuspended = ({ id }: LeaguePlayer) => id === suspension?.player_id;
    const games = await untouchedGames(server.service);
    const theirs = games.find(({ visitor }) => visitor.players.some(isSuspended));
    const one = games.find((game) => game !== theirs);
    const suspended = theirs?.visitor.players.find(isSuspended);
    if (!one || !theirs || !suspended) throw new Error("two untouched games are needed");
    const days = new Map(
      (
        await rows<{ id: string; game_date: string }>(
          server.service.from("games").select("id,game_date").in("id", [one.id, theirs.id]),
        )
      ).map(({ id, game_date: date }) => [id, date]),
    );
    await page.goto("/admin/import/bulk");
    await expect(button(page, "Choose CSV Files")).toBeVisible();
    expect(await findings(page, "bulk import, upload")).toEqual([]);

    const fileOf = (
      game: LeagueGame,
      team: LeagueGame["visitor"],
      tackles: number,
      copy = "",
      [player] = team.players,
    ) => {
      const [, month, day] = (days.get(game.id) ?? "").split("-");
      return {
        name: `Team_ ${team.name}${copy}-${month}-${day}.csv`,
        mimeType: "text/csv",
        buffer: Buffer.from(
          [
            "",
            "",
            "",
            "",
            "",
            "",
            `Team: ${team.name} A`,
            HEAD,
            `${player?.name},1,,,,,${tackles},,`,
          ].join("\n"),
        ),
      };
    };
    const files = page.locator("input[type=file]");
    await files.setInputFiles([
      fileOf(one, one.visitor, 2),
      fileOf(one, one.visitor, 3, " second half"),
      fileOf(one, one.visitor, 2, " again"),
      fileOf(one, one.home, 4),
      fileOf(theirs, theirs.visitor, 1, "", [suspended]),
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
      { name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("") },
      { ...fileOf(one, one.visitor, 2), name: "dateless.csv" },
    ]);
    const card = (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card("dateless.csv")).toContainText("Could not match game for team");
    await expect(card("dateless.csv").getByText("Waits for you")).toBeVisible();
    await expect(card("empty.csv").getByText("Error", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Game of dateless.csv")).toBeVisible();
    await expect(page.getByText("Please upload a CSV file")).toBeVisible();
    await expect(page.getByText("Parsing errors: the file is empty.")).toBeVisible();
    await expect(page.getByText(/^Summed with /)).toHaveCount(2);
    await expect(page.getByText(/^The same content as /)).toBeVisible();
    await expect(page.getByText("4 files for 3 teams and games")).toBeVisible();
    const ofSuspended = page
      .getByRole("listitem")
      .filter({ hasText: `Team_ ${theirs.visitor.name}` });
    await expect(ofSuspended).toContainText("1 of them is suspended on that day");
    await expect(page.getByText("suspended on that day")).toHaveCount(1);
    await expect(page.getByText(/roster place will be added/)).toHaveCount(3);
    expect(await findings(page, "bulk import, review")).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findings(page, "bulk import, review on a phone")).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    const moved = await server.service.rpc("update_game", {
      p_game_id: theirs.id,
      p_changes: { team_visitor_id: await otherTeam(server.service, theirs) },
    });
    expect([moved.error, moved.data.outcome]).toEqual([null, "applied"]);
    await button(page, "Import 4 Files").click();
    await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
    await expect(
      page.getByText(
        /^Failed to import Team_ .*: Missing required data: This team does not play in this game any more/,
      ),
    ).toBeVisible();
    const result = page.getByRole("region", { name: "Import complete" });
    await expect(result.locator("dl > div")).toHaveText(["Files imported3", "Not imported1"]);
    const [visitor, home] = [one.visitor.players[0], one.home.players[0]];
    const figures = await figuresOf(server.service, one);
    expect([figures[visitor?.id ?? ""]?.tackles, figures[home?.id ?? ""]?.tackles]).toEqual([5, 4]);
  });

  await test.step("an admin imports a file of one team, again, another one, and takes both back", async () => {
    const [game] = await untouchedGames(server.service);
    if (game === undefined) throw new Error("the demo league has no untouched game");
    const [first, second, third] = game.visitor.players;
    if (!first || !second || !third) throw new Error("the team has no three players");
    await page.goto("/admin/import");

    await test.step("a file that is none stays on the upload, with its reason", async () => {
      await expect(page.getByLabel("Team", { exact: true })).toBeVisible();
      expect(await findings(page, "stat import, select")).toEqual([]);
      await chooseGame(page, game);
      await upload(page, "stats.xlsx", "PK");
      await expect(page.getByRole("alert")).toHaveText("Please upload a CSV file");
      await upload(page, "stats.csv", "Name,No\nAda,7");
      await expect(page.getByRole("alert")).toHaveText(
        'Could not find header row with "Player Name" and "Number"',
      );
      const files = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        for (const name of ["one.csv", "two.csv"]) transfer.items.add(new File([""], name));
        return transfer;
      });
      const area = page.getByText("Drop a CSV file here, or choose one.");
      await area.dispatchEvent("drop", { dataTransfer: files });
      await expect(page.getByRole("alert")).toHaveText(
        "One file at a time. Bulk Stats Import takes many.",
      );
      expect(await findings(page, "stat import, upload")).toEqual([]);
    });

    await test.step("the preview asks about what nobody can be sure of", async () => {
      const like = `${second.name.split(" ")[0]} ${second.name.split(" ").slice(1).join(" ")}x`;
      await upload(
        page,
        "week-9.csv",
        [
          "Team: Somebody Else Red",
          HEAD,
          `${first.name},7,1,,,6,2,,`,
          `${like},,,2,,,,,`,
          `${third.name},9,,,,,3*,,`,
          "Nobody Anybodyknows,88,,,,,4,,",
        ].join("\n"),
      );
      await expect(page.getByText(/^The file is of “Somebody Else”/)).toBeVisible();
      await expect(page.getByText("1 of 4 players matched.")).toBeVisible();
      await expect(page.getByText("3 rows wait for you and are left out.")).toBeVisible();
      await expect(page.getByText("3 of 4 rows to check")).toBeVisible();
      const waiting = page
        .getByRole("row")
        .filter({ has: page.getByText("Check", { exact: true }) });
      await expect(waiting).toHaveCount(3);
      const ground = (name: string) =>
        page
          .getByRole("row", { name: new RegExp(name) })
          .evaluate((row) => getComputedStyle(row).backgroundColor);
      expect(await ground(first.name), "nothing to ask").toBe("rgba(0, 0, 0, 0)");
      expect(await ground(third.name), "waits").not.toBe("rgba(0, 0, 0, 0)");
      const check = await waiting.first().getByText("Check", { exact: true }).boundingBox();
      const name = await waiting.first().getByText(like, { exact: true }).boundingBox();
      expect(check?.x ?? 0, "beside the name").toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
      await expect(page.getByText("Player not found in database")).toBeVisible();
      await expect(page.getByText("No jersey number")).toBeVisible();
      const figure = page.getByRole("row", { name: /Nobody Anybodyknows/ }).getByText("4", {
        exact: true,
      });
      await expect(figure).toHaveCSS("text-align", "right");
      await expect(figure).toHaveCSS("font-size", "16px");
      const head = page.getByRole("table").getByText("Tackles", { exact: true }).first();
      await expect(head).toHaveCSS("text-align", "right");
      expect(await findings(page, "stat import, preview")).toEqual([]);
      await button(page, "Take the Proposal").click();
      await page.getByLabel(`Tackles of ${third.name}`).fill("3");
      await expect(page.getByText("3 of 4 players matched.")).toBeVisible();
    });

    await test.step("an import without an answer returns to the preview with every decision", async () => {
      await expect(button(page, "Import 3 Players")).toBeEnabled();
      // The import alone is cut: a page that knows of a network that is gone would not let it begin.
      await page.route(/\/rpc\/import_stats$/, (route) => route.abort());
      await button(page, "Import 3 Players").click();
      const alert = page.getByRole("alertdialog");
      await expect(alert).toContainText("The server did not answer");
      await alert.getByRole("button", { name: "OK" }).click();
      await expect(page.getByLabel(`Tackles of ${third.name}`)).toHaveValue("3");
      await expect(page.getByText("3 of 4 players matched.")).toBeVisible();
      await page.unroute(/\/rpc\/import_stats$/);
      await button(page, "Import 3 Players").click();
      await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
      const result = page.getByRole("region", { name: "Import complete" });
      await expect(result.locator("dl > div")).toHaveText([
        "Players3",
        "Figures5",
        "Rows left out1",
      ]);
      await expect(page.getByText("This game has no result yet.")).toBeVisible();
      await expect(result.getByRole("link", { name: "Enter the Final Score" })).toBeVisible();
      expect(await figuresOf(server.service, game)).toEqual({
        [first.id]: { passTd: 1, rushTd: 0, xp: 6, tackles: 2 },
        [second.id]: { passTd: 0, rushTd: 2, xp: 0, tackles: 0 },
        [third.id]: { passTd: 0, rushTd: 0, xp: 0, tackles: 3 },
      });
    });

    await test.step("the same file again says that nothing changes; another one takes its place", async () => {
      await button(page, "Import More Stats").click();
      await chooseGame(page, game);
      await upload(page, "again.csv", `${HEAD}\n${first.name},7,,,,,5,,`);
      await expect(page.getByText(/^2 players of that import are not in this file/)).toBeVisible();
      await expect(page.getByText(/^It takes the place of week-9.csv/)).toBeVisible();
      await button(page, "Import 1 Player").click();
      await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
      expect(await figuresOf(server.service, game)).toEqual({
        [first.id]: { passTd: 0, rushTd: 0, xp: 0, tackles: 5 },
      });
      await button(page, "Import More Stats").click();
      await chooseGame(page, game);
      await upload(page, "once-more.csv", `${HEAD}\n${first.name},7,,,,,5,,`);
      await expect(page.getByText(/^These figures are imported already/)).toBeVisible();
      await button(page, "Back").click();
      await upload(page, "strangers.csv", `${HEAD}\nNobody Anybodyknows,88,x,,,,4,,`);
      const toCheck = "1 of 1 row to check · 1 row with a cell that counts 0";
      await expect(page.getByText(toCheck)).toBeVisible();
      await expect(page.getByText("0 of 1 player matched.")).toBeVisible();
      await expect(button(page, "Import 0 Players")).toBeDisabled();
      await button(page, "Back").click();
      await button(page, "Back").click();
    });

    await test.step("undo brings back the first file, and then nothing", async () => {
      await undo(page, "again.csv");
      expect(Object.keys(await figuresOf(server.service, game))).toHaveLength(3);
      await undo(page, "week-9.csv");
      expect(await figuresOf(server.service, game)).toEqual({});
    });
  });

  await test.step("plays that were collected are kept, unless the admin says that the file counts", async () => {
    const game = await collectedGame(server.service);
    await page.setViewportSize({ width: 360, height: 740 });
    const showSeason = await holdBack(page, /\/rest\/v1\/import_batches/);
    await page.goto("/admin/import");
    await expect(page.getByText("Loading teams and games...")).toBeVisible();
    showSeason();
    const collected = await tacklesOf(server.service, game);
    const team = page.getByLabel("Team", { exact: true });
    const chosen = page.getByLabel("Game", { exact: true });
    // The field that keeps Next from going on says so.
    await expect(team).toHaveAccessibleDescription("Choose the team first.");
    await team.selectOption(game.teamId);
    await expect(team).toHaveAccessibleDescription("");
    await expect(chosen).toHaveAccessibleDescription("Choose the game to go on.");
    await chosen.selectOption(game.id);
    await button(page, "Next").click();
    const letAnswer = await holdBack(page, /\/rpc\/import_stats$/);
    await upload(page, "collected.csv", `${HEAD}\n${game.playerName},1,,,,,${collected + 2},,`);
    // Nothing is imported before the server has said what it would do.
    await expect(button(page, "Import 1 Player")).toBeDisabled();
    letAnswer();
    await expect(page.getByText("Plays were collected in this game")).toBeVisible();
    await expect(button(page, "Import 1 Player")).toBeDisabled();
    const why = page.getByRole("status").getByText(/^Nothing is imported, because plays were/);
    await expect(why).toBeVisible();
    expect(await findings(page, "stat import, collected")).toEqual([]);
    await page.getByText("Use the file's figures").click();
    await expect(why).toHaveCount(0);
    await button(page, "Import 1 Player").click();
    await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
    expect(await tacklesOf(server.service, game)).toBe(collected + 2);

    await test.step("the review marks it, and its stat file imports as what counts already", async () => {
      await page.goto(`/games/${game.id}/review`);
      const line = page.locator(`[data-player-id="${game.playerId}"]`);
      await expect(line).toContainText(/Imported: .*Tackles \+2/);
      await page.getByRole("tab", { name: /^Play-by-Play/ }).click();
      const plays = page.getByRole("list", { name: "Plays in order" });
      await expect(plays.getByRole("listitem").filter({ hasText: "Tackles +2" })).toContainText(
        "Imported",
      );
      await page.getByRole("tab", { name: "Player Statistics" }).click();
      const saved = page.waitForEvent("download");
      await button(page, `Download as a Stat File ${game.teamName}`).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^Team_ .+ A-[A-Z][a-z]+-\d\d\.csv$/);
      await page.goto("/admin/import");
      await page.getByLabel("Team", { exact: true }).selectOption(game.teamId);
      await page.getByLabel("Game", { exact: true }).selectOption(game.id);
      await button(page, "Next").click();
      await upload(page, file.suggestedFilename(), await readFile(await file.path(), "utf8"));
      await expect(page.getByText(/^These figures are imported already/)).toBeVisible();
      await button(page, "Back").click();
      await button(page, "Back").click();
    });
    await undo(page, "collected.csv");
    expect(await tacklesOf(server.service, game)).toBe(collected);
  });
});

/** A team of the game's league that does not play in it. */
async function otherTeam(service: SupabaseClient, { visitor, home }: LeagueGame): Promise<string> {
  const [team] = await rows<{ league_id: string }>(
    service.from("teams").select("league_id").eq("id", visitor.id),
  );
  const others = await rows<{ id: string }>(
    service
      .from("teams")
      .select("id")
      .eq("league_id", team?.league_id)
      .not("id", "in", `(${visitor.id},${home.id})`),
  );
  return others[0]?.id ?? "";
}

async function chooseGame(page: Page, game: LeagueGame): Promise<void> {
  await page.getByLabel("Team", { exact: true }).selectOption(game.visitor.id);
  await page.getByLabel("Game", { exact: true }).selectOption(game.id);
  await button(page, "Next").click();
}

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

async function undo(page: Page, fileName: string): Promise<void> {
  await button(page, `Undo the import of ${fileName}`).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo Import" }).click();
  await expect(button(page, `Undo the import of ${fileName}`)).toHaveCount(0);
}

interface StatRow {
  readonly player_id: string;
  readonly pass_touchdowns: number;
  readonly rush_touchdowns: number;
  readonly extra_points: number;
  readonly tackles: number;
}

async function figuresOf(service: SupabaseClient, game: LeagueGame) {
  const stats = await rows<StatRow>(
    service
      .from("game_stats")
      .select("player_id,pass_touchdowns,rush_touchdowns,extra_points,tackles")
      .eq("game_id", game.id),
  );
  return Object.fromEntries(
    stats.map((row) => [
      row.player_id,
      {
        passTd: row.pass_touchdowns,
        rushTd: row.rush_touchdowns,
        xp: row.extra_points,
        tackles: row.tackles,
      },
    ]),
  );
}

interface CollectedGame {
  readonly id: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly playerId: string;
  readonly playerName: string;
}

/** A game of the active season, and one who made a tackle in it. */
async function collectedGame(service: SupabaseClient): Promise<CollectedGame> {
  const season = await seasonId(service, FALL);
  const games = await rows<{ id: string }>(
    service.from("games").select("id").eq("season_id", season).gt("head_seq", 0).limit(20),
  );
  const [entry] = await rows<{ game_id: string; team_id: string; player_id: string }>(
    service
      .from("stat_events")
      .select("game_id,team_id,player_id")
      .eq("stat_type", "tackle")
      .eq("is_deleted", false)
      .in(
        "game_id",
        games.map(({ id }) => id),
      )
      .not("player_id", "is", null)
      .limit(1),
  );
  if (entry === undefined) throw new Error("nobody made a tackle in the demo league");
  const [player] = await rows<{ name: string }>(
    service.from("players").select("name").eq("id", entry.player_id),
  );
  const [team] = await rows<{ name: string }>(
    service.from("teams").select("name").eq("id", entry.team_id),
  );
  return {
    id: entry.game_id,
    teamId: entry.team_id,
    teamName: team?.name ?? "",
    playerId: entry.player_id,
    playerName: player?.name ?? "",
  };
}

async function tacklesOf(service: SupabaseClient, game: CollectedGame): Promise<number> {
  const [stat] = await rows<{ tackles: number }>(
    service
      .from("game_stats")
      .select("tackles")
      .eq("game_id", game.id)
      .eq("player_id", game.playerId),
  );
  return stat?.tackles ?? 0;
}
