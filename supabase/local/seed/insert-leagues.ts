import type { SqlTransaction } from "../database/sql-database.ts";
import type { DemoGame } from "./demo-schedule.ts";
import { DEMO_PERIODS, type DemoLeague, type DemoPlayer } from "./demo-teams.ts";
import { scheduledAt } from "./game-times.ts";
import { insertRows } from "./insert-rows.ts";
import type { LeagueClock } from "./league-clock.ts";
import { createChance } from "./random.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts leagues into existing seasons, with teams, captains' addresses, players and the schedule;
 * nothing is played yet.
 */
export async function insertLeagues(
  tx: SqlTransaction,
  leagues: readonly DemoLeague[],
  games: readonly DemoGame[],
  clock: LeagueClock,
): Promise<void> {
  const teams = leagues.flatMap((league) => league.teams.map((team) => ({ league, team })));
  await insertRows(tx, "leagues", leagues.map(toLeagueRow));
  await insertRows(
    tx,
    "teams",
    teams.map(({ league, team }) => ({
      id: team.id,
      league_id: team.leagueId,
      season_id: league.seasonId,
      name: team.name,
      color: team.color,
      crest: team.crest,
      division_name: team.divisionName,
      captain_name: team.captainName,
      // An import sets this flag by the team's name (D49).
      forfeited_season: /brotherhood/i.test(team.name),
    })),
  );
  await insertRows(
    tx,
    "team_contacts",
    teams.map(({ team }) => ({ team_id: team.id, captain_email: team.captainEmail })),
  );
  await insertRows(
    tx,
    "players",
    teams.flatMap(({ league, team }) =>
      team.players.map((player) => ({
        id: player.id,
        team_id: team.id,
        season_id: league.seasonId,
        name: player.name,
        career_id: player.laterId ?? player.id,
        jersey_number: player.jerseyNumber,
        is_ir: player.isIr,
        ir_date: player.isIr ? clock.dateOf(-daysInjured(player)) : null,
      })),
    ),
  );
  const seasons = new Map(leagues.map(({ id, seasonId }) => [id, seasonId]));
  await insertRows(
    tx,
    "games",
    games.map((game) => ({ ...toGameRow(game, clock), season_id: seasons.get(game.leagueId) })),
  );
}

function toLeagueRow(league: DemoLeague): Row {
  const { id, seasonId, name, format, playoffMinGames, hasClock, divisions } = league;
  return {
    id,
    season_id: seasonId,
    name,
    sport: "Flag Football",
    format,
    divisions_data: divisions,
    regular_season_weeks: 7,
    playoff_min_games: playoffMinGames,
    // As the table has them for a new league (D71).
    periods: hasClock ? DEMO_PERIODS.periods : "none",
    period_minutes: hasClock ? DEMO_PERIODS.periodMinutes : 20,
  };
}

function daysInjured({ id }: DemoPlayer): number {
  return createChance(`injured ${id}`).between(3, 26);
}

const OUTCOMES = new Set<string>(["forfeit", "cancelled", "postponed"]);

/** A forfeit has a winner and no play-by-play; any other game begins as scheduled. */
function toGameRow(game: DemoGame, clock: LeagueClock): Row {
  const moment = scheduledAt(game, clock);
  const isForfeit = game.story === "forfeit";
  return {
    id: game.id,
    league_id: game.leagueId,
    week_number: game.week,
    game_date: clock.dayOf(moment),
    game_time: clock.timeOf(moment),
    field_location: game.field,
    is_playoff: game.isPlayoff,
    team_visitor_id: game.visitor.id,
    team_home_id: game.home.id,
    outcome: OUTCOMES.has(game.story) ? game.story : "normal",
    winner_team_id: isForfeit ? game.home.id : null,
    is_completed: isForfeit,
    // An admin set it, so a league provider leaves it alone (D62).
    set_by_hand: OUTCOMES.has(game.story) ? ["outcome"] : [],
  };
}
