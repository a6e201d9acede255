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
  { visitor = newTeam(7), home = newTeam(7), scoringProfile = "guide" }: GameOptions = {},
): Promise<TestGame> {
  const [id, seasonId, leagueId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await database.query(
    "insert into seasons (id, name, year, scoring_profile_id) values ($1, 'Fall', 2026, $2)",
    [seasonId, scoringProfile],
  );
  await database.query("insert into leagues (id, season_id, name) values ($1, $2, 'Coed')", [
    leagueId,
    seasonId,
  ]);
  for (const [name, team] of Object.entries({ Visitors: visitor, Homers: home })) {
    await database.query("insert into teams (id, league_id, name) values ($1, $2, $3)", [
      team.id,
      leagueId,
      name,
    ]);
    for (const [index, player] of team.players.entries()) {
      await database.query(
        "insert into players (id, team_id, name, jersey_number) values ($1, $2, $3, $4)",
        [player, team.id, `Player ${index}`, String(index)],
      );
    }
  }
  await database.query(
    `insert into games (id, league_id, game_date, team_visitor_id, team_home_id)
     values ($1, $2, '2026-11-21', $3, $4)`,
    [id, leagueId, visitor.id, home.id],
  );
  return { id, seasonId, leagueId, visitor, home };
}
