import type { SqlDatabase, SqlTransaction } from "../../database/sql-database.ts";
import { DEMO_ACCOUNTS, insertDemoAccounts } from "../demo-accounts.ts";
import { createDemoDevice } from "../demo-device.ts";
import type { DemoGame } from "../demo-schedule.ts";
import { kickOffAt } from "../game-times.ts";
import { insertLeagues } from "../insert-leagues.ts";
import { insertRows } from "../insert-rows.ts";
import { createLeagueClock, type LeagueClock } from "../league-clock.ts";
import { type DemoFact, playGame } from "../play-by-play.ts";
import { LONG_GAME_EVENTS, LONG_GAME_ID, largeGames } from "./large-games.ts";
import { LARGE_SEASON_ID, largeLeagues } from "./large-teams.ts";

/** The server accepts at most this many events in a call (contract.md). */
const MOST_PER_CALL = 500;
const IN_PROGRESS_SECONDS = 1_500;

/**
 * Fills an empty database with a city's season: 400 teams, 5,000 players and 1,200 games, one of
 * 3,000 facts, all sent through push_game_events. The league is always the same around the given
 * day; it takes about a minute.
 */
export async function seedLargeLeague(
  database: SqlDatabase,
  firstStart: Date,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<void> {
  const clock = createLeagueClock(firstStart);
  const leagues = largeLeagues();
  const games = largeGames(leagues);
  await insertDemoAccounts(database);
  await database.transaction(async (tx) => {
    await insertSeason(tx, clock);
    await insertLeagues(tx, leagues, games, clock);
  });
  // One account plays a whole season in a minute.
  await database.exec(
    "update public.app_settings set pushes_per_minute = 100000, push_bytes_per_minute = 2000000000",
  );
  const device = createDemoDevice("large league", DEMO_ACCOUNTS.scorer.id);
  for (const [index, game] of games.entries()) {
    const events = device.toEvents(game.id, kickOffAt(game, clock), factsOf(game));
    for (let from = 0; from < events.length; from += MOST_PER_CALL) {
      await device.push(database, game.id, events.slice(from, from + MOST_PER_CALL));
    }
    onProgress(index + 1, games.length);
  }
  await database.exec(
    "update public.app_settings set pushes_per_minute = default, push_bytes_per_minute = default",
  );
  // Without statistics the planner misjudges a database that was just filled.
  await database.exec("analyze");
}

function factsOf(game: DemoGame): readonly DemoFact[] {
  if (game.story !== "played" && game.story !== "in progress") return [];
  if (game.story === "in progress") return playGame(game, 1, IN_PROGRESS_SECONDS).facts;
  const end = { atSecond: 3_060, type: "game.finalized.v1", payload: SEEN };
  if (game.id !== LONG_GAME_ID) return [...playGame(game, 1).facts, end];
  // Plays downs until there are enough facts.
  const facts = playGame(game, 1, 60 * LONG_GAME_EVENTS).facts.slice(0, LONG_GAME_EVENTS - 1);
  return [...facts, { ...end, atSecond: 60 * LONG_GAME_EVENTS }];
}

const SEEN = { seen_epoch: 0, seen_state: "open" };

async function insertSeason(tx: SqlTransaction, clock: LeagueClock): Promise<void> {
  await insertRows(tx, "seasons", [
    {
      id: LARGE_SEASON_ID,
      name: "Fall 2026 - Large League",
      year: 2026,
      season_type: "fall",
      start_date: clock.dateOf(-35),
      end_date: clock.dateOf(29),
      status: "In Progress",
      is_active: true,
      live_on_widget: true,
      created_at: clock.momentOf(-40, "09:00").toISOString(),
    },
  ]);
}
