import type { Page } from "@playwright/test";
import { readRows } from "../../../src/contract/rows/table-row.ts";
import { STANDINGS } from "../../../src/contract/rows/team-season-rows.ts";
import { rankTeams } from "../../../src/domain/standings/rank-teams.ts";
import { recordText } from "../../../src/domain/standings/record.ts";
import type { Standing } from "../../../src/domain/standings/standing.ts";
import { sidewaysOf } from "../support/axe-findings.ts";
import { expect, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import type { E2eServer } from "../support/server.ts";

const table = (page: Page) => page.getByRole("table", { name: "Team Standings" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const sync = (page: Page) => page.getByRole("button", { name: /^Sync/ });

/** Of the active season, as the database has them. */
async function standings({ service }: E2eServer): Promise<readonly Standing[]> {
  const season = await service.from("seasons").select("id").like("name", "Fall%").single();
  const answer = await service.from("standings").select().eq("season_id", season.data?.id);
  const rows = readRows(STANDINGS, answer.data);
  if (rows === null) throw new Error(answer.error?.message ?? "no standings");
  return rows;
}

test("standings by league and division in the address, every rank explained, synced, and kept without a server (P §2, D7, D46)", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  const all = rankTeams(await standings(server));
  await page.goto("/games");
  await page.getByRole("link", { name: "Standings" }).click();
  await expect(table(page).getByRole("rowheader")).toHaveText(
    all.map(({ team }) => new RegExp(`^${team.teamName}`)),
  );
  for (const { rank, team } of all) {
    await expect(table(page).getByRole("row").nth(rank)).toContainText(recordText(team));
  }

  await tab(page, "Saturday Coed").click();
  await tab(page, "Saturday Coed").press("ArrowLeft");
  await expect(page).toHaveURL(/\/standings$/);
  await tab(page, "All Leagues").press("ArrowRight");
  await expect(page).toHaveURL(/league=/);
  await expect(table(page).getByRole("columnheader", { name: "League" })).toHaveCount(0);
  await tab(page, "West").click();
  await expect(page).toHaveURL(/division=West/);
  await page.reload();
  await expect(tab(page, "West")).toHaveAttribute("aria-selected", "true");
  await expect(table(page).getByRole("columnheader", { name: "Division" })).toHaveCount(0);
  await expect(table(page).getByRole("rowheader")).toHaveText([/Harbor Lights/, /Brotherhood/]);

  const why = page.getByRole("button", { name: "Rank 2, Brotherhood United: why?" });
  await why.press("Enter");
  await expect(why).toHaveAttribute("aria-expanded", "true");
  await expect(table(page)).toContainText("Rank 2 of 2: 1 win, 2 losses. * 1 loss by forfeit");
  await expect(table(page)).toContainText("Below Harbor Lights:");

  // The first stop of the server must find everything stored.
  await waitUntilInstalled(page);
  await server.arrange(
    `insert into public.leagues (season_id, name)
     select id, $1 from public.seasons where name like 'Fall%'`,
    ["Winter Indoor"],
  );
  await sync(page).click();
  await tab(page, "Winter Indoor").click();
  await expect(page.getByText("No Standings Available")).toBeVisible();
  await expect(page.getByText("There are no teams in Winter Indoor yet.")).toBeVisible();
  // The leagues show before the other tables are read, and those must not meet a stopped server.
  await expect(sync(page)).toBeEnabled();

  await server.stop();
  await sync(page).click();
  const failure = page.getByRole("alertdialog");
  await expect(failure).toContainText("Failed to sync standings");
  await failure.getByRole("button", { name: "OK" }).click();
  await tab(page, "All Leagues").click();
  await expect(table(page).getByRole("rowheader")).toHaveCount(all.length);
  await expect(page.getByText(/^Offline: as of /)).toBeVisible();
});

test("on a phone a row has all of it in two lines, and nothing scrolls sideways (P §2); figures have the same width, so that they stand under each other (interface.md, Text)", async ({
  newPhone,
  server,
}) => {
  const phone = await newPhone();
  await test.step("on a phone a row has all of it in two lines, and nothing scrolls sideways (P §2)", async () => {
    const first = rankTeams(await standings(server)).find(
      ({ team }) => team.divisionName === "West",
    );
    const list = phone.getByRole("list", { name: "Team Standings" });
    await phone.goto("/standings");
    await expect(list.getByRole("listitem").nth(5)).toBeInViewport({ ratio: 1 });
    await phone.goto("/standings?division=West");
    const row = list.getByRole("listitem").first();
    await expect(row.getByRole("link")).toHaveText(first?.team.teamName ?? "");
    await expect(row).toContainText(
      /Record 1-1-1.*Win % 50\.0%.*Points For 84.*Points Against 85.*3 games.*Saturday Coed.*Diff −1/s,
    );
    await expect(row.locator('img[src^="/crest/"]'), "the team's crest").toBeVisible();
    expect(await sidewaysOf(phone)).toBe(0);
    await row.getByRole("link").click();
    await expect(phone).toHaveURL(new RegExp(`/teams/${first?.team.teamId}$`));
  });

  await test.step("figures have the same width, so that they stand under each other (interface.md, Text)", async () => {
    await phone.setViewportSize({ width: 1280, height: 800 });
    await phone.goto("/standings");
    const cell = table(phone).getByRole("cell").last();
    for (const place of [phone.locator("body"), cell, tab(phone, "All Leagues")]) {
      await expect(place).toHaveCSS("font-variant-numeric", "tabular-nums");
    }
    await phone.evaluate(() => document.fonts.ready);
    const widths = await cell.evaluate((place) =>
      ["1111", "0000", "4444"].map((figures) => {
        const line = document.createElement("span");
        line.append(figures);
        place.append(line);
        return line.getBoundingClientRect().width;
      }),
    );
    expect(new Set(widths).size, `${widths}`).toBe(1);
  });
});
