import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LeagueAnswers, planSync } from "../../../src/domain/provider/plan/plan-sync.ts";
import type { PlannedChange, StepPlan } from "../../../src/domain/provider/plan/planned-change.ts";
import type { SeasonRows } from "../../../src/domain/provider/plan/season-rows.ts";
import { providerPath } from "../../../src/domain/provider/provider-path.ts";
import { readGameDays, readGames } from "../../../src/domain/provider/read/read-games.ts";
import { isOffered, readLeagues } from "../../../src/domain/provider/read/read-leagues.ts";
import { readStandings } from "../../../src/domain/provider/read/read-standings.ts";
import { readTeams } from "../../../src/domain/provider/read/read-teams.ts";
import { demoProviderId } from "../../../supabase/local/seed/clubs/demo-provider-ids.ts";
import {
  ACTIVE_SEASON_ID,
  comingLeagues,
  demoLeagues,
} from "../../../supabase/local/seed/demo-teams.ts";
import { tokenOf } from "../../contract/token-of.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";

let backend: TestBackend;
let admin: string;

beforeAll(async () => {
  backend = await startTestBackend({ seed: "demo" });
  admin = await tokenOf(backend, "admin");
}, 120_000);
beforeEach(() => order({}));
afterAll(() => backend.stop());

async function order(body: object): Promise<void> {
  const answer = await fetch(`${backend.url}/dev/provider/control`, {
    method: "POST",
    headers: { apikey: backend.secretKey },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(204);
}

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  await backend.database.exec("delete from private.provider_calls");
  const headers = { authorization: `Bearer ${admin}` };
  const answer = await fetch(`${backend.url}/api${path}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

const leaguelab = async (path: string) => (await ask(`/leaguelab${path}`)).body;

async function rpc(name: string, args: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: backend.secretKey, "content-type": "application/json" },
    body: JSON.stringify(args),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** The rows of one league, out of those of its season. */
async function rowsOf(leagueId: string): Promise<SeasonRows> {
  const season = (await rpc("provider_season", { p_season_id: ACTIVE_SEASON_ID })) as unknown as {
    leagues: SeasonRows["league"][];
    teams: (SeasonRows["teams"][number] & { league_id: string })[];
    players: SeasonRows["players"];
    games: (SeasonRows["games"][number] & { league_id: string })[];
  };
  const league = season.leagues.find(({ id }) => id === leagueId);
  if (league === undefined) throw new Error("there is no such league");
  const teams = season.teams.filter(({ league_id }) => league_id === leagueId);
  const teamIds = new Set(teams.map(({ id }) => id));
  return {
    league,
    teams,
    players: season.players.filter(({ team_id }) => teamIds.has(team_id)),
    games: season.games.filter(({ league_id }) => league_id === leagueId),
  };
}

async function answersOf(id: string): Promise<LeagueAnswers> {
  const games = await leaguelab(providerPath.games(id));
  return {
    league: readLeagues(await leaguelab(providerPath.league(id))),
    teams: readTeams(await leaguelab(providerPath.teams(id))),
    games: { reading: readGames(games), days: readGameDays(games) },
    standings: readStandings(await leaguelab(providerPath.standings(id))),
  };
}

async function planOf(
  leagueId: string,
  providerId = demoProviderId(leagueId),
): Promise<StepPlan[]> {
  const answers = await answersOf(providerId);
  const options = { firstTeamIs: "visitor", today: dateAfter(0), decisions: new Map() } as const;
  return planSync(await rowsOf(leagueId), answers, options);
}

const changesOf = (plans: readonly StepPlan[]) => plans.flatMap(({ changes }) => changes);

async function apply(changes: readonly PlannedChange[]): Promise<void> {
  const begun = await rpc("begin_sync_run", { p_season_id: ACTIVE_SEASON_ID, p_kind: "all" });
  const run = { p_run_id: begun.run_id, p_lease_id: begun.lease_id };
  for (let from = 0; from < changes.length; from += 10) {
    const p_rows = changes.slice(from, from + 10).map((change) => ({
      entity: change.entity,
      action: change.action,
      provider_id: change.providerId,
      row_id: change.rowId,
      league_id: change.leagueId,
      before: change.before,
      after: change.after,
    }));
    const { rows } = (await rpc("apply_sync_rows", { ...run, p_rows })) as { rows: object[] };
    expect(rows.filter((row) => (row as { outcome: string }).outcome !== "applied")).toEqual([]);
  }
  await rpc("end_sync_run", { ...run, p_status: "succeeded" });
}

const dateAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("the demo league has a provider, and says that it is simulated", async () => {
  expect(await ask("/leaguelab")).toMatchObject({
    status: 200,
    body: { is_chosen: true, is_simulated: true },
  });
});

test("A §9: discovery finds two leagues that nobody has imported", async () => {
  const { records, problems } = readLeagues(await leaguelab(providerPath.leagues()));
  expect(problems).toEqual([]);
  const existing = new Set((await ask("/leagues/existing-ids")).body as string[]);
  const [imported, fresh] = [true, false].map((isThere) =>
    records.filter((each) => isOffered(each) && existing.has(each.id) === isThere),
  );
  const ofDemo = [...demoLeagues(), ...comingLeagues()].map(({ id }) => demoProviderId(id));
  expect(imported?.map(({ id }) => id).sort()).toEqual(ofDemo.sort());
  expect(fresh?.map(({ name, status }) => [name, status])).toEqual([
    ["Coed Thursday 8v8 Flag Football | Fall '26", "In Progress"],
    ["Women's Saturday 7v7 Flag Football - Spring 2027", "Upcoming"],
  ]);
});

describe("the demo's leagues have counterparts", () => {
  test.each(demoLeagues().map(({ name, id }) => [name, id]))(
    "%s: a first sync is small and applies, and the next one writes nothing",
    async (_, id) => {
      const first = await planOf(id);
      expect(first.map(({ question, isStopped }) => [question, isStopped])).toEqual(
        Array(5).fill([null, false]),
      );
      const changes = changesOf(first);
      expect(changes.length).toBeGreaterThan(0);
      expect(changes.length).toBeLessThan(30);
      expect(new Set(changes.map(({ action }) => action))).toEqual(new Set(["change"]));
      expect(changes.filter(({ entity }) => entity === "player")).toEqual([]);
      await apply(changes);
      expect(changesOf(await planOf(id))).toEqual([]);
      expect(await backend.database.query("select * from verify_totals(null)")).toEqual([]);
    },
    60_000,
  );

  test("they move on with the date: results, a new player, a game that was rained out, the end", async () => {
    const [saturday] = demoLeagues();
    if (saturday === undefined) throw new Error("the demo lacks its league");
    await order({ today: dateAfter(9) });
    const changes = changesOf(await planOf(saturday.id));
    const count = (entity: string, action: string) =>
      changes.filter((each) => each.entity === entity && each.action === action).length;
    expect(count("player", "add")).toBe(1);
    expect(count("game", "ask")).toBe(1);
    expect(count("game", "change")).toBeGreaterThan(2);
    await order({ today: dateAfter(40) });
    const [status] = await planOf(saturday.id);
    expect(status?.changes).toMatchObject([{ after: { status: "Closed" } }]);
  });

  test("a league that nobody has imported becomes one, and the next sync writes nothing", async () => {
    const { records } = readLeagues(await leaguelab(providerPath.leagues()));
    const thursday = records.find(({ name }) => name.startsWith("Coed Thursday"))?.id ?? "";
    const made = { entity: "league", action: "add", providerId: thursday, rowId: null } as const;
    await apply([{ ...made, leagueId: thursday, before: {}, after: { name: "Thursday" } }]);
    const [{ id = "" } = {}] = await backend.database.query<{ id: string }>(
      "select id from leagues where provider_id = $1",
      [thursday],
    );
    const plan = await planOf(id, thursday);
    expect(plan.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual([
      "to_be_decided",
    ]);
    await apply(changesOf(plan));
    const after = await rowsOf(id);
    const lines = after.teams.map((team) =>
      [team.name, team.division_name, team.forfeit_wins, team.forfeit_losses].join(" "),
    );
    expect(lines.sort()).toEqual([
      "Brotherhood II B 0 0",
      "Late Hits B 0 0",
      'The Pit Bulls, "Inc" A 1 0',
      "Thursday Throwbacks A 0 1",
    ]);
    expect(after.games).toHaveLength(14);
    expect(changesOf(await planOf(id, thursday))).toEqual([]);
    expect(await backend.database.query("select * from verify_totals(null)")).toEqual([]);
  }, 60_000);
});

describe("what goes wrong on demand", () => {
  const games = `/leaguelab${providerPath.games(demoProviderId(demoLeagues()[0]?.id ?? ""))}`;
  test.each([
    ["401", 502, "provider_refused"],
    ["429", 429, "provider_rate_limited"],
    ["404", 502, "provider_not_found"],
    ["html", 502, "provider_unreadable"],
    ["truncated", 502, "provider_unreadable"],
  ])("%s", async (kind, status, code) => {
    await order({ faults: [{ kind, path: "/games", times: 1 }] });
    expect(await ask(games)).toMatchObject({ status, body: { code } });
    expect((await ask(games)).status).toBe(200);
  });

  test.each(["500", "503", "bad_gateway"])("%s once is got over", async (kind) => {
    await order({ faults: [{ kind, times: 1 }] });
    expect((await ask(games)).status).toBe(200);
  });

  test("slow holds one answer back and no other; in the end it comes whole", async () => {
    const usual = await leaguelab(games.replace("/leaguelab", ""));
    await order({ faults: [{ kind: "slow", path: "/games", ms: 3_600_000 }] });
    const headers = { authorization: `Bearer ${admin}` };
    const givingUp = fetch(`${backend.url}/api${games}`, {
      headers,
      signal: AbortSignal.timeout(500),
    });
    expect((await ask(`/leaguelab${providerPath.leagues()}`)).status).toBe(200);
    await expect(givingUp).rejects.toThrow();
    await order({ faults: [{ kind: "slow", path: "/games", times: 1, ms: 300 }] });
    expect((await ask(games)).body).toEqual(usual);
  });

  test("half a list, an empty one and other ids are whole answers, and a plan asks or stops", async () => {
    const id = demoLeagues()[0]?.id ?? "";
    const step = async (kind: string) => {
      await order({ faults: [{ kind, path: "/games" }] });
      return (await planOf(id)).find((each) => each.step === "games");
    };
    expect(await step("half")).toMatchObject({ question: { thing: "games" } });
    expect(await step("empty")).toMatchObject({ isStopped: true, changes: [] });
    const renamed = await step("changed_ids");
    expect(renamed?.question).toBeNull();
    expect(
      renamed?.changes.every(({ action, after }) => action === "change" && "provider_id" in after),
    ).toBe(true);
  });
});

describe("the simulator itself", () => {
  test("opens to its token, and its orders to the service key", async () => {
    const path = `${backend.url}/dev/provider/v1/sites/demo/leagues`;
    expect((await fetch(path)).status).toBe(401);
    const wrong = { "x-client-token": "token" };
    expect((await fetch(path, { headers: wrong })).status).toBe(401);
    const control = `${backend.url}/dev/provider/control`;
    expect((await fetch(control, { method: "POST", body: "{}" })).status).toBe(401);
  });

  test("is not there without the demo league", async () => {
    const bare = await startTestBackend();
    try {
      const path = `${bare.url}/dev/provider/v1/sites/demo/leagues`;
      expect((await fetch(path)).status).toBe(404);
    } finally {
      await bare.stop();
    }
  });
});
