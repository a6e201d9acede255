import { expect, test } from "vitest";
import { reviewsOf } from "../../helpers/agreement/comparable-review.ts";
import { insertAccount } from "../../helpers/database/actors.ts";
import { push } from "../../helpers/database/device.ts";
import { createGame, type TestTeam } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import { type ScriptedGame, scriptedGames } from "../../helpers/scripted-games.ts";

const teamOf = (team: ScriptedGame["teams"]["visitor"]): TestTeam => ({
  id: team.id,
  players: team.players.map((player) => (player as { id: string }).id),
});

// Any log at all: tests/db/game/both-folds.test.ts.
onEachEngine("a review from the log and from what visitors read", (database) => {
  test.each(scriptedGames().map((game) => [game.name, game] as const))(
    "%s: the same to the letter (D10, D37, D46b)",
    async (_, { teams, events }) => {
      const sql = database();
      const game = await createGame(sql, {
        visitor: teamOf(teams.visitor),
        home: teamOf(teams.home),
      });
      const scorer = await insertAccount(sql, "scorer");
      const facts = events.map(({ expected_outcome: _outcome, ...event }) => event);
      await push(sql, scorer, game.id, String(facts[0]?.device_id), facts);
      const { fromLog, fromTables, live } = await reviewsOf(sql, game);
      expect(fromTables.plays.length).toBeGreaterThan(0);
      expect(fromTables).toEqual(fromLog);
      expect(live).toEqual(fromTables);
    },
  );
});
