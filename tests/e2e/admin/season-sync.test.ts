import type { Locator, Page } from "@playwright/test";
import { button } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";
import { pressByKey } from "../support/keyboard.ts";
import { rows } from "../support/league.ts";
import { FALL, seasonId } from "../support/season-screen.ts";
import type { E2eServer } from "../support/server.ts";

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 } },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const;

const plan = (page: Page) => page.getByRole("region", { name: "What this sync will change" });
const lastSync = (page: Page) => page.getByRole("region", { name: /^Last sync/ });
const syncAll = (page: Page) => button(page, "Sync All Data");
const syncNow = (page: Page, step: string) => button(page, `Sync Now: ${step}`);
const apply = (page: Page) => page.getByRole("button", { name: /^Apply \d+ Changes?$/ });

async function openSeason(page: Page, server: E2eServer): Promise<string> {
  const id = await seasonId(server.service, FALL);
  // The demo's own runs, so that what is seen is what the test began.
  await server.arrange("delete from sync_runs", []);
  await page.goto(`/admin/seasons/${id}`);
  await expect(syncAll(page)).toBeEnabled();
  return id;
}

/** Clicks, and waits until the server has answered and the page has drawn it. */
async function compare(page: Page, sync: Locator): Promise<void> {
  const answered = page.waitForResponse(/\/functions\/v1\/sync-season$/);
  await sync.click();
  await answered;
  await expect(sync).toBeEnabled();
}

/** Compares all and applies what there is, so that the demo is as its provider says. */
async function syncOnce(page: Page): Promise<void> {
  await compare(page, syncAll(page));
  await applyPlan(page);
}

async function applyPlan(page: Page): Promise<void> {
  if (await apply(page).isVisible()) await apply(page).click();
  await expect(plan(page)).toHaveCount(0);
  await expect(syncAll(page)).toBeEnabled();
  await expect(lastSync(page).getByText("Succeeded")).toBeVisible();
}

const team = async ({ service }: E2eServer, id: string) =>
  (await rows<{ name: string }>(service.from("teams").select("name").eq("id", id)))[0]?.name;

async function someTeam({ service }: E2eServer, name: string): Promise<string> {
  const [found] = await rows<{ id: string }>(
    service.from("teams").select("id").eq("name", name).is("archived_at", null),
  );
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found.id;
}

test(
  "an admin compares a season with the league provider, reads every row and applies it with the keyboard alone, and a second sync has nothing to change (A §2, A §4)",
  JOURNEY,
  async ({ server, newPhone }) => {
    const page = await newPhone(SCREENS.laptop);
    await signIn(page, DEMO.admin);
    await openSeason(page, server);
    await expect(page.getByText("Simulated", { exact: true })).toBeVisible();
    await compare(page, syncAll(page));
    await expect(plan(page).getByText(/is a to-be-decided playoff matchup$/)).toBeVisible();
    await expect(plan(page).getByText(/^\d+ warnings? above$/)).toBeVisible();
    await applyPlan(page);

    const foxes = await someTeam(server, "Copper Foxes");
    await server.arrange("update teams set name = 'Copper Boxes' where id = $1", [foxes]);
    await pressByKey(page, syncNow(page, "Teams & Players"));
    await expect(plan(page).getByText("1 team changed.")).toBeVisible();
    expect(await team(server, foxes)).toBe("Copper Boxes");
    await pressByKey(page, plan(page).locator("summary", { hasText: "1 team changed" }));
    const row = plan(page).getByRole("listitem").filter({ hasText: "Copper Boxes" }).last();
    await expect(row.getByRole("deletion")).toHaveText("Copper Boxes");
    await expect(row.getByRole("insertion")).toHaveText("Copper Foxes");
    expect(await findings(page, "season management, a plan")).toEqual([]);
    await pressByKey(page, apply(page));
    await expect(syncAll(page)).toBeEnabled();
    await expect(lastSync(page).getByText("1 team changed")).toBeVisible();
    await expect(plan(page)).toHaveCount(0);
    expect(await team(server, foxes)).toBe("Copper Foxes");
    expect(await findings(page, "season management, results")).toEqual([]);

    await compare(page, syncAll(page));
    await expect(plan(page)).toHaveCount(0);
    await expect(lastSync(page).getByText(/changed$/)).toHaveCount(0);
    await expect(lastSync(page).getByText("Nothing to change")).toHaveCount(10);
  },
);

test("on a phone: who looks like a team entered by hand is asked, and only the plan of the answer is applied; a season without a league, and one entered by hand, say why nothing can be synced (A §8)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone(SCREENS.phone);
  await signIn(page, DEMO.admin);
  await test.step("on a phone: who looks like a team entered by hand is asked, the answer is shown as a plan again, and only then applied", async () => {
    await openSeason(page, server);
    await syncOnce(page);
    const owls = await someTeam(server, "Night Owls");
    const idOf = async () =>
      (
        await rows<{ provider_id: string | null }>(
          server.service.from("teams").select("provider_id").eq("id", owls),
        )
      )[0]?.provider_id;
    await server.arrange("update teams set provider_id = null where id = $1", [owls]);

    await syncNow(page, "Teams & Players").click();
    await expect(plan(page).getByText("1 question. What is not answered stays")).toBeVisible();
    const asked = plan(page).getByRole("radiogroup", { name: "Decide about Night Owls" });
    await expect(asked.getByRole("radio", { name: "Leave for now" })).toBeChecked();
    expect(await findings(page, "season management, a question on a phone")).toEqual([]);
    await asked.getByText("The same", { exact: true }).click();
    await expect(apply(page)).toHaveCount(0);
    await button(page, "Show What That Changes").click();
    await expect(apply(page)).toBeVisible();
    await expect(asked).toHaveCount(0);
    expect(await idOf()).toBeNull();
    await apply(page).click();
    await expect(syncAll(page)).toBeEnabled();
    await expect(lastSync(page).getByText("1 team changed")).toBeVisible();
    expect(await idOf()).not.toBeNull();
  });

  await test.step("a season without a league, and one whose leagues were entered by hand, say why nothing can be synced (A §8)", async () => {
    const made = await server.service.rpc("create_season", {
      p_season: { name: "By hand", year: 2026 },
    });
    const { season_id: id } = made.data as { season_id: string };
    await page.goto(`/admin/seasons/${id}`);
    await expect(page.getByText("League Data Missing")).toBeVisible();
    await expect(page.getByText(/^Sync is unavailable/)).toBeVisible();
    await expect(syncAll(page)).toBeDisabled();
    await server.service.rpc("create_league", { p_season_id: id, p_league: { name: "Coed" } });
    await page.reload();
    await expect(page.getByText("Season has no league provider ID")).toBeVisible();
    await expect(syncAll(page)).toBeDisabled();
    await page.goto("/admin/seasons/00000000-0000-4000-8000-000000000000");
    await expect(page.getByRole("heading", { name: "Season not found" })).toBeVisible();
  });
});

test("a provider that fails stops the step, and a server that is gone comes back; another admin's run is shown and gone on with; a step of which much is gone waits for each league's yes (D62)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone(SCREENS.laptop);
  await signIn(page, DEMO.admin);
  const season = await openSeason(page, server);
  await test.step("a provider that fails stops the step with its words and tips; a server that is gone says so and comes back", async () => {
    await server.orderProvider({ faults: [{ kind: "html" }] });
    await syncNow(page, "Divisions").click();
    await expect(plan(page).getByText("Nothing could be read")).toBeVisible();
    await expect(plan(page).getByText("Stopped").first()).toBeVisible();
    await expect(plan(page).getByRole("heading", { name: "Troubleshooting Tips" })).toBeVisible();
    await expect(plan(page).getByText(/^Wait 2-3 minutes, then try again\./)).toBeVisible();
    await expect(apply(page)).toHaveCount(0);
    await server.orderProvider({});
    await button(page, "Try Again").click();
    await expect(plan(page).getByText("Nothing could be read")).toHaveCount(0);
    await expect(syncAll(page)).toBeEnabled();
    if (await plan(page).isVisible()) await button(page, "Discard").click();
    await expect(plan(page)).toHaveCount(0);

    await waitForAdminParts(page);
    await server.stop();
    await syncAll(page).click();
    await expect(page.getByRole("heading", { name: "Connection Error" }).first()).toBeVisible();
    await expect(page.getByText("Please wait a few minutes and try again.").first()).toBeVisible();
    await server.start();
    await expect(page.getByText(/^Database connection failed: /)).toHaveCount(0);
    await syncOnce(page);
  });

  await test.step("another admin's run is shown with its name and its progress; when its server is gone, the page goes on with it by itself", async () => {
    await openSeason(page, server);
    await server.arrange(
      "update teams set name = name || ' X' where season_id = $1 and archived_at is null",
      [season],
    );
    await syncNow(page, "Teams & Players").click();
    await expect(plan(page).getByText("8 teams changed.")).toBeVisible();
    await server.arrange(
      `update sync_runs set status = 'running', lease_id = gen_random_uuid(),
       lease_until = now() + interval '1 hour', started_at = now(),
       started_by = (select user_id from user_profiles where email = 'scorer@demo.test')
     where season_id = $1 and status = 'planned'`,
      [season],
    );
    await expect(
      page.getByText(/^Teams & Players is running since .*, started by .+\.$/),
    ).toBeVisible();
    await expect(page.getByText("0 of 8 rows")).toBeVisible();
    await expect(syncAll(page)).toBeDisabled();
    expect(await findings(page, "season management, a run")).toEqual([]);
    await server.arrange(
      "update sync_runs set lease_until = now() - interval '5 s' where season_id = $1 and status = 'running'",
      [season],
    );
    await expect(lastSync(page).getByText("4 teams changed")).toHaveCount(2);
    await expect(syncAll(page)).toBeEnabled();
    expect(await team(server, await someTeam(server, "Copper Foxes"))).toBe("Copper Foxes");
  });

  await test.step("a step of which much is gone is not applied before somebody lets it go on, and one league's yes is not the other's (D62)", async () => {
    await openSeason(page, server);
    const archived = () =>
      rows<{ id: string; league_id: string }>(
        server.service
          .from("games")
          .select("id,league_id")
          .eq("season_id", season)
          .not("archived_at", "is", null)
          .order("id"),
      );
    const before = await archived();
    await server.orderProvider({ faults: [{ kind: "half", path: "/games" }] });

    await syncNow(page, "Games & Schedule").click();
    const questions = plan(page).getByText(/^\d+ of \d+ games are gone .* go on anyway\?$/);
    await expect(questions).toHaveCount(2);
    await plan(page).getByRole("checkbox", { name: "Go on anyway" }).first().check();
    await button(page, "Show What That Changes").click();
    await expect(questions).toHaveCount(1);
    await expect(plan(page).getByText(/games are gone, and you agreed to go on\.$/)).toBeVisible();
    expect(await archived()).toEqual(before);
    await apply(page).click();
    await expect(lastSync(page).getByText("Partly done")).toBeVisible();
    await expect(lastSync(page).getByText(/games gone: not applied/)).toHaveCount(1);
    const known = new Set(before.map(({ id }) => id));
    const gone = (await archived()).filter(({ id }) => !known.has(id));
    expect(gone.length).toBeGreaterThan(3);
    expect(new Set(gone.map(({ league_id }) => league_id)).size).toBe(1);
  });
});

test("while one browser syncs, a second one is locked and told by whom and since when; a reload and a cancel find the run", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone(SCREENS.laptop);
  await signIn(page, DEMO.admin);
  await openSeason(page, server);
  const second = await newPhone(SCREENS.phone);
  await signIn(second, DEMO.admin);
  await openSeason(second, server);
  await server.orderProvider({ faults: [{ kind: "slow", path: "/games", ms: 300_000 }] });

  await syncAll(page).click();
  await expect(page.getByText("Comparing with the league provider...")).toBeVisible();
  for (const step of ["Teams & Players", "Games & Schedule", "Divisions", "Standings"]) {
    await expect(syncNow(page, step)).toBeDisabled();
  }
  await expect(syncAll(second)).toBeDisabled();
  await expect(syncNow(second, "Divisions")).toBeDisabled();
  await page.reload();
  await expect(page.getByText("Comparing with the league provider...")).toBeVisible();
  await expect(syncAll(page)).toBeDisabled();
  await button(page, "Cancel").click();
  await expect(syncAll(page)).toBeEnabled();
  await expect(syncAll(second)).toBeEnabled();
  await expect(plan(page)).toHaveCount(0);
});

test.describe("an installation without a provider", () => {
  test.use({ seed: "none" });

  test("says that none is set up, and nothing can be synced", async ({ server, newPhone }) => {
    const admin = await server.service.auth.admin.createUser({
      email: "club@example.test",
      password: "club-admin-2026",
      email_confirm: true,
    });
    expect(admin.error).toBeNull();
    await server.arrange("select private.make_admin('club@example.test')", []);
    const made = await server.service.rpc("create_season", {
      p_season: { name: "Imported", year: 2026 },
    });
    const { season_id: id } = made.data as { season_id: string };
    await server.arrange(
      "insert into leagues (season_id, name, provider_id) values ($1, 'Coed', '85770')",
      [id],
    );
    const page = await newPhone(SCREENS.laptop);
    await signIn(page, { email: "club@example.test", password: "club-admin-2026" });
    await page.goto(`/admin/seasons/${id}`);
    await expect(page.getByText("No league provider is set up")).toBeVisible();
    await expect(syncAll(page)).toBeDisabled();
  });
});
