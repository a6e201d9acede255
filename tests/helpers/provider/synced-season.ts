import type { KeptPlan, KeptStep } from "../../../src/domain/provider/sync-contract.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";

type Row = Readonly<Record<string, unknown>>;

/** A season with one league of the provider, which it knows by its id only. Others let go of it. */
export async function seasonToSync(database: SqlDatabase, providerId = "85770"): Promise<string> {
  await database.query("update seasons set deleted_at = now() where deleted_at is null");
  const seasonId = crypto.randomUUID();
  await database.query("insert into seasons (id, name, year) values ($1, 'Fall', 2026)", [
    seasonId,
  ]);
  await database.query(
    "insert into leagues (season_id, name, provider_id) values ($1, 'Imported', $2)",
    [seasonId, providerId],
  );
  return seasonId;
}

/** What a sync has made of a season, in the provider's ids, so that two seasons can be compared. */
export async function seasonPicture(database: SqlDatabase, seasonId: string): Promise<unknown> {
  const read = (sql: string) => database.query<Row>(sql, [seasonId]);
  return {
    leagues: await read(
      `select provider_id, name, status, sport, format, start_date::text, end_date::text, regular_season_weeks,
         (select jsonb_agg(d ->> 'name') from jsonb_array_elements(divisions_data) d) as divisions
       from leagues where season_id = $1 order by provider_id`,
    ),
    teams: await read(
      `select provider_id, name, captain_name, division_name, forfeited_season, forfeit_wins, forfeit_losses,
         archived_at is not null as is_archived
       from teams where season_id = $1 order by provider_id, name`,
    ),
    players: await read(
      `select p.provider_id, p.name, p.is_active, t.provider_id as team, p.teams_before
       from players p join teams t on t.id = p.team_id where p.season_id = $1 order by 1, 4`,
    ),
    games: await read(
      `select g.provider_id, v.provider_id as visitor, h.provider_id as home, w.provider_id as winner,
         g.game_date::text, g.game_time, g.field_location, g.week_number, g.is_playoff, g.outcome, g.is_completed,
         g.team_visitor_score, g.team_home_score, g.provider_visitor_score, g.provider_home_score,
         g.archived_at is not null as is_archived
       from games g join teams v on v.id = g.team_visitor_id join teams h on h.id = g.team_home_id
       left join teams w on w.id = g.winner_team_id where g.season_id = $1 order by 1, 5`,
    ),
    audited: await read(
      `select a.action, count(*)::integer from audit_log a where a.object_id in (
         select id::text from leagues where season_id = $1 union select id::text from teams where season_id = $1
         union select id::text from players where season_id = $1 union select id::text from games where season_id = $1)
       group by a.action order by a.action`,
    ),
  };
}

/** All rows that a sync may write, with their versions. */
export async function everyVersion(database: SqlDatabase): Promise<unknown> {
  const tables = ["seasons", "leagues", "teams", "players", "games", "team_contacts", "audit_log"];
  const found: unknown[] = [];
  for (const table of tables) {
    found.push(
      await database.query(
        `select t.xmin::text, t.ctid::text, t.* from ${table} t order by t::text`,
      ),
    );
  }
  return found;
}

export async function runsOf(database: SqlDatabase, seasonId: string): Promise<Row[]> {
  return database.query<Row>(
    "select * from sync_runs where season_id = $1 order by started_at, id",
    [seasonId],
  );
}

export interface RunStep {
  readonly kind: string;
  readonly asked: number;
  readonly problems: number;
  readonly is_stopped: boolean;
  readonly counts: Readonly<Record<string, number>>;
}

/** The steps that a run has written down. */
export function stepsOf(run: Row | undefined): readonly RunStep[] {
  return (run?.steps ?? []) as readonly RunStep[];
}

/** What a run has planned, step by step. */
export function plannedSteps(run: Row | undefined): readonly KeptStep[] {
  return (run?.plan as KeptPlan | undefined)?.steps ?? [];
}

/** Sets the time of the runner's lease to a moment that is over. */
export async function leaseRunsOut(database: SqlDatabase): Promise<void> {
  await database.query(
    "update sync_runs set lease_until = clock_timestamp() - interval '1 s' where lease_id is not null",
  );
}

/** Returns how many changes a run's counts speak of. */
export function countedRows(run: Row | undefined): number {
  const counts = Object.values((run?.counts ?? {}) as Readonly<Record<string, number>>);
  return counts.reduce((sum, count) => sum + count, 0);
}
