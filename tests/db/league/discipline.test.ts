import { expect, test } from "vitest";
import { wasSuspended } from "../../../src/domain/game/player-on-day.ts";
import { RELATIONS } from "../../contract/rights-matrix.ts";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { importStats, undoImport } from "../../helpers/database/stat-import.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const TEXT = "Zxq shouted at the referee";

interface Listed {
  readonly penalties: readonly {
    readonly penalty_id: string;
    readonly person_id: string;
    readonly season_count: number;
    readonly game_count: number;
    readonly removed_at: string | null;
  }[];
  readonly suspensions: readonly {
    readonly person_id: string;
    readonly is_open: boolean;
    readonly season_count: number;
    readonly note: string | null;
    readonly check_ins: readonly { readonly reason: string | null }[];
  }[];
}

onEachEngine("discipline (D13, D28, D66)", (database) => {
  async function league() {
    const game = await createGame(database());
    const collector = await insertAccount(database(), "collector");
    const admin = await insertAccount(database(), "admin", { profile: { role: "admin" } });
    const [player = "", mate = ""] = game.visitor.players;
    return { game, collector, admin, player, mate };
  }

  function call<Answer = Record<string, unknown>>(
    actor: Actor,
    expression: string,
    ...values: readonly unknown[]
  ): Promise<Answer> {
    return runAs(database(), actor, async (tx) => {
      const [row] = await tx.query<{ answer: Answer }>(`select ${expression} as answer`, [
        ...values,
      ]);
      if (row === undefined) throw new Error("no answer");
      return row.answer;
    });
  }

  const add = (actor: Actor, penalty: object, opId: string = crypto.randomUUID()) =>
    call(
      actor,
      "add_penalty($1, $2::text::jsonb)",
      opId,
      JSON.stringify({ incident_description: TEXT, ...penalty }),
    );
  const remove = (actor: Actor, id: string, opId: string = crypto.randomUUID()) =>
    call(actor, "remove_penalty($1, $2)", id, opId);
  const list = (admin: Actor, game: TestGame) =>
    call<Listed>(admin, "list_penalties($1)", game.seasonId);
  const review = (admin: Actor, game: TestGame, player: string, decision: string, until?: string) =>
    call(
      admin,
      "review_suspension($1, $2, $3, $4, $5)",
      game.seasonId,
      player,
      decision,
      until ?? null,
      "Talked to the captain",
    );

  async function periodsOf(reader: Actor, player: string) {
    const rows = await runAs(database(), reader, (tx) =>
      tx.query<{ periods: { from: string; until: string | null }[] }>(
        "select periods from player_suspensions where player_id = $1",
        [player],
      ),
    );
    return rows[0]?.periods ?? null;
  }

  async function stored(id: string) {
    const [row] = await database().query<Record<string, unknown>>(
      "select * from unsportsmanlike_penalties where id = $1",
      [id],
    );
    return row;
  }

  const dayFromToday = async (days: number) => {
    const [row] = await database().query<{ day: string }>(
      "select (private.league_today() + $1::int)::text as day",
      [days],
    );
    return row?.day ?? "";
  };

  /** A game of the same teams, `days` from today. */
  async function gameOn(game: TestGame, days: number): Promise<string> {
    const id = crypto.randomUUID();
    await database().query(
      `insert into games (id, league_id, game_date, team_visitor_id, team_home_id)
       values ($1, $2, $3::date, $4, $5)`,
      [id, game.leagueId, await dayFromToday(days), game.visitor.id, game.home.id],
    );
    return id;
  }

  async function suspend(actor: Actor, player: string, gameIds: readonly string[]) {
    for (const gameId of gameIds) await add(actor, { player_id: player, game_id: gameId });
  }

  test("a collector adds and never reads: the text stands in nothing they can ask for", async () => {
    const { game, collector, admin, player } = await league();
    const opId = crypto.randomUUID();
    const penalty = { player_id: player, game_id: game.id };
    const answers = [
      await add(collector, penalty, opId),
      await add(collector, penalty, opId),
      await add(collector, { ...penalty, incident_description: `${TEXT}!` }, opId),
    ];
    expect(answers.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      "applied",
      "duplicate",
      "id_reused",
    ]);
    expect(await stored(opId)).toMatchObject({
      incident_description: TEXT,
      incident_type: "unsportsmanlike",
      season_id: game.seasonId,
      recorded_by: collector.userId,
    });
    answers.push(await remove(collector, opId));
    for (const relation of Object.keys(RELATIONS)) {
      const rows = await runAs(database(), collector, (tx) =>
        tx.query<{ n: number }>(
          `select count(*)::int as n from ${relation} r where strpos(r::text, 'Zxq') > 0`,
        ),
      ).catch((error: { code?: string }) => [{ n: error.code === "42501" ? 0 : 1 }]);
      expect([relation, rows[0]?.n]).toEqual([relation, 0]);
    }
    expect(JSON.stringify(answers)).not.toContain("Zxq");
    for (const closed of ["list_penalties($1)", "restore_penalty($1)"]) {
      await expect(call(collector, closed, game.seasonId)).rejects.toMatchObject({ code: "42501" });
    }
    expect((await list(admin, game)).penalties[0]).toMatchObject({ penalty_id: opId });
  });

  test("the same op_id of somebody else is no duplicate", async () => {
    const { game, collector, player } = await league();
    const opId = crypto.randomUUID();
    const other = await insertAccount(database(), "other");
    const penalty = { player_id: player, game_id: game.id };
    await add(collector, penalty, opId);
    expect(await add(other, penalty, opId)).toMatchObject({ reason: "id_reused" });
    expect(await stored(opId)).toMatchObject({ recorded_by: collector.userId });
  });

  test("player and game belong to the season, and the person to the game", async () => {
    const { game, collector, player } = await league();
    const other = await createGame(database());
    const gone = await createGame(database());
    await database().query("update seasons set deleted_at = now() where id = $1", [gone.seasonId]);
    const unknown = crypto.randomUUID();
    const cases: readonly (readonly [object, string])[] = [
      [{ player_id: player, game_id: other.id }, "other_season"],
      [{ player_id: player, season_id: other.seasonId }, "other_season"],
      [{ player_id: player, game_id: game.id, season_id: other.seasonId }, "other_season"],
      [{ player_id: player, game_id: unknown }, "unknown_game"],
      [{ player_id: player, season_id: unknown }, "unknown_season"],
      [{ player_id: unknown, game_id: game.id }, "unknown_player"],
      [{ player_id: gone.visitor.players[0], game_id: gone.id }, "unknown_season"],
      [{ player_id: player }, "season_required"],
      [{ game_id: game.id }, "player_required"],
      [{ player_id: 7, game_id: game.id }, "invalid"],
      [{ player_id: player, game_id: "now" }, "invalid"],
      [{ player_id: player, game_id: game.id, incident_type: "red card" }, "type_invalid"],
      [
        { player_id: player, game_id: game.id, incident_description: " \n " },
        "description_required",
      ],
      [
        { player_id: player, game_id: game.id, incident_description: "n".repeat(2001) },
        "description_too_long",
      ],
    ];
    for (const [penalty, reason] of cases) {
      const opId = crypto.randomUUID();
      expect(await add(collector, penalty, opId)).toEqual({
        op_id: opId,
        outcome: "rejected",
        reason,
      });
      expect(await stored(opId)).toBeUndefined();
    }
    const stranger = crypto.randomUUID();
    const elsewhere = crypto.randomUUID();
    await database().query("insert into teams (id, league_id, name) values ($1, $2, 'Third')", [
      elsewhere,
      game.leagueId,
    ]);
    await database().query("insert into players (id, team_id, name) values ($1, $2, 'Cy')", [
      stranger,
      elsewhere,
    ]);
    const inGame = { player_id: stranger, game_id: game.id };
    expect(await add(collector, inGame)).toMatchObject({ reason: "not_in_game" });
    await database().query("update players set team_id = $2 where id = $1", [player, elsewhere]);
    expect(await add(collector, { player_id: player, game_id: game.id })).toMatchObject({
      outcome: "applied",
    });
  });

  test("counts are of a person: merged players are one, before and after (D66)", async () => {
    const { game, collector, admin, player, mate } = await league();
    const counts = async () =>
      (await list(admin, game)).penalties.map((one) => [one.season_count, one.game_count]);
    await suspend(collector, player, [game.id, game.id]);
    await suspend(collector, mate, [await gameOn(game, -1)]);
    expect(await counts()).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
    expect(await periodsOf(collector, player)).toBeNull();

    await call(admin, "merge_players($1, $2)", mate, player);
    expect(await counts()).toEqual([
      [3, 1],
      [3, 2],
      [3, 2],
    ]);
    const suspended = await periodsOf(collector, player);
    expect(suspended).toHaveLength(1);
    expect(await periodsOf(collector, mate)).toEqual(suspended);

    await call(admin, "unmerge_player($1)", mate);
    expect(await periodsOf(collector, player)).toBeNull();
    expect(await periodsOf(collector, mate)).toBeNull();
    await call(admin, "merge_players($1, $2)", player, mate);
    expect(await periodsOf(collector, mate)).toEqual(suspended);
    const [{ id: other } = { id: "" }] = await database().query<{ id: string }>(
      "insert into teams (league_id, name) values ($1, 'Third') returning id",
      [game.leagueId],
    );
    await database().query("update players set team_id = $2 where id = $1", [mate, other]);
    expect((await counts())[0]).toEqual([3, 1]);
  });

  test("players merged one into another are one person, and come apart as they were (D33, D66)", async () => {
    const { game, collector, admin, player, mate } = await league();
    const [, , third = ""] = game.visitor.players;
    for (const one of [player, mate, third]) await suspend(collector, one, [game.id]);
    const suspended = async () =>
      Promise.all([player, mate, third].map((one) => periodsOf(collector, one)));
    await call(admin, "merge_players($1, $2)", player, mate);
    expect(await suspended()).toEqual([null, null, null]);
    await call(admin, "merge_players($1, $2)", mate, third);
    const [periods] = await suspended();
    expect(periods).toHaveLength(1);
    expect(await suspended()).toEqual([periods, periods, periods]);
    // Recorded for whoever the phone still knew, and reviewed under the old name.
    await review(admin, game, player, "ended");
    await suspend(collector, player, [game.id]);
    expect((await list(admin, game)).suspensions).toMatchObject([
      { person_id: third, season_count: 4, is_open: true },
    ]);
    await call(admin, "unmerge_player($1)", mate);
    expect((await suspended()).at(2)).toBeNull();
    expect((await list(admin, game)).penalties.map((one) => one.season_count).sort()).toEqual([
      1, 3, 3, 3,
    ]);
    expect((await suspended()).slice(0, 2)).toEqual([expect.any(Array), expect.any(Array)]);
  });

  test("a removed penalty counts nowhere, keeps its row, and comes back", async () => {
    const { game, collector, admin, player } = await league();
    const stranger = await insertAccount(database(), "stranger");
    const id = crypto.randomUUID();
    await suspend(admin, player, [game.id, game.id]);
    await add(collector, { player_id: player, game_id: game.id }, id);
    expect(await periodsOf(collector, player)).toHaveLength(1);

    expect(await remove(stranger, id)).toMatchObject({ reason: "unknown_penalty" });
    expect(await stored(id)).toMatchObject({ removed_at: null });
    const opId = crypto.randomUUID();
    expect(await remove(collector, id, opId)).toMatchObject({ outcome: "applied" });
    expect(await remove(collector, id, opId)).toMatchObject({ outcome: "duplicate" });
    expect(await stored(id)).toMatchObject({
      incident_description: TEXT,
      removed_by: collector.userId,
    });
    expect(await periodsOf(collector, player)).toBeNull();
    const listed = (await list(admin, game)).penalties;
    expect(listed.map((one) => [one.season_count, one.removed_at === null])).toEqual([
      [2, false],
      [2, true],
      [2, true],
    ]);

    expect(await call(admin, "restore_penalty($1)", id)).toEqual({ outcome: "applied" });
    expect(await call(admin, "restore_penalty($1)", id)).toEqual({ outcome: "unchanged" });
    expect(await periodsOf(collector, player)).toHaveLength(1);
    const audit = await database().query<{ action: string }>(
      "select action from audit_log where object_id = $1 order by id",
      [id],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      "penalty.added",
      "penalty.removed",
      "penalty.restored",
    ]);
  });

  test("a review ends a suspension or sets its last day; a later penalty suspends again", async () => {
    const { game, collector, admin, player } = await league();
    const [before, first, today] = [
      await gameOn(game, -6),
      await gameOn(game, -5),
      await gameOn(game, 0),
    ];
    expect(await review(admin, game, player, "ended")).toMatchObject({ reason: "not_suspended" });
    await suspend(collector, player, [before, first, first]);
    const from = await dayFromToday(-5);
    expect(await periodsOf(collector, player)).toEqual([{ from, until: null }]);

    await expect(review(collector, game, player, "ended")).rejects.toMatchObject({ code: "42501" });
    expect(await review(admin, game, player, "until", await dayFromToday(-1))).toMatchObject({
      reason: "until_invalid",
    });
    const later = await dayFromToday(20);
    expect(await review(admin, game, player, "until", later)).toMatchObject({ outcome: "applied" });
    expect(await periodsOf(collector, player)).toEqual([{ from, until: later }]);
    await review(admin, game, player, "ended");
    const yesterday = await dayFromToday(-1);
    expect(await periodsOf(collector, player)).toEqual([{ from, until: yesterday }]);
    await review(admin, game, player, "stands");
    expect(await periodsOf(collector, player)).toEqual([{ from, until: null }]);
    await review(admin, game, player, "ended");
    expect((await list(admin, game)).suspensions).toMatchObject([
      { person_id: player, is_open: false, note: "Talked to the captain" },
    ]);

    // Sent late, of a game before the review: the days that were judged stay as they are.
    await suspend(collector, player, [before]);
    expect(await periodsOf(collector, player)).toEqual([
      { from, until: yesterday },
      { from: yesterday, until: null },
    ]);
    await review(admin, game, player, "ended");
    await suspend(collector, player, [today]);
    const periods = await periodsOf(collector, player);
    expect(periods?.at(-1)).toEqual({ from: await dayFromToday(0), until: null });
    for (let days = -8; days <= 30; days += 1) {
      const day = await dayFromToday(days);
      const [row] = await database().query<{ is: boolean }>(
        "select private.was_suspended($1, $2::date) as is",
        [JSON.stringify(periods), day],
      );
      expect([day, row?.is]).toEqual([day, wasSuspended({ suspensions: periods ?? [] }, day)]);
    }
  });

  test("a check-in of a suspended player is taken, with its reason for admins alone (D28)", async () => {
    const { game, collector, admin, player, mate } = await league();
    const [before, after] = [await gameOn(game, -3), await gameOn(game, 3)];
    await suspend(collector, player, [await gameOn(game, 0), before, before]);
    const device = new PushingDevice();
    for (const gameId of [before, after]) {
      const answer = await push(database(), collector, gameId, device.id, [
        device.event("roster.changed.v1", {
          team_id: game.visitor.id,
          add: [player, mate],
          overrides: [{ player_id: player, reason: "The board allows it" }],
        }),
      ]);
      expect(answer.receipts).toMatchObject([{ outcome: "applied" }]);
    }
    const reasons = (reader: Actor) =>
      runAs(database(), reader, (tx) => tx.query("select reason from roster_overrides"));
    expect(await reasons(collector)).toEqual([]);
    expect((await list(admin, game)).suspensions[0]?.check_ins).toMatchObject([
      { game_id: after, reason: "The board allows it" },
    ]);
    expect(await reasons(SERVICE)).toHaveLength(2);
  });

  test("an import checks a suspended player in and says so: in the log, the list and the answer (D28)", async () => {
    const { game, collector, admin, player, mate } = await league();
    const [before, after] = [await gameOn(game, -3), await gameOn(game, 3)];
    await suspend(collector, player, [await gameOn(game, 0), before, before]);
    const file = { [player]: { tackles: 1 }, [mate]: { tackles: 2 } };
    const bring = (id: string) => importStats(database(), admin, { ...game, id }, file);
    const places = (id: string) =>
      database().query("select player_id from game_rosters where game_id = $1 order by player_id", [
        id,
      ]);
    const both = [player, mate].sort().map((player_id) => ({ player_id }));
    expect(await bring(before)).toMatchObject({ outcome: "applied", suspended: 0 });
    const answer = await bring(after);
    expect(answer).toMatchObject({ outcome: "applied", roster_added: 2, suspended: 1 });
    expect(await places(after)).toEqual(both);
    const reason = "Stands in the imported file week-1.csv";
    expect((await list(admin, game)).suspensions[0]?.check_ins).toMatchObject([
      { game_id: after, reason },
    ]);
    const reasons = () =>
      database().query(
        "select game_id, player_id, reason from roster_overrides where game_id = any ($1)",
        [[before, after]],
      );
    expect(await reasons()).toEqual([{ game_id: after, player_id: player, reason }]);
    expect(await database().query("select * from verify_totals($1)", [after])).toEqual([]);

    await undoImport(database(), admin, answer.batch_id);
    expect(await reasons()).toEqual([]);
    expect(await places(after)).toEqual([]);
    expect((await list(admin, game)).suspensions[0]?.check_ins).toEqual([]);
  });

  test("nothing of a deleted season counts or is shown", async () => {
    const { game, collector, admin, player } = await league();
    await suspend(collector, player, [game.id, game.id, game.id]);
    await database().query("update seasons set deleted_at = now() where id = $1", [game.seasonId]);
    expect(await periodsOf(collector, player)).toBeNull();
    expect(await list(admin, game)).toBeNull();
    expect(await review(admin, game, player, "ended")).toMatchObject({ reason: "not_suspended" });
  });

  test("a person who is no admin records 20 in ten minutes; more wait, and none is lost (I2)", async () => {
    const { game, collector, admin, player } = await league();
    await database().query(
      `insert into unsportsmanlike_penalties (player_id, season_id, incident_description, recorded_by)
       select $1, $2, 'Shouting', $3 from generate_series(1, 20)`,
      [player, game.seasonId, collector.userId],
    );
    const penalty = { player_id: player, game_id: game.id };
    const opId = crypto.randomUUID();
    await expect(add(collector, penalty, opId)).rejects.toMatchObject({ code: "PT429" });
    expect(await stored(opId)).toBeUndefined();
    expect(await add(admin, penalty)).toMatchObject({ outcome: "applied" });
    await database().query(
      "update unsportsmanlike_penalties set created_at = created_at - interval '11 minutes' where recorded_by = $1",
      [collector.userId],
    );
    expect(await add(collector, penalty, opId)).toMatchObject({ outcome: "applied" });
  });
});
