import * as fc from "fast-check";
import { expect, test } from "vitest";
import { STAT_KEYS, zeroCounts } from "../../../src/domain/game/stat-catalogue.ts";
import { fantasyPointsOf } from "../../../src/domain/scoring/fantasy-points.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import { reviewsOf } from "../../helpers/agreement/comparable-review.ts";
import { figuresOfFold, figuresOfTables } from "../../helpers/agreement/figures-of-game.ts";
import { foldOf, readLog } from "../../helpers/agreement/folds-of-game.ts";
import { insertAccount } from "../../helpers/database/actors.ts";
import { push } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { senderOf, wireEventsOf, wishes } from "../../helpers/database/random-log.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import { columnName } from "../../helpers/scripted-games.ts";

onEachEngine("the SQL fold and the TypeScript fold", (database) => {
  test("say the same of every log, and so do all sources of its review (I15, I11, I17, D10, D26-D46b)", async () => {
    const scorer = await insertAccount(database(), "scorer");
    await fc.assert(
      fc.asyncProperty(wishes, fc.integer({ min: 0, max: 9 }), async (wished, cut) => {
        const game = await createGame(database());
        const events = wireEventsOf(wished, game);
        const device = String(events[0]?.device_id);
        const size = cut + 1;
        for (let start = 0; start < events.length; start += size) {
          const batch = events.slice(start, start + size);
          await push(database(), senderOf(batch, scorer), game.id, device, batch);
        }
        const log = await readLog(database(), game);
        fc.pre(log.length > 0);
        expect(await figuresOfTables(database(), game)).toEqual(figuresOfFold(foldOf(game, log)));
        const { fromLog, fromTables, live } = await reviewsOf(database(), game);
        expect(fromTables).toEqual(fromLog);
        expect(live).toEqual(fromTables);
        expect(await database().query("select * from verify_totals($1)", [game.id])).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("hold the same scoring profiles (D42)", async () => {
    const stored = await database().query<{ profile_id: string; stat: string; points: number }>(
      "select profile_id, stat, points from scoring_values",
    );
    const pointsIn = (profile: string, stat: string) =>
      stored.find((row) => row.profile_id === profile && row.stat === stat)?.points ?? 0;
    for (const profile of Object.values(SCORING_PROFILES)) {
      for (const key of STAT_KEYS) {
        const one = fantasyPointsOf({ ...zeroCounts(), [key]: 1 }, profile).total;
        const figure = `${profile.name} ${key}`;
        expect([figure, pointsIn(profile.name, columnName(key))]).toEqual([figure, one]);
      }
    }
  });
});
