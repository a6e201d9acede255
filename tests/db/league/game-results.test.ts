import { beforeEach, describe, expect, test } from "vitest";
import type { SqlTransaction } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { type PushAnswer, PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { waitForLocks } from "../../helpers/database/lock-waits.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Answer = Readonly<Record<string, unknown>>;

const refused = (reason: string) => ({ outcome: "rejected", reason });

onEachEngine("results of games that nobody collected (D31a, D46a, D62)", (database) => {
  let admin: Actor;
  let game: TestGame;
  let owls: string;

  beforeEach(async () => {
    admin = await insertAccount(database(), "league admin", { profile: { role: "admin" } });
    game = await createGame(database());
    owls = crypto.randomUUID();
    await query("insert into teams (id, league_id, name) values ($1, $2, 'Owls')", [
      owls,
      game.leagueId,
    ]);
  });

  const query = (sql: string, values: readonly unknown[]) => database().query(sql, [...values]);

  async function answerOf(tx: SqlTransaction, sql: string, values: readonly unknown[]) {
    const [row] = await tx.query<{ answer: Answer }>(`select ${sql} as answer`, [...values]);
    if (row === undefined) throw new Error("no answer");
    return row.answer;
  }

  const call = (sql: string, ...values: unknown[]) =>
    runAs(database(), admin, (tx) => answerOf(tx, sql, values));
  const mark = (outcome: string | null, winner: string | null = null, although = false) =>
    call("set_game_outcome($1, $2, $3, $4)", game.id, outcome, winner, although);
  const row = async (id = game.id) => {
    const [found] = await query(
      `select team_visitor_id, team_home_id, game_date::text, game_time, field_location, outcome,
         winner_team_id, team_visitor_score, team_home_score, is_completed, provider_visitor_score,
         provider_home_score, provider_completed, set_by_hand, archived_at is not null as is_archived
       from games where id = $1`,
      [id],
    );
    return found;
  };
  const record = async (team: string) => {
    const [found] = await query(
      `select wins, losses, draws, forfeit_wins, forfeit_losses, games_played, points_scored
       from standings where team_id = $1`,
      [team],
    );
    return found;
  };
  const differences = () =>
    runAs(database(), admin, (tx) => tx.query("select * from verify_totals($1)", [game.id]));
  const audited = (action: string) =>
    query("select before, after from audit_log where object_id = $1 and action = $2 order by id", [
      game.id,
      action,
    ]);

  function touchdown(): Promise<PushAnswer> {
    const device = new PushingDevice();
    return push(database(), admin, game.id, device.id, [
      device.rush(game.visitor.id, game.visitor.players[0] ?? null),
    ]);
  }

  describe("set_game_outcome", () => {
    test("a forfeit counts as forfeit win and loss and as nothing else; normal takes it back", async () => {
      expect(await mark("forfeit", game.home.id)).toEqual({ outcome: "applied" });
      expect(await record(game.home.id)).toMatchObject({
        wins: 0,
        forfeit_wins: 1,
        games_played: 0,
      });
      expect(await record(game.visitor.id)).toMatchObject({ losses: 0, forfeit_losses: 1 });
      expect(await mark("forfeit", game.home.id)).toEqual({ outcome: "unchanged" });
      expect(await mark("forfeit", game.visitor.id)).toEqual({ outcome: "applied" });
      expect(await record(game.home.id)).toMatchObject({ forfeit_wins: 0, forfeit_losses: 1 });
      expect(await mark("normal")).toEqual({ outcome: "applied" });
      expect(await record(game.home.id)).toMatchObject({ forfeit_wins: 0, forfeit_losses: 0 });
      expect(await row()).toMatchObject({ outcome: "normal", winner_team_id: null });
      expect(await audited("game.outcome")).toMatchObject([
        {
          before: { outcome: "normal", winner_team_id: null },
          after: { outcome: "forfeit", winner_team_id: game.home.id },
        },
        { after: { winner_team_id: game.visitor.id } },
        { before: { outcome: "forfeit" }, after: { outcome: "normal", winner_team_id: null } },
      ]);
    });

    test.each([
      ["forfeit", null],
      ["cancelled", "home"],
      ["normal", "home"],
      ["won", null],
      [null, null],
    ])("%j with the winner %j is no outcome", async (outcome, winner) => {
      await expect(mark(outcome, winner === null ? null : game.home.id)).rejects.toMatchObject({
        code: "22023",
      });
    });

    test("only a team of the game wins it", async () => {
      expect(await mark("forfeit", owls)).toEqual(refused("unknown_team"));
      expect(await call("set_game_outcome($1, 'cancelled')", crypto.randomUUID())).toEqual(
        refused("unknown_game"),
      );
    });

    test("the winner of a forfeit stays one of its teams", async () => {
      await mark("forfeit", game.visitor.id);
      const changes = JSON.stringify({ team_visitor_id: owls });
      expect(await call("update_game($1, $2::text::jsonb)", game.id, changes)).toEqual(
        refused("won_by_forfeit"),
      );
    });

    test("an outcome on a collected game asks first, and leaves its plays and totals alone", async () => {
      await touchdown();
      expect(await mark("cancelled")).toEqual(refused("collected"));
      expect(await row()).toMatchObject({ outcome: "normal" });
      expect(await mark("cancelled", null, true)).toEqual({ outcome: "applied" });
      expect(await row()).toMatchObject({ outcome: "cancelled", team_visitor_score: 6 });
      expect(await differences()).toEqual([]);
    });
  });

  test("a final score without a roster or a stat counts everywhere, and re-open undoes it", async () => {
    const device = new PushingDevice();
    const score = { visitor: 21, home: 14 };
    const seen = { seen_epoch: 0, seen_state: "open" };
    await push(database(), admin, game.id, device.id, [
      device.event("score.overridden.v1", score),
      device.event("game.finalized.v1", seen),
    ]);
    expect(await row()).toMatchObject({
      is_completed: true,
      team_visitor_score: 21,
      team_home_score: 14,
    });
    expect(await record(game.visitor.id)).toMatchObject({
      wins: 1,
      games_played: 1,
      points_scored: 21,
    });
    expect(await differences()).toEqual([]);
    await push(database(), admin, game.id, device.id, [
      device.event("game.reopened.v1", { seen_epoch: 0, seen_state: "final" }),
    ]);
    expect(await row()).toMatchObject({ is_completed: false });
    expect(await record(game.visitor.id)).toMatchObject({ wins: 0, games_played: 0 });
    expect(await differences()).toEqual([]);
  });

  describe("private.apply_provider_game", () => {
    const facts = () => ({
      team_visitor_id: game.visitor.id,
      team_home_id: game.home.id,
      game_date: "2026-11-21",
      game_time: "19:00",
      field_location: "Field 1",
      week_number: 4,
      is_playoff: false,
      visitor_score: 0,
      home_score: 0,
      is_completed: false,
    });
    const APPLY = "private.apply_provider_game($1, 'p9', $2::text::jsonb)";
    const apply = (more: Answer = {}) =>
      database().transaction((tx) =>
        answerOf(tx, APPLY, [game.leagueId, JSON.stringify({ ...facts(), ...more })]),
      );

    beforeEach(() => query("update games set provider_id = 'p9' where id = $1", [game.id]));

    test("makes a game at its first mention, changes it later, and the same facts change nothing", async () => {
      await query("update games set provider_id = null where id = $1", [game.id]);
      const first = await apply();
      expect(first).toEqual({
        outcome: "applied",
        is_collected: false,
        game_id: expect.any(String),
      });
      expect(await apply()).toEqual({ ...first, outcome: "unchanged" });
      expect(await apply({ is_completed: true, visitor_score: 21, home_score: 20 })).toEqual(first);
      expect(await row(String(first.game_id))).toMatchObject({
        game_time: "19:00",
        team_visitor_score: 21,
        team_home_score: 20,
        is_completed: true,
        set_by_hand: [],
      });
    });

    test("what a person set by hand stays (D62)", async () => {
      const changes = JSON.stringify({ game_time: "20:15", field_location: "Dome" });
      await call("update_game($1, $2::text::jsonb)", game.id, changes);
      await mark("postponed");
      await apply({ game_date: "2026-11-22", is_completed: true, visitor_score: 7 });
      expect(await row()).toMatchObject({
        game_date: "2026-11-22",
        game_time: "20:15",
        field_location: "Dome",
        outcome: "postponed",
        is_completed: false,
        team_visitor_score: 0,
        provider_visitor_score: 7,
      });
      await call("archive_game($1)", game.id);
      await apply();
      expect(await row()).toMatchObject({ is_archived: true });
    });

    test("a game that was archived as missing comes back", async () => {
      await query("update games set archived_at = now() where id = $1", [game.id]);
      expect(await apply()).toMatchObject({ outcome: "applied" });
      expect(await row()).toMatchObject({ is_archived: false });
    });

    test("other teams take the result of the old ones with them", async () => {
      await apply({ is_completed: true, visitor_score: 21 });
      await apply({ team_visitor_id: owls });
      expect(await row()).toMatchObject({
        team_visitor_id: owls,
        team_visitor_score: 0,
        is_completed: false,
      });
    });

    test("unknown leagues and teams are said", async () => {
      const other = await createGame(database());
      expect(await apply({ team_home_id: other.home.id })).toEqual(refused("unknown_team"));
      expect(await apply({ team_home_id: game.visitor.id })).toEqual(refused("same_team"));
      await query("update seasons set deleted_at = now() where id = $1", [game.seasonId]);
      expect(await apply()).toEqual(refused("unknown_league"));
    });

    test("of a collected game only the provider's own result is kept, beside it (D31a)", async () => {
      await touchdown();
      expect(
        await apply({
          team_visitor_id: owls,
          game_date: "2026-12-24",
          field_location: "Elsewhere",
          visitor_score: 30,
          home_score: 20,
          is_completed: true,
        }),
      ).toMatchObject({ outcome: "applied", is_collected: true });
      expect(await row()).toMatchObject({
        team_visitor_id: game.visitor.id,
        game_date: "2026-11-21",
        field_location: null,
        team_visitor_score: 6,
        is_completed: false,
        provider_visitor_score: 30,
        provider_completed: true,
      });
      expect(await differences()).toEqual([]);
    });

    const changeVisitor = {
      "a provider's run": (tx: SqlTransaction) =>
        answerOf(tx, APPLY, [
          game.leagueId,
          JSON.stringify({ ...facts(), team_visitor_id: owls, visitor_score: 30 }),
        ]),
      "an admin": (tx: SqlTransaction) =>
        answerOf(tx, "update_game($1, $2::text::jsonb)", [
          game.id,
          JSON.stringify({ team_visitor_id: owls }),
        ]),
    };
    /** The provider's run is the server's; an admin has a role and claims. */
    const inTurn = (who: keyof typeof changeVisitor, after = async () => {}) => {
      const work = async (tx: SqlTransaction) => {
        await changeVisitor[who](tx);
        await after();
      };
      return who === "an admin" ? runAs(database(), admin, work) : database().transaction(work);
    };

    describe.each(Object.keys(changeVisitor) as (keyof typeof changeVisitor)[])(
      "%s changes the visitor at the moment of a push",
      (who) => {
        test("the push comes first: the game keeps its teams and its score", async () => {
          const device = new PushingDevice();
          const event = device.rush(game.visitor.id, game.visitor.players[0] ?? null);
          const changes: Promise<unknown>[] = [];
          await runAs(database(), admin, async (tx) => {
            await tx.query("select push_game_events($1, $2, $3::jsonb)", [
              game.id,
              device.id,
              JSON.stringify([event]),
            ]);
            changes.push(inTurn(who));
            await waitForLocks(database());
          });
          await Promise.all(changes);
          expect(await row()).toMatchObject({
            team_visitor_id: game.visitor.id,
            team_visitor_score: 6,
            is_completed: false,
          });
          expect(await differences()).toEqual([]);
        });

        test("the change comes first: the push counts nothing for a team that left, and says so", async () => {
          const pushes: Promise<PushAnswer>[] = [];
          await inTurn(who, async () => {
            pushes.push(touchdown());
            await waitForLocks(database());
          });
          const [answer] = await Promise.all(pushes);
          expect(answer?.receipts).toMatchObject([{ outcome: "applied" }]);
          expect(await row()).toMatchObject({ team_visitor_id: owls });
          const flags = await query("select flags from stat_events where game_id = $1", [game.id]);
          expect(flags).toEqual([{ flags: ["unknown_team"] }]);
          expect(await differences()).toEqual([]);
        });
      },
    );
  });
});
