import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import {
  applyRows,
  beginRun,
  createProviderLeague,
  type Fields,
  nextProviderId,
  type ProviderLeague,
  type WireChange,
} from "../../helpers/database/provider-run.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

/** A choice for each row of a league: what is done to it, and to which values. */
interface Draft {
  readonly row: number;
  readonly action: "change" | "archive" | "restore" | "add";
  readonly values: Fields;
  /** Whether the plan has read the row as it stands. */
  readonly isRight: boolean;
  readonly goesHome: boolean;
}

const nameOf = fc.stringMatching(/^[A-Z][a-z]{0,8}$/);
const score = fc.option(fc.nat(60), { nil: null });
const FIELDS: Readonly<Record<string, fc.Arbitrary<Fields>>> = {
  league: fc.record(
    {
      name: nameOf,
      sport: fc.option(nameOf),
      regular_season_weeks: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: ["name"] },
  ),
  team: fc.record(
    { name: nameOf, captain_name: fc.option(nameOf), division_name: fc.constantFrom("A", "B") },
    { requiredKeys: ["name"] },
  ),
  standing: fc.record({ forfeit_wins: fc.nat(5), forfeit_losses: fc.nat(5) }),
  player: fc.record({ name: nameOf }),
  game: fc.record(
    {
      game_date: fc.constantFrom("2026-11-21", "2026-11-28"),
      game_time: fc.constantFrom("18:00", "19:30", null),
      week_number: fc.integer({ min: 1, max: 9 }),
      is_playoff: fc.boolean(),
      provider_visitor_score: score,
      provider_home_score: score,
      provider_completed: fc.boolean(),
    },
    { requiredKeys: ["game_date"] },
  ),
};

const draft = (entity: string): fc.Arbitrary<Draft> =>
  fc.record({
    row: fc.nat(4),
    action: fc.constantFrom(
      "change" as const,
      "change" as const,
      "archive" as const,
      "restore" as const,
      "add" as const,
    ),
    values: FIELDS[entity] ?? fc.constant({}),
    isRight: fc.integer({ min: 0, max: 4 }).map((roll) => roll > 0),
    goesHome: fc.boolean(),
  });
const plan = fc.record({
  isCollected: fc.boolean(),
  league: fc.array(draft("league"), { maxLength: 1 }),
  team: fc.array(draft("team"), { maxLength: 3 }),
  standing: fc.array(draft("standing"), { maxLength: 2 }),
  player: fc.array(draft("player"), { maxLength: 6 }),
  game: fc.array(draft("game"), { maxLength: 4 }),
});

onEachEngine("plans by chance (D62)", (database) => {
  let admin: Actor;
  beforeAll(async () => {
    admin = await insertAccount(database(), "plans admin", { profile: { role: "admin" } });
  });

  async function rowsOf(league: ProviderLeague, entity: string) {
    const table = entity === "standing" ? "team" : entity;
    const key = entity === "league" ? "id = $1" : "league_id = $1";
    const sql =
      table === "player"
        ? "select to_jsonb(p) as row from players p join teams t on t.id = p.team_id where t.league_id = $1 order by p.id"
        : `select to_jsonb(x) as row from ${table}s x where ${key} order by id`;
    return (await database().query<{ row: Fields }>(sql, [league.leagueId])).map(({ row }) => row);
  }

  function toChange(league: ProviderLeague, entity: string, of: Draft, row: Fields): WireChange {
    const isAdd = of.action === "add" && entity !== "league" && entity !== "standing";
    const team = of.goesHome ? league.ids.home : league.ids.visitor;
    if (isAdd) {
      const place = entity === "player" ? { team_id: team } : {};
      const sides = { team_visitor_id: league.ids.visitor, team_home_id: league.ids.home };
      const after = { ...of.values, ...place, ...(entity === "game" ? sides : {}) };
      return {
        entity,
        action: "add",
        provider_id: nextProviderId(),
        row_id: null,
        before: {},
        after,
      };
    }
    const mayArchive = entity !== "league" && entity !== "standing" && of.action !== "add";
    const moves = entity === "player" && of.goesHome ? { team_id: league.home.id } : {};
    const after = { ...of.values, ...moves };
    const read = Object.fromEntries(Object.keys(after).map((field) => [field, row[field]]));
    const before = of.isRight ? read : { ...read, [Object.keys(after)[0] ?? ""]: "2031-01-01" };
    const action = mayArchive ? of.action : "change";
    return {
      entity,
      action,
      provider_id: String(row.provider_id),
      row_id: String(row.id),
      before,
      after,
    };
  }

  const tables = ["seasons", "leagues", "teams", "players", "games", "audit_log"];
  const everything = async () =>
    Promise.all(
      tables.map((table) =>
        database().query(`select t.xmin::text, t.* from ${table} t order by t::text`),
      ),
    );
  const collected = (id: string) =>
    database().query(
      `select (select json_agg(e order by e.game_seq) from game_events e where e.game_id = g.id) as log,
         (select json_agg(s order by s.id) from stat_events s where s.game_id = g.id) as entries,
         (select json_agg(s order by s.player_id) from game_stats s where s.game_id = g.id) as figures,
         (select json_agg(s order by s.player_id) from game_rosters s where s.game_id = g.id) as rosters,
         g.team_visitor_id, g.team_home_id, g.game_date, g.team_visitor_score, g.team_home_score, g.is_completed,
         g.state, g.outcome, g.team_visitor_timeouts_used, g.archived_at
       from games g where g.id = $1`,
      [id],
    );

  test("applying a plan a second time changes nothing, and nothing collected ever changes", async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ isCollected, ...drafts }) => {
        const league = await createProviderLeague(database());
        if (isCollected) {
          const device = new PushingDevice();
          const [player = ""] = league.visitor.players;
          await push(database(), admin, league.id, device.id, [
            device.event("roster.changed.v1", { team_id: league.visitor.id, add: [player] }),
            device.rush(league.visitor.id, player),
          ]);
        }
        const changes: WireChange[] = [];
        for (const [entity, wanted] of Object.entries(drafts)) {
          const rows = await rowsOf(league, entity);
          const named = new Set<unknown>();
          for (const each of wanted) {
            const row = rows[each.row % rows.length] ?? {};
            const change = toChange(league, entity, each, row);
            if (change.row_id !== null && named.has(change.row_id)) continue;
            named.add(change.row_id);
            changes.push(change);
          }
        }
        if (changes.length === 0) return;
        const facts = isCollected ? await collected(league.id) : [];
        const run = await beginRun(database(), league.seasonId);
        const first = await applyRows(database(), run, changes);
        expect(first.map(({ outcome }) => outcome)).toHaveLength(changes.length);
        const after = await everything();
        const second = await applyRows(database(), run, changes);
        expect(second.filter(({ outcome }) => outcome === "applied")).toEqual([]);
        expect(await everything()).toEqual(after);
        if (isCollected) expect(await collected(league.id)).toEqual(facts);
        const wrong = await runAs(database(), admin, (tx) =>
          tx.query("select * from verify_totals($1)", [league.id]),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
