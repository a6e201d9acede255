import { expect, test } from "vitest";
import { gameSideOf } from "../../../src/domain/standings/logged-game.ts";
import { insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { readLogs } from "../../helpers/database/read-logs.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("game logs", (database) => {
  const set = (text: string, ...params: unknown[]) => database().query(text, params);
  const logs = () => readLogs(database());

  /**
   * The visitors' first player scores, their second is only on the roster, the home's first
   * tackles.
   */
  async function playedGame() {
    const game = await createGame(database());
    const scorer = await insertAccount(database(), "scorer");
    const device = new PushingDevice();
    const [rusher = "", benched = ""] = game.visitor.players;
    const [tackler = ""] = game.home.players;
    await push(database(), scorer, game.id, device.id, [
      device.event("roster.changed.v1", { team_id: game.visitor.id, add: [rusher, benched] }),
      device.rush(game.visitor.id, rusher),
      device.tackle(game.home.id, tackler),
      device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }),
    ]);
    return { game, scorer, device, rusher, benched, tackler };
  }

  test("a game is told with both teams, the score and what the player did in it (D46)", async () => {
    const { game, rusher, benched, tackler } = await playedGame();
    const [line] = await logs().gamesOfPlayer(rusher);
    expect(line).toMatchObject({
      id: game.id,
      teamId: game.visitor.id,
      isRostered: true,
      points: { total: 6, offensive: 6, defensive: 0 },
      counts: { rushTouchdowns: 1, tackles: 0 },
      game: { seasonId: game.seasonId, isCompleted: true, visitorScore: 6, homeScore: 0 },
    });
    expect(await logs().gamesOfPlayer(benched)).toMatchObject([
      { isRostered: true, points: { total: 0 } },
    ]);
    expect(await logs().gamesOfPlayer(tackler)).toMatchObject([
      { isRostered: false, points: { total: 1, offensive: 0, defensive: 1 } },
    ]);
    const [last = ""] = game.home.players.slice(-1);
    expect(await logs().gamesOfPlayer(last)).toEqual([]);
  });

  test("an archived game is in no log and comes back (D62)", async () => {
    const { game, rusher } = await playedGame();
    await set("update games set archived_at = now() where id = $1", game.id);
    expect(await logs().gamesOfPlayer(rusher)).toEqual([]);
    expect(await logs().gamesOfTeam(game.visitor.id)).toEqual([]);
    await set("update games set archived_at = null where id = $1", game.id);
    expect(await logs().gamesOfPlayer(rusher)).toHaveLength(1);
    expect(await logs().gamesOfTeam(game.visitor.id)).toHaveLength(1);
  });

  test("a line that was corrected away is no game (D46)", async () => {
    const { game, scorer, device, tackler } = await playedGame();
    await push(database(), scorer, game.id, device.id, [
      device.event("stats.corrected.v1", {
        player_id: tackler,
        team_id: game.home.id,
        deltas: { tackles: -1 },
      }),
    ]);
    expect(await logs().gamesOfPlayer(tackler)).toEqual([]);
  });

  test("a moved player's game stays with the team it was played for (D46b)", async () => {
    const { game, rusher } = await playedGame();
    await set("update players set team_id = $2 where id = $1", rusher, game.home.id);
    expect(await logs().gamesOfPlayer(rusher)).toMatchObject([{ teamId: game.visitor.id }]);
    expect(await logs().cardOf(rusher)).toMatchObject({ teamId: game.home.id });
    const roster = await logs().rosterOf(game.home.id);
    expect(roster.find(({ playerId }) => playerId === rusher)).toMatchObject({ fantasyPoints: 6 });
  });

  test("of two persons who are one, both games are told under the one who stays (D33)", async () => {
    const { game, rusher, benched } = await playedGame();
    await set("insert into player_aliases values ($1, $2)", rusher, benched);
    expect(await logs().gamesOfPlayer(rusher)).toEqual([]);
    // A game with a roster place for one of the two and a touchdown of the other.
    expect(await logs().gamesOfPlayer(benched)).toMatchObject([{ points: { total: 6 } }]);
    expect(await logs().cardOf(rusher)).toMatchObject({ mergedInto: benched });
    const roster = await logs().rosterOf(game.visitor.id);
    expect(roster.map(({ playerId }) => playerId)).not.toContain(rusher);
  });

  test("a stat for a team that does not play there is told, of neither side (D28)", async () => {
    const { scorer } = await playedGame();
    const game = await createGame(database());
    const other = await createGame(database());
    const device = new PushingDevice();
    const [player = ""] = game.visitor.players;
    await push(database(), scorer, game.id, device.id, [device.tackle(other.home.id, player)]);
    const [line] = await logs().gamesOfPlayer(player);
    expect(line?.teamId).toBe(other.home.id);
    expect(line && gameSideOf(line.game, line.teamId)).toBeNull();
  });

  test("a team's schedule holds what is played and what is to come, from both sides", async () => {
    const { game } = await playedGame();
    await set(
      `insert into games (league_id, game_date, team_visitor_id, team_home_id)
       values ($1, '2026-12-05', $2, $3)`,
      game.leagueId,
      game.home.id,
      game.visitor.id,
    );
    for (const { id } of [game.visitor, game.home]) {
      const lines = await logs().gamesOfTeam(id);
      const results = lines.map((line) => gameSideOf(line.game, id)?.result ?? null);
      expect(new Set(results)).toEqual(new Set([null, id === game.home.id ? "loss" : "win"]));
    }
  });

  test("a deleted season's players and games are the admins' to see (D65)", async () => {
    const { game, scorer, rusher } = await playedGame();
    const admin = await insertAccount(database(), "log admin", { profile: { role: "admin" } });
    await set("update seasons set deleted_at = now() where id = $1", game.seasonId);
    const theirs = readLogs(database(), scorer);
    expect(await theirs.gamesOfPlayer(rusher)).toEqual([]);
    expect(await theirs.cardOf(rusher)).toBeUndefined();
    expect(await theirs.rosterOf(game.visitor.id)).toEqual([]);
    expect(await readLogs(database(), admin).gamesOfTeam(game.visitor.id)).toHaveLength(1);
  });
});
