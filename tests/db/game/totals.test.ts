import { describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("totals and their referee", (database) => {
  async function playedGame(): Promise<{ game: TestGame; scorer: Actor; device: PushingDevice }> {
    const game = await createGame(database());
    const scorer = await insertAccount(database(), "scorer");
    const device = new PushingDevice();
    const [one = "", two = ""] = game.visitor.players;
    const team = game.visitor.id;
    await push(database(), scorer, game.id, device.id, [
      device.event("roster.changed.v1", { team_id: team, add: [one, two] }),
      device.stat(team, one, {
        stat_type: "touchdown",
        stat_subtype: "pass",
        passer_player_id: two,
      }),
      device.stat(team, one, { stat_type: "extra_point", extra_point_type: "20_yard" }),
      device.tackle(team, two),
      device.stat(team, two, { stat_type: "safety" }),
      device.event("stats.corrected.v1", { player_id: two, team_id: team, deltas: { sacks: 1 } }),
      device.event("timeout.used.v1", { team_id: team }),
      device.event("score.overridden.v1", { visitor: 30, home: 2 }),
    ]);
    return { game, scorer, device };
  }

  const verify = (game: TestGame) =>
    database().query("select relation, field from verify_totals($1)", [game.id]);

  // The sum of 430 calls with the largest corrections, written as two rows.
  test("I15: no log makes the totals overflow: the game goes on taking events", async () => {
    const { game, scorer, device } = await playedGame();
    const [, two = ""] = game.visitor.players;
    await database().query(
      `insert into game_events
       select (jsonb_populate_record(e, jsonb_build_object('event_id', gen_random_uuid(),
         'game_seq', e.game_seq + 100 + n, 'device_seq', e.device_seq + 100 + n,
         'payload', e.payload || '{"deltas": {"sacks": 2000000000, "tackles": 2000000000}}'))).*
       from game_events e, generate_series(1, 2) n
       where e.game_id = $1 and e.type = 'stats.corrected.v1'`,
      [game.id],
    );
    await database().query(
      `update games set head_seq = (select max(game_seq) from game_events where game_id = $1)
       where id = $1`,
      [game.id],
    );
    await database().query("select private.refold_game($1)", [game.id]);
    const { receipts } = await push(database(), scorer, game.id, device.id, [
      device.tackle(game.visitor.id, two),
    ]);
    expect(receipts).toMatchObject([{ outcome: "applied" }]);
    const [row] = await database().query(
      "select sacks::text, tackles::text from game_stats where game_id = $1 and player_id = $2",
      [game.id, two],
    );
    expect(row).toEqual({ sacks: "4000000001", tackles: "4000000002" });
    expect(await verify(game)).toEqual([]);
    // The season's lists and the game's page still load.
    const shown = await database().query(
      `select 'player' as list, total_sacks from player_season_stats where player_id = $1
       union all select 'game', sacks from player_games where player_id = $1
       union all select 'roster', total_fantasy_points from team_rosters where player_id = $1
       union all select 'team', defensive_sacks from team_season_stats where team_id = $2
       union all select 'team game', total_sacks from team_game_log where game_id = $3 and team_id = $2`,
      [two, game.visitor.id, game.id],
    );
    expect(shown).toEqual([
      { list: "player", total_sacks: 4_000_000_001 },
      { list: "game", total_sacks: 4_000_000_001 },
      { list: "roster", total_sacks: expect.any(Number) },
      { list: "team", total_sacks: expect.any(Number) },
      { list: "team game", total_sacks: expect.any(Number) },
    ]);
  });

  describe("verify_totals sees every kind of damage (I15)", () => {
    test.each([
      ["a player's figure", "update game_stats set tackles = 9 where game_id = $1", "game_stats"],
      [
        "fantasy points",
        "update game_stats set total_fantasy_points = 1 where game_id = $1",
        "game_stats",
      ],
      [
        "a player's team",
        "update game_stats set team_id = player_id where game_id = $1",
        "game_stats",
      ],
      ["a missing row", "delete from game_stats where game_id = $1", "game_stats"],
      [
        "an invented row",
        "insert into game_stats (game_id, player_id, team_id) values ($1, gen_random_uuid(), gen_random_uuid())",
        "game_stats",
      ],
      [
        "a team's figure",
        "update team_game_stats set total_sacks = 7 where game_id = $1",
        "team_game_stats",
      ],
      [
        "a team's points",
        "update team_game_stats set points_scored = 7 where game_id = $1",
        "team_game_stats",
      ],
      ["a missing team", "delete from team_game_stats where game_id = $1", "team_game_stats"],
      ["the shown score", "update games set team_visitor_score = 8 where id = $1", "games"],
      ["the computed score", "update games set computed_home_score = 1 where id = $1", "games"],
      [
        "a lost override",
        "update games set override_visitor_score = null, override_home_score = null where id = $1",
        "games",
      ],
      ["timeouts", "update games set team_visitor_timeouts_used = 3 where id = $1", "games"],
      ["an entry", "update stat_events set is_deleted = true where game_id = $1", "stat_events"],
      [
        "the order of entries",
        "update stat_events set event_order = event_order + 1 where game_id = $1",
        "stat_events",
      ],
      [
        "a roster",
        "delete from game_rosters where game_id = $1 and roster_position = 2",
        "game_rosters",
      ],
    ])("%s", async (_, damage, relation) => {
      const { game } = await playedGame();
      expect(await verify(game)).toEqual([]);
      await database().query(damage, [game.id]);
      expect((await verify(game)).map((row) => row.relation)).toContain(relation);
      await database().query("select private.refold_game($1)", [game.id]);
      expect(await verify(game)).toEqual([]);
    });
  });

  test("points follow the season's profile, and a change of it counts its games anew in portions (D41, D42, I17)", async () => {
    const { game } = await playedGame();
    const points = async () => {
      const rows = await database().query<{ total: number }>(
        "select total_fantasy_points as total from game_stats where game_id = $1 order by total desc",
        [game.id],
      );
      return rows.map((row) => row.total);
    };
    // passer: 4 + tackle 1 + safety 6 + sack 2; receiver: 6 + 3
    expect(await points()).toEqual([13, 9]);
    await database().query("update seasons set scoring_profile_id = 'review_beta' where id = $1", [
      game.seasonId,
    ]);
    expect(await points()).toEqual([13, 9]);
    await database().query("select private.recount_portion($1)", [game.seasonId]);
    // passer: 6 + safety 2; receiver: 6 + 3
    expect(await points()).toEqual([9, 8]);
    expect(await verify(game)).toEqual([]);
  });

  test("an import is replaced by the next one of the same player, never added (D34, D64)", async () => {
    const { game, device } = await playedGame();
    const [, two = ""] = game.visitor.players;
    const imported = (tackles: number) =>
      device.event("stats.imported.v1", {
        batch_id: crypto.randomUUID(),
        rows: [{ player_id: two, team_id: game.visitor.id, counts: { tackles } }],
      });
    const service: Actor = { name: "service", role: "service_role", userId: null, claims: {} };
    for (const tackles of [5, 5, 3])
      await push(database(), service, game.id, device.id, [imported(tackles)]);
    expect(
      await database().query(
        "select tackles from game_stats where game_id = $1 and player_id = $2",
        [game.id, two],
      ),
    ).toEqual([{ tackles: 4 }]);
    expect(await verify(game)).toEqual([]);
  });

  test("deltas are summed and clamped at 0 once; corrections survive reopen and later taps (D37, I16)", async () => {
    const { game, scorer, device } = await playedGame();
    const [, two = ""] = game.visitor.players;
    const correct = (delta: number) =>
      device.event("stats.corrected.v1", {
        player_id: two,
        team_id: game.visitor.id,
        deltas: { tackles: delta },
      });
    const tackles = async () => {
      const [row] = await database().query(
        "select tackles from game_stats where game_id = $1 and player_id = $2",
        [game.id, two],
      );
      return row?.tackles;
    };
    const send = (...events: unknown[]) => push(database(), scorer, game.id, device.id, events);
    await send(correct(-3));
    expect(await tackles()).toBe(0);
    await send(
      device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }),
      device.event("game.reopened.v1", { seen_epoch: 0, seen_state: "final" }),
      ...Array.from({ length: 4 }, () => device.tackle(game.visitor.id, two)),
    );
    expect(await tackles()).toBe(2);
    expect(await verify(game)).toEqual([]);
  });

  test("every mutating act leaves one audit row with actor, before and after (rule 19)", async () => {
    const { game, scorer, device } = await playedGame();
    await push(database(), scorer, game.id, device.id, [
      device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }),
    ]);
    await runAs(database(), scorer, (tx) =>
      tx.query("select set_jersey_number($1, '42', $2)", [
        game.home.players[0],
        crypto.randomUUID(),
      ]),
    );
    const rows = await database().query<{ action: string }>(
      "select * from audit_log where actor_id = $1 order by id",
      [scorer.userId],
    );
    expect(rows.map((row) => row.action)).toEqual([
      "roster.changed",
      "stats.corrected",
      "score.overridden",
      "game.events_pushed",
      "game.finalized",
      "player.jersey_number",
    ]);
    expect(rows[4]).toMatchObject({
      actor_kind: "user",
      object_type: "game",
      object_id: game.id,
      before: { state: "open" },
      after: { state: "final", visitor: 30 },
    });
    const before = rows.length;
    const again = device.tackle(game.home.id, null);
    await push(database(), scorer, game.id, device.id, [{ ...again, payload: {} }]);
    expect(
      await database().query("select from audit_log where actor_id = $1", [scorer.userId]),
    ).toHaveLength(before);
  });
});
