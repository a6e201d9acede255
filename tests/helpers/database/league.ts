import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";

export interface TestTeam {
  readonly id: string;
  readonly players: readonly string[];
}

/** A game between two teams in a season of its own. */
export interface TestGame {
  readonly id: string;
  readonly seasonId: string;
  readonly leagueId: string;
  readonly visitor: TestTeam;
  readonly home: TestTeam;
}

export interface GameOptions {
  readonly id?: string;
  readonly visitor?: TestTeam;
  readonly home?: TestTeam;
  readonly scoringProfile?: string;
}

function newTeam(size: number): TestTeam {
  return {
    id: crypto.randomUUID(),
    players: Array.from({ length: size }, () => crypto.randomUUID()),
  };
}

/** Writes a season, a league, two teams with players and an untouched game, as the owner. */
export async function createGame(
  database: SqlDatabase,
  {
    id = crypto.randomUUID(),
    visitor = newTeam(7),
    home = newTeam(7),
    scoringProfile = "guide",
  }: GameOptions = {},
): Promise<TestGame> {
  const [seasonId, leagueId] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.query(
    "insert into seasons (id, name, year, scoring_profile_id) values ($1, 'Fall', 2026, $2)",
    [seasonId, scoringProfile],
  );
  await database.query("insert into leagues (id, season_id, name) values ($1, $2, 'Coed')", [
    leagueId,
    seasonId,
  ]);
  await database.query(
    "insert into teams (id, league_id, name) values ($1, $3, 'Visitors'), ($2, $3, 'Homers')",
    [visitor.id, home.id, leagueId],
  );
  await database.query(
    `insert into players (id, team_id, name, jersey_number)
     select p.id, t.team_id, 'Player ' || p.n - 1, p.n - 1
     from (values ($1::uuid, $2::uuid[]), ($3, $4)) as t (team_id, players),
       unnest(t.players) with ordinality as p (id, n)`,
    [visitor.id, visitor.players, home.id, home.players],
  );
  await database.query(
    `insert into games (id, league_id, game_date, team_visitor_id, team_home_id)
     values ($1, $2, '2026-11-21', $3, $4)`,
    [id, leagueId, visitor.id, home.id],
  );
  return { id, seasonId, leagueId, visitor, home };
}
