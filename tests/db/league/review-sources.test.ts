import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readWireEvent } from "../../../src/contract/event-wire.ts";
import { foldGame } from "../../../src/domain/game/fold/fold.ts";
import type { GameReview } from "../../../src/domain/review/game-review.ts";
import { reviewOfLog } from "../../../src/domain/review/review-of-log.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import { createAccount } from "../../helpers/database/actors.ts";
import { push } from "../../helpers/database/device.ts";
import { createGame, type TestGame, type TestTeam } from "../../helpers/database/league.ts";
import { eventsOf, senderOf, wishes } from "../../helpers/database/random-log.ts";
import { readLiveReview, readReview } from "../../helpers/database/read-review.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import { type ScriptedGame, scriptedGames } from "../../helpers/scripted-games.ts";

const teamOf = (team: ScriptedGame["teams"]["visitor"]): TestTeam => ({
  id: team.id,
  players: team.players.map((player) => (player as { id: string }).id),
});

/** Sorts players, whose order nobody sees, and writes equal times alike. */
function comparable({ players, plays, rosters, ...rest }: GameReview) {
  const moment = (text: string | null) => (text === null ? null : Date.parse(text));
  return {
    ...rest,
    players: players.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1)),
    plays: plays.map(({ entry, ...play }) => ({
      ...play,
      entry: { ...entry, clientTimestamp: moment(entry.clientTimestamp) },
    })),
    rosters: Object.fromEntries(rosters),
  };
}

onEachEngine("a review from the log and from what visitors read", (database) => {
  async function reviewFromLog({ id, visitor, home }: TestGame): Promise<GameReview> {
    const log = await database().query<{ event: unknown }>(
      "select to_jsonb(e) as event from game_events e where game_id = $1 order by game_seq",
      [id],
    );
    const facts = log.map(({ event }) => {
      const fact = readWireEvent(id, event);
      if (fact === null) throw new Error("the log holds an event that the client cannot read");
      return fact;
    });
    const teams = { visitorTeamId: visitor.id, homeTeamId: home.id };
    return reviewOfLog(foldGame(id, teams, facts), SCORING_PROFILES.guide);
  }

  test.each(scriptedGames().map((game) => [game.name, game] as const))(
    "%s: the same to the letter (D10, D37, D46b)",
    async (_, { teams, events }) => {
      const sql = database();
      const game = await createGame(sql, {
        visitor: teamOf(teams.visitor),
        home: teamOf(teams.home),
      });
      const scorer = await createAccount(sql, "scorer");
      const facts = events.map(({ expected_outcome: _outcome, ...event }) => event);
      await push(sql, scorer, game.id, String(facts[0]?.device_id), facts);
      const fromTables = await readReview(sql, game.id);
      expect(fromTables.plays.length).toBeGreaterThan(0);
      expect(comparable(fromTables)).toEqual(comparable(await reviewFromLog(game)));
      expect(comparable(await readLiveReview(sql, game.id))).toEqual(comparable(fromTables));
    },
  );

  test("any log at all, with imports, corrections, moved players and resets (D34, D46b)", async () => {
    const sql = database();
    const scorer = await createAccount(sql, "scorer");
    await fc.assert(
      fc.asyncProperty(wishes, async (wished) => {
        const game = await createGame(sql);
        const events = eventsOf(wished, game);
        const device = String(events[0]?.device_id);
        for (const event of events) {
          await push(sql, senderOf([event], scorer), game.id, device, [event]);
        }
        const fromTables = comparable(await readReview(sql, game.id));
        expect(fromTables).toEqual(comparable(await reviewFromLog(game)));
        expect(comparable(await readLiveReview(sql, game.id))).toEqual(fromTables);
      }),
      { numRuns: 20 },
    );
  });
});
