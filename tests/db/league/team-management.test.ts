import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Answer = { readonly outcome: string; readonly reason?: string };

const DIVISIONS = JSON.stringify([
  { id: "e", name: "East" },
  { id: "w", name: "West" },
]);

onEachEngine("Team Management (P §2, D12, D33, D36a, D49, security rules 5, 8, 19)", (database) => {
  let admin: Actor;
  let collector: Actor;
  let game: TestGame;
  let player: string;
  let mate: string;

  beforeEach(async () => {
    admin = await insertAccount(database(), "team admin", { profile: { role: "admin" } });
    collector = await insertAccount(database(), "collector", { profile: { is_collector: true } });
    game = await createGame(database());
    [player = "", mate = ""] = game.home.players;
    await set("update leagues set divisions_data = $2 where id = $1", game.leagueId, DIVISIONS);
  });

  const set = (sql: string, ...values: unknown[]) => database().query(sql, values);

  async function call(actor: Actor, sql: string, ...values: unknown[]): Promise<Answer> {
    const [row] = await runAs(database(), actor, (tx) =>
      tx.query<{ answer: Answer }>(`select ${sql} as answer`, values),
    );
    if (row === undefined) throw new Error("no answer");
    return row.answer;
  }

  const update = (actor: Actor, id: string, changes: unknown) =>
    call(actor, "update_player($1, $2::text::jsonb)", id, JSON.stringify(changes));
  const divide = (actor: Actor, division: string | null) =>
    call(actor, "set_team_division($1, $2)", game.home.id, division);
  const forfeit = (actor: Actor, isForfeited: boolean | null) =>
    call(actor, "set_forfeited_season($1, $2)", game.home.id, isForfeited);
  const merge = (actor: Actor, from: string, into: string) =>
    call(actor, "merge_players($1, $2)", from, into);
  const unmerge = (actor: Actor, from: string) => call(actor, "unmerge_player($1)", from);

  async function playerRow(id = player) {
    const [row] = await set(
      "select jersey_number, is_ir, ir_date::text, is_active from players where id = $1",
      id,
    );
    return row;
  }

  async function divisionOf(): Promise<unknown> {
    const [row] = await set("select division_name from teams where id = $1", game.home.id);
    return row?.division_name;
  }

  async function isForfeited(): Promise<unknown> {
    const [row] = await set("select forfeited_season from teams where id = $1", game.home.id);
    return row?.forfeited_season;
  }

  const audited = (id: string) =>
    set(
      "select actor_id, action, before, after from audit_log where object_id = $1 order by id",
      id,
    );

  async function addWalkOn(): Promise<string> {
    const id = crypto.randomUUID();
    await set(
      "insert into players (id, team_id, name, jersey_number, is_walk_on) values ($1, $2, 'Walk-on', '55', true)",
      id,
      game.home.id,
    );
    return id;
  }

  describe("update_player", () => {
    test("changes only what it names, and writes who did what", async () => {
      await update(admin, player, { jersey_number: "007" });
      expect(await playerRow()).toMatchObject({ jersey_number: "007", is_ir: false });
      await update(admin, player, { is_ir: true });
      expect(await playerRow()).toMatchObject({ jersey_number: "007", is_ir: true });
      const log = await audited(player);
      expect(log).toHaveLength(2);
      expect(log[0]).toMatchObject({
        actor_id: admin.userId,
        action: "player.updated",
        before: { jersey_number: "0", is_ir: false },
        after: { jersey_number: "007", is_ir: false },
      });
    });

    test("P §4: IR counts from today in the league's time zone, keeps its day, and goes with it", async () => {
      // The two zones are 26 hours apart, so the server's day is never the day of both.
      for (const zone of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
        await set("update app_settings set league_time_zone = $1", zone);
        await update(admin, player, { is_ir: true });
        const [today] = await set("select (now() at time zone $1)::date::text as day", zone);
        expect((await playerRow())?.ir_date).toBe(today?.day);
        await set("update players set ir_date = '2026-09-01' where id = $1", player);
        await update(admin, player, { is_ir: true, jersey_number: "4" });
        expect((await playerRow())?.ir_date).toBe("2026-09-01");
        await update(admin, player, { is_ir: false });
        expect(await playerRow()).toMatchObject({ is_ir: false, ir_date: null });
      }
      await set("update app_settings set league_time_zone = default");
      await expect(
        set("update app_settings set league_time_zone = 'Nowhere/Land'"),
      ).rejects.toMatchObject({ code: "22023" });
    });

    test.each([
      ["0", "0"],
      ["00", "00"],
      ["099", "099"],
      [" 7 ", "7"],
      ["", null],
      [null, null],
    ])("P §5: the number %j is kept as %j", async (typed, kept) => {
      expect(await update(admin, player, { jersey_number: typed })).toMatchObject({
        outcome: "applied",
        player: { jersey_number: kept },
      });
      expect((await playerRow())?.jersey_number).toBe(kept);
    });

    test.each(["100", "999", "0099", "7a", "-1", "1.5", "٣"])(
      "P §5: the number %j is refused and nothing is stored",
      async (typed) => {
        expect(await update(admin, player, { jersey_number: typed, is_ir: true })).toEqual({
          outcome: "rejected",
          reason: "invalid_jersey",
        });
        expect(await playerRow()).toMatchObject({ jersey_number: "0", is_ir: false });
        expect(await audited(player)).toEqual([]);
      },
    );

    test("D33: two players may wear the same number", async () => {
      expect(await update(admin, player, { jersey_number: "1" })).toMatchObject({
        outcome: "applied",
      });
      expect((await playerRow(mate))?.jersey_number).toBe("1");
    });

    test.each([
      null,
      {},
      [],
      { name: " " },
      { name: "E".repeat(201) },
      { provider_id: "7" },
      { is_ir: "yes" },
      { is_ir: null },
      { jersey_number: 7 },
    ])("%j is no change of a player", async (changes) => {
      await expect(update(admin, player, changes)).rejects.toMatchObject({ code: "22023" });
    });

    test("what is so already writes no second audit row; unknown and deleted are said", async () => {
      await update(admin, player, { is_ir: false, jersey_number: "0" });
      expect(await audited(player)).toEqual([]);
      const unknown = { outcome: "rejected", reason: "unknown_player" };
      expect(await update(admin, crypto.randomUUID(), { is_ir: true })).toEqual(unknown);
      await set("update seasons set deleted_at = now() where id = $1", game.seasonId);
      expect(await update(admin, player, { is_ir: true })).toEqual(unknown);
      expect(await divide(admin, "East")).toEqual({ outcome: "rejected", reason: "unknown_team" });
    });
  });

  describe("set_team_division", () => {
    test("takes a division of the team's league, or none, and writes who did it", async () => {
      expect(await divide(admin, "East")).toEqual({ outcome: "applied" });
      expect(await divisionOf()).toBe("East");
      await divide(admin, "East");
      await divide(admin, null);
      expect(await divisionOf()).toBeNull();
      expect(await audited(game.home.id)).toMatchObject([
        { actor_id: admin.userId, action: "team.division", after: { division_name: "East" } },
        { before: { division_name: "East" }, after: { division_name: null } },
      ]);
    });

    test.each(["east", "North", ""])("%j is no division of this league", async (name) => {
      await divide(admin, "West");
      expect(await divide(admin, name)).toEqual({
        outcome: "rejected",
        reason: "unknown_division",
      });
      expect(await divisionOf()).toBe("West");
    });
  });

  describe("set_forfeited_season", () => {
    const shown = async () => {
      const [[standing], [card]] = await Promise.all([
        set("select forfeited_season from standings where team_id = $1", game.home.id),
        set("select forfeited_season from team_cards where id = $1", game.home.id),
      ]);
      return [standing?.forfeited_season, card?.forfeited_season];
    };

    test("D49: marks a team on every list and takes the mark away, and writes who did it", async () => {
      expect(await forfeit(admin, true)).toEqual({ outcome: "applied" });
      expect(await shown()).toEqual([true, true]);
      expect(await forfeit(admin, true)).toEqual({ outcome: "applied" });
      expect(await forfeit(SERVICE, false)).toEqual({ outcome: "applied" });
      expect(await shown()).toEqual([false, false]);
      expect(await audited(game.home.id)).toMatchObject([
        {
          actor_id: admin.userId,
          action: "team.forfeited_season",
          before: { forfeited_season: false },
          after: { forfeited_season: true },
        },
        { before: { forfeited_season: true }, after: { forfeited_season: false } },
      ]);
    });

    test("neither yes nor no is no answer; a team of a deleted season is unknown", async () => {
      await expect(forfeit(admin, null)).rejects.toMatchObject({ code: "22023" });
      await set("update seasons set deleted_at = now() where id = $1", game.seasonId);
      expect(await forfeit(admin, true)).toEqual({ outcome: "rejected", reason: "unknown_team" });
      expect(await isForfeited()).toBe(false);
    });
  });

  describe("D33: merging a walk-on with an official player", () => {
    async function season(id: string) {
      const [row] = await set(
        "select games_played, total_tackles from player_season_stats where player_id = $1",
        id,
      );
      return row;
    }

    test("season figures count as one, the fold stays, and unmerge gives it all back", async () => {
      const walkOn = await addWalkOn();
      const device = new PushingDevice();
      await push(database(), collector, game.id, device.id, [
        device.tackle(game.home.id, walkOn),
        device.tackle(game.home.id, player),
      ]);
      const folded = () =>
        set("select player_id, tackles from game_stats where game_id = $1 order by 1", game.id);
      const before = await folded();

      expect(await merge(admin, walkOn, player)).toEqual({ outcome: "applied" });
      expect(await season(player)).toEqual({ games_played: 1, total_tackles: 2 });
      expect(await season(walkOn)).toBeUndefined();
      expect((await playerRow(walkOn))?.is_active).toBe(false);
      expect(await folded()).toEqual(before);

      expect(await unmerge(admin, walkOn)).toEqual({ outcome: "applied" });
      expect(await season(player)).toEqual({ games_played: 1, total_tackles: 1 });
      expect(await season(walkOn)).toEqual({ games_played: 1, total_tackles: 1 });
      expect((await playerRow(walkOn))?.is_active).toBe(true);
      expect(await audited(walkOn)).toMatchObject([
        { actor_id: admin.userId, action: "player.merged", after: { into_player_id: player } },
        { actor_id: admin.userId, action: "player.unmerged", before: { into_player_id: player } },
      ]);
      expect(await unmerge(admin, walkOn)).toMatchObject({ reason: "not_merged" });
    });

    test("a late entry of the merged walk-on counts for the official player", async () => {
      const walkOn = await addWalkOn();
      await merge(admin, walkOn, player);
      const device = new PushingDevice();
      await push(database(), collector, game.id, device.id, [device.tackle(game.home.id, walkOn)]);
      expect(await season(player)).toEqual({ games_played: 1, total_tackles: 1 });
    });

    test("a second entry of the same team may be merged, nobody else who is no walk-on", async () => {
      expect(await merge(admin, mate, player)).toEqual({ outcome: "applied" });
      const [, , third = ""] = game.home.players;
      const [visitor = ""] = game.visitor.players;
      const refused = { outcome: "rejected", reason: "not_mergeable" };
      expect(await merge(admin, third, visitor)).toEqual(refused);
      expect(await merge(admin, third, third)).toEqual(refused);
      expect(await merge(admin, await addWalkOn(), visitor)).toEqual({ outcome: "applied" });
      const other = await createGame(database());
      const [stranger = ""] = other.home.players;
      expect(await merge(admin, await addWalkOn(), stranger)).toEqual(refused);
      expect(await merge(admin, third, crypto.randomUUID())).toMatchObject({
        reason: "unknown_player",
      });
    });

    test("who is merged is neither merged again nor a goal; those merged into a walk-on go along", async () => {
      const [first, second] = [await addWalkOn(), await addWalkOn()];
      await merge(admin, first, second);
      expect(await merge(admin, first, player)).toMatchObject({ reason: "already_merged" });
      expect(await merge(admin, player, first)).toMatchObject({ reason: "already_merged" });
      await merge(admin, second, player);
      const aliases = await set(
        "select from_player_id from player_aliases where into_player_id = $1",
        player,
      );
      expect(aliases).toHaveLength(2);
    });

    describe("of chained merges each is taken back by itself", () => {
      const chain = ["first", "second", "third"] as const;
      type Link = (typeof chain)[number];
      let ids: Readonly<Record<Link, string>>;

      beforeEach(async () => {
        ids = { first: await addWalkOn(), second: await addWalkOn(), third: await addWalkOn() };
        await merge(admin, ids.first, ids.second);
        await merge(admin, ids.second, ids.third);
        await merge(admin, ids.third, player);
      });

      async function countAs(): Promise<Record<Link, unknown>> {
        const rows = await set("select id, merged_into, is_active from season_players");
        const nameOf = new Map<unknown, string>([
          ...chain.map((name) => [ids[name], name] as const),
          [player, "player"],
        ]);
        const shown = chain.map((name) => {
          const row = rows.find(({ id }) => id === ids[name]);
          expect(row?.is_active).toBe(row?.merged_into === null);
          return [name, nameOf.get(row?.merged_into) ?? null];
        });
        return Object.fromEntries(shown);
      }

      test.each([
        ["first", { first: null, second: "player", third: "player" }],
        ["second", { first: "second", second: null, third: "player" }],
        ["third", { first: "third", second: "third", third: null }],
      ] as const)("the %s alone", async (link, left) => {
        expect(await countAs()).toEqual({ first: "player", second: "player", third: "player" });
        expect(await unmerge(admin, ids[link])).toEqual({ outcome: "applied" });
        expect(await countAs()).toEqual(left);
      });

      test("in any order, until everybody stands alone; what is merged again leads on", async () => {
        for (const link of ["second", "third"] as const) await unmerge(admin, ids[link]);
        expect(await countAs()).toEqual({ first: "second", second: null, third: null });
        await merge(admin, ids.second, player);
        expect(await countAs()).toEqual({ first: "player", second: "player", third: null });
        for (const link of ["second", "first"] as const) await unmerge(admin, ids[link]);
        expect(await countAs()).toEqual({ first: null, second: null, third: null });
      });

      test("the audit log names the merge that was taken back, not where it led", async () => {
        await unmerge(admin, ids.first);
        expect((await audited(ids.first)).at(-1)).toMatchObject({
          action: "player.unmerged",
          before: { into_player_id: ids.second },
        });
      });
    });
  });
});
