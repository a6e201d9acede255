import type { Page } from "@playwright/test";
import { button } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import type { E2eServer } from "../support/server.ts";

const FALL = "Fall 2026 - Demo League";
const NEW = "Fall 2027 - Demo League";

async function contentsOf({ service }: E2eServer, name: string) {
  const season = await service.from("seasons").select("*").eq("name", name).single();
  const rowsOf = async (table: string) =>
    (await service.from(table).select("*").eq("season_id", season.data?.id)).data ?? [];
  const [leagues, teams, players, games, penalties] = await Promise.all(
    ["leagues", "teams", "players", "games", "unsportsmanlike_penalties"].map(rowsOf),
  );
  return { season: season.data, leagues, teams, players, games, penalties };
}

const team = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** Who plays where, without ids. */
function roster(
  teams: readonly { id: string; name: string; division_name: string | null }[] = [],
  players: readonly { team_id: string; name: string; jersey_number: string | null }[] = [],
) {
  const named = new Map(teams.map((one) => [one.id, `${one.division_name} ${one.name}`]));
  return players
    .filter(({ team_id }) => named.has(team_id))
    .map((one) => `${named.get(one.team_id)} #${one.jersey_number} ${one.name}`)
    .sort();
}

test("an admin copies a season with the teams and players that are chosen: new ids, the same numbers, and nothing that happened there (D12, D60)", async ({
  server,
  newPhone,
}) => {
  const old = await contentsOf(server, FALL);
  const left = old.teams?.find(({ name }) => name === "Copper Foxes");
  const [out] =
    old.players?.filter(
      ({ team_id, is_active }) =>
        is_active && team_id === old.teams?.find(({ name }) => name === "River Hawks")?.id,
    ) ?? [];
  expect(old.players?.some(({ is_ir }) => is_ir)).toBe(true);

  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.goto("/admin");
  await page.getByRole("link", { name: `Manage ${FALL}` }).click();
  await page.getByRole("link", { name: "Copy Season" }).click();
  await expect(page.getByRole("link", { name: "Back to the Season" })).toBeVisible();

  await test.step("every field that cannot stay is named at once", async () => {
    await page.getByLabel("Year").fill("27");
    await page.getByLabel("First day").fill("2027-11-30");
    await page.getByLabel("Last day").fill("2027-09-05");
    await button(page, "Copy Season").click();
    for (const problem of [
      "Enter a name.",
      "Enter a year from 1900 to 2200.",
      "The last day comes before the first.",
    ]) {
      await expect(page.getByText(problem)).toBeVisible();
    }
    expect(await findings(page, "copy season, with problems")).toEqual([]);
  });

  await test.step("one team and one player stay behind", async () => {
    await page.getByLabel("Name", { exact: true }).fill(NEW);
    await page.getByLabel("Year").fill("2027");
    await page.getByLabel("First day").fill("2027-09-05");
    await page.getByLabel("Last day").fill("2027-11-30");
    await page.getByRole("checkbox", { name: /^Copper Foxes/ }).uncheck();
    const hawks = team(page, "River Hawks");
    await hawks.getByText(/^Players: \d+ of \d+$/).click();
    await hawks.getByRole("checkbox", { name: out?.name }).uncheck();
    await expect(page.getByText(/^7 teams, \d+ players$/)).toBeVisible();
    expect(await findings(page, "copy season, chosen")).toEqual([]);
    await button(page, "Copy Season").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(NEW);
    await expect(page).toHaveURL(/\/admin\/seasons\/[\da-f-]{36}$/);
    await expect(page.getByText("Sep 5 – Nov 30, 2027")).toBeVisible();
  });

  const made = await contentsOf(server, NEW);
  expect(made.season).toMatchObject({
    year: 2027,
    season_type: "fall",
    live_on_widget: false,
    scoring_profile_id: old.season?.scoring_profile_id,
  });
  const leagues = (rows: typeof made.leagues = []) =>
    rows
      .map((row) => [row.name, row.divisions_data.map((one: { name: string }) => one.name)])
      .sort();
  expect(leagues(made.leagues)).toEqual(leagues(old.leagues));
  const kept = old.teams?.filter(({ id }) => id !== left?.id);
  expect(made.teams?.map(({ name }) => name).sort()).toEqual(kept?.map(({ name }) => name).sort());
  const active = old.players?.filter(({ id, is_active }) => is_active && id !== out?.id);
  expect(roster(made.teams, made.players)).toEqual(roster(kept, active));
  const before = new Set(
    [old.leagues, old.teams, old.players].flatMap((rows) => rows ?? []).map(({ id }) => id),
  );
  const after = [made.leagues, made.teams, made.players].flatMap((rows) => rows ?? []);
  expect(after.filter(({ id }) => before.has(id))).toEqual([]);
  expect(made.players?.filter(({ is_ir, ir_date }) => is_ir || ir_date !== null)).toEqual([]);
  expect([made.games, made.penalties]).toEqual([[], []]);
  expect((await contentsOf(server, FALL)).players).toHaveLength(old.players?.length ?? -1);
});
