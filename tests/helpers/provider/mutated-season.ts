import fc from "fast-check";
import { expect } from "vitest";
import { readGames } from "../../../src/domain/provider/read/read-games.ts";
import { readLeagues } from "../../../src/domain/provider/read/read-leagues.ts";
import { readTeams } from "../../../src/domain/provider/read/read-teams.ts";
import type { KeptPlan, WireChange } from "../../../src/domain/provider/sync-contract.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { startTestBackend } from "../backend/start-test-backend.ts";
import { SERVICE } from "../database/actors.ts";
import { PushingDevice, push } from "../database/device.ts";
import { callAs } from "../database/provider-run.ts";
import { SeededRandom } from "../seeded-random.ts";
import { type LeagueSite, leagueSite } from "./league-site.ts";
import { mutatedAnswer } from "./mutated-answer.ts";
import { providerSample } from "./samples.ts";
import type { ScriptedProvider } from "./scripted-provider.ts";
import { silentEntries } from "./silent-entries.ts";
import { runsOf, seasonToSync } from "./synced-season.ts";
import { watchedRunners } from "./watched-runner.ts";

type Row = Readonly<Record<string, unknown>>;
type Part = "league" | "teams" | "games" | "standings";
const SAMPLES: Readonly<Record<Part, string>> = {
  league: "leagues-info_85770",
  teams: "teams_85770",
  games: "games_85770",
  standings: "standings_85770",
};
const PARTS = Object.keys(SAMPLES) as Part[];
/** A season gathers what its answers said before; then another one begins. */
const SYNCS_A_SEASON = 25;
const TEAMS = ["team_id", "team_visitor_id", "team_home_id", "winner_team_id"];

interface MutatedRun {
  readonly database: SqlDatabase;
  /** Runs sync-season. */
  readonly sync: (body: object) => Promise<{ readonly status: number; readonly body: Row }>;
  readonly site: LeagueSite;
}

/**
 * Syncs seasons until the provider has given `count` answers that differ from good ones in a few
 * places each, one to four a sync, and checks after each sync that what stands there is what was
 * planned, whole, and that a second run writes nothing.
 */
export async function checkMutatedAnswers(
  provider: ScriptedProvider,
  count: number,
  seed: number,
): Promise<void> {
  const site = leagueSite();
  provider.answers(site.turn);
  const backend = await startTestBackend();
  const runners = await watchedRunners(backend, provider.access);
  const { database } = backend;
  const random = new SeededRandom(seed);
  const wrongTotals = () => database.query("select * from verify_totals(null)");
  const given: MutatedRun = { database, site, sync: (body) => runners.call({ ...body }) };
  try {
    let season = await MutatedSeason.begin(given);
    for (let number = 0, answers = 0; answers < count; number += 1) {
      if (number % SYNCS_A_SEASON === SYNCS_A_SEASON - 1) {
        expect(await wrongTotals()).toEqual([]);
        season = await MutatedSeason.begin(given);
      }
      const always = number % PARTS.length;
      for (const [place, part] of PARTS.entries()) {
        const sample = providerSample(SAMPLES[part]);
        const options = { seed: seed + number * 4 + place, numRuns: 1 };
        const [mutated] = fc.sample(mutatedAnswer(sample), options);
        const isMutated = place === always || random.chance(0.5);
        site[part] = isMutated ? (mutated as LeagueSite[Part]) : sample;
        if (isMutated) answers += 1;
      }
      const confirmed = random.chance(0.3) ? ["teams 85770", "games 85770"] : [];
      await season.check(`seed ${seed}, sync ${number}`, confirmed);
    }
    expect(await wrongTotals()).toEqual([]);
  } finally {
    await runners.stop();
    await backend.stop();
  }
}

class MutatedSeason {
  readonly #given: MutatedRun;
  readonly #seasonId: string;
  #collected: string;

  private constructor(given: MutatedRun, seasonId: string, collected: string) {
    this.#given = given;
    this.#seasonId = seasonId;
    this.#collected = collected;
  }

  /** Synced with a good answer; one of its games has been collected since. */
  static async begin(given: MutatedRun): Promise<MutatedSeason> {
    const { database, site, sync } = given;
    const seasonId = await seasonToSync(database);
    Object.assign(site, leagueSite(), { turn: site.turn, faults: site.faults });
    await sync({ action: "run", season_id: seasonId, kind: "all" });
    const [game] = await database.query<{ id: string; team: string }>(
      "select id, team_visitor_id as team from games where season_id = $1 and provider_id = '992'",
      [seasonId],
    );
    if (game === undefined) throw new Error("the sample has the game 992");
    const device = new PushingDevice();
    await push(database, SERVICE, game.id, device.id, [device.rush(game.team, null)]);
    const season = new MutatedSeason(given, seasonId, "");
    season.#collected = await season.#plays();
    return season;
  }

  async check(where: string, confirmed: readonly string[]): Promise<void> {
    const { database, sync } = this.#given;
    const body = { action: "run", season_id: this.#seasonId, kind: "all", confirmed };
    const before = await this.#rows();
    const answer = await sync(body);
    expect(answer.status, `${where}: ${JSON.stringify(answer.body)}`).toBe(200);
    expect(["succeeded", "partial", "failed"], where).toContain(answer.body.outcome);
    const run = (await runsOf(database, this.#seasonId)).at(-1);
    const after = await this.#rows();
    const written = writtenOf(run?.plan as KeptPlan);
    const errors = run?.errors as readonly Row[];
    this.#expectWhole(where, before, after, written, errors);
    this.#expectTold(where, run?.plan as KeptPlan, errors);
    expect(await this.#plays(), `${where}: what was collected`).toBe(this.#collected);

    const version = await this.#version();
    expect((await sync(body)).status, where).toBe(200);
    expect(await this.#version(), `${where}: the second run`).toBe(version);
  }

  /** Each change is there with all its fields or with none, and nothing else has changed. */
  #expectWhole(
    where: string,
    before: ReadonlyMap<string, Row>,
    after: ReadonlyMap<string, Row>,
    written: readonly WireChange[],
    errors: readonly Row[],
  ): void {
    const refused = errors.filter(({ outcome }) => outcome !== undefined);
    expect(refused, `${where}: a plan knows what the tables hold`).toEqual([]);
    const ids = new Map([...after].map(([id, row]) => [`${row.entity} ${row.provider_id}`, id]));
    const refs = (value: unknown) => ids.get(`team ${String(value)}`) ?? value;
    const planned = new Map<string, Set<string>>();
    let added = 0;
    for (const change of written) {
      const entity = change.entity === "standing" ? "team" : change.entity;
      const providerId = change.after.provider_id ?? change.provider_id;
      const id = change.row_id ?? ids.get(`${entity} ${providerId}`) ?? "";
      const fields = planned.get(id) ?? new Set();
      planned.set(id, fields);
      for (const field of Object.keys(change.after)) fields.add(field);
      if (change.action === "add") added += 1;
      const row = entity === "player" && change.row_id === null ? undefined : after.get(id);
      if (row === undefined) continue;
      const wanted = Object.entries(change.after).map(([field, value]) => [
        field,
        TEAMS.includes(field) ? refs(value) : value,
      ]);
      expect(row, `${where}: ${change.action} ${entity} ${providerId}`).toMatchObject(
        Object.fromEntries(wanted),
      );
    }
    expect(after.size - before.size, `${where}: rows added`).toBe(added);
    for (const [id, row] of before) {
      const now = after.get(id);
      const changed = Object.keys(row).filter(
        (field) => JSON.stringify(now?.[field]) !== JSON.stringify(row[field]),
      );
      // A division that a team is put into is added to its league.
      const unplanned = changed.filter(
        (field) => field !== "divisions_data" && planned.get(id)?.has(field) !== true,
      );
      expect(unplanned, `${where}: ${row.entity} ${row.provider_id}`).toEqual([]);
    }
  }

  /** Whoever reads the run finds each entry that was not used, by its id or place. */
  #expectTold(where: string, plan: KeptPlan, errors: readonly Row[]): void {
    const told = errors.flatMap(({ id, message }) =>
      typeof message === "string" ? [{ id: (id ?? null) as string | null, message }] : [],
    );
    for (const { problems } of plan.steps) {
      for (const { message } of problems) {
        expect(
          told.map((each) => each.message),
          where,
        ).toContain(message);
      }
    }
    const { league, teams, games } = this.#given.site;
    const lists = [
      ["leagues", league, readLeagues(league), ["id"]],
      ["teams", teams, readTeams(teams), ["team_id", "id"]],
      ["games", games, readGames(games), ["id"]],
    ] as const;
    for (const [list, answer, { records }, fields] of lists) {
      expect(silentEntries(answer, list, records, told, fields), `${where}: ${list}`).toBe(0);
    }
  }

  /** All that a sync may write of the season, by row. */
  async #rows(): Promise<Map<string, Row>> {
    const { database } = this.#given;
    const season = await callAs(database, SERVICE, "provider_season", this.#seasonId);
    const rows = new Map<string, Row>();
    for (const entity of ["league", "team", "player", "game"]) {
      for (const row of season[`${entity}s`] as readonly Row[]) {
        rows.set(String(row.id), { ...row, entity });
      }
    }
    return rows;
  }

  /** Changes with every write to the season's rows. */
  async #version(): Promise<string> {
    const tables = ["leagues", "teams", "players", "games"].map(
      (table) =>
        `(select string_agg(x.xmin::text || x.ctid::text, ' ' order by x.id) from ${table} x where x.season_id = $1)`,
    );
    const [row] = await this.#given.database.query<{ version: string }>(
      `select concat_ws(' / ', ${tables.join(", ")}, (select max(id) from audit_log),
         (select xmin from seasons where id = $1)) as version`,
      [this.#seasonId],
    );
    return row?.version ?? "";
  }

  async #plays(): Promise<string> {
    const [row] = await this.#given.database.query<{ plays: unknown }>(
      `select json_build_array(g.game_date, g.team_visitor_id, g.team_home_id, g.team_visitor_score, g.is_completed,
           g.archived_at, (select json_agg(e order by e.game_seq) from game_events e where e.game_id = g.id),
           (select json_agg(s order by s.id) from stat_events s where s.game_id = g.id)) as plays
       from games g where g.season_id = $1 and exists (select from game_events e where e.game_id = g.id)`,
      [this.#seasonId],
    );
    return JSON.stringify(row?.plays);
  }
}

/** What of a plan may be written: nothing of a step that waits for a person. */
function writtenOf({ steps }: KeptPlan): WireChange[] {
  return steps
    .filter((step) => !step.is_stopped && (step.question === null || step.is_confirmed))
    .flatMap(({ changes }) => changes)
    .filter(({ action }) => action !== "ask");
}
