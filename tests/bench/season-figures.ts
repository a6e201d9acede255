import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { ANONYMOUS, runAs } from "../helpers/database/actors.ts";
import { type Figure, spreadOf, timed } from "./figure.ts";
import type { FigureName } from "./goals.ts";

const VIEWS = [
  "player_season_stats",
  "team_season_stats",
  "standings",
  "offensive_mvp_leaders",
  "defensive_mvp_leaders",
];
/** What the page of a player or a team reads. */
const LOGS = [
  ["player_games", "player_id", "players"],
  ["player_careers", "player_id", "players"],
  ["team_game_log", "team_id", "teams"],
  ["team_rosters", "team_id", "teams"],
] as const;
const TEAMS = 20;
const PLAYERS_A_TEAM = 14;
/** With 250 facts a game, this makes 100,000 log rows. */
const GAMES = 400;
const ROUNDS = 9;

/** Times the slowest view with two such seasons; views read derived rows, so no log is written. */
export async function seasonFigures(database: SqlDatabase): Promise<Figure[]> {
  await insertSeason(database);
  const seasonId = await insertSeason(database);
  const times = new Map<string, number[]>(VIEWS.map((view) => [view, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const view of VIEWS) {
      const taken = await timed(() => readView(database, view, seasonId));
      // The first reads from a cold cache.
      if (round > 0) times.get(view)?.push(taken);
    }
  }
  return [
    slowest("season views over 100,000 log rows", [...times.values()]),
    slowest("one player or team over 100,000 log rows", await logTimes(database, seasonId)),
  ];
}

function slowest(name: FigureName, times: readonly (readonly number[])[]): Figure {
  const [measured] = times.map(spreadOf).sort((a, b) => b.median - a.median);
  if (measured === undefined) throw new Error("No view was read.");
  return { name, measured, floor: null };
}

/** Another player or team each time, so that no round finds what the one before has read. */
async function logTimes(database: SqlDatabase, seasonId: string): Promise<number[][]> {
  const times: number[][] = [];
  for (const [view, column, table] of LOGS) {
    const ids = await database.query<{ id: string }>(
      `select id from public.${table} where season_id = $1 order by id limit ${ROUNDS + 1}`,
      [seasonId],
    );
    const taken: number[] = [];
    for (const { id } of ids)
      taken.push(await timed(() => readView(database, view, id, column, 1)));
    times.push(taken.slice(1));
  }
  return times;
}

async function readView(
  database: SqlDatabase,
  view: string,
  id: string,
  column = "season_id",
  atLeast = TEAMS,
): Promise<void> {
  const [answer] = await runAs(database, ANONYMOUS, (tx) =>
    tx.query<{ count: number }>(
      `select coalesce(json_array_length(json_agg(r)), 0)::integer as count
       from (select * from ${view} where ${column} = $1) r`,
      [id],
    ),
  );
  // An empty answer is fast and would flatter the figure.
  if (answer === undefined || answer.count < atLeast) throw new Error(`${view} is empty.`);
}

/** Every player of both teams is rostered and has figures in every game. */
export async function insertSeason(database: SqlDatabase): Promise<string> {
  const [seasonId, leagueId] = [crypto.randomUUID(), crypto.randomUUID()];
  const run = (text: string, ...params: unknown[]) => database.query(text, params);
  await run("insert into public.seasons (id, name, year) values ($1, 'Long', 2026)", seasonId);
  await run(
    "insert into public.leagues (id, season_id, name) values ($1, $2, 'Coed')",
    leagueId,
    seasonId,
  );
  await run(
    `insert into public.teams (league_id, name)
     select $1, 'Team ' || n from generate_series(1, ${TEAMS}) n`,
    leagueId,
  );
  await run(
    `insert into public.players (team_id, name)
     select t.id, 'Player ' || n from public.teams t, generate_series(1, ${PLAYERS_A_TEAM}) n
     where t.season_id = $1`,
    seasonId,
  );
  await run(
    `with numbered as (
       select t.id, row_number() over (order by t.id) - 1 as place from public.teams t where t.season_id = $1
     )
     insert into public.games (league_id, game_date, team_visitor_id, team_home_id, is_playoff,
       is_completed, team_visitor_score, team_home_score)
     select $2, '2026-11-21', v.id, h.id, n % 10 = 0, true, n % 40, n % 33
     from generate_series(0, ${GAMES - 1}) n
     join numbered v on v.place = n % ${TEAMS}
     join numbered h on h.place = (n + 1 + (n / ${TEAMS}) % ${TEAMS - 1}) % ${TEAMS}`,
    seasonId,
    leagueId,
  );
  await run(
    `insert into public.game_stats (game_id, player_id, team_id, rush_touchdowns, tackles, total_fantasy_points,
       offensive_points)
     select g.id, p.id, p.team_id, 1, 3, 9, 6 from public.games g
     join public.players p on p.team_id in (g.team_visitor_id, g.team_home_id) where g.season_id = $1`,
    seasonId,
  );
  await run(
    `insert into public.game_rosters (game_id, player_id, team_id, roster_position)
     select s.game_id, s.player_id, s.team_id, 1 from public.game_stats s
     join public.games g on g.id = s.game_id where g.season_id = $1`,
    seasonId,
  );
  await run(
    `insert into public.team_game_stats (game_id, team_id, total_tackles)
     select g.game_id, g.team_id, 42 from public.team_games g where g.season_id = $1`,
    seasonId,
  );
  return seasonId;
}
