import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { entryIdOf, PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import {
  createAnonymousSession,
  createPassHolder,
  endPassesOf,
  makeCheckIn,
  makePass,
  makePasses,
  redeemPass,
  withdrawPass,
} from "../../helpers/database/pass-holder.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("game passes (D69)", (database) => {
  let game: TestGame;
  let other: TestGame;

  const setting = (value: string) =>
    database().query("update app_settings set game_passes = $1", [value]);
  const refused = { code: "42501" };
  const logOf = (gameId: string) =>
    database().query("select event_id from game_events where game_id = $1", [gameId]);
  const custodyOf = (gameId: string) =>
    database().query("select event_id from held_events where game_id = $1", [gameId]);
  const tackleIn = (where: TestGame, device = new PushingDevice()) => ({
    device,
    event: device.tackle(where.visitor.id, where.visitor.players[0] ?? ""),
  });
  async function tries(who: Actor, where: TestGame) {
    const { device, event } = tackleIn(where);
    return push(database(), who, where.id, device.id, [event]);
  }

  beforeAll(async () => {
    game = await createGame(database());
    other = await createGame(database());
  });
  beforeEach(() => setting("admins"));

  describe("what a pass lets somebody do", () => {
    test("collect its one game, under the given name, and no other", async () => {
      const holder = await createAnonymousSession(database());
      const { secret } = await makePass(database(), game.id);
      const answer = await redeemPass(database(), holder, secret, "  Jo\u202e Field ");
      expect(answer).toMatchObject({ outcome: "applied", game_id: game.id, name: "Jo Field" });
      const { receipts } = await tries(holder, game);
      expect(receipts).toMatchObject([{ outcome: "applied" }]);
      const named = await database().query(
        `select n.display_name from game_events e join public_profiles n on n.user_id = e.recorded_by
         where e.event_id = $1`,
        [receipts[0]?.event_id],
      );
      expect(named).toEqual([{ display_name: "Jo Field (game pass)" }]);
      const before = await logOf(other.id);
      await expect(tries(holder, other)).rejects.toMatchObject(refused);
      expect(await logOf(other.id)).toEqual(before);
      expect(await custodyOf(other.id)).toEqual([]);
    });

    test("read the log of that game, and of no other", async () => {
      const holder = await createPassHolder(database(), game.id);
      const read = (name: string, args: string, gameId: string) =>
        runAs(database(), holder, (tx) => tx.query(`select ${name}(${args})`, [gameId]));
      await read("pull_game_events", "$1", game.id);
      await read("known_event_ids", "$1, gen_random_uuid()", game.id);
      // The probe that looks for the server asks for a game that does not exist.
      await read("pull_game_events", "$1", crypto.randomUUID());
      await expect(read("pull_game_events", "$1", other.id)).rejects.toMatchObject(refused);
      await expect(
        read("known_event_ids", "$1, gen_random_uuid()", other.id),
      ).rejects.toMatchObject(refused);
    });

    test.each([
      [
        "stats.corrected.v1",
        (g: TestGame) => ({
          player_id: g.home.players[0],
          team_id: g.home.id,
          deltas: { tackles: 1 },
        }),
      ],
      ["score.overridden.v1", () => ({ visitor: 60, home: 0 })],
      ["score.override_cleared.v1", () => ({})],
      ["game.reset.v1", () => ({ word: "RESET", seen_epoch: 0, seen_state: "open" })],
      ["game.reopened.v1", () => ({ seen_epoch: 0, seen_state: "final" })],
    ] as const)("%s needs an account: refused, and nothing changes", async (type, payload) => {
      const own = await createGame(database());
      const holder = await createPassHolder(database(), own.id);
      const device = new PushingDevice();
      const gameRow = () => database().query("select * from games where id = $1", [own.id]);
      const before = await gameRow();
      const { receipts } = await push(database(), holder, own.id, device.id, [
        device.event(type, payload(own)),
      ]);
      expect(receipts).toMatchObject([{ outcome: "rejected", reason: "permission" }]);
      expect(await gameRow()).toEqual(before);
      expect(await logOf(own.id)).toEqual([]);
    });

    test("finalize the game at the final whistle", async () => {
      const own = await createGame(database());
      const holder = await createPassHolder(database(), own.id);
      const device = new PushingDevice();
      const { receipts } = await push(database(), holder, own.id, device.id, [
        device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }),
      ]);
      expect(receipts).toMatchObject([{ outcome: "applied" }]);
    });

    test("one phone opens passes for several games of a day", async () => {
      const holder = await createPassHolder(database(), game.id);
      await redeemPass(database(), holder, (await makePass(database(), other.id)).secret);
      expect((await tries(holder, game)).receipts).toMatchObject([{ outcome: "applied" }]);
      expect((await tries(holder, other)).receipts).toMatchObject([{ outcome: "applied" }]);
    });

    test("while browsing is off, the season of the game can be read, and no other", async () => {
      await database().query("update app_settings set public_browsing = 'off'");
      try {
        const holder = await createPassHolder(database(), game.id);
        const seasons = await runAs(database(), holder, (tx) => tx.query("select id from seasons"));
        expect(seasons).toEqual([{ id: game.seasonId }]);
        const games = await runAs(database(), holder, (tx) => tx.query("select id from games"));
        expect(games).toEqual([{ id: game.id }]);
        await endPassesOf(database(), holder.userId ?? "");
        const after = await runAs(database(), holder, (tx) => tx.query("select id from seasons"));
        expect(after).toEqual([]);
      } finally {
        await database().query("update app_settings set public_browsing = 'all'");
      }
    });
  });

  describe("a pass that only checks in a team", () => {
    async function captain(own: TestGame) {
      const holder = await createAnonymousSession(database(), "captain");
      const { secret } = await makeCheckIn(database(), own.id, own.home.id);
      const answer = await redeemPass(database(), holder, secret);
      expect(answer).toMatchObject({ outcome: "applied", check_in_team_id: own.home.id });
      return holder;
    }
    const tick = (team: TestGame["home"]) => ({
      team_id: team.id,
      add: team.players.slice(0, 2),
      remove: [],
    });

    test("ticks and unticks the players of its team", async () => {
      const own = await createGame(database());
      const holder = await captain(own);
      const device = new PushingDevice();
      const { receipts } = await push(database(), holder, own.id, device.id, [
        device.event("roster.changed.v1", tick(own.home)),
        device.event("roster.changed.v1", {
          team_id: own.home.id,
          add: [],
          remove: own.home.players.slice(0, 1),
        }),
      ]);
      expect(receipts.map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
      const present = await database().query(
        "select player_id from game_rosters where game_id = $1",
        [own.id],
      );
      expect(present).toEqual([{ player_id: own.home.players[1] }]);
    });

    test.each([
      ["roster.changed.v1", "of the other team", (g: TestGame) => tick(g.visitor)],
      [
        "roster.changed.v1",
        "with the reason for a suspended player",
        (g: TestGame) => ({
          ...tick(g.home),
          overrides: [{ player_id: g.home.players[0], reason: "The board allows it" }],
        }),
      ],
      [
        "player.added.v1",
        "",
        (g: TestGame) => ({ player_id: crypto.randomUUID(), team_id: g.home.id, name: "Walk-on" }),
      ],
      [
        "stat.recorded.v1",
        "",
        (g: TestGame) => new PushingDevice().tackle(g.home.id, g.home.players[0] ?? "").payload,
      ],
      ["timeout.used.v1", "", (g: TestGame) => ({ team_id: g.home.id })],
      ["timeout.returned.v1", "", (g: TestGame) => ({ team_id: g.home.id })],
      [
        "stats.corrected.v1",
        "",
        (g: TestGame) => ({
          player_id: g.home.players[0],
          team_id: g.home.id,
          deltas: { tackles: 1 },
        }),
      ],
      ["score.overridden.v1", "", () => ({ visitor: 60, home: 0 })],
      ["score.override_cleared.v1", "", () => ({})],
      ["game.finalized.v1", "", () => ({ seen_epoch: 0, seen_state: "open" })],
      ["game.reopened.v1", "", () => ({ seen_epoch: 0, seen_state: "final" })],
      ["game.reset.v1", "", () => ({ word: "RESET", seen_epoch: 0, seen_state: "open" })],
    ] as const)("%s %s is refused, and nothing changes", async (type, _, payload) => {
      const own = await createGame(database());
      const holder = await captain(own);
      const device = new PushingDevice();
      const gameRow = () => database().query("select * from games where id = $1", [own.id]);
      const before = await gameRow();
      const { receipts } = await push(database(), holder, own.id, device.id, [
        device.event(type, payload(own)),
      ]);
      expect(receipts).toMatchObject([{ outcome: "rejected", reason: "permission" }]);
      expect(await gameRow()).toEqual(before);
      expect(await logOf(own.id)).toEqual([]);
    });

    test.each(["stat.changed.v1", "stat.removed.v1"] as const)(
      "%s of somebody else's entry is refused",
      async (type) => {
        const own = await createGame(database());
        const holder = await captain(own);
        const { device, event } = tackleIn(own);
        await push(database(), SERVICE, own.id, device.id, [event]);
        const mine = new PushingDevice();
        const entryId = entryIdOf(event);
        const to = { team_id: own.home.id, player_id: null, stat_type: "tackle" };
        const payload =
          type === "stat.changed.v1" ? { entry_id: entryId, to } : { entry_ids: [entryId] };
        const { receipts } = await push(database(), holder, own.id, mine.id, [
          mine.event(type, payload),
        ]);
        expect(receipts).toMatchObject([{ outcome: "rejected", reason: "permission" }]);
        expect(await logOf(own.id)).toHaveLength(1);
      },
    );

    test("a push to another game is refused as a whole", async () => {
      const own = await createGame(database());
      await expect(tries(await captain(own), other)).rejects.toMatchObject(refused);
    });

    test("a person who also opens a scoring pass may score", async () => {
      const own = await createGame(database());
      const holder = await captain(own);
      await redeemPass(database(), holder, (await makePass(database(), own.id)).secret);
      expect((await tries(holder, own)).receipts).toMatchObject([{ outcome: "applied" }]);
    });

    test("holder and maker are told the team", async () => {
      const own = await createGame(database());
      const holder = await captain(own);
      const [mine] = await runAs(database(), holder, (tx) =>
        tx.query<{ list: unknown }>("select my_game_passes() as list"),
      );
      expect(mine?.list).toMatchObject({
        passes: [{ game_id: own.id, check_in_team_id: own.home.id, state: "valid" }],
      });
      const [listed] = await runAs(database(), SERVICE, (tx) =>
        tx.query<{ list: { home: string; passes: readonly { check_in_team: string }[] } }>(
          "select list_game_passes($1) as list",
          [own.id],
        ),
      );
      expect(listed?.list.passes[0]?.check_in_team).toBe(listed?.list.home);
    });

    test("a team that does not play in the game gets no pass", async () => {
      const own = await createGame(database());
      await expect(makeCheckIn(database(), own.id, other.home.id)).rejects.toMatchObject({
        code: "PT404",
      });
    });
  });

  describe("who is scoring now", () => {
    /** The log is append-only, so its guard rests meanwhile. */
    async function passAnHour(gameId: string) {
      await database().exec("alter table game_events disable trigger user");
      await database().query(
        "update game_events set received_at = received_at - interval '1 hour' where game_id = $1",
        [gameId],
      );
      await database().exec("alter table game_events enable trigger user");
    }

    const scoring = async (who: Actor, gameId: string) => {
      const [row] = await runAs(database(), who, (tx) =>
        tx.query<{ page: { scoring: readonly Record<string, unknown>[] } }>(
          "select pull_game_events($1) as page",
          [gameId],
        ),
      );
      return row?.page.scoring;
    };

    test("name, device and age of whoever sent plays in the last hour", async () => {
      const own = await createGame(database());
      const holder = await createPassHolder(database(), own.id);
      expect(await scoring(holder, own.id)).toEqual([]);
      const { device, event } = tackleIn(own);
      await push(database(), holder, own.id, device.id, [event]);
      const member = await insertAccount(database(), "member");
      const told = [
        {
          device_id: device.id,
          user_id: holder.userId,
          name: "Jo (game pass)",
          seconds: expect.any(Number),
        },
      ];
      expect(await scoring(member, own.id)).toEqual(told);
      expect(await scoring(holder, own.id)).toEqual(told);
      const [listed] = await runAs(database(), SERVICE, (tx) =>
        tx.query<{ list: unknown }>("select list_game_passes($1) as list", [own.id]),
      );
      expect(listed?.list).toMatchObject({ scoring: told });
      await passAnHour(own.id);
      expect(await scoring(member, own.id)).toEqual([]);
    });
  });

  describe("how a pass ends", () => {
    test.each([
      ["expired", (holder: Actor) => endPassesOf(database(), holder.userId ?? "")],
      [
        "withdrawn",
        async (holder: Actor) => {
          const [row] = await database().query<{ pass_id: string }>(
            "select pass_id from private.pass_holders where user_id = $1",
            [holder.userId],
          );
          const answer = await withdrawPass(database(), SERVICE, row?.pass_id ?? "");
          expect(answer).toEqual({ outcome: "applied" });
        },
      ],
      ["switched_off", () => setting("off")],
    ] as const)("%s: nothing is taken any more, and its holder is told why", async (state, end) => {
      const holder = await createPassHolder(database(), game.id);
      await end(holder);
      const before = [await logOf(game.id), await custodyOf(game.id)];
      await expect(tries(holder, game)).rejects.toMatchObject(refused);
      expect([await logOf(game.id), await custodyOf(game.id)]).toEqual(before);
      const [mine] = await runAs(database(), holder, (tx) =>
        tx.query<{ list: unknown }>("select my_game_passes() as list"),
      );
      expect(mine?.list).toMatchObject({
        name: "Jo (game pass)",
        passes: [{ game_id: game.id, state }],
      });
    });

    test("also for what waited for the game meanwhile: no check-in becomes a scorer by that", async () => {
      const own = await createGame(database());
      const holder = await createPassHolder(database(), own.id, own.home.id);
      // Whatever a push does first stands for the wait for the game's lock.
      await database().exec(`
        create function private.end_passes() returns trigger language plpgsql security definer as $$
        begin
          update private.game_passes set withdrawn_at = clock_timestamp() where game_id = '${own.id}';
          return new;
        end $$;
        create trigger end_passes before insert or update on private.push_buckets
          for each row execute function private.end_passes()`);
      try {
        await expect(tries(holder, own)).rejects.toMatchObject(refused);
        expect(await logOf(own.id)).toEqual([]);
      } finally {
        await database().exec(
          "drop trigger end_passes on private.push_buckets; drop function private.end_passes()",
        );
      }
    });

    test("it lasts until the end of the next day unless its maker asks for 0 to 14 days", async () => {
      await database().query("update app_settings set league_time_zone = 'UTC'");
      try {
        const own = await createGame(database());
        await database().query("update games set game_date = '2090-05-06' where id = $1", [own.id]);
        const ends = async (days?: number) => {
          const made = await makePasses(database(), SERVICE, [own.id], days);
          return made.passes?.map((pass) => new Date(pass.expires_at).toISOString());
        };
        expect(await ends()).toEqual(["2090-05-08T00:00:00.000Z"]);
        expect(await ends(0)).toEqual(["2090-05-07T00:00:00.000Z"]);
        expect(await ends(14)).toEqual(["2090-05-21T00:00:00.000Z"]);
        for (const days of [-1, 15])
          await expect(ends(days)).rejects.toMatchObject({ code: "22023" });
      } finally {
        await database().query("update app_settings set league_time_zone = 'America/New_York'");
      }
    });

    test("it ends with the day after the game, where the league plays", async () => {
      await database().query("update app_settings set league_time_zone = 'Asia/Tokyo'");
      try {
        await database().query("update games set game_date = '2090-05-06' where id = $1", [
          other.id,
        ]);
        const pass = await makePass(database(), other.id);
        expect(new Date(pass.expires_at).toISOString()).toBe("2090-05-07T15:00:00.000Z");
      } finally {
        await database().query("update app_settings set league_time_zone = 'America/New_York'");
      }
    });
  });

  describe("opening a pass", () => {
    test("the database keeps no secret", async () => {
      const { secret } = await makePass(database(), game.id);
      expect(secret).toMatch(/^[0-9a-f]{40}$/);
      const kept = await database().query<{ text: string }>(
        `select (select jsonb_agg(to_jsonb(p))::text from private.game_passes p)
           || (select jsonb_agg(to_jsonb(a))::text from audit_log a) as text`,
      );
      expect(kept[0]?.text).not.toContain(secret);
    });

    test.each([
      ["unknown_pass", async () => "0".repeat(40)],
      [
        "withdrawn",
        async () => {
          const pass = await makePass(database(), game.id);
          await withdrawPass(database(), SERVICE, pass.pass_id);
          return pass.secret;
        },
      ],
      [
        "expired",
        async () => {
          const pass = await makePass(database(), game.id);
          await database().query(
            "update private.game_passes set expires_at = now() - interval '1 second' where id = $1",
            [pass.pass_id],
          );
          return pass.secret;
        },
      ],
      [
        "full",
        async () => {
          const pass = await makePass(database(), game.id);
          await database().query(
            "insert into private.pass_holders select gen_random_uuid(), $1 from generate_series(1, 20)",
            [pass.pass_id],
          );
          return pass.secret;
        },
      ],
    ] as const)("%s opens nothing", async (reason, secret) => {
      const guest = await createAnonymousSession(database());
      const answer = await redeemPass(database(), guest, await secret());
      expect(answer).toEqual({ outcome: "rejected", reason });
      await expect(tries(guest, game)).rejects.toMatchObject(refused);
    });

    test("a name is needed", async () => {
      const guest = await createAnonymousSession(database());
      const { secret } = await makePass(database(), game.id);
      const answer = await redeemPass(database(), guest, secret, " \u200b ");
      expect(answer).toEqual({ outcome: "rejected", reason: "no_name" });
    });

    test("after ten wrong secrets even the right one waits", async () => {
      const guest = await createAnonymousSession(database());
      const { secret } = await makePass(database(), game.id);
      for (let guess = 0; guess < 10; guess += 1) {
        await redeemPass(database(), guest, String(guess));
      }
      expect(await redeemPass(database(), guest, secret)).toEqual({
        outcome: "rejected",
        reason: "too_many_tries",
      });
      await database().query(
        "update private.pass_tries set at = at - interval '11 minutes' where user_id = $1",
        [guest.userId],
      );
      expect(await redeemPass(database(), guest, secret)).toMatchObject({ outcome: "applied" });
    });

    test("an account has its own rights and opens none", async () => {
      const { secret } = await makePass(database(), game.id);
      const disabled = await insertAccount(database(), "locked out", {
        profile: { is_disabled: true },
      });
      await expect(redeemPass(database(), disabled, secret)).rejects.toMatchObject(refused);
    });
  });

  describe("who makes passes", () => {
    const collector = () =>
      insertAccount(database(), "collector", { profile: { is_collector: true } });

    test("nobody while they are off", async () => {
      await setting("off");
      expect(await makePasses(database(), SERVICE, [game.id])).toEqual({
        outcome: "rejected",
        reason: "switched_off",
      });
    });

    test("an approved collector where the setting says so, who withdraws only their own", async () => {
      const maker = await collector();
      await expect(makePasses(database(), maker, [game.id])).rejects.toMatchObject(refused);
      await setting("collectors");
      const user = await insertAccount(database(), "user");
      await expect(makePasses(database(), user, [game.id])).rejects.toMatchObject(refused);
      const [own] = (await makePasses(database(), maker, [game.id])).passes ?? [];
      const foreign = await makePass(database(), game.id);
      const [listed] = await runAs(database(), maker, (tx) =>
        tx.query<{ list: { passes: readonly { pass_id: string }[] } }>(
          "select list_game_passes($1) as list",
          [game.id],
        ),
      );
      expect(listed?.list.passes.map((pass) => pass.pass_id)).toEqual([own?.pass_id]);
      expect(await withdrawPass(database(), maker, foreign.pass_id)).toEqual({
        outcome: "rejected",
        reason: "unknown_pass",
      });
      expect(await withdrawPass(database(), maker, own?.pass_id ?? "")).toEqual({
        outcome: "applied",
      });
    });

    test("a game has twenty passes at most, and a sheet is made whole or not at all", async () => {
      const crowded = await createGame(database());
      for (let count = 0; count < 20; count += 1) await makePass(database(), crowded.id);
      await expect(makePasses(database(), SERVICE, [other.id, crowded.id])).rejects.toMatchObject({
        code: "PT429",
      });
    });
  });

  test("an anonymous session is nobody in the list of accounts", async () => {
    const guest = await createAnonymousSession(database());
    const profiles = await database().query("select from user_profiles where user_id = $1", [
      guest.userId,
    ]);
    expect(profiles).toEqual([]);
  });
});
