import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { spawnBackend } from "../../helpers/backend/spawn-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { button } from "../support/accounts.ts";
import { copyFolder } from "../support/copy-folder.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { seededFolder } from "../support/seeded-folder.ts";

const SPRING = "Spring 2027 - Demo League";
const TEAMS = 100;
const PLAYERS = 20;
/** So many that the server works on them for a second or more, and answers on a busy machine. */
const ROSTERS = [
  "Team,Player,Number",
  ...Array.from({ length: TEAMS * PLAYERS }, (_, index) => {
    const team = Math.floor(index / PLAYERS);
    return `Club ${team},Member ${index % PLAYERS} of ${team},${index % PLAYERS}`;
  }),
].join("\n");
const IMPORT = `Import ${TEAMS * (PLAYERS + 1)} Rows`;
/** The server has the request by then and is far from its end. */
const IN_THE_MIDDLE_MS = 400;

/** How many of the sheet's rows are there, as an admin reads them over HTTP. */
async function imported(url: string) {
  const client = createTestClient(url, "sb_publishable_local");
  await client.auth.signInWithPassword(DEMO.admin);
  const count = async (table: string, named: string) =>
    (await client.from(table).select("id", { count: "exact", head: true }).like("name", named))
      .count;
  const { count: imports } = await client
    .from("sheet_imports")
    .select("id", { count: "exact", head: true });
  return {
    teams: await count("teams", "Club %"),
    players: await count("players", "Member %"),
    imports,
  };
}

async function choose(page: Page): Promise<void> {
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "rosters.csv", mimeType: "text/csv", buffer: Buffer.from(ROSTERS) });
}

/** The server that a phone has by itself is not the one that is killed. */
test.use({ seed: "none" });

test("a server that is killed in the middle of an import of rosters has none of it after its restart; the screen says so, and the same import comes once (A §4)", async ({
  newPhone,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "stat-tracker-killed-"));
  copyFolder(seededFolder(), dataDir);
  const first = await spawnBackend({ dataDir, seed: "demo", isWithClient: true });
  const { url } = first;
  const page = await newPhone({ viewport: { width: 1280, height: 800 }, baseURL: url });
  let running = first;
  try {
    await signIn(page, DEMO.admin);
    await waitUntilInstalled(page);
    await page.goto("/admin");
    await page.getByRole("link", { name: `Manage ${SPRING}` }).click();
    await page.getByRole("link", { name: /^Import Teams and Games/ }).click();
    await expect(page.getByText("Nothing was imported into this season yet.")).toBeVisible();

    await test.step("the kill", async () => {
      await choose(page);
      const asked = page.waitForRequest("**/rpc/import_sheet");
      await button(page, IMPORT).click();
      await asked;
      await new Promise((resolve) => setTimeout(resolve, IN_THE_MIDDLE_MS));
      await first.kill("SIGKILL");
      await expect(page.getByRole("alertdialog")).toContainText(
        "It came as a whole or not at all. Import again when the server is back: nothing is imported twice.",
      );
      await button(page, "OK").click();
    });

    await test.step("nothing is there after the restart", async () => {
      running = await spawnBackend({
        dataDir,
        seed: "demo",
        isWithClient: true,
        port: Number(new URL(url).port),
      });
      expect(await imported(url)).toEqual({ teams: 0, players: 0, imports: 0 });
    });

    await test.step("the same import goes in from the same preview", async () => {
      await button(page, IMPORT).click();
      await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
      const whole = { teams: TEAMS, players: TEAMS * PLAYERS, imports: 1 };
      expect(await imported(url)).toEqual(whole);
      await button(page, "Import More").click();
      await choose(page);
      await expect(page.getByText("Everything in the sheet is here already.")).toBeVisible();
      expect(await imported(url)).toEqual(whole);
    });
  } finally {
    await running.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
});
