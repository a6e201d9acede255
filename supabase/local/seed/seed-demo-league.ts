import type { SqlDatabase } from "../database/sql-database.ts";
import { DEMO_ACCOUNTS, insertDemoAccounts } from "./demo-accounts.ts";
import { createDemoDevice } from "./demo-device.ts";
import { insertDemoFeedback } from "./demo-feedback.ts";
import { insertDemoPeople } from "./demo-people.ts";
import { demoGames } from "./demo-schedule.ts";
import { tellStory } from "./demo-stories.ts";
import { insertDemoLeague, startOf } from "./insert-demo-league.ts";
import { createLeagueClock } from "./league-clock.ts";

/**
 * Makes the demo league (contract.md): accounts, two seasons, a schedule around the day of
 * the first start, and played games whose every fact went through push_game_events, so that
 * logs, read models and totals are what real scorekeepers would have left.
 */
export async function seedDemoLeague(database: SqlDatabase, firstStart: Date): Promise<void> {
  const clock = createLeagueClock(firstStart);
  await insertDemoAccounts(database);
  await insertDemoPeople(database, clock);
  await database.transaction((tx) => insertDemoLeague(tx, clock));
  await database.transaction((tx) => insertDemoFeedback(tx, clock));

  const first = createDemoDevice("first phone", DEMO_ACCOUNTS.scorer.id);
  const second = createDemoDevice("second phone", DEMO_ACCOUNTS.scorer2.id);
  for (const game of demoGames()) {
    const story = tellStory(game);
    const startedAt = startOf(game, clock);
    for (const [device, facts] of [
      [first, story.first],
      [second, story.second],
    ] as const) {
      if (facts.length === 0) continue;
      await device.push(database, game.id, device.toEvents(game.id, startedAt, facts));
    }
    await database.query(
      "update public.games set finalized_at = $2 where id = $1 and finalized_at is not null",
      [game.id, new Date(startedAt.getTime() + 51 * 60_000).toISOString()],
    );
  }
}
