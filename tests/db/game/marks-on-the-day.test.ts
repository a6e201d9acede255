import { expect, test } from "vitest";
import { readPullAnswer } from "../../../src/contract/pull-answer.ts";
import { PLAYERS, SUSPENSIONS } from "../../../src/contract/rows/player-rows.ts";
import { entryFlags } from "../../../src/domain/game/entry-flags.ts";
import { foldGame } from "../../../src/domain/game/fold/fold.ts";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { readView } from "../../helpers/database/read-view.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

/** The marks that speak of a player's standing; SQL keeps no suspension where visitors read (D13). */
const OF_PLAYERS = ["other_team", "injured", "suspended"];

onEachEngine("marks say what was true on the day of the game (D28)", (database) => {
  /** `days` from today, as the server's league sees it. */
  async function played(days: number) {
    const sql = database();
    const game = await createGame(sql);
    await sql.query("update games set game_date = private.league_today() + $2::int where id = $1", [
      game.id,
      days,
    ]);
    const scorer = await insertAccount(sql, "scorer");
    const admin = await insertAccount(sql, "admin", { profile: { role: "admin" } });
    const [player = "", passer = ""] = game.visitor.players;
    const device = new PushingDevice();
    await push(sql, scorer, game.id, device.id, [
      device.event("roster.changed.v1", {
        team_id: game.visitor.id,
        add: [player, passer],
      }),
      device.tackle(game.visitor.id, player),
      device.stat(game.visitor.id, passer, {
        stat_type: "touchdown",
        stat_subtype: "pass",
        passer_player_id: player,
      }),
    ]);
    return { sql, game, scorer, admin, player, passer, device };
  }

  const inSql = async (game: TestGame) =>
    (
      await database().query<{ flags: string[] }>(
        "select flags from stat_events where game_id = $1 order by event_order",
        [game.id],
      )
    ).map(({ flags }) => flags.filter((flag) => OF_PLAYERS.includes(flag)));

  /** As a phone computes them from the log and the rows it has read. */
  async function onDevice(game: TestGame, reader: Actor): Promise<string[][]> {
    const sql = database();
    const answer = await runAs(sql, reader, async (tx) => {
      const [row] = await tx.query<{ body: unknown }>("select pull_game_events($1) as body", [
        game.id,
      ]);
      return readPullAnswer(game.id, row?.body);
    });
    const [row] = await sql.query<{ day: string }>(
      "select game_date::text as day from games where id = $1",
      [game.id],
    );
    const teams = { visitorTeamId: game.visitor.id, homeTeamId: game.home.id };
    const state = foldGame(game.id, teams, answer?.events ?? []);
    const suspensions = await readView(sql, reader, SUSPENSIONS, "season_id = $1", game.seasonId);
    const periodsOf = new Map(suspensions.map((one) => [one.playerId, one.periods]));
    const players = await readView(sql, reader, PLAYERS, "season_id = $1", game.seasonId);
    const known = new Map(
      players.map((one) => [one.id, { ...one, suspensions: periodsOf.get(one.id) ?? [] }]),
    );
    return [...state.entries.values()].map(({ fields }) =>
      entryFlags(state, fields, known, row?.day ?? "").filter((flag) => OF_PLAYERS.includes(flag)),
    );
  }

  async function flagAgain({ scorer, game, device }: Awaited<ReturnType<typeof played>>) {
    await push(database(), scorer, game.id, device.id, [
      device.event("roster.changed.v1", { team_id: game.home.id, add: game.home.players }),
    ]);
  }

  const NONE = [[], []];

  test.each([
    ["an earlier game", -3, NONE],
    ["a game of that day", 0, NONE],
    ["a later game, still played for the former team", 3, [["other_team"], ["other_team"]]],
  ])("of a player who moves today, in %s", async (_name, days, marks) => {
    const made = await played(days);
    const { sql, game, player, scorer } = made;
    await sql.query("update players set team_id = $2 where id = $1", [player, game.home.id]);
    expect(await inSql(game)).toEqual(marks);
    await flagAgain(made);
    await sql.query("select private.refold_game($1)", [game.id]);
    expect(await inSql(game)).toEqual(marks);
    expect(await onDevice(game, scorer)).toEqual(marks);
  });

  test.each([
    ["an earlier game", -3, NONE],
    ["a game of that day", 0, [["injured"], ["injured"]]],
    ["a later game", 3, [["injured"], ["injured"]]],
  ])("of a player who is put on injured reserve today, in %s", async (_name, days, marks) => {
    const made = await played(days);
    const { sql, game, player, admin, scorer } = made;
    await runAs(sql, admin, (tx) =>
      tx.query("select update_player($1, $2)", [player, { is_ir: true }]),
    );
    expect(await inSql(game)).toEqual(marks);
    await flagAgain(made);
    expect(await inSql(game)).toEqual(marks);
    expect(await onDevice(game, scorer)).toEqual(marks);
  });

  test("of a player who has recovered: the game in between keeps its mark, later ones have none", async () => {
    const made = await played(-3);
    const { sql, game, player, admin, scorer } = made;
    const set = (change: object) =>
      runAs(sql, admin, (tx) => tx.query("select update_player($1, $2)", [player, change]));
    await sql.query(
      "update players set is_ir = true, ir_date = private.league_today() - 5 where id = $1",
      [player],
    );
    await set({ is_ir: false });
    const marks = [["injured"], ["injured"]];
    expect(await inSql(game)).toEqual(marks);
    expect(await onDevice(game, scorer)).toEqual(marks);
    await sql.query("update games set game_date = private.league_today() where id = $1", [game.id]);
    await flagAgain(made);
    expect(await inSql(game)).toEqual(NONE);
    expect(await onDevice(game, scorer)).toEqual(NONE);
  });

  test.each([
    ["the game of the third penalty", 0, NONE],
    ["an earlier game", -3, NONE],
    ["a later game", 3, [["suspended"], ["suspended"]]],
  ])("of a suspended player, in %s; visitors never read it (D13)", async (_name, days, marks) => {
    const { sql, game, player, scorer } = await played(days);
    for (let count = 0; count < 3; count += 1) {
      await sql.query(
        `insert into unsportsmanlike_penalties (player_id, season_id, incident_description)
         values ($1, $2, 'Shouting')`,
        [player, game.seasonId],
      );
    }
    expect(await onDevice(game, scorer)).toEqual(marks);
    expect(await inSql(game)).toEqual(NONE);
  });
});
