import * as fc from "fast-check";
import {
  STAT_KEYS,
  STATS,
  type StatCounts,
  TEAM_STAT_KEYS,
  type TeamCounts,
  type TeamStatKey,
} from "../../../src/domain/game/stat-catalogue.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { columnName } from "../scripted-games.ts";

/** A generated season in a few numbers; indexes point into its own lists. */
export interface GeneratedLeague {
  readonly teams: readonly GeneratedTeam[];
  readonly players: readonly { readonly team: number; readonly isActive: boolean }[];
  /** In the order in which they were merged. */
  readonly merges: readonly { readonly from: number; readonly into: number }[];
  readonly games: readonly GeneratedGame[];
}

export interface GeneratedTeam {
  readonly name: string;
  readonly isActive: boolean;
  readonly isArchived: boolean;
  readonly forfeitWins: number;
  readonly forfeitLosses: number;
}

export interface GeneratedGame {
  readonly visitor: number;
  readonly home: number;
  readonly isPlayoff: boolean;
  readonly isCompleted: boolean;
  readonly isArchived: boolean;
  readonly outcome: "normal" | "forfeit" | "cancelled" | "postponed";
  readonly winner: "visitor" | "home" | null;
  readonly score: readonly [number, number];
  /** A player's figures in the game, at most one line each. An index past the end stands for an unknown player. */
  readonly lines: readonly { readonly player: number; readonly counts: StatCounts }[];
  readonly roster: readonly number[];
  /** The score that the fold gave each side; null when the game has no log. */
  readonly totals: readonly [TeamTotals, TeamTotals] | null;
}

const totalName = (key: TeamStatKey) => `total_${STATS[key].short}` as const;

/** The columns of team_game_stats that are added up. */
export const TEAM_TOTALS = ["sacks_allowed", ...TEAM_STAT_KEYS.map(totalName)] as const;
export type TeamTotals = Readonly<Record<(typeof TEAM_TOTALS)[number], number>>;

/** A team's figures under the names of those columns. */
export function teamTotals(counts: TeamCounts, sacksAllowed: number): TeamTotals {
  const named = TEAM_STAT_KEYS.map((key) => [totalName(key), counts[key]]);
  return { sacks_allowed: sacksAllowed, ...Object.fromEntries(named) };
}

const few = fc.integer({ min: 0, max: 2 });
const TEAMS = 5;
const PLAYERS = 8;
/** Mostly true, so that most of what is made counts. */
const mostly = fc.integer({ min: 0, max: 5 }).map((n) => n > 0);
const seldom = mostly.map((yes) => !yes);
const figures = <Key extends string>(keys: readonly Key[]) =>
  fc
    .array(few, { minLength: keys.length, maxLength: keys.length })
    .map((values) => Object.fromEntries(keys.map((key, n) => [key, values[n]])))
    .map((record) => record as Record<Key, number>);
const counts = fc.oneof(
  { weight: 5, arbitrary: figures(STAT_KEYS) },
  // A correction can take every figure of a line back to 0.
  { weight: 1, arbitrary: fc.constant(null) },
);
const noCounts = Object.fromEntries(STAT_KEYS.map((key) => [key, 0])) as StatCounts;
const totals = figures(TEAM_TOTALS);

const game = fc.record({
  visitor: fc.nat(TEAMS - 1),
  home: fc.nat(TEAMS - 2),
  isPlayoff: seldom,
  isCompleted: mostly,
  isArchived: seldom,
  outcome: fc.oneof(
    { weight: 8, arbitrary: fc.constant("normal" as const) },
    { weight: 2, arbitrary: fc.constant("forfeit" as const) },
    { weight: 1, arbitrary: fc.constantFrom("cancelled" as const, "postponed" as const) },
  ),
  winner: fc.constantFrom("visitor" as const, "home" as const, null),
  score: fc.tuple(few, few),
  lines: fc.uniqueArray(
    fc.record({ player: fc.nat(PLAYERS), counts: counts.map((made) => made ?? noCounts) }),
    { selector: ({ player }) => player, maxLength: 6 },
  ),
  roster: fc.uniqueArray(fc.nat(PLAYERS), { maxLength: 6 }),
  totals: fc.option(fc.tuple(totals, totals)),
});

/** Seasons of up to 12 games in which everything that a rule speaks of comes up. */
export const generatedLeagues: fc.Arbitrary<GeneratedLeague> = fc.record({
  teams: fc.array(
    fc.record({
      name: fc.constantFrom(
        "Águilas",
        "storm",
        "Storm",
        "Falcons",
        "Brotherhood United",
        "😀",
        "ﬀ",
      ),
      isActive: mostly,
      isArchived: seldom,
      forfeitWins: few,
      forfeitLosses: few,
    }),
    { minLength: TEAMS, maxLength: TEAMS },
  ),
  players: fc.array(fc.record({ team: fc.nat(TEAMS - 1), isActive: mostly }), {
    minLength: PLAYERS,
    maxLength: PLAYERS,
  }),
  merges: fc
    .uniqueArray(fc.record({ from: fc.nat(PLAYERS - 1), into: fc.nat(PLAYERS - 1) }), {
      selector: ({ from }) => from,
      maxLength: 3,
    })
    .map(withoutCircles),
  games: fc
    .array(game, { maxLength: 12 })
    .map((games) =>
      games.map((made) => ({ ...made, home: made.home + Number(made.home >= made.visitor) })),
    ),
});

/** The server refuses a chain of merges that ends where it began, so none is generated. */
function withoutCircles<Merge extends { from: number; into: number }>(merges: Merge[]): Merge[] {
  const made: Merge[] = [];
  for (const merge of merges) {
    if (lastOf(merge.into, made) !== merge.from && merge.into !== merge.from) made.push(merge);
  }
  return made;
}

/** Who a player is after all merges. */
export function lastOf(
  player: number,
  merges: readonly { readonly from: number; readonly into: number }[],
): number {
  const next = merges.find(({ from }) => from === player);
  return next === undefined ? player : lastOf(next.into, merges);
}

/** The ids that the database was given, by index. */
export interface LeagueIds {
  readonly seasonId: string;
  readonly teams: readonly string[];
  readonly players: readonly string[];
}

/** Writes derived tables as the owner, since other tests check the fold; `pointsOf` values a line. */
export async function insertLeague(
  database: SqlDatabase,
  league: GeneratedLeague,
  pointsOf: (counts: StatCounts) => { readonly total: number; readonly offensive: number },
): Promise<LeagueIds> {
  const uuids = (list: readonly unknown[]) => list.map(() => crypto.randomUUID() as string);
  const [seasonId, leagueId] = [crypto.randomUUID(), crypto.randomUUID()];
  const teams = uuids(league.teams);
  const players = uuids([...league.players, "nobody knows it"]);
  const games = uuids(league.games);
  const archivedAt = (isArchived: boolean) => (isArchived ? "2026-01-01T00:00:00Z" : null);
  const write = async (table: string, rows: readonly Readonly<Record<string, unknown>>[]) => {
    const columns = Object.keys(rows[0] ?? {}).join(", ");
    if (rows.length === 0) return;
    await database.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  };
  await write("seasons", [{ id: seasonId, name: "Fall", year: 2026 }]);
  await write("leagues", [{ id: leagueId, season_id: seasonId, name: "Coed" }]);
  await write(
    "teams",
    league.teams.map((team, n) => ({
      id: teams[n],
      league_id: leagueId,
      name: team.name,
      is_active: team.isActive,
      archived_at: archivedAt(team.isArchived),
      forfeit_wins: team.forfeitWins,
      forfeit_losses: team.forfeitLosses,
    })),
  );
  await write(
    "players",
    league.players.map(({ team, isActive }, n) => ({
      id: players[n],
      team_id: teams[team],
      name: `Player ${n}`,
      is_active: isActive,
    })),
  );
  for (const { from, into } of league.merges) {
    await write("player_aliases", [
      { from_player_id: players[from], into_player_id: players[into] },
    ]);
  }
  const sideOf = (made: GeneratedGame, side: "visitor" | "home") => teams[made[side]];
  await write(
    "games",
    league.games.map((made, n) => ({
      id: games[n],
      league_id: leagueId,
      game_date: "2026-11-21",
      team_visitor_id: sideOf(made, "visitor"),
      team_home_id: sideOf(made, "home"),
      is_playoff: made.isPlayoff,
      is_completed: made.isCompleted,
      archived_at: archivedAt(made.isArchived),
      outcome: made.outcome,
      winner_team_id: made.winner === null ? null : sideOf(made, made.winner),
      team_visitor_score: made.score[0],
      team_home_score: made.score[1],
    })),
  );
  await write(
    "game_stats",
    league.games.flatMap((made, n) =>
      made.lines.map(({ player, counts }) => ({
        game_id: games[n],
        player_id: players[player],
        team_id: sideOf(made, "visitor"),
        total_fantasy_points: pointsOf(counts).total,
        offensive_points: pointsOf(counts).offensive,
        ...Object.fromEntries(STAT_KEYS.map((key) => [columnName(key), counts[key]])),
      })),
    ),
  );
  await write(
    "game_rosters",
    league.games.flatMap((made, n) =>
      made.roster.map((player, place) => ({
        id: crypto.randomUUID(),
        game_id: games[n],
        team_id: sideOf(made, "home"),
        player_id: players[player],
        roster_position: place + 1,
      })),
    ),
  );
  await write(
    "team_game_stats",
    league.games.flatMap((made, n) =>
      (made.totals ?? []).map((total, side) => ({
        game_id: games[n],
        team_id: sideOf(made, side === 0 ? "visitor" : "home"),
        ...total,
      })),
    ),
  );
  return { seasonId, teams, players };
}
