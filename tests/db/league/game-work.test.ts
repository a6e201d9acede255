import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Answer {
  readonly outcome: string;
  readonly reason?: string;
  readonly game_id?: string;
}

const refused = (reason: string) => ({ outcome: "rejected", reason });

onEachEngine("games entered by hand (D12, D48, D62, security rule 19)", (database) => {
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

  async function call(sql: string, values: readonly unknown[]): Promise<Answer> {
    const [row] = await runAs(database(), admin, (tx) =>
      tx.query<{ answer: Answer }>(`select ${sql} as answer`, [...values]),
    );
    if (row === undefined) throw new Error("no answer");
    return row.answer;
  }

  const create = (fields: unknown, league = game.leagueId) =>
    call("create_game($1, $2::text::jsonb)", [league, JSON.stringify(fields)]);
  const update = (changes: unknown, id = game.id) =>
    call("update_game($1, $2::text::jsonb)", [id, JSON.stringify(changes)]);
  const collect = () => {
    const device = new PushingDevice();
    return push(database(), admin, game.id, device.id, [
      device.rush(game.visitor.id, game.visitor.players[0] ?? null),
    ]);
  };
  const between = () => ({
    team_visitor_id: game.visitor.id,
    team_home_id: game.home.id,
    game_date: "2026-11-01",
  });

  async function gameRow(id: string | undefined) {
    const [row] = await query(
      `select season_id, league_id, team_visitor_id, team_home_id, game_date::text, game_time,
         field_location, week_number, is_playoff, team_visitor_score, team_home_score,
         is_completed, set_by_hand, archived_at is not null as is_archived
       from games where id = $1`,
      [id],
    );
    return row;
  }

  const audited = (id: string | undefined) =>
    query(
      "select actor_id, action, before, after from audit_log where object_type = 'game' and object_id = $1 and action like 'game.%' order by id",
      [id],
    );

  test("a game is entered with its plain day and league-local time, as typed (D48)", async () => {
    const { game_id, outcome } = await create({
      ...between(),
      game_time: "23:30",
      field_location: " Field 2 ",
      week_number: 3,
      is_playoff: true,
    });
    expect(outcome).toBe("applied");
    expect(await gameRow(game_id)).toMatchObject({
      ...between(),
      season_id: game.seasonId,
      league_id: game.leagueId,
      game_time: "23:30",
      field_location: "Field 2",
      week_number: 3,
      is_playoff: true,
      set_by_hand: [
        "field_location",
        "game_date",
        "game_time",
        "is_playoff",
        "team_home_id",
        "team_visitor_id",
        "week_number",
      ],
    });
    expect(await audited(game_id)).toMatchObject([
      { actor_id: admin.userId, action: "game.created", before: null, after: between() },
    ]);
  });

  test.each(["02:30", "01:30", "00:00", "23:30"])(
    "on the nights of the clock change %s stays as typed, whatever the league's zone",
    async (time) => {
      for (const zone of ["America/New_York", "Pacific/Kiritimati"]) {
        await query("update app_settings set league_time_zone = $1", [zone]);
        for (const day of ["2026-03-08", "2026-11-01"]) {
          const { game_id } = await create({ ...between(), game_date: day, game_time: time });
          expect(await gameRow(game_id)).toMatchObject({ game_date: day, game_time: time });
        }
      }
      await query("update app_settings set league_time_zone = default", []);
    },
  );

  test("what cannot be played is refused with its reason", async () => {
    const other = await createGame(database());
    expect(await create(between(), crypto.randomUUID())).toEqual(refused("unknown_league"));
    expect(await create({ ...between(), team_home_id: game.visitor.id })).toEqual(
      refused("same_team"),
    );
    expect(await create({ ...between(), team_home_id: other.home.id })).toEqual(
      refused("unknown_team"),
    );
    await query("update teams set archived_at = now() where id = $1", [owls]);
    expect(await create({ ...between(), team_home_id: owls })).toEqual(refused("unknown_team"));
    await query("update leagues set archived_at = now() where id = $1", [game.leagueId]);
    expect(await create(between())).toEqual(refused("league_archived"));
    await query("update seasons set deleted_at = now() where id = $1", [game.seasonId]);
    expect(await create(between())).toEqual(refused("unknown_league"));
    expect(await update({ week_number: 2 })).toEqual(refused("unknown_game"));
    expect(await call("archive_game($1)", [game.id])).toEqual(refused("unknown_game"));
  });

  test.each([
    [{ game_date: "2026-02-30" }, /game_date/],
    [{ game_date: "01.11.2026" }, /game_date/],
    [{ game_date: null }, /game_date/],
    [{ game_time: "24:00" }, /game_time/],
    [{ game_time: "7:30" }, /game_time/],
    [{ field_location: 2 }, /field_location/],
    [{ week_number: 1.5 }, /week_number/],
    [{ week_number: "3" }, /week_number/],
    [{ is_playoff: null }, /is_playoff/],
    [{ team_home_id: "Homers" }, /team_home_id/],
    [{ team_visitor_score: 6 }, /team_visitor_score/],
    [{ league_id: crypto.randomUUID() }, /league_id/],
  ])("%j is no change of a game, and the sentence names the field", async (changes, named) => {
    await expect(update(changes)).rejects.toMatchObject({
      code: "22023",
      message: expect.stringMatching(named),
    });
  });

  test("update_game changes what it names, remembers it, and writes one audit row", async () => {
    expect(await update({ game_time: "18:15", field_location: "F1" })).toEqual({
      outcome: "applied",
    });
    expect(await update({ field_location: null })).toEqual({ outcome: "applied" });
    expect(await update({ field_location: "", game_time: "18:15" })).toEqual({
      outcome: "unchanged",
    });
    expect(await gameRow(game.id)).toMatchObject({
      game_date: "2026-11-21",
      game_time: "18:15",
      field_location: null,
      set_by_hand: ["field_location", "game_time"],
    });
    expect(await audited(game.id)).toMatchObject([
      { action: "game.updated", before: { game_time: null }, after: { game_time: "18:15" } },
      { before: { field_location: "F1" }, after: { field_location: null } },
    ]);
  });

  describe("the teams", () => {
    test("change while nothing was collected, and a provider's result of other teams goes", async () => {
      await query(
        `update games set is_completed = true, provider_completed = true, team_visitor_score = 21,
           team_home_score = 20, provider_visitor_score = 21, provider_home_score = 20 where id = $1`,
        [game.id],
      );
      expect(await update({ team_visitor_id: owls })).toEqual({ outcome: "applied" });
      expect(await gameRow(game.id)).toMatchObject({
        team_visitor_id: owls,
        team_visitor_score: 0,
        team_home_score: 0,
        is_completed: false,
      });
      expect(await update({ team_visitor_id: game.home.id, team_home_id: owls })).toEqual({
        outcome: "applied",
      });
      expect(await update({ team_visitor_id: owls })).toEqual(refused("same_team"));
    });

    test("never change once there is a log, or something in custody", async () => {
      await collect();
      expect(await update({ team_visitor_id: owls })).toEqual(refused("collected"));
      expect(
        await update({ team_visitor_id: game.home.id, team_home_id: game.visitor.id }),
      ).toEqual(refused("collected"));
      await expect(
        query("update games set team_home_id = $2 where id = $1", [game.id, owls]),
      ).rejects.toMatchObject({ code: "42501" });
      const { game_id: held } = await create(between());
      const device = new PushingDevice();
      const { receipts } = await push(database(), admin, held ?? "", device.id, [
        device.tackle(game.home.id, null, 1),
      ]);
      expect(receipts).toMatchObject([{ outcome: "held_late" }]);
      expect(await update({ team_visitor_id: owls }, held)).toEqual(refused("collected"));
      expect(await update({ game_time: "10:00" }, held)).toEqual({ outcome: "applied" });
    });

    test("the totals of a collected game agree with its log after every change of its schedule (I15)", async () => {
      await collect();
      await update({ game_date: "2026-11-28", is_playoff: true, week_number: 9 });
      const differences = await runAs(database(), admin, (tx) =>
        tx.query("select * from verify_totals($1)", [game.id]),
      );
      expect(differences).toEqual([]);
    });

    test("another day makes the marks of that day (D28)", async () => {
      const [player = ""] = game.visitor.players;
      await query("update players set is_ir = true, ir_date = '2026-11-25' where id = $1", [
        player,
      ]);
      await collect();
      const flags = async () =>
        (await query("select flags from stat_events where game_id = $1", [game.id]))[0]?.flags;
      expect(await flags()).toEqual([]);
      await update({ game_date: "2026-11-28" });
      expect(await flags()).toEqual(["injured"]);
    });
  });

  test("an archived game leaves the figures, still takes events, and comes back (D65)", async () => {
    const touchdowns = async () => {
      const [row] = await query(
        "select total_rush_td::integer as n from team_season_stats where team_id = $1",
        [game.visitor.id],
      );
      return row?.n;
    };
    await collect();
    expect(await call("archive_game($1)", [game.id])).toEqual({ outcome: "applied" });
    expect(await call("archive_game($1)", [game.id])).toEqual({ outcome: "unchanged" });
    expect(await touchdowns()).toBe(0);
    expect((await collect()).receipts).toMatchObject([{ outcome: "applied" }]);
    await query("update leagues set archived_at = now() where id = $1", [game.leagueId]);
    expect(await call("restore_game($1)", [game.id])).toEqual(refused("league_archived"));
    await query("update leagues set archived_at = null where id = $1", [game.leagueId]);
    expect(await call("restore_game($1)", [game.id])).toEqual({ outcome: "applied" });
    expect(await call("restore_game($1)", [game.id])).toEqual({ outcome: "unchanged" });
    expect(await touchdowns()).toBe(2);
    const actions = (await audited(game.id)).map((row) => row.action);
    expect(actions.filter((action) => action !== "game.events_pushed")).toEqual([
      "game.archived",
      "game.restored",
    ]);
  });
});
