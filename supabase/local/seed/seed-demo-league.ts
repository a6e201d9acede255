import type { SqlDatabase } from "../database/sql-database.ts";
import { DEMO_ACCOUNTS, insertDemoAccounts } from "./demo-accounts.ts";
import { createDemoDevice } from "./demo-device.ts";
import { insertDemoDevices } from "./demo-devices.ts";
import { insertDemoFeedback } from "./demo-feedback.ts";
import { insertDemoHistory } from "./demo-history.ts";
import { isAfterMove, movePlayer } from "./demo-move.ts";
import { insertDemoPenalties } from "./demo-penalties.ts";
import { insertDemoPeople } from "./demo-people.ts";
import { insertDemoRuns } from "./demo-runs.ts";
import { demoGames } from "./demo-schedule.ts";
import { tellStory } from "./demo-stories.ts";
import { mergeWalkOn } from "./demo-walk-ons.ts";
import { kickOffAt } from "./game-times.ts";
import { insertDemoLeague } from "./insert-demo-league.ts";
import { createLeagueClock } from "./league-clock.ts";

/**
 * Makes the demo league (contract.md): accounts, four seasons, a schedule around the day of the
 * first start, and played games. Every fact goes through push_game_events, so logs, read models and
 * totals are what real scorekeepers would have left.
 */
export async function seedDemoLeague(
  database: SqlDatabase,
  firstStart: Date,
  leagueTimeZone?: string,
): Promise<void> {
  const clock = createLeagueClock(firstStart, leagueTimeZone);
  await insertDemoAccounts(database);
  await insertDemoPeople(database, clock);
  await database.transaction((tx) => insertDemoLeague(tx, clock));
  await database.transaction((tx) => insertDemoFeedback(tx, clock));
  await database.transaction((tx) => insertDemoHistory(tx, clock));
  await database.transaction((tx) => insertDemoRuns(tx, clock.now));
  await insertDemoDevices(database, clock.now);

  const first = createDemoDevice("first phone", DEMO_ACCOUNTS.scorer.id);
  const second = createDemoDevice("second phone", DEMO_ACCOUNTS.scorer2.id);
  const games = demoGames();
  for (const [index, game] of games.entries()) {
    const previous = games[index - 1];
    if (isAfterMove(game) && previous && !isAfterMove(previous)) {
      await movePlayer(database, clock);
    }
    const story = tellStory(game);
    const startedAt = kickOffAt(game, clock);
    for (const [device, facts] of [
      [first, story.first],
      [second, story.second],
    ] as const) {
      if (facts.length === 0) continue;
      await device.push(database, game.id, device.toEvents(game.id, startedAt, facts));
    }
    if (game.story === "walk-on merged") await mergeWalkOn(database, game, story.first);
    await database.query(
      "update public.games set finalized_at = $2 where id = $1 and finalized_at is not null",
      [game.id, new Date(startedAt.getTime() + 51 * 60_000).toISOString()],
    );
  }
  await insertDemoPenalties(database, clock);
}
