import type { SqlTransaction } from "../database/sql-database.ts";
import { type DemoGame, demoGames } from "./demo-schedule.ts";
import { ACTIVE_SEASON_ID, activeLeagues, CLOSED_SEASON_ID, closedLeagues } from "./demo-teams.ts";
import { insertRows } from "./insert-rows.ts";
import { type LeagueClock, toDate, toTime } from "./league-clock.ts";

/** Inserts seasons, leagues, teams, players and the schedule; nothing is played yet. */
export async function insertDemoLeague(tx: SqlTransaction, clock: LeagueClock): Promise<void> {
  await insertRows(tx, "seasons", [
    {
      id: CLOSED_SEASON_ID,
      name: "Spring 2026 - Demo League",
      year: 2026,
      season_type: "spring",
      start_date: clock.dateOf(-200),
      end_date: clock.dateOf(-120),
      status: "Closed",
      is_active: false,
      live_on_widget: false,
      created_at: clock.momentOf(-210, "09:00").toISOString(),
    },
    {
      id: ACTIVE_SEASON_ID,
      name: "Fall 2026 - Demo League",
      year: 2026,
      season_type: "fall",
      start_date: clock.dateOf(-28),
      end_date: clock.dateOf(29),
      status: "In Progress",
      is_active: true,
      live_on_widget: true,
      created_at: clock.momentOf(-40, "09:00").toISOString(),
    },
  ]);
  const leagues = [...closedLeagues(), ...activeLeagues()];
  await insertRows(
    tx,
    "leagues",
    leagues.map((league) => ({
      id: league.id,
      season_id: league.seasonId,
      name: league.name,
      sport: "Flag Football",
      format: league.format,
      divisions_data: league.divisions,
      regular_season_weeks: 7,
    })),
  );
  const teams = leagues.flatMap((league) => league.teams);
  await insertRows(
    tx,
    "teams",
    teams.map((team) => ({
      id: team.id,
      league_id: team.leagueId,
      season_id: ACTIVE_SEASON_ID,
      name: team.name,
      division_name: team.divisionName,
      captain_name: team.captainName,
      forfeited_season: /brotherhood/i.test(team.name),
    })),
  );
  await insertRows(
    tx,
    "team_contacts",
    teams.map((team) => ({ team_id: team.id, captain_email: team.captainEmail })),
  );
  await insertRows(
    tx,
    "players",
    teams.flatMap((team) =>
      team.players.map((player) => ({
        id: player.id,
        team_id: team.id,
        season_id: ACTIVE_SEASON_ID,
        name: player.name,
        jersey_number: player.jerseyNumber,
        is_ir: player.isIr,
        ir_date: player.isIr ? clock.dateOf(-10) : null,
      })),
    ),
  );
  await insertRows(
    tx,
    "games",
    demoGames().map((game) => toGameRow(game, clock)),
  );
}

/** A forfeit has a winner and no play-by-play; everything else begins as scheduled. */
export function toGameRow(game: DemoGame, clock: LeagueClock): Record<string, unknown> {
  const startedAt = startOf(game, clock);
  const isForfeit = game.story === "forfeit";
  return {
    id: game.id,
    league_id: game.leagueId,
    season_id: ACTIVE_SEASON_ID,
    week_number: game.week,
    game_date: toDate(startedAt),
    game_time: toTime(startedAt),
    field_location: game.field,
    is_playoff: game.isPlayoff,
    team_visitor_id: game.visitor.id,
    team_home_id: game.home.id,
    outcome: isForfeit ? "forfeit" : "normal",
    winner_team_id: isForfeit ? game.home.id : null,
    is_completed: isForfeit,
  };
}

/** The game in progress began half an hour ago, whenever the first start is. */
export function startOf(game: DemoGame, clock: LeagueClock): Date {
  if (game.story !== "in progress") return clock.momentOf(game.day, game.time);
  const moment = new Date(clock.now.getTime() - 30 * 60_000);
  moment.setMinutes(moment.getMinutes() - (moment.getMinutes() % 5), 0, 0);
  return moment;
}
