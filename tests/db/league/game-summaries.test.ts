import { describe, expect, test } from "vitest";
import { GAME_SUMMARIES } from "../../../src/contract/rows/game-rows.ts";
import { foldGame } from "../../../src/domain/game/fold/fold.ts";
import { gameSummaryOf } from "../../../src/domain/game/game-summary.ts";
import { ANONYMOUS, insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { readView } from "../../helpers/database/read-view.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import {
  appliedLog,
  type ScriptedGame,
  scriptedGames,
  teamsOf,
} from "../../helpers/scripted-games.ts";

onEachEngine("the figures on a game's card", (database) => {
  const summaries = ({ seasonId }: TestGame) =>
    readView(database(), ANONYMOUS, GAME_SUMMARIES, "season_id = $1", seasonId);

  const team = ({ id, players }: ScriptedGame["teams"]["visitor"]) => ({
    id,
    players: players.map((player) => (player as { id: string }).id),
  });

  test.each(scriptedGames().map((game) => [game.name, game] as const))(
    "%s: the same as over its review (P §2, D44, I15)",
    async (_, script) => {
      const game = await createGame(database(), {
        visitor: team(script.teams.visitor),
        home: team(script.teams.home),
      });
      const scorer = await insertAccount(database(), "scorer");
      const events = script.events.map(({ expected_outcome: _outcome, ...event }) => event);
      await push(database(), scorer, game.id, String(events[0]?.device_id), events);

      const review = foldGame(game.id, teamsOf(script), appliedLog(script, game.id));
      expect(await summaries(game)).toEqual([{ id: game.id, ...gameSummaryOf(review) }]);
    },
  );

  describe("who counts as a player with stats", () => {
    async function twoTackles() {
      const game = await createGame(database());
      const scorer = await insertAccount(database(), "scorer");
      const device = new PushingDevice();
      const [one = "", two = ""] = game.visitor.players;
      const send = (...events: Parameters<typeof push>[4][number][]) =>
        push(database(), scorer, game.id, device.id, events);
      await send(device.tackle(game.visitor.id, one), device.tackle(game.visitor.id, two));
      return { game, device, send, one, two };
    }

    test("merged players are one, with the figures of both (D33)", async () => {
      const { game, one, two } = await twoTackles();
      expect(await summaries(game)).toMatchObject([{ playersWithStats: 2, totalTackles: 2 }]);
      await database().query(
        "insert into player_aliases (from_player_id, into_player_id) values ($1, $2)",
        [one, two],
      );
      expect(await summaries(game)).toMatchObject([{ playersWithStats: 1, totalTackles: 2 }]);
    });

    test("a line that was corrected to nothing is no player with stats (D37)", async () => {
      const { game, device, send, one } = await twoTackles();
      await send(
        device.event("stats.corrected.v1", {
          player_id: one,
          team_id: game.visitor.id,
          deltas: { tackles: -1 },
        }),
      );
      expect(await summaries(game)).toMatchObject([{ playersWithStats: 1, totalTackles: 1 }]);
    });

    test("an archived game has no card (D62)", async () => {
      const { game } = await twoTackles();
      await database().query("update games set archived_at = now() where id = $1", [game.id]);
      expect(await summaries(game)).toEqual([]);
    });
  });
});
