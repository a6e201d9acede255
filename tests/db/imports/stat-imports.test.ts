import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { importStats, pictureOfGame, undoImport } from "../../helpers/database/stat-import.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const TWICE = crypto.randomUUID();
const ids = (size: number) => Array.from({ length: size }, () => crypto.randomUUID());
const seven = (n: number) => ({
  pass_touchdowns: n,
  rush_touchdowns: n,
  receiving_touchdowns: n,
  extra_points: n,
  tackles: n,
  interceptions: n,
  sacks: n,
});

onEachEngine("an import of statistics", (database) => {
  let admin: Actor;
  let scorer: Actor;
  let game: TestGame;
  let device: PushingDevice;
  let [a, b, c, d] = ["", "", "", ""];

  beforeEach(async () => {
    admin ??= await insertAccount(database(), "importer", { profile: { role: "admin" } });
    scorer ??= await insertAccount(database(), "scorer");
    game = await createGame(database());
    device = new PushingDevice();
    [a = "", b = "", c = "", d = ""] = game.visitor.players;
  });

  const read = (text: string, ...values: unknown[]) => database().query(text, values);
  const send = (...events: unknown[]) =>
    push(database(), scorer, game.id, device.id, events).then((answer) => answer.receipts);
  const bring = (
    file: Parameters<typeof importStats>[3],
    options: Parameters<typeof importStats>[4] = {},
  ) => importStats(database(), admin, game, file, options);
  const undo = (batchId: unknown) => undoImport(database(), admin, batchId);
  const correct = (player_id: string, deltas: object) =>
    device.event("stats.corrected.v1", { player_id, team_id: game.visitor.id, deltas });
  const verified = () => read("select * from verify_totals($1)", game.id);
  const tackles = async () => {
    const rows = await read(
      "select player_id, tackles from game_stats where game_id = $1 and tackles > 0",
      game.id,
    );
    return Object.fromEntries(rows.map((row) => [row.player_id, row.tackles]));
  };
  const roster = async () => {
    const rows = await read(
      "select player_id from game_rosters where game_id = $1 order by roster_position",
      game.id,
    );
    return rows.map((row) => row.player_id);
  };

  test("writes figures and roster places in the admin's name, by events of 4 KB at most (I4, D34, D46)", async () => {
    const players = ids(45);
    game = await createGame(database(), { visitor: { id: crypto.randomUUID(), players } });
    const file = Object.fromEntries(players.map((player, n) => [player, seven(n + 1)]));
    const answer = await bring(file);
    expect(answer).toMatchObject({
      outcome: "applied",
      way: "imported",
      players: 45,
      figures: 315,
      roster_added: 45,
      is_completed: false,
    });
    const events = await read(
      `select type, recorded_by, octet_length((to_jsonb(e) - 'log_digest')::text) as bytes
       from game_events e where game_id = $1 order by game_seq`,
      game.id,
    );
    expect(events.map((event) => event.type)).toEqual([
      "stats.imported.v1",
      "stats.imported.v1",
      "stats.imported.v1",
      "stats.imported.v1",
      "roster.changed.v1",
    ]);
    for (const event of events) {
      expect(event.recorded_by).toBe(admin.userId);
      expect(event.bytes).toBeLessThan(4_096);
    }
    expect(await roster()).toEqual(players);
    const [sum] = await read(
      `select count(*)::int as lines, sum(tackles)::int as tackles, sum(s.games_played)::int as games
       from game_stats s where game_id = $1`,
      game.id,
    );
    expect(sum).toEqual({ lines: 45, tackles: 1_035, games: 45 });
    expect(
      await read(
        "select state, rows, figures, created_by from import_batches where game_id = $1",
        game.id,
      ),
    ).toEqual([{ state: "standing", rows: 45, figures: 315, created_by: admin.userId }]);
    expect(
      await read(
        "select actor_id, after ->> 'batch_id' as batch from audit_log where action = 'stats.imported' and object_id = $1",
        game.id,
      ),
    ).toEqual([{ actor_id: admin.userId, batch: answer.batch_id }]);
    // Who has zeros only was there too.
    const [bench = ""] = game.home.players;
    await importStats(database(), admin, game, { [bench]: seven(0) }, { teamId: game.home.id });
    const played =
      "select games_played, total_tackles from player_season_stats where player_id = $1";
    expect(await read(played, bench)).toEqual([{ games_played: 1, total_tackles: 0 }]);
    expect(await read("select from game_stats where player_id = $1", bench)).toEqual([]);
    expect(await verified()).toEqual([]);
  });

  test("a push of its facts by a person is refused, an admin's too (D34)", async () => {
    const team_id = game.visitor.id;
    const batch_id = crypto.randomUUID();
    const forged = [
      device.event("stats.imported.v1", { batch_id, rows: [] }),
      device.event("stats.imported.v1", { batch_id, rows: [], undone: true }),
      device.event("stats.corrected.v1", {
        player_id: a,
        team_id,
        deltas: { tackles: 1 },
        batch_id,
      }),
      device.event("roster.changed.v1", { team_id, add: [a], batch_id }),
    ];
    for (const actor of [scorer, admin]) {
      const { receipts } = await push(database(), actor, game.id, device.id, forged);
      expect(receipts.map(({ reason }) => reason)).toEqual(forged.map(() => "permission"));
    }
  });

  test("replaces the earlier import of its game and team and nothing else; corrections by hand stay on top (I16)", async () => {
    await importStats(
      database(),
      admin,
      game,
      { [String(game.home.players[0])]: { tackles: 9 } },
      { teamId: game.home.id },
    );
    await bring({ [a]: { tackles: 3 }, [b]: { tackles: 2 }, [c]: { tackles: 0 } });
    await send(correct(a, { tackles: 2 }), correct(d, { tackles: 1 }));
    const home = { [String(game.home.players[0])]: 9 };
    expect(await tackles()).toEqual({ ...home, [a]: 5, [b]: 2, [d]: 1 });
    const second = await bring({ [a]: { tackles: 4 }, [c]: { tackles: 1 } });
    expect(second).toMatchObject({ outcome: "applied", players_dropped: 1, roster_removed: 1 });
    expect(await tackles()).toEqual({ ...home, [a]: 6, [c]: 1, [d]: 1 });
    expect(await roster()).toEqual([game.home.players[0], a, c]);
    expect(
      await read("select state from import_batches where game_id = $1 order by game_seq", game.id),
    ).toEqual([{ state: "standing" }, { state: "replaced" }, { state: "standing" }]);
    expect(await verified()).toEqual([]);
  });

  test("the same file again changes nothing, whatever was corrected or checked out since (D64)", async () => {
    const file = { [a]: { tackles: 3, sacks: 0 }, [b]: { tackles: 2 } };
    const { batch_id } = await bring(file);
    await send(
      correct(a, { tackles: 1 }),
      device.event("roster.changed.v1", { team_id: game.visitor.id, remove: [b] }),
    );
    const before = await read("select head_seq from games where id = $1", game.id);
    expect(await bring(file)).toMatchObject({ outcome: "unchanged", batch_id });
    expect(await read("select head_seq from games where id = $1", game.id)).toEqual(before);
    expect(await tackles()).toEqual({ [a]: 4, [b]: 2 });
    expect(await roster()).toEqual([a]);
  });

  test("an undo brings back what stood before: figures, places, timeline, season views (D34, D46)", async () => {
    const untouched = await pictureOfGame(database(), game);
    const first = await bring({ [a]: { tackles: 3 }, [b]: { tackles: 2 } });
    await bring({ [String(game.home.players[0])]: { sacks: 2 } }, { teamId: game.home.id });
    const home = await read(
      "select id from import_batches where game_id = $1 and team_id = $2",
      game.id,
      game.home.id,
    );
    const imported = await pictureOfGame(database(), game);
    const second = await bring({ [b]: { tackles: 7 }, [c]: { tackles: 1 } });
    expect(await undo(first.batch_id)).toEqual({ outcome: "rejected", reason: "replaced" });
    expect(await undo(second.batch_id)).toEqual({ outcome: "applied", standing: first.batch_id });
    expect(await pictureOfGame(database(), game)).toEqual(imported);
    expect(await undo(second.batch_id)).toEqual({ outcome: "unchanged" });
    expect(await undo(home[0]?.id)).toEqual({ outcome: "applied", standing: null });
    expect(await undo(first.batch_id)).toEqual({ outcome: "applied", standing: null });
    const { game: row, teams, standings: _, ...shown } = await pictureOfGame(database(), game);
    const { game: was, teams: none, standings: __, ...before } = untouched;
    expect({ ...shown, card: [] }).toEqual({ ...before, card: [] });
    // A game with a log has its teams' rows: all 0.
    expect([none, teams.length]).toEqual([[], 2]);
    expect(row).toEqual(was);
    expect(
      await read(
        "select actor_id from audit_log where action = 'stats.import_undone' and object_id = $1",
        game.id,
      ),
    ).toHaveLength(3);
    expect(await bring({ [a]: { tackles: 3 } })).toMatchObject({ outcome: "applied" });
    expect(await verified()).toEqual([]);
  });

  test("an undo leaves what people have done since: taps, corrections, check-ins (I16)", async () => {
    const { batch_id } = await bring({ [a]: { tackles: 3 }, [b]: { tackles: 2 } });
    await send(
      device.tackle(game.visitor.id, a),
      correct(b, { sacks: 1 }),
      device.event("roster.changed.v1", { team_id: game.visitor.id, add: [b] }),
    );
    await undo(batch_id);
    expect(await tackles()).toEqual({ [a]: 1 });
    expect(await roster()).toEqual([b]);
    expect(await verified()).toEqual([]);
  });

  describe("of a collected game", () => {
    const collected = () =>
      send(
        device.event("roster.changed.v1", { team_id: game.visitor.id, add: [a, d] }),
        device.tackle(game.visitor.id, a),
        device.stat(game.visitor.id, d, { stat_type: "sack" }),
        device.rush(game.visitor.id, d),
        correct(d, { tackles: -3 }),
      );

    test("keeps what was collected unless it is said otherwise, and writes nothing (D64)", async () => {
      await collected();
      const before = await pictureOfGame(database(), game);
      const head = await read("select head_seq from games where id = $1", game.id);
      expect(await bring({ [a]: { tackles: 2 } })).toMatchObject({
        outcome: "kept",
        is_collected: true,
        corrections: 1,
      });
      expect(await pictureOfGame(database(), game)).toEqual(before);
      expect(await read("select head_seq from games where id = $1", game.id)).toEqual(head);
      // What was collected for the other team says nothing of this one.
      expect(
        await bring({ [String(game.home.players[0])]: { tackles: 2 } }, { teamId: game.home.id }),
      ).toMatchObject({ outcome: "applied", way: "imported" });
    });

    test("else reaches the file's figures by marked corrections, never on top (D64, D37)", async () => {
      await collected();
      const before = await pictureOfGame(database(), game);
      const file = { [a]: { tackles: 2, rush_touchdowns: 0 }, [d]: { tackles: 1, sacks: 0 } };
      const answer = await bring(file, { collected: "correct" });
      expect(answer).toMatchObject({ outcome: "applied", way: "corrected", corrections: 3 });
      expect(await tackles()).toEqual({ [a]: 2, [d]: 1 });
      // Of player d the file says nothing of rushes, and says 0 sacks; the score is the log's.
      const [row] = await read(
        "select sacks, rush_touchdowns from game_stats where game_id = $1 and player_id = $2",
        game.id,
        d,
      );
      expect(row).toEqual({ sacks: 0, rush_touchdowns: 1 });
      expect(
        await read("select team_visitor_score as score from games where id = $1", game.id),
      ).toEqual([{ score: 6 }]);
      expect(
        await read(
          "select count(*)::int as n from stat_corrections where game_id = $1 and batch_id = $2",
          game.id,
          answer.batch_id,
        ),
      ).toEqual([{ n: 3 }]);
      expect(await bring(file, { collected: "correct" })).toMatchObject({ outcome: "unchanged" });
      expect(await verified()).toEqual([]);
      await undo(answer.batch_id);
      expect(await pictureOfGame(database(), game)).toEqual(before);
    });

    test("a later file takes the place of its corrections too, and comes off again", async () => {
      await collected();
      await bring({ [a]: { tackles: 5 }, [b]: { tackles: 4 } }, { collected: "correct" });
      const before = await pictureOfGame(database(), game);
      const second = await bring({ [a]: { tackles: 6 } }, { collected: "correct" });
      expect(await tackles()).toEqual({ [a]: 6 });
      await undo(second.batch_id);
      expect(await pictureOfGame(database(), game)).toEqual(before);
      expect(await tackles()).toEqual({ [a]: 5, [b]: 4 });
    });

    test("taps after an import: the file again reaches its figures when it is asked to", async () => {
      const file = { [a]: { tackles: 3 } };
      await bring(file);
      await send(device.tackle(game.visitor.id, a));
      expect(await tackles()).toEqual({ [a]: 4 });
      expect(await bring(file)).toMatchObject({ outcome: "kept" });
      expect(await bring(file, { collected: "correct" })).toMatchObject({ outcome: "applied" });
      expect(await tackles()).toEqual({ [a]: 3 });
      expect(await verified()).toEqual([]);
    });
  });

  describe("and the score (D31a, D37, D46c)", () => {
    const score = async () => {
      const [row] = await read(
        `select team_visitor_score as visitor, team_home_score as home, live_entries, is_completed, has_stats
         from games where id = $1`,
        game.id,
      );
      return row;
    };

    test("a provider's score of a game without a result stays, and no game begins", async () => {
      await read(
        "update games set team_visitor_score = 21, team_home_score = 14 where id = $1",
        game.id,
      );
      const stands = { visitor: 21, home: 14, live_entries: 0, is_completed: false };
      const { batch_id } = await bring({ [a]: { rush_touchdowns: 3 } });
      expect(await score()).toEqual({ ...stands, has_stats: true });
      await send(correct(a, { tackles: 1 }));
      expect(await score()).toEqual({ ...stands, has_stats: true });
      expect(await verified()).toEqual([]);
      await undo(batch_id);
      expect(await score()).toEqual({ ...stands, has_stats: true });
      await send(correct(a, { tackles: -1 }), device.rush(game.visitor.id, a));
      expect(await score()).toMatchObject({ visitor: 6, home: 0, live_entries: 1 });
      expect(await verified()).toEqual([]);
    });

    test("an import that is undone leaves a game without stats", async () => {
      const { batch_id } = await bring({ [a]: { tackles: 3 } });
      await undo(batch_id);
      expect(await score()).toMatchObject({ has_stats: false, live_entries: 0 });
    });
  });

  describe("by the state of the game", () => {
    const transition = (type: string, state: string, epoch = 0) =>
      device.event(
        `game.${type}.v1`,
        { seen_epoch: epoch, seen_state: state, word: "RESET" },
        epoch,
      );

    test("a final one takes it, with its roster places (D31, D34)", async () => {
      await send(
        device.event("score.overridden.v1", { visitor: 9, home: 7 }),
        transition("finalized", "open"),
      );
      const { batch_id, ...answer } = await bring({ [a]: { tackles: 3 } });
      expect(answer).toMatchObject({ outcome: "applied", is_completed: true });
      expect(await roster()).toEqual([a]);
      const shown = "select team_visitor_score as visitor, state from games where id = $1";
      expect(await read(shown, game.id)).toEqual([{ visitor: 9, state: "final" }]);
      await undo(batch_id);
      expect(await roster()).toEqual([]);
      expect(await verified()).toEqual([]);
    });

    test("one that is reset begins without it, and cannot undo it", async () => {
      const { batch_id } = await bring({ [a]: { tackles: 3 } });
      await send(transition("reset", "open"));
      expect([await tackles(), await roster()]).toEqual([{}, []]);
      expect(await undo(batch_id)).toEqual({ outcome: "rejected", reason: "reset" });
      expect(await bring({ [a]: { tackles: 3 } })).toMatchObject({ outcome: "applied" });
      expect(await tackles()).toEqual({ [a]: 3 });
      expect(await verified()).toEqual([]);
    });

    test("an archived one takes it and says so; one of a deleted season refuses import and undo (D65)", async () => {
      await read("update games set archived_at = now() where id = $1", game.id);
      const { batch_id, ...answer } = await bring({ [a]: { tackles: 3 } });
      expect(answer).toMatchObject({ outcome: "applied", is_archived: true });
      await read("update seasons set deleted_at = now() where id = $1", game.seasonId);
      expect(await bring({ [a]: { tackles: 4 } })).toEqual({
        outcome: "rejected",
        reason: "unknown_game",
      });
      expect(await undo(batch_id)).toEqual({ outcome: "rejected", reason: "unknown_import" });
    });
  });

  describe("comes whole and once (I8, I9)", () => {
    const file = () => Object.fromEntries(game.visitor.players.map((player) => [player, seven(2)]));

    test("an answer that was lost: the same op_id writes nothing more", async () => {
      const opId = crypto.randomUUID();
      const first = await bring(file(), { opId });
      expect(await bring(file(), { opId })).toMatchObject({
        outcome: "duplicate",
        of: "applied",
        batch_id: first.batch_id,
      });
      expect(await bring({ [a]: { tackles: 1 } }, { opId })).toEqual({
        outcome: "rejected",
        reason: "id_reused",
      });
      expect(await read("select from import_batches where game_id = $1", game.id)).toHaveLength(1);
    });

    test("two admins and a push at once: one import, all taps", async () => {
      const other = await insertAccount(database(), "other", { profile: { role: "admin" } });
      const answers = await Promise.all([
        bring(file()),
        send(device.tackle(game.home.id, null), device.rush(game.home.id, null)),
        importStats(database(), other, game, file()),
      ]);
      expect([answers[0].outcome, answers[2].outcome].sort()).toEqual(["applied", "unchanged"]);
      const [row] = await read(
        `select live_entries, head_seq::int, (select count(*)::int from game_events e where e.game_id = g.id) as events,
           (select sum(s.sacks)::int from game_stats s where s.game_id = g.id) as sacks
         from games g where id = $1`,
        game.id,
      );
      expect(row).toMatchObject({ live_entries: 2, sacks: 14 });
      expect(row?.head_seq).toBe(row?.events);
      expect(await verified()).toEqual([]);
    });

    test("killed between its events: nothing of it is there, and it can come again", async () => {
      const before = await pictureOfGame(database(), game);
      await database().exec(
        `create function public.killed() returns trigger language plpgsql as
           'begin raise exception using errcode = ''57P01'', message = ''killed''; end';
         create trigger killed before insert on public.game_rosters for each row
           when (new.game_id = '${game.id}') execute function public.killed();`,
      );
      await expect(bring(file())).rejects.toThrow("killed");
      await database().exec(
        "drop trigger killed on public.game_rosters; drop function public.killed();",
      );
      expect(await pictureOfGame(database(), game)).toEqual(before);
      expect(await read("select from game_events where game_id = $1", game.id)).toEqual([]);
      expect(await read("select from import_batches where game_id = $1", game.id)).toEqual([]);
      expect(await bring(file())).toMatchObject({ outcome: "applied" });
    });

    test("a dry run says what would happen and writes nothing", async () => {
      expect(await bring(file(), { dryRun: true })).toMatchObject({
        outcome: "planned",
        players: 7,
        figures: 49,
        roster_added: 7,
      });
      expect(await read("select from game_events where game_id = $1", game.id)).toEqual([]);
    });
  });

  test.each([
    ["no rows", []],
    ["no array", { a: 1 }],
    ["a figure of text", [{ player_id: crypto.randomUUID(), counts: { tackles: "3" } }]],
    ["1.5", [{ player_id: crypto.randomUUID(), counts: { tackles: 1.5 } }]],
    ["-1", [{ player_id: crypto.randomUUID(), counts: { tackles: -1 } }]],
    ["1e9", [{ player_id: crypto.randomUUID(), counts: { tackles: 1e9 } }]],
    ["an unknown figure", [{ player_id: crypto.randomUUID(), counts: { touchdowns: 1 } }]],
    ["no player", [{ counts: { tackles: 1 } }]],
    ["a player twice", ["1", "2"].map(() => ({ player_id: TWICE, counts: { tackles: 1 } }))],
  ])("%s is refused before anything is read (I7)", async (_, rows) => {
    await expect(bring({}, { rows })).rejects.toMatchObject({ code: "22023" });
  });

  test("players and teams of elsewhere are refused by name", async () => {
    const stranger = crypto.randomUUID();
    expect(await bring({ [a]: { tackles: 1 }, [stranger]: { tackles: 1 } })).toEqual({
      outcome: "rejected",
      reason: "unknown_player",
      player_ids: [stranger],
    });
    expect(await bring({ [a]: { tackles: 1 } }, { teamId: stranger })).toEqual({
      outcome: "rejected",
      reason: "unknown_team",
    });
    // A player who moved counts for the team that the file is of (D46b).
    const [moved = ""] = game.home.players;
    expect(await bring({ [moved]: { tackles: 2 } })).toMatchObject({ outcome: "applied" });
    expect(await verified()).toEqual([]);
  });

  test("a merged player and whom they were merged into are one person (D33)", async () => {
    const merge = (from: string, into: string) =>
      read(
        "insert into player_aliases (from_player_id, into_player_id) values ($1, $2)",
        from,
        into,
      );
    await send(
      device.event("roster.changed.v1", { team_id: game.visitor.id, add: [b] }),
      device.tackle(game.visitor.id, b),
      device.tackle(game.visitor.id, b),
    );
    await merge(b, a);
    const season = async () => {
      const [row] = await read(
        "select total_tackles, games_played from player_season_stats where player_id = $1",
        a,
      );
      return row;
    };
    const use = (file: Parameters<typeof importStats>[3]) => bring(file, { collected: "correct" });
    expect(await use({ [a]: { tackles: 2 } })).toMatchObject({ outcome: "unchanged" });
    const { batch_id } = await use({ [b]: { tackles: 1 }, [a]: { tackles: 4 } });
    expect(await tackles()).toEqual({ [a]: 3, [b]: 2 });
    expect(await season()).toEqual({ total_tackles: 5, games_played: 1 });
    await use({ [a]: { tackles: 1 } });
    expect(await tackles()).toEqual({ [a]: 1 });
    expect([await roster(), await season()]).toEqual([[b], { total_tackles: 1, games_played: 1 }]);
    expect(await undo(batch_id)).toMatchObject({ reason: "replaced" });
    expect(await verified()).toEqual([]);
  });

  test("only admins read the list of imports", async () => {
    await bring({ [a]: { tackles: 1 } });
    const list = (actor: Actor) =>
      runAs(database(), actor, (tx) =>
        tx.query("select file_name from import_batches where game_id = $1", [game.id]),
      );
    expect(await list(admin)).toEqual([{ file_name: "week-1.csv" }]);
    expect(await list(scorer)).toEqual([]);
  });
});
