import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GameFact } from "../../../src/domain/game/events.ts";
import { teamsOn } from "../../../supabase/local/provider-simulator/league-story.ts";
import { gamesOn } from "../../../supabase/local/provider-simulator/simulated-games.ts";
import { simulatedLeagues } from "../../../supabase/local/provider-simulator/simulated-league.ts";
import { demoProviderId } from "../../../supabase/local/seed/clubs/demo-provider-ids.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { type Actor, insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { chosenEngines, type Engine } from "../../helpers/database/engines.ts";
import { type OwnPostgres, startOwnPostgres } from "../../helpers/database/own-postgres.ts";
import { callAs } from "../../helpers/database/provider-run.ts";
import { scriptedProvider } from "../../helpers/provider/scripted-provider.ts";
import {
  type SimulatedProvider,
  simulatedProvider,
} from "../../helpers/provider/simulated-provider.ts";
import {
  countedRows,
  everyVersion,
  plannedSteps,
  runsOf,
  seasonToSync,
  stepsOf,
} from "../../helpers/provider/synced-season.ts";
import { type WatchedRunners, watchedRunners } from "../../helpers/provider/watched-runner.ts";
import type { SimulatedDevice } from "../../helpers/sync/simulated-device.ts";
import { sqlTransport } from "../../helpers/sync/sql-transport.ts";
import { SyncWorld } from "../../helpers/sync/sync-world.ts";

type Row = Readonly<Record<string, unknown>>;

/** A game of the schedule by what a person at the field knows of it. */
interface Fixture {
  readonly id: string;
  readonly providerId: string;
  readonly visitor: string;
  readonly home: string;
}

const THURSDAY = "Coed Thursday 8v8 Flag Football | Fall '26";
const AFTER_THE_END = 33;
const league = thursday();

const listening = scriptedProvider();
let postgres: OwnPostgres | undefined;
let backend: TestBackend;
let runners: WatchedRunners;
let provider: SimulatedProvider;
let admin: Actor;
let world: SyncWorld;
let seasonId: string;
let phones: readonly [SimulatedDevice, SimulatedDevice];
/** Touchdowns that were tapped, by provider id of the game as it was then: visitor, home. */
const tapped = new Map<string, [number, number]>();

function thursday() {
  const found = simulatedLeagues().find((each) => each.league.name === THURSDAY);
  if (found === undefined) throw new Error("the simulator has no such league");
  return found;
}

async function setUp(engine: Engine): Promise<void> {
  tapped.clear();
  if (engine === "postgres") postgres = await startOwnPostgres();
  backend = await startTestBackend({ connectionString: postgres?.connectionString });
  const { database } = backend;
  provider = await simulatedProvider(database);
  const { site, token } = provider;
  runners = await watchedRunners(backend, { url: listening.url, site, token });
  admin = await insertAccount(database, "season admin", { profile: { role: "admin" } });
  const people = new Map<string, Actor>();
  const scorers: string[] = [];
  for (const name of ["first scorer", "second scorer"]) {
    const person = await insertAccount(database, name);
    people.set(person.userId ?? "", person);
    scorers.push(person.userId ?? "");
  }
  world = new SyncWorld(sqlTransport(database, people));
  phones = [
    await world.addDevice("season-phone-1", scorers[0] ?? null),
    await world.addDevice("season-phone-2", scorers[1] ?? null),
  ];
  seasonId = await seasonToSync(database, demoProviderId(league.league.id));
}

async function tearDown(): Promise<void> {
  for (const phone of phones ?? []) phone.crash();
  await runners?.stop();
  await backend?.stop();
  postgres?.stop();
  postgres = undefined;
}

describe.each(chosenEngines())("on %s", (engine) => {
  beforeAll(() => setUp(engine), 120_000);
  afterAll(tearDown);

  test(
    "a season of the provider from Upcoming to Closed, while two phones collect",
    {
      timeout: 120_000,
    },
    playSeason,
  );
});

const read = (sql: string, ...values: unknown[]) => backend.database.query<Row>(sql, values);
const run = (more: object = {}) =>
  runners.call({ action: "run", season_id: seasonId, kind: "all", ...more });
const lastRun = async () => (await runsOf(backend.database, seasonId)).at(-1);
const changesOf = (row: Row | undefined) => plannedSteps(row).flatMap(({ changes }) => changes);
const season = async () =>
  (await read("select status, is_active from seasons where id = $1", seasonId))[0];

/** All that was collected, in a form that any change of it alters. */
const collected = () =>
  read(
    `select g.id, g.game_date, g.team_visitor_id, g.team_home_id, g.team_visitor_score, g.team_home_score,
       g.is_completed, g.state, g.outcome, g.archived_at, g.week_number,
       (select json_agg(e order by e.game_seq) from game_events e where e.game_id = g.id) as log,
       (select json_agg(s order by s.id) from stat_events s where s.game_id = g.id) as entries,
       (select json_agg(s order by s.player_id) from game_stats s where s.game_id = g.id) as figures,
       (select json_agg(s order by s.player_id) from game_rosters s where s.game_id = g.id) as rosters
     from games g where g.season_id = $1 and exists (select from game_events e where e.game_id = g.id) order by g.id`,
    seasonId,
  );

/** Steps, counts and the audit log tell the same of a run. */
async function expectExplained(row: Row | undefined, auditedBefore: number): Promise<void> {
  const steps = stepsOf(row);
  expect(steps.map(({ kind }) => kind)).toEqual([
    "status",
    "teams",
    "games",
    "standings",
    "divisions",
  ]);
  expect(countedRows(row)).toBe(row?.rows_done);
  const asked = changesOf(row).filter(({ action }) => action === "ask");
  expect(steps.reduce((sum, step) => sum + step.asked, 0)).toBe(asked.length);
  expect(row?.errors).toHaveLength(steps.reduce((sum, { problems }) => sum + problems, 0));
  const applied = steps.reduce((sum, { counts }) => sum + (counts.applied ?? 0), 0);
  // A game that comes under another id is audited as such, and its other facts once more.
  const renumbered = changesOf(row).filter(
    ({ entity, after }) => entity === "game" && "provider_id" in after,
  );
  const audited = (await auditedRows()) - auditedBefore;
  expect(audited).toBeGreaterThanOrEqual(applied);
  expect(audited).toBeLessThanOrEqual(applied + renumbered.length);
}
const auditedRows = async () =>
  Number((await read("select count(*)::integer as n from audit_log"))[0]?.n);

/** The day's sync, what it asked answered by a person, and once more, which writes nothing. */
async function syncOn(day: number): Promise<{ first: Row | undefined; asked: string[] }> {
  await provider.goTo(day);
  const facts = await collected();
  const auditedBefore = await auditedRows();
  expect((await run()).body, `day ${day}`).toMatchObject({ outcome: "succeeded" });
  const first = await lastRun();
  await expectExplained(first, auditedBefore);
  const asked = changesOf(first)
    .filter(({ action }) => action === "ask")
    .map(({ entity, provider_id }) => `${entity} ${provider_id}`);
  if (asked.length > 0) {
    const again = await auditedRows();
    const decisions = Object.fromEntries(asked.map((key) => [key, "same"]));
    expect((await run({ decisions })).body).toMatchObject({ outcome: "succeeded" });
    await expectExplained(await lastRun(), again);
  }
  expect(await collected(), `day ${day}: what was collected`).toEqual(facts);
  expect(await read("select * from verify_totals(null)"), `day ${day}`).toEqual([]);
  const version = await everyVersion(backend.database);
  expect((await run()).body).toMatchObject({ outcome: "succeeded" });
  expect(await everyVersion(backend.database), `day ${day}: the second run`).toEqual(version);
  return { first, asked };
}

/** A game as the schedule has it here. */
async function fixture(day: number, time: string | null): Promise<Fixture> {
  const [row] = await read(
    `select id, provider_id, team_visitor_id, team_home_id from games
     where season_id = $1 and game_date = $2 and ($3::text is null or game_time = $3) and archived_at is null`,
    seasonId,
    provider.dateOf(day),
    time,
  );
  if (row === undefined) throw new Error(`no game on day ${day}`);
  const game = {
    id: String(row.id),
    providerId: String(row.provider_id),
    visitor: String(row.team_visitor_id),
    home: String(row.team_home_id),
  };
  for (const phone of phones) {
    await phone.openGame(game.id, { visitorTeamId: game.visitor, homeTeamId: game.home });
  }
  return game;
}

async function touchdown(phone: SimulatedDevice, game: Fixture, side: 0 | 1): Promise<void> {
  const teamId = side === 0 ? game.visitor : game.home;
  const [player] = await read(
    "select id from players where team_id = $1 and is_active order by name limit 1",
    teamId,
  );
  const entry = {
    entryId: crypto.randomUUID(),
    statType: "touchdown",
    statSubtype: "rush",
    teamId,
    playerId: String(player?.id),
  };
  await phone.record(0, game.id, [
    { type: "stat.recorded.v1", payload: { entries: [entry] } } as GameFact,
  ]);
  const score = tapped.get(game.id) ?? [0, 0];
  score[side] += 1;
  tapped.set(game.id, score);
}

async function finalize(phone: SimulatedDevice, game: Fixture): Promise<void> {
  await world.advance(15_000);
  const payload = { seenEpoch: 0, seenState: "open" } as const;
  await phone.record(0, game.id, [{ type: "game.finalized.v1", payload }]);
  await world.advance(15_000);
}

const gameRow = async ({ id }: Fixture) =>
  (
    await read(
      `select provider_id, game_date::text, game_time, team_visitor_score, team_home_score, is_completed, outcome,
         provider_completed from games where id = $1`,
      id,
    )
  )[0];
const playersOf = (name: string) =>
  read(
    `select p.name, t.name as team, p.is_active, jsonb_array_length(p.teams_before) as moves
     from players p join teams t on t.id = p.team_id where p.season_id = $1 and p.name = $2 order by t.name`,
    seasonId,
    name,
  );

async function playSeason(): Promise<void> {
  listening.answers(provider.turn);
  const [first, second] = phones;
  const [throwbacks, bulls] = league.league.teams;
  const [mover, helper] = [throwbacks?.players[4]?.name ?? "", bulls?.players[5]?.name ?? ""];

  // Six weeks before: teams, players and the schedule; nobody knows who plays the final.
  await syncOn(-40);
  expect(await season()).toEqual({ status: "Upcoming", is_active: true });
  expect((await lastRun())?.errors).toMatchObject([{ code: "to_be_decided" }]);
  expect(await read("select 1 from games where season_id = $1", seasonId)).toHaveLength(14);

  // The first day: two phones collect one game; the other one is a forfeit.
  await syncOn(-24);
  expect(await season()).toEqual({ status: "In Progress", is_active: true });
  const opening = await fixture(-24, "19:45");
  const forfeit = await fixture(-24, "18:30");
  await touchdown(first, opening, 0);
  await touchdown(second, opening, 1);
  await touchdown(second, opening, 1);
  await finalize(first, opening);
  await syncOn(-23);
  expect(await gameRow(forfeit)).toMatchObject({ outcome: "forfeit", is_completed: true });
  // The provider's own score stands beside the log's (D31a).
  expect(await gameRow(opening)).toMatchObject({
    team_visitor_score: 6,
    team_home_score: 12,
    provider_completed: true,
  });

  // The second day: a phone without a network taps while a run comes; another game gets a new id.
  const offline = await fixture(-17, "18:30");
  const renumbered = await fixture(4, "18:30");
  second.setOnline(false);
  await touchdown(second, offline, 1);
  await touchdown(first, offline, 0);
  await world.advance(15_000);
  expect((await syncOn(-16)).asked).toEqual([]);
  expect(await gameRow(renumbered)).toMatchObject({
    provider_id: String(Number(renumbered.providerId) + 1),
    game_time: "17:15",
  });
  second.setOnline(true);
  await world.advance(75_000);
  await finalize(second, offline);

  // A player changes teams.
  await syncOn(-11);
  expect(await playersOf(mover)).toMatchObject([{ team: "Late Hits", is_active: true, moves: 1 }]);

  // Rain: a phone has tapped already and is offline; the game comes back on another day.
  const rained = await fixture(-10, "19:45");
  second.setOnline(false);
  await touchdown(second, rained, 0);
  expect((await syncOn(-9)).asked).toEqual([`game ${Number(rained.providerId) + 1}`]);
  expect(await gameRow(rained)).toMatchObject({ game_date: provider.dateOf(-6) });
  second.setOnline(true);
  await world.advance(75_000);
  expect(await gameRow(rained)).toMatchObject({ team_visitor_score: 6, is_completed: false });
  await touchdown(first, rained, 1);
  await finalize(first, rained);

  // Somebody plays for two teams from now on.
  await syncOn(-5);
  expect(await playersOf(helper)).toMatchObject([
    { team: "Brotherhood II", is_active: true },
    { team: 'The Pit Bulls, "Inc"', is_active: true },
  ]);

  // A team has another name, and a player was accepted late.
  await syncOn(3);
  expect(await read("select 1 from teams where name = 'Late Hits & Friends'")).toHaveLength(1);
  expect(await playersOf("Robin Late")).toMatchObject([{ is_active: true }]);
  await syncOn(12);

  // The final: its teams are known a week before.
  await syncOn(24);
  expect((await lastRun())?.errors).toMatchObject([{ code: "to_be_decided" }]);
  await syncOn(25);
  const final = await fixture(31, null);
  await touchdown(first, final, 0);
  await touchdown(second, final, 0);
  await finalize(second, final);
  await syncOn(AFTER_THE_END);
  expect(await season()).toEqual({ status: "Closed", is_active: false });

  expect(await collected()).toHaveLength(4);
  expect(phones.flatMap(({ faults }) => faults)).toEqual([]);
  for (const phone of phones) {
    expect(phone.tabs[0]?.engine.status()).toMatchObject({ state: "saved" });
  }
  for (const row of await runsOf(backend.database, seasonId)) {
    expect(row).toMatchObject({ status: "succeeded", lease_id: null });
    expect(row.finished_at).not.toBeNull();
  }
  expect(await standings(await sameSeasonByHand())).toEqual(await standings(seasonId));
}

function standings(id: string) {
  return read(
    `select standing, team_name, division_name, forfeited_season, wins, losses, draws, forfeit_wins, forfeit_losses,
       points_scored, points_allowed, games_played from standings where season_id = $1 order by standing`,
    id,
  );
}

/** What an admin without a provider enters at the end of the season. */
async function sameSeasonByHand(): Promise<string> {
  const { database } = backend;
  const call = async (name: string, ...args: unknown[]) => {
    const answer = await callAs(database, admin, name, ...args);
    expect(answer, name).toMatchObject({ outcome: "applied" });
    return answer;
  };
  const made = await call("create_season", { name: "By hand", year: 2026 });
  const { league_id: leagueId } = await call("create_league", made.season_id, { name: "Thursday" });
  for (const { name } of league.league.divisions) await call("create_division", leagueId, name);
  const teams = new Map<string, string>();
  for (const team of teamsOn(league.league, league.story, AFTER_THE_END)) {
    const { team_id: id } = await call("create_team", leagueId, { name: team.name });
    await call("set_team_division", id, team.divisionName);
    if (/brotherhood/i.test(team.name)) await call("set_forfeited_season", id, true);
    teams.set(demoProviderId(team.id), String(id));
  }
  const rows = await read(
    "select id, provider_id from games where season_id = $1 and archived_at is null",
    seasonId,
  );
  for (const game of gamesOn(league, AFTER_THE_END)) {
    const [visitor, home] = game.teamIds.map((id) => teams.get(id));
    const { game_id: id } = await call("create_game", leagueId, {
      team_visitor_id: visitor,
      team_home_id: home,
      game_date: provider.dateOf(game.day),
      is_playoff: game.isPlayoff,
    });
    const synced = rows.find(({ provider_id }) => provider_id === game.id);
    const ofPhones = tapped.get(String(synced?.id))?.map((touchdowns) => touchdowns * 6);
    const [visitorScore, homeScore] = ofPhones ?? game.scores ?? [];
    if (visitorScore === undefined && game.winnerId !== null) {
      await call("set_game_outcome", id, "forfeit", teams.get(game.winnerId));
      continue;
    }
    const device = new PushingDevice();
    await push(database, admin, String(id), device.id, [
      device.event("score.overridden.v1", { visitor: visitorScore, home: homeScore }),
      device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }),
    ]);
  }
  return String(made.season_id);
}
