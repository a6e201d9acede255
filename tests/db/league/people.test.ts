import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Actor, ANONYMOUS, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("people and settings (D10-D15, security rule 3)", (database) => {
  const setting = (column: string, value: string | null) =>
    database().query(`update app_settings set ${column} = $1`, [value]);

  async function profileOf(actor: Actor): Promise<Record<string, unknown> | undefined> {
    const rows = await database().query("select * from user_profiles where user_id = $1", [
      actor.userId,
    ]);
    return rows[0];
  }

  beforeEach(async () => {
    // Another admin exists, so that no test touches the last one.
    await insertAccount(database(), "standing admin", { profile: { role: "admin" } });
  });
  afterEach(async () => {
    await setting("admin_email_domain", null);
    await setting("public_browsing", "all");
    await setting("collectors", "open");
  });

  describe("the profile comes from the trigger", () => {
    test.each([
      ["full_name", { full_name: "Zoë O'Neil", name: "Other" }, "Zoë O'Neil"],
      ["name", { name: "Jo" }, "Jo"],
      ["the part before the @", {}, "sam"],
      ["never an address", { full_name: "private.person@mail.test" }, "private.person"],
      ["never invisible", { full_name: "\u200b\n", name: "\ufeff" }, "sam"],
      ["never turned around", { full_name: "\u202eAdmin\u2069 \u0007Jo" }, "Admin Jo"],
      [
        "in every script",
        { full_name: "\u0645\u06cc\u200c\u062e\u0648" },
        "\u0645\u06cc\u200c\u062e\u0648",
      ],
    ])("its name is %s (P §6, D13)", async (_, metadata, name) => {
      const email = `sam@${crypto.randomUUID()}.test`;
      const actor = await insertAccount(database(), "sam", { email, metadata });
      expect(await profileOf(actor)).toMatchObject({ full_name: name, role: "user", email });
      expect(
        await database().query("select display_name from public_profiles where user_id = $1", [
          actor.userId,
        ]),
      ).toEqual([{ display_name: name }]);
    });

    test("metadata decides nothing about rights", async () => {
      const actor = await insertAccount(database(), "poisoned", {
        metadata: {
          role: "admin",
          is_collector: true,
          is_admin: true,
          app_metadata: { role: "admin" },
        },
      });
      expect(await profileOf(actor)).toMatchObject({ role: "user", is_collector: false });
    });

    test("leaves with the account; the name stays for the history", async () => {
      const actor = await insertAccount(database(), "leaver", { metadata: { name: "Lee" } });
      await database().query("delete from auth.users where id = $1", [actor.userId]);
      expect(await profileOf(actor)).toBeUndefined();
      expect(
        await database().query("select display_name from public_profiles where user_id = $1", [
          actor.userId,
        ]),
      ).toEqual([{ display_name: "Lee" }]);
    });
  });

  describe("admin by e-mail domain (D11, rule 4)", () => {
    const address = (domain: string) => `${crypto.randomUUID()}@${domain}`;

    test("is off unless configured", async () => {
      const actor = await insertAccount(database(), "a", { email: address("league.test") });
      expect(await profileOf(actor)).toMatchObject({ role: "user" });
    });

    test.each([
      ["league.test", true, "admin"],
      ["LEAGUE.test", true, "admin"],
      ["league.test", false, "user"],
      ["sub.league.test", true, "user"],
      ["notleague.test", true, "user"],
      ["league.test.evil.test", true, "user"],
      ["evil.test@league.test", true, "user"],
    ])("%s, confirmed %s: %s", async (domain, confirmed, role) => {
      await setting("admin_email_domain", "league.test");
      const actor = await insertAccount(database(), "a", { email: address(domain), confirmed });
      expect(await profileOf(actor)).toMatchObject({ role });
    });

    test("comes with the confirmation and goes with the address; a role given by hand stays", async () => {
      await setting("admin_email_domain", "league.test");
      const actor = await insertAccount(database(), "a", {
        email: address("league.test"),
        confirmed: false,
      });
      const update = (change: string) =>
        database().query(`update auth.users set ${change} where id = $1`, [actor.userId]);
      await update("email_confirmed_at = now()");
      expect(await profileOf(actor)).toMatchObject({ role: "admin", role_from_domain: true });
      await update(`email = '${address("elsewhere.test")}'`);
      expect(await profileOf(actor)).toMatchObject({ role: "user", role_from_domain: false });

      const byHand = await insertAccount(database(), "b", { profile: { role: "admin" } });
      await database().query("update auth.users set email = $2 where id = $1", [
        byHand.userId,
        address("elsewhere.test"),
      ]);
      expect(await profileOf(byHand)).toMatchObject({ role: "admin" });
    });
  });

  test("the documented command makes the first admin, of a confirmed account only (D11)", async () => {
    const email = `${crypto.randomUUID()}@club.test`;
    const actor = await insertAccount(database(), "first", { email, confirmed: false });
    await expect(database().query("select private.make_admin($1)", [email])).rejects.toMatchObject({
      code: "P0002",
    });
    await database().query("update auth.users set email_confirmed_at = now() where id = $1", [
      actor.userId,
    ]);
    await database().query("select private.make_admin($1)", [email.toUpperCase()]);
    expect(await profileOf(actor)).toMatchObject({ role: "admin" });
  });

  describe("who may collect (D12)", () => {
    test("approved: only marked profiles and admins; open: everyone confirmed", async () => {
      const game = await createGame(database());
      const device = new PushingDevice();
      const plain = await insertAccount(database(), "plain");
      const marked = await insertAccount(database(), "marked", { profile: { is_collector: true } });
      const admin = await insertAccount(database(), "admin", { profile: { role: "admin" } });
      const tap = (actor: Actor) =>
        push(database(), actor, game.id, device.id, [device.tackle(game.home.id, null)]).then(
          (answer) => answer.receipts[0]?.outcome,
          (error: { code?: string }) => error.code,
        );
      expect(await tap(plain)).toBe("applied");
      await setting("collectors", "approved");
      expect(await tap(plain)).toBe("42501");
      expect(await tap(marked)).toBe("applied");
      expect(await tap(admin)).toBe("applied");
      await database().query("update user_profiles set is_disabled = true where user_id = $1", [
        marked.userId,
      ]);
      expect(await tap(marked)).toBe("42501");
      expect(
        await database().query("select from game_events where game_id = $1", [game.id]),
      ).toHaveLength(3);
    });
  });

  describe("who sees which season (D10, D65, rule 8)", () => {
    test("anonymous visitors follow public_browsing; the widget's season stays readable", async () => {
      const [plain, live] = [await createGame(database()), await createGame(database())];
      await database().exec("update seasons set live_on_widget = false");
      await database().query("update seasons set live_on_widget = true where id = $1", [
        live.seasonId,
      ]);
      const member = await insertAccount(database(), "member");
      const unconfirmed = await insertAccount(database(), "stranger", { confirmed: false });
      const disabled = await insertAccount(database(), "disabled", {
        profile: { is_disabled: true },
      });
      const sees = (actor: Actor) =>
        runAs(database(), actor, async (tx) => {
          const found: string[] = [];
          for (const [name, game] of Object.entries({ plain, live })) {
            const [row] = await tx.query<{ n: number }>(
              `select (select count(*) from seasons where id = $1)::int
                 + (select count(*) from games where id = $2)::int
                 + (select count(*) from players where team_id = $3 limit 1)::int as n`,
              [game.seasonId, game.id, game.home.id],
            );
            if (row !== undefined && row.n > 0) found.push(`${name} ${row.n}`);
          }
          return found;
        });
      expect(await sees(ANONYMOUS)).toEqual(["plain 9", "live 9"]);
      for (const mode of ["live_season", "off"]) {
        await setting("public_browsing", mode);
        // An account that is not a member reads like a visitor.
        for (const visitor of [ANONYMOUS, unconfirmed, disabled]) {
          expect(await sees(visitor)).toEqual(["live 9"]);
        }
        expect(await sees(member)).toEqual(["plain 9", "live 9"]);
      }
    });

    test("a deleted season is gone for everyone but admins, with all that hangs on it", async () => {
      const game = await createGame(database());
      const scorer = await insertAccount(database(), "scorer");
      const admin = await insertAccount(database(), "admin", { profile: { role: "admin" } });
      const device = new PushingDevice();
      await push(database(), scorer, game.id, device.id, [
        device.tackle(game.home.id, game.home.players[0] ?? null),
      ]);
      await database().query("update seasons set deleted_at = now() where id = $1", [
        game.seasonId,
      ]);
      const count = (actor: Actor) =>
        runAs(database(), actor, async (tx) => {
          const counts: unknown[] = [];
          for (const table of [
            ...(actor === ANONYMOUS ? [] : ["game_events"]),
            "stat_events",
            "game_stats",
            "team_game_stats",
            "game_cards",
          ]) {
            const key = table === "game_cards" ? "id" : "game_id";
            counts.push(...(await tx.query(`select from ${table} where ${key} = $1`, [game.id])));
          }
          return counts.length;
        });
      expect(await count(ANONYMOUS)).toBe(0);
      expect(await count(scorer)).toBe(0);
      expect(await count(admin)).toBe(6);
      const pull = await runAs(database(), scorer, (tx) =>
        tx.query<{ answer: { known: boolean; events: unknown[] } }>(
          "select pull_game_events($1) as answer",
          [game.id],
        ),
      );
      expect(pull[0]?.answer).toMatchObject({ known: false, events: [] });
    });

    test("only one season can be live on the widget (rule 7)", async () => {
      const [one, two] = [await createGame(database()), await createGame(database())];
      await database().exec("update seasons set live_on_widget = false");
      await database().query("update seasons set live_on_widget = true where id = $1", [
        one.seasonId,
      ]);
      await expect(
        database().query("update seasons set live_on_widget = true where id = $1", [two.seasonId]),
      ).rejects.toMatchObject({ code: "23505" });
    });
  });
});
