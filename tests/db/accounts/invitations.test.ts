import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Status = Readonly<Record<string, unknown>>;

onEachEngine("invitations and temporary passwords (D14)", (database) => {
  let admin: Actor;
  let email: string;

  beforeEach(async () => {
    admin = await insertAccount(database(), "admin", { profile: { role: "admin" } });
    email = `${crypto.randomUUID()}@example.test`;
  });

  async function open(action: string, address = email, actor = admin): Promise<Status> {
    const [row] = await runAs(database(), actor, (tx) =>
      tx.query<{ answer: Status }>("select open_invitation($1, $2) as answer", [action, address]),
    );
    return row?.answer ?? {};
  }

  async function record(user: Actor, action: string, byPassword: boolean): Promise<unknown> {
    const [row] = await runAs(database(), SERVICE, (tx) =>
      tx.query<{ answer: boolean }>("select record_invitation($1, $2, $3, $4) as answer", [
        admin.userId,
        user.userId,
        action,
        byPassword,
      ]),
    );
    return row?.answer;
  }

  async function profileOf(user: Actor): Promise<Status | undefined> {
    const [row] = await database().query("select * from user_profiles where user_id = $1", [
      user.userId,
    ]);
    return row;
  }

  const confirm = (user: Actor) =>
    database().query("update auth.users set email_confirmed_at = now() where id = $1", [
      user.userId,
    ]);

  test("an invited account becomes admin when it is confirmed, and only once", async () => {
    const user = await insertAccount(database(), "invited", { email, confirmed: false });
    expect(await record(user, "invite", false)).toBe(true);
    expect(await open("send_reset")).toMatchObject({ status: "invited" });
    expect(await profileOf(user)).toMatchObject({ role: "user" });
    await confirm(user);
    expect(await profileOf(user)).toMatchObject({ role: "admin", must_change_password: false });
    await database().query("update user_profiles set role = 'user' where user_id = $1", [
      user.userId,
    ]);
    await database().query("update auth.users set email_confirmed_at = null where id = $1", [
      user.userId,
    ]);
    await confirm(user);
    expect(await profileOf(user)).toMatchObject({ role: "user" });
  });

  test.each([
    ["was demoted", "update user_profiles set role = 'user' where user_id = $1"],
    ["was disabled", "update user_profiles set is_disabled = true where user_id = $1"],
    ["is gone", "delete from auth.users where id = $1"],
  ])(
    "of an admin who %s makes a user, and that is on record; another admin's makes an admin again",
    async (_, sql) => {
      const [user, again] = [
        await insertAccount(database(), "invited", { email, confirmed: false }),
        await insertAccount(database(), "invited again", { confirmed: false }),
      ];
      const other = await insertAccount(database(), "other", { profile: { role: "admin" } });
      await record(user, "invite", false);
      await record(again, "invite", false);
      const inviter = admin;
      await database().query(sql, [inviter.userId]);
      admin = other;
      await record(again, "resend", false);
      await confirm(user);
      await confirm(again);
      expect(await profileOf(user)).toMatchObject({ role: "user", email_confirmed: true });
      expect(await profileOf(again)).toMatchObject({ role: "admin" });
      const [audit] = await database().query(
        "select before, after from audit_log where action = 'user.invitation_void' and object_id = $1",
        [user.userId],
      );
      expect(audit).toEqual({
        before: { email, invited_by: inviter.userId },
        after: { role: "user", reason: "inviter_is_no_admin" },
      });
      expect(await open("invite")).toEqual({ status: "promoted" });
    },
  );

  test("inviting an address that somebody signed up with removes that account", async () => {
    const stranger = await insertAccount(database(), "stranger", { email, confirmed: false });
    expect(await open("invite", email.toUpperCase())).toEqual({
      status: "none",
      actor_id: admin.userId,
    });
    expect(await profileOf(stranger)).toBeUndefined();
  });

  test.each(["resend", "withdraw", "send_reset"])(
    "%s leaves an unconfirmed account that was not invited as it is",
    async (action) => {
      const user = await insertAccount(database(), "unconfirmed", { email, confirmed: false });
      expect(await open(action)).toMatchObject({ status: "unconfirmed", user_id: user.userId });
      expect(await profileOf(user)).toMatchObject({ role: "user" });
    },
  );

  test("only inviting promotes a confirmed account", async () => {
    const user = await insertAccount(database(), "user", { email });
    for (const action of ["resend", "withdraw", "send_reset"]) {
      expect(await open(action)).toMatchObject({ status: "user" });
      expect(await profileOf(user)).toMatchObject({ role: "user" });
    }
    expect(await open("invite")).toEqual({ status: "promoted" });
    expect(await profileOf(user)).toMatchObject({ role: "admin", role_from_domain: false });
    expect(await open("invite")).toMatchObject({ status: "admin" });
  });

  describe("a temporary password", () => {
    test("holds no right until it is changed, an admin's neither", async () => {
      const user = await insertAccount(database(), "temporary", { email });
      await record(user, "invite", true);
      expect(await profileOf(user)).toMatchObject({ role: "admin", must_change_password: true });
      const rights = () =>
        runAs(database(), user, (tx) =>
          tx.query(
            "select private.is_member() as m, private.is_admin() as a, private.may_collect() as c",
          ),
        );
      expect(await rights()).toEqual([{ m: false, a: false, c: false }]);
      await expect(open("invite", email, user)).rejects.toMatchObject({ code: "42501" });
      const own = await runAs(database(), user, (tx) =>
        tx.query("select must_change_password from user_profiles"),
      );
      expect(own).toEqual([{ must_change_password: true }]);

      await database().query("update auth.users set last_sign_in_at = now() where id = $1", [
        user.userId,
      ]);
      expect(await rights()).toEqual([{ m: false, a: false, c: false }]);
      await database().query("update auth.users set encrypted_password = 'x' where id = $1", [
        user.userId,
      ]);
      expect(await rights()).toEqual([{ m: true, a: true, c: true }]);
    });

    test("after a reset changes no role", async () => {
      const user = await insertAccount(database(), "reset", { email });
      await record(user, "send_reset", true);
      expect(await profileOf(user)).toMatchObject({ role: "user", must_change_password: true });
    });
  });

  test("an account that is gone is said", async () => {
    expect(await record({ ...admin, userId: crypto.randomUUID() }, "invite", false)).toBe(false);
  });

  test("one audit row each, in the name of the admin (rule 19)", async () => {
    const user = await insertAccount(database(), "invited", { email, confirmed: false });
    await record(user, "invite", false);
    await record(user, "resend", false);
    await open("withdraw");
    const rows = await database().query<{ action: string }>(
      "select action from audit_log where actor_id = $1 and object_id = $2 order by id",
      [admin.userId, user.userId],
    );
    expect(rows.map((row) => row.action)).toEqual([
      "user.invited",
      "user.invited_again",
      "user.invitation_withdrawn",
    ]);
  });
});
