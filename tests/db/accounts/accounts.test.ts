import { beforeEach, describe, expect, test } from "vitest";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { waitForLocks } from "../../helpers/database/lock-waits.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Answer = { readonly outcome: string; readonly reason?: string };

interface Listed {
  readonly user_id: string;
  readonly status: string;
  readonly role: string;
  readonly is_last_admin: boolean;
}

onEachEngine("accounts and switches (D10-D15, security rules 3, 4, 19)", (database) => {
  const ADMIN = { profile: { role: "admin" } };
  let admin: Actor;

  beforeEach(async () => {
    // Makes the new admin first and then demotes the others, so that each test knows who is admin.
    admin = await insertAccount(database(), "admin", ADMIN);
    await database().query(
      "update user_profiles set role = 'user' where role = 'admin' and user_id <> $1",
      [admin.userId],
    );
    await database().exec(
      "update app_settings set public_browsing = 'all', collectors = 'open', admin_email_domain = null",
    );
  });

  async function call<Value = Answer>(actor: Actor, sql: string, ...values: unknown[]) {
    const [row] = await runAs(database(), actor, (tx) =>
      tx.query<{ answer: Value }>(`select ${sql} as answer`, values),
    );
    return row?.answer;
  }

  const setRole = (by: Actor, whom: Actor, role: string) =>
    call(by, "set_user_role($1, $2)", whom.userId, role);
  const setDisabled = (by: Actor, whom: Actor, isDisabled: boolean) =>
    call(by, "set_user_disabled($1, $2)", whom.userId, isDisabled);

  async function profileOf(actor: Actor): Promise<Record<string, unknown> | undefined> {
    const rows = await database().query("select * from user_profiles where user_id = $1", [
      actor.userId,
    ]);
    return rows[0];
  }

  async function listed(actor: Actor): Promise<Listed | undefined> {
    const users = await call<Listed[]>(admin, "list_users()");
    return users?.find(({ user_id }) => user_id === actor.userId);
  }

  async function auditOf(actor: Actor): Promise<unknown[]> {
    return database().query(
      `select actor_id, action, before ->> 'role' as role_before, after ->> 'role' as role_after
       from audit_log where object_type = 'user' and object_id = $1 order by id`,
      [actor.userId],
    );
  }

  describe("list_users", () => {
    test("says who is active, invited, unconfirmed, disabled, on a temporary password", async () => {
      const active = await insertAccount(database(), "active");
      const disabled = await insertAccount(database(), "off", { profile: { is_disabled: true } });
      const unconfirmed = await insertAccount(database(), "unconfirmed", { confirmed: false });
      const invited = await insertAccount(database(), "invited", { confirmed: false });
      const temporary = await insertAccount(database(), "temporary", {
        profile: { must_change_password: true },
      });
      await database().query("update auth.users set invited_at = now() where id = $1", [
        invited.userId,
      ]);
      const status = async (actor: Actor) => (await listed(actor))?.status;
      expect(await status(active)).toBe("active");
      expect(await status(disabled)).toBe("disabled");
      expect(await status(unconfirmed)).toBe("unconfirmed");
      expect(await status(invited)).toBe("invited");
      expect(await status(temporary)).toBe("temporary_password");
    });

    test("names the last admin, and is one value that no row limit cuts (I23)", async () => {
      expect(await listed(admin)).toMatchObject({ role: "admin", is_last_admin: true });
      await insertAccount(database(), "second", ADMIN);
      expect(await listed(admin)).toMatchObject({ is_last_admin: false });
      const [{ count } = { count: 0 }] = await database().query<{ count: number }>(
        "select count(*)::int as count from user_profiles",
      );
      expect(await call<Listed[]>(SERVICE, "list_users()")).toHaveLength(count);
    });
  });

  describe("roles by hand (D11, D12)", () => {
    test("make and unmake an admin, with one audit row each (rule 19)", async () => {
      const person = await insertAccount(database(), "person");
      expect(await setRole(admin, person, "admin")).toEqual({ outcome: "applied" });
      expect(await setRole(admin, person, "admin")).toEqual({ outcome: "unchanged" });
      expect(await setRole(admin, person, "user")).toEqual({ outcome: "applied" });
      const row = { actor_id: admin.userId, action: "user.role" };
      expect(await auditOf(person)).toEqual([
        { ...row, role_before: "user", role_after: "admin" },
        { ...row, role_before: "admin", role_after: "user" },
      ]);
    });

    test("an unconfirmed and a disabled account are never promoted (D14)", async () => {
      const unconfirmed = await insertAccount(database(), "u", { confirmed: false });
      const disabled = await insertAccount(database(), "d", { profile: { is_disabled: true } });
      expect(await setRole(admin, unconfirmed, "admin")).toEqual({
        outcome: "rejected",
        reason: "unconfirmed",
      });
      expect(await setRole(admin, disabled, "admin")).toEqual({
        outcome: "rejected",
        reason: "disabled",
      });
      expect(await profileOf(unconfirmed)).toMatchObject({ role: "user" });
      expect(await auditOf(disabled)).toEqual([]);
    });

    test("a role by hand beats the admin domain, both ways, until the address changes", async () => {
      await call(admin, "update_settings(p_admin_email_domain => 'league.test')");
      const email = `${crypto.randomUUID()}@league.test`;
      const person = await insertAccount(database(), "domain", { email });
      expect(await profileOf(person)).toMatchObject({ role: "admin", role_from_domain: true });
      await setRole(admin, person, "user");
      // The auth server writes the same values again at every sign-in by mail.
      await database().query(
        "update auth.users set email = email, email_confirmed_at = now() where id = $1",
        [person.userId],
      );
      expect(await profileOf(person)).toMatchObject({ role: "user", role_from_domain: false });
      await setRole(admin, person, "admin");
      await database().query("update auth.users set email = $2 where id = $1", [
        person.userId,
        `${crypto.randomUUID()}@elsewhere.test`,
      ]);
      expect(await profileOf(person)).toMatchObject({ role: "admin" });
    });

    test("unknown people and unknown roles are refused in words", async () => {
      const nobody = { ...admin, userId: crypto.randomUUID() };
      const unknown = { outcome: "rejected", reason: "unknown_user" };
      expect(await setRole(admin, nobody, "admin")).toEqual(unknown);
      expect(await setDisabled(admin, nobody, true)).toEqual(unknown);
      expect(await call(admin, "set_collector($1, true)", nobody.userId)).toEqual(unknown);
      await expect(setRole(admin, admin, "owner")).rejects.toMatchObject({ code: "22023" });
    });

    test("a collector is marked and unmarked, with an audit row (D12)", async () => {
      const person = await insertAccount(database(), "person");
      expect(await call(admin, "set_collector($1, true)", person.userId)).toEqual({
        outcome: "applied",
      });
      expect(await profileOf(person)).toMatchObject({ is_collector: true });
      expect(await auditOf(person)).toHaveLength(1);
    });
  });

  describe("the last admin stays (D15)", () => {
    const LAST = { outcome: "rejected", reason: "last_admin" };

    test("no demotion, no disabling, by whoever asks", async () => {
      expect(await setRole(admin, admin, "user")).toEqual(LAST);
      expect(await setRole(SERVICE, admin, "user")).toEqual(LAST);
      expect(await setDisabled(SERVICE, admin, true)).toEqual(LAST);
      expect(await profileOf(admin)).toMatchObject({ role: "admin", is_disabled: false });
      expect(await auditOf(admin)).toEqual([]);
    });

    test.each([
      ["an update at a console", "update user_profiles set role = 'user' where user_id = $1"],
      ["a deleted profile", "delete from user_profiles where user_id = $1"],
      ["a deleted account", "delete from auth.users where id = $1"],
      ["an unconfirmed address", "update auth.users set email_confirmed_at = null where id = $1"],
    ])("nor by %s", async (_, sql) => {
      await expect(database().query(sql, [admin.userId])).rejects.toMatchObject({ code: "23001" });
      expect(await profileOf(admin)).toMatchObject({ role: "admin", email_confirmed: true });
    });

    test("an unconfirmed or disabled admin is no second one", async () => {
      await insertAccount(database(), "u", { confirmed: false, ...ADMIN });
      await insertAccount(database(), "d", { profile: { role: "admin", is_disabled: true } });
      expect(await setRole(admin, admin, "user")).toEqual(LAST);
    });

    test("with a second admin, each may go, and may go themselves", async () => {
      const second = await insertAccount(database(), "second", ADMIN);
      expect(await setRole(second, second, "user")).toEqual({ outcome: "applied" });
      await expect(setRole(second, admin, "user")).rejects.toMatchObject({ code: "42501" });
    });
  });

  describe("disabled (security rule 3)", () => {
    test("refused everywhere at once, no session left, no sign-in; and let in again", async () => {
      const person = await insertAccount(database(), "person");
      await database().query("insert into auth.sessions (user_id) values ($1)", [person.userId]);
      expect(await setDisabled(admin, person, true)).toEqual({ outcome: "applied" });
      const isMember = () => call<boolean>(person, "private.is_member()");
      expect(await isMember()).toBe(false);
      expect(
        await database().query("select from auth.sessions where user_id = $1", [person.userId]),
      ).toEqual([]);
      const isBanned = async () =>
        (
          await database().query<{ banned: boolean }>(
            "select banned_until is not null and banned_until > now() as banned from auth.users where id = $1",
            [person.userId],
          )
        )[0]?.banned;
      expect(await isBanned()).toBe(true);
      expect(await setDisabled(admin, person, false)).toEqual({ outcome: "applied" });
      expect([await isMember(), await isBanned()]).toEqual([true, false]);
      expect(await auditOf(person)).toHaveLength(2);
    });

    test("nobody disables themselves", async () => {
      await insertAccount(database(), "second", ADMIN);
      expect(await setDisabled(admin, admin, true)).toEqual({
        outcome: "rejected",
        reason: "self",
      });
    });
  });

  describe("switches", () => {
    const read = () => call<Record<string, unknown>>(admin, "read_settings()");

    test("what is given changes, the rest stays, with one audit row (rule 19)", async () => {
      const count = async () =>
        (await database().query("select from audit_log where action = 'settings.updated'")).length;
      const before = await count();
      await call(admin, "update_settings(p_public_browsing => 'off')");
      await call(admin, "update_settings(p_admin_email_domain => ' League.Test ')");
      expect(await read()).toMatchObject({
        public_browsing: "off",
        collectors: "open",
        game_passes: "off",
        captains_confirm: "off",
        admin_email_domain: "league.test",
      });
      await call(admin, "update_settings(p_admin_email_domain => '')");
      await call(admin, "update_settings(p_collectors => 'open')");
      await call(admin, "update_settings(p_captains_confirm => 'asked')");
      expect(await read()).toMatchObject({ captains_confirm: "asked", game_passes: "off" });
      await call(admin, "update_settings(p_captains_confirm => 'off')");
      await call(admin, "update_settings(p_league_time_zone => 'Europe/Berlin')");
      expect(await read()).toMatchObject({ league_time_zone: "Europe/Berlin" });
      await expect(
        call(admin, "update_settings(p_league_time_zone => 'Nowhere/Land')"),
      ).rejects.toMatchObject({ code: "22023" });
      await call(admin, "update_settings(p_league_time_zone => 'America/New_York')");
      expect(await read()).toMatchObject({ admin_email_domain: null });
      expect(await count()).toBe(before + 7);
    });

    test.each(["somewhere", "@league.test", "league .test", "-", "league.test/x"])(
      "%s is no domain",
      async (domain) => {
        const change = call(admin, "update_settings(p_admin_email_domain => $1)", domain);
        await expect(change).rejects.toMatchObject({ code: "23514" });
      },
    );

    test("a new domain changes nobody's role by itself (D11)", async () => {
      const email = `${crypto.randomUUID()}@league.test`;
      const person = await insertAccount(database(), "early", { email });
      await call(admin, "update_settings(p_admin_email_domain => 'league.test')");
      expect(await profileOf(person)).toMatchObject({ role: "user" });
    });
  });
});

/** Only PostgreSQL runs the two at the same time; PGlite has one connection. */
onEachEngine("two admins who demote each other at the same moment (D15)", (database) => {
  test("one of them stays", async () => {
    const [one, two] = [
      await insertAccount(database(), "one", { profile: { role: "admin" } }),
      await insertAccount(database(), "two", { profile: { role: "admin" } }),
    ];
    const demote = (by: Actor, whom: Actor) =>
      runAs(database(), by, async (tx) => {
        const [row] = await tx.query<{ answer: Answer }>(
          "select set_user_role($1, 'user') as answer",
          [whom.userId],
        );
        return row?.answer.outcome;
      }).catch((error: { code?: string }) => error.code);
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.all([demote(one, two), demote(two, one)]);
      expect(outcomes.sort()).toEqual(["42501", "applied"]);
      expect(await admins(database())).toBe(1);
      await database().query("update user_profiles set role = 'admin'");
    }
  });

  test("nor do two consoles leave nobody", async () => {
    const ids = await database().query<{ user_id: string }>("select user_id from user_profiles");
    const demote = ({ user_id }: { user_id: string }) =>
      database()
        .query("update user_profiles set role = 'user' where user_id = $1", [user_id])
        .then(
          () => "done",
          (error: { code?: string }) => error.code,
        );
    expect((await Promise.all(ids.map(demote))).sort()).toEqual(["23001", "done"]);
    expect(await admins(database())).toBe(1);
  });
});

/** Only on PostgreSQL does one connection wait for the other. */
onEachEngine(
  "an admin is changed while the auth server changes their address (D11, D15)",
  (database) => {
    const ADMIN = { profile: { role: "admin" } };

    test.each(["set_user_role($1, 'user')", "set_user_disabled($1, true)"])(
      "%s: each waits for the other, and both are done",
      async (change) => {
        const admin = await insertAccount(database(), "admin", ADMIN);
        await call(admin, "update_settings(p_admin_email_domain => 'league.test')");
        const email = `${crypto.randomUUID()}@league.test`;
        const person = await insertAccount(database(), "domain", { email });
        const changes: Promise<unknown>[] = [];
        await database().transaction(async (tx) => {
          await tx.query("select private.lock_admins()");
          changes.push(call(admin, change, person.userId));
          await waitForLocks(database(), 1);
          const address = `${crypto.randomUUID()}@elsewhere.test`;
          changes.push(
            database().query("update auth.users set email = $2 where id = $1", [
              person.userId,
              address,
            ]),
          );
          await waitForLocks(database(), 2);
        });
        expect(await Promise.all(changes)).toEqual([{ outcome: "applied" }, []]);
      },
    );

    test("a withdrawn invitation and the one who accepts it do not wait for each other for ever", async () => {
      const admin = await insertAccount(database(), "admin", ADMIN);
      const email = `${crypto.randomUUID()}@example.test`;
      const person = await insertAccount(database(), "invited", { email, confirmed: false });
      await runAs(database(), SERVICE, (tx) =>
        tx.query("select record_invitation($1, $2, 'invite', false)", [
          admin.userId,
          person.userId,
        ]),
      );
      const accept = () =>
        database().query("update auth.users set email_confirmed_at = now() where id = $1", [
          person.userId,
        ]);
      const withdraw = () =>
        call<{ status: string }>(admin, "open_invitation('withdraw', $1)", email);
      const [, withdrawn] = await Promise.all([accept(), withdraw()]);
      expect(["withdrawn", "admin"]).toContain(withdrawn?.status);
    });

    async function call<Value = unknown>(actor: Actor, sql: string, ...values: unknown[]) {
      const [row] = await runAs(database(), actor, (tx) =>
        tx.query<{ answer: Value }>(`select ${sql} as answer`, values),
      );
      return row?.answer;
    }
  },
);

async function admins(database: SqlDatabase): Promise<number> {
  return (await database.query("select from user_profiles where role = 'admin'")).length;
}
