import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { addDays } from "date-fns/addDays";
import { lightFormat } from "date-fns/lightFormat";
import { localPlainDate } from "../../../src/domain/shared/plain-date.ts";
import { button } from "../support/accounts.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { arrowTo, pressByKey, tabTo } from "../support/keyboard.ts";
import { rows, untouchedGames } from "../support/league.ts";

const HEAD = "Player Name,Number,Pass TD,Rush TD,Rec TD,XP,Tackles,INT,Sacks";

test("forty files are dropped; a page closed in the middle says what is left, and the rest is imported", async ({
  newPhone,
  server,
}) => {
  const files = await twentyGames(server.service);
  let page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO.admin);
  await page.addInitScript(countWorkers);
  await page.goto("/admin/import/bulk");

  await test.step("half of them are imported, then the page is closed", async () => {
    await expect(button(page, "Choose CSV Files")).toBeVisible();
    await drop(page, files);
    // Forty files are read one after the other, which takes a slow machine this long.
    await expect(page.getByText("40 files for 40 teams and games")).toBeVisible({
      timeout: 120_000,
    });
    // All at once, a slow machine would need longer for them than one file may take.
    expect(await page.evaluate(() => (window as unknown as CountedWorkers).mostWorkers)).toBe(1);
    let written = 0;
    await page.route("**/rpc/import_stats", async (route) => {
      if (route.request().postDataJSON().p_dry_run === true) return route.continue();
      written += 1;
      // The twenty-first never gets an answer.
      return written > 20 ? undefined : route.continue();
    });
    await button(page, "Import 40 Files").click();
    await oneAfterTheOther(1, 21, () => written);
    await expect(page.getByRole("progressbar", { name: "20 of 40 files" })).toBeVisible();
    const phone = page.context();
    await page.close();
    page = await phone.newPage();
  });

  await test.step("the files that are left are named, chosen again and imported", async () => {
    await page.goto("/admin/import/bulk");
    const left = page.getByRole("alert").filter({ hasText: "An import was left" });
    await expect(left.getByRole("listitem")).toHaveText(files.slice(20).map(({ name }) => name));
    await drop(page, files.slice(20));
    await expect(page.getByText("20 files for 20 teams and games")).toBeVisible();
    await button(page, "Import 20 Files").click();
    const imports = () => rows(server.service.from("import_batches").select("id"));
    await oneAfterTheOther(21, 40, async () => (await imports()).length);
    await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
    expect(await imports()).toHaveLength(40);
    await expect(page.getByRole("link", { name: "Enter the Final Score" })).toHaveCount(10);
    await button(page, "Import More Stats").click();
    await expect(button(page, "Choose CSV Files")).toBeVisible();
    await expect(page.getByText("An import was left")).toHaveCount(0);
  });
});

test("both imports are done without a mouse; each step begins at its top", async ({
  newPhone,
  server,
}) => {
  const [game] = await untouchedGames(server.service);
  const [player] = game?.visitor.players ?? [];
  if (game === undefined || player === undefined) throw new Error("no untouched game");
  const text = `${HEAD}\n${player.name},7,1,,,,2,,`;
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO.admin);
  await page.goto("/admin/import");
  const atTop = page.locator("div[tabindex='-1']:focus").filter({ has: page.getByRole("list") });

  await test.step("one file", async () => {
    await arrowTo(page, page.getByLabel("Team", { exact: true }), game.visitor.id);
    await tabTo(page, page.getByLabel("Game", { exact: true }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByLabel("Game", { exact: true })).not.toHaveValue("");
    await pressByKey(page, button(page, "Next"));
    await expect(atTop).toBeVisible();
    await chooseByKey(page, "Choose a CSV File", "keys.csv", text);
    await expect(atTop).toBeVisible();
    await pressByKey(page, button(page, "Import 1 Player"));
    await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
    await expect(atTop).toBeVisible();
    await pressByKey(page, button(page, "Import More Stats"));
    await pressByKey(page, button(page, "Undo the import of keys.csv"));
    await pressByKey(
      page,
      page.getByRole("alertdialog").getByRole("button", { name: "Undo Import" }),
    );
    await expect(page.getByText("The import is undone.")).toBeVisible();
    await expect(button(page, "Undo the import of keys.csv")).toHaveCount(0);
  });

  await test.step("many files", async () => {
    await page.goto("/admin/import/bulk");
    await chooseByKey(
      page,
      "Choose CSV Files",
      "keys.csv",
      `Team: ${game.visitor.name} A\n${text}`,
    );
    await expect(atTop).toBeVisible();
    await tabTo(page, page.getByLabel("Game of keys.csv"));
    await page.keyboard.press("ArrowDown");
    await pressByKey(page, button(page, "Import 1 File"));
    await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
    await expect(atTop).toBeVisible();
  });
});

async function chooseByKey(page: Page, label: string, name: string, text: string) {
  await tabTo(page, button(page, label));
  const chooser = page.waitForEvent("filechooser");
  // The key must not be pressed before the file chooser is watched.
  await expect(button(page, label)).toBeFocused();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

/** Waits for each of many, because a slow machine needs long for all of them. */
async function oneAfterTheOther(
  first: number,
  last: number,
  count: () => number | Promise<number>,
) {
  for (let next = first; next <= last; next += 1) {
    await expect.poll(count).toBeGreaterThanOrEqual(next);
  }
}

interface CountedWorkers {
  mostWorkers: number;
  Worker: typeof Worker;
}

/** Runs in the page: how many workers there were at most at a time. */
function countWorkers(): void {
  const counted = window as unknown as CountedWorkers;
  const open = new Set<Worker>();
  counted.mostWorkers = 0;
  counted.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      open.add(this);
      counted.mostWorkers = Math.max(counted.mostWorkers, open.size);
    }
    override terminate(): void {
      open.delete(this);
      super.terminate();
    }
  };
}

interface DroppedFile {
  readonly name: string;
  readonly text: string;
}

async function drop(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, text } of list) {
      transfer.items.add(new File([text], name, { type: "text/csv" }));
    }
    return transfer;
  }, files);
  await page.getByText("Drop CSV files here, or choose them.").dispatchEvent("drop", {
    dataTransfer: data,
  });
}

/** A file for each team of twenty new games, in the order of the games. */
async function twentyGames(service: SupabaseClient): Promise<DroppedFile[]> {
  const [game] = await untouchedGames(service);
  if (game === undefined) throw new Error("the demo league has no untouched game");
  const [league] = await rows<{ league_id: string }>(
    service.from("games").select("league_id").eq("id", game.id),
  );
  const files: DroppedFile[] = [];
  for (let number = 0; number < 20; number += 1) {
    const day = addDays(new Date(), 120 + number);
    const { data, error } = await service.rpc("create_game", {
      p_league_id: league?.league_id,
      p_game: {
        team_visitor_id: game.visitor.id,
        team_home_id: game.home.id,
        game_date: localPlainDate(day),
      },
    });
    expect([error, data.outcome]).toEqual([null, "applied"]);
    for (const team of [game.visitor, game.home]) {
      const [player] = team.players;
      files.push({
        name: `Team_ ${team.name}-${lightFormat(day, "MM-dd")}.csv`,
        text: `Team: ${team.name} A\n${HEAD}\n${player?.name},1,,,,,${number + 1},,`,
      });
    }
  }
  return files;
}
