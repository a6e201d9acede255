import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { type LeagueSite, leagueSite } from "../../helpers/provider/league-site.ts";
import { scriptedProvider } from "../../helpers/provider/scripted-provider.ts";
import {
  everyVersion,
  plannedSteps,
  runsOf,
  seasonToSync,
  stepsOf,
} from "../../helpers/provider/synced-season.ts";
import { type WatchedRunners, watchedRunners } from "../../helpers/provider/watched-runner.ts";

type Row = Readonly<Record<string, unknown>>;
type Entry = Record<string, unknown>;

const provider = scriptedProvider();
let backend: TestBackend;
let runners: WatchedRunners;
let site: LeagueSite;
let seasonId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  runners = await watchedRunners(backend, provider.access);
}, 120_000);
afterAll(async () => {
  await runners.stop();
  await backend.stop();
});

beforeEach(async () => {
  site = leagueSite();
  provider.answers(site.turn);
  seasonId = await seasonToSync(backend.database);
});

const read = (sql: string, ...values: unknown[]) => backend.database.query<Row>(sql, values);
const run = async (more: object = {}) =>
  (await runners.call({ action: "run", season_id: seasonId, kind: "all", ...more })).body;
const plan = (more: object = {}) => run({ action: "plan", ...more });
const applyPlanned = (planned: Row) => run({ action: "apply", run_id: planned.run_id });
const lastRun = async () => (await runsOf(backend.database, seasonId)).at(-1);
const playersOf = (team: Entry | undefined) => (team?.players ?? []) as Entry[];
const stepOf = (row: Row | undefined, kind: string) =>
  stepsOf(row).find((step) => step.kind === kind);
const asked = (row: Row | undefined) =>
  plannedSteps(row)
    .flatMap(({ changes }) => changes)
    .filter(({ action }) => action === "ask");

/** The season's daily run, as at 21:00 UTC. */
async function daily(): Promise<Row> {
  await read(
    "update sync_runs set started_at = started_at - interval '2 days' where season_id = $1",
    seasonId,
  );
  return (await runners.call({ action: "daily" })).body;
}

/** Ten of everything, so that five are many. */
function tenOfEach(): void {
  const [team] = site.teams.teams as Entry[];
  const [game] = site.games.games as Entry[];
  site.teams.teams = Array.from({ length: 10 }, (_, n) => ({
    ...team,
    team_id: 3000 + n,
    team_name: `Team ${n}`,
    players: [{ ...playersOf(team)[0], participant_id: 7000 + n }],
  }));
  site.games.games = Array.from({ length: 10 }, (_, n) => ({
    ...game,
    id: 2000 + n,
    date: `2026-10-${10 + n}`,
    teams: [{ id: 3000 + n }, { id: 3000 + ((n + 1) % 10) }],
    scored: false,
    winning_team_id: null,
  }));
  site.standings = { divisions: [{ name: "A", teams: [{ id: 3000, stats: [] }] }] };
}

const live = {
  teams: "select 1 from teams where season_id = $1 and archived_at is null",
  players: "select 1 from players where season_id = $1 and is_active",
  games: "select 1 from games where season_id = $1 and archived_at is null",
};

describe("a step in which much is gone", () => {
  const GONE = {
    teams: () => {
      site.teams.teams = (site.teams.teams as Entry[]).slice(0, 5);
    },
    players: () => {
      for (const team of (site.teams.teams as Entry[]).slice(5)) {
        team.players = playersOf(team).map((player) => ({
          ...player,
          player_status: "Declined",
        }));
      }
    },
    games: () => {
      site.games.games = (site.games.games as Entry[]).slice(0, 5);
    },
  };

  test.each(["teams", "players", "games"] as const)(
    "%s: no run applies it before a person agrees, and the other steps go on",
    async (thing) => {
      tenOfEach();
      expect(await run()).toMatchObject({ outcome: "succeeded" });
      expect(await read(live[thing], seasonId)).toHaveLength(10);
      GONE[thing]();
      (site.league.leagues as Entry[])[0] = {
        ...(site.league.leagues as Entry[])[0],
        name: "Renamed",
      };
      const step = thing === "games" ? "games" : "teams";
      const question = { thing, gone: 5, of: 10 };

      expect(await daily()).toMatchObject({
        seasons: [{ season_id: seasonId, outcome: "partial" }],
      });
      expect(stepOf(await lastRun(), step)).toMatchObject({ question, counts: {} });
      expect(await read(live[thing], seasonId)).toHaveLength(10);
      expect(await read("select name from leagues where season_id = $1", seasonId)).toEqual([
        { name: "Renamed" },
      ]);

      const before = await everyVersion(backend.database);
      expect(await run()).toMatchObject({ outcome: "partial" });
      expect(await run({ kind: step })).toMatchObject({ outcome: "partial" });
      // A person who applies what they were shown has not agreed to the question in it.
      expect(await applyPlanned(await plan())).toMatchObject({ outcome: "partial" });
      const other = step === "games" ? "teams" : "games";
      expect(await run({ confirmed: [`${other} 85770`] })).toMatchObject({ outcome: "partial" });
      expect(await everyVersion(backend.database)).toEqual(before);

      const confirmed = await plan({ confirmed: [`${step} 85770`] });
      expect(await everyVersion(backend.database)).toEqual(before);
      expect(await applyPlanned(confirmed)).toMatchObject({ outcome: "succeeded" });
      expect(await read(live[thing], seasonId)).toHaveLength(5);
      expect(stepOf(await lastRun(), step)).toMatchObject({ question, is_confirmed: true });
    },
  );

  test("three are no question, and neither are four of twenty", async () => {
    tenOfEach();
    await run();
    site.games.games = (site.games.games as Entry[]).slice(0, 7);
    expect(await run()).toMatchObject({ outcome: "succeeded" });
    expect(await read(live.games, seasonId)).toHaveLength(7);
  });
});

describe("what looks like a row that a person has entered, or a game on another day", () => {
  const CASES = {
    team: {
      key: "team 1059850",
      arrange: () =>
        read(
          "insert into teams (league_id, name) select id, 'The pit bulls, \"Inc\"' from leagues where season_id = $1",
          seasonId,
        ),
      count: "select count(*)::integer as n from teams where season_id = $1",
      taken: "select 1 from teams where season_id = $1 and provider_id = '1059850'",
    },
    player: {
      key: "player 7001",
      arrange: async () => {
        const [first] = site.teams.teams as Entry[];
        const players = first?.players;
        Object.assign(first ?? {}, { players: [] });
        await run();
        Object.assign(first ?? {}, { players });
        await read(
          `insert into players (team_id, name) select id, 'Ana O''Neil-Smith' from teams
           where season_id = $1 and provider_id = '1059849'`,
          seasonId,
        );
      },
      count:
        "select count(*)::integer as n from players where season_id = $1 and provider_id is distinct from '7002'",
      taken: "select 1 from players where season_id = $1 and provider_id = '7001'",
    },
    "game of a person": {
      key: "game 992",
      arrange: async () => {
        const games = site.games.games as Entry[];
        site.games.games = games.filter(({ id }) => id !== 992);
        await run();
        site.games.games = games;
        await read(
          `insert into games (league_id, game_date, team_visitor_id, team_home_id)
           select v.league_id, '2026-09-20', v.id, h.id from teams v, teams h
           where v.season_id = $1 and v.provider_id = '1059851' and h.season_id = $1 and h.provider_id = '1059849'`,
          seasonId,
        );
      },
      count: "select count(*)::integer as n from games where season_id = $1",
      taken: "select 1 from games where season_id = $1 and provider_id = '992'",
    },
    "game on another day": {
      key: "game 1992",
      arrange: async () => {
        await run();
        const moved = (site.games.games as Entry[]).find(({ id }) => id === 992);
        Object.assign(moved ?? {}, { id: 1992, date: "2026-11-01" });
      },
      count: "select count(*)::integer as n from games where season_id = $1",
      taken: "select 1 from games where season_id = $1 and provider_id = '1992'",
    },
  };
  const count = async (sql: string) => Number((await read(sql, seasonId))[0]?.n);

  describe.each(Object.keys(CASES) as (keyof typeof CASES)[])("a %s", (title) => {
    const { key, arrange, taken, count: countSql } = CASES[title];
    let before: number;
    beforeEach(async () => {
      await arrange();
      before = await count(countSql);
    });

    test("is asked, and neither taken nor made by any run, nor by the daily one", async () => {
      await run();
      const planned = await plan();
      expect(asked(await lastRun()).map((each) => `${each.entity} ${each.provider_id}`)).toEqual([
        key,
      ]);
      await applyPlanned(planned);
      await daily();
      const [word] = key.split(" ");
      expect(asked(await lastRun())).toMatchObject([{ entity: word, action: "ask" }]);
      expect(await read(taken, seasonId)).toEqual([]);
      const version = await everyVersion(backend.database);
      await run();
      expect(await everyVersion(backend.database)).toEqual(version);
    });

    test("is taken where a person says that it is the same: no row is made", async () => {
      const planned = await plan({ decisions: { [key]: "same" } });
      expect(asked(await lastRun())).toEqual([]);
      expect(await read(taken, seasonId)).toEqual([]);
      expect(await applyPlanned(planned)).toMatchObject({ outcome: "succeeded" });
      expect(await read(taken, seasonId)).toHaveLength(1);
      await run();
      expect(await read(taken, seasonId)).toHaveLength(1);
      expect(asked(await lastRun())).toEqual([]);
      const others = title === "team" ? 2 : 0;
      expect(await count(countSql)).toBe(before + others);
    });

    test("is made beside it where a person says that it is another one", async () => {
      await run({ decisions: { [key]: "different" } });
      expect(await read(taken, seasonId)).toHaveLength(1);
      const others = title === "team" ? 2 : 0;
      expect(await count(countSql)).toBe(before + 1 + others);
    });
  });
});
